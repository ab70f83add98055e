// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// GreedyBot: looks to the end of the turn. Of the decisions that look best at a glance it carries out each
/// on one guess at the hidden cards, goes on at a glance until the next turn begins, and takes the one after
/// which things stand best.
///
/// Why beside the searching players: it costs a small part of the weakest of them, so that a table of all
/// pairs of heroes takes seconds.

#include "model/bots/bot.h"

#include <array>

namespace fabletop {

class GreedyBot final : public Bot {
public:
    GreedyBot() : m_options(std::make_unique<OptionList>()) {}
    int choose(const MatchRules& rules, const State& observation, SeatId seat, const OptionList& options,
               Rng& rng) override;
    [[nodiscard]] std::unique_ptr<Bot> clone() const override { return std::make_unique<GreedyBot>(); }

private:
    /// A decision by its place, and what it looks worth at a glance.
    struct Candidate {
        int place = 0;
        int score = 0;
    };
    static constexpr int mostCandidates = 5;

    int shortList(const MatchRules& rules, const Table& table, SeatId seat, const OptionList& options,
                  Rng& rng);
    float chanceAfter(const MatchRules& rules, State state, const Decision& decision);

    std::array<Candidate, mostCandidates> m_candidates;
    std::unique_ptr<OptionList> m_options; ///< of the positions looked at
};

} // namespace fabletop
