// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Figures of a deck: how many copies of which type, value, boost and timing.
///
/// Why apart from any view: the card browser draws them, the comparison sets two side by side, and the
/// workshop warns by them.

#include "model/rules/matchrules.h"

#include <array>

namespace fabletop {

struct DeckFigures {
    static constexpr int steps = 10; ///< values and boosts 0 … 9; higher ones count as 9
    int copies = 0;
    int titles = 0;
    std::array<int, 4> byType{};      ///< by CardType
    std::array<int, steps> byValue{}; ///< cards without a value are not counted
    std::array<int, steps> byBoost{}; ///< cards without a boost are not counted
    std::array<int, 5> byTiming{};    ///< by Timing: committed … scheme; a card may count in several
    int withoutEffect = 0;
    double meanValue = 0; ///< of the cards that have one
    double meanBoost = 0; ///< of all cards; none printed is 0 (R-BOOST-06)
    int highest = 0;      ///< the highest value or boost that occurs, at most 9
    bool operator==(const DeckFigures&) const = default;
};

/// Counted over copies, not titles.
[[nodiscard]] DeckFigures deckFigures(const HeroRules& hero);

} // namespace fabletop
