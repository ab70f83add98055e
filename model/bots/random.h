// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RandomBot: picks uniformly. The yardstick for speed, and the first opponent of a test.

#include "model/bots/bot.h"

namespace fabletop {

class RandomBot final : public Bot {
public:
    int choose(const MatchRules&, const State&, SeatId, const OptionList& options, Rng& rng) override
    {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(options.count)));
    }
    [[nodiscard]] bool looks() const override { return false; }
    [[nodiscard]] std::unique_ptr<Bot> clone() const override { return std::make_unique<RandomBot>(); }
};

} // namespace fabletop
