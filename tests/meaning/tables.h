// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The tables on which texts are played: crowded, with rich and with empty hands, with fallen fighters, with
/// a deck that is short, in a duel and in teams.

#include "model/engine/state.h"
#include "model/rules/matchrules.h"

#include <string>

namespace fabletop::meaning {

inline constexpr int tableCount = 64;

[[nodiscard]] constexpr bool inTeams(int table)
{
    return table % 4 == 1;
}
/// Table `number`, in the middle of a turn of the first seat, with `card` in its hand.
[[nodiscard]] State tableFor(const MatchRules& rules, int number, CardId card);
/// The hero of everybody else: cards of every kind, with marks of its own.
[[nodiscard]] std::string opposingHero();

} // namespace fabletop::meaning
