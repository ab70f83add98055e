// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Evaluation: the chance of team 0 to win, judged from how things stand.
///
/// Why: a search can't play every line to the end of the match. What counts is what differs between the
/// teams; how much it counts was fitted to the outcomes of games the program played against itself (logistic
/// regression, see tests/hunts/fitevaluation.cpp).

#include "model/engine/state.h"
#include "model/rules/matchrules.h"

#include <array>

namespace fabletop {

/// What is looked at, of each team; the place in Features.
enum class Feature : std::uint8_t {
    heroHealth,     ///< of its heroes, in tens
    heroDanger,     ///< the less health the more a point of it counts: square root
    sidekickHealth, ///< in tens
    sidekicks,      ///< on the battlefield
    hand,           ///< cards, in fives
    handValue,      ///< values of attack and versatile cards in hand, in tens
    handDefense,    ///< defense and versatile cards, in threes
    deck,           ///< cards, in tens
    exhausted,      ///< empty decks
    threat,         ///< opposing heroes that one of its fighters could attack as they stand
    near,           ///< opposing heroes within a move of one of its fighters
    alone,          ///< heroes without a fighter of their own beside them, with foes near
    actions,        ///< left to take, where it is its turn
    count
};
inline constexpr std::size_t featureCount = static_cast<std::size_t>(Feature::count);
using Features = std::array<float, featureCount>;

/// Of team 0 less those of team 1. `state` has no hidden cards.
[[nodiscard]] Features featuresOf(const MatchRules& rules, const State& state);

/// How much each counts, in logits.
using Weights = std::array<float, featureCount>;
[[nodiscard]] const Weights& fittedWeights();

/// From 0 to 1; of a match that is over, who has won.
[[nodiscard]] float chanceOfTeam0(const MatchRules& rules, const State& state,
                                  const Weights& weights = fittedWeights());

} // namespace fabletop
