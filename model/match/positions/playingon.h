// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PlayingOn: how it goes on after a decision, in guesses at what its seat can't see, while everybody thinks
/// a little.
///
/// Why played and not only searched: a chance says that a decision wins, not that it wins in this turn.

#include "model/engine/observe.h"

namespace fabletop {

class PlayingOn {
public:
    /// All must outlive it.
    PlayingOn(const MatchRules& rules, const State& observation, SeatId seat, int worlds, std::uint64_t seed)
        : m_rules(rules), m_observation(observation), m_seat(seat), m_worlds(worlds), m_seed(seed)
    {}

    /// In so many of the guesses its team has won before the turn ends.
    [[nodiscard]] int wonThisTurn(const Decision& first) const;
    /// And has lost before its team has the next turn.
    [[nodiscard]] int lostUntilOwnTurn(const Decision& first) const;

private:
    [[nodiscard]] State played(const Decision& first, int world, int turns) const;
    [[nodiscard]] int count(const Decision& first, int turns, bool won) const;

    const MatchRules& m_rules;
    const State& m_observation;
    SeatId m_seat;
    int m_worlds;
    std::uint64_t m_seed;
};

} // namespace fabletop
