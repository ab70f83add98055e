// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DecisionScorer: what a decision plainly gains, at a glance.
///
/// Why apart from the players: greedy takes the best, and search looks at the best ones first. It reads the
/// cards of the one seat that decides and no others', so an observation serves as well as a State.

#include "model/engine/decision.h"
#include "model/rules/matchrules.h"
#include "model/table/table.h"

namespace fabletop {

/// Scores are in hundredths of a health point, from the view of `seat`.
class DecisionScorer {
public:
    DecisionScorer(const MatchRules& rules, const Table& table, SeatId seat);

    [[nodiscard]] int score(const Decision& decision) const;

private:
    [[nodiscard]] bool foe(FighterId fighter) const { return !m_rules.friends(seatOf(fighter), m_seat); }
    [[nodiscard]] int exhausted() const;
    [[nodiscard]] static int weight(FighterId fighter);
    [[nodiscard]] int worth(SeatId owner, CardId card) const;
    [[nodiscard]] int maneuver() const;
    [[nodiscard]] int attack(const Decision& decision) const;
    [[nodiscard]] int defend(const Decision& decision) const;
    [[nodiscard]] int boost(const Decision& decision) const;
    [[nodiscard]] int move(const Decision& decision) const;
    [[nodiscard]] int approach(FighterId fighter, SpaceId space) const;
    [[nodiscard]] int choose(const Decision& decision) const;

    const MatchRules& m_rules;
    const Table& m_table;
    SeatId m_seat;
};

} // namespace fabletop
