// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SearchBot: a player that thinks before it decides.

#include "model/bots/bot.h"
#include "model/bots/search/levels.h"

namespace fabletop {

class SearchBot final : public Bot {
public:
    explicit SearchBot(const SearchLevel& level) : m_level(level) {}
    int choose(const MatchRules& rules, const State& observation, SeatId seat, const OptionList& options,
               Rng& rng) override;
    void hurry() override { m_hurried = true; }
    [[nodiscard]] std::unique_ptr<Bot> clone() const override { return std::make_unique<SearchBot>(m_level); }

private:
    SearchLevel m_level;
    std::atomic<bool> m_hurried = false;
};

} // namespace fabletop
