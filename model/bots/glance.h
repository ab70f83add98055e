// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// GlanceBot: scores each decision by what it plainly gains now and takes the best. It hits if it can,
/// defends where it hurts, closes in otherwise. The yardstick of all others, as "greedy1", and so it stays
/// as it is.

#include "model/bots/bot.h"

namespace fabletop {

class GlanceBot final : public Bot {
public:
    int choose(const MatchRules& rules, const State& observation, SeatId seat, const OptionList& options,
               Rng& rng) override;
    [[nodiscard]] std::unique_ptr<Bot> clone() const override { return std::make_unique<GlanceBot>(*this); }
};

} // namespace fabletop
