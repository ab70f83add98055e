// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Clause: the rules that the engine's own primitives follow; all others are named in rules texts.

#include "model/rules/matchrules.h"

namespace fabletop {

enum class Clause : std::uint8_t {
    none,
    draw,
    exhausted,
    reshuffle,
    defeat,
    removal,
    victory,
    bothDown,
    playerOut,
    teamVictory,
    schemePlayed,
    attackDeclared,
    attackCard,
    boostMove,
    count
};

inline constexpr EnumArray<Clause, const char*> clauseNames{
    {"", "R-DRAW-01", "R-DRAW-05", "R-DRAW-03", "R-DEF-01", "R-DEF-02", "R-VIC-01", "R-VIC-03", "R-TEAM-09",
     "R-TEAM-10", "R-SCHEME-01", "R-ATT-02", "R-ATT-06", "R-BOOST-01"}};

[[nodiscard]] inline RuleId ruleOf(const MatchRules& rules, Clause clause)
{
    return rules.clauses[clause];
}

} // namespace fabletop
