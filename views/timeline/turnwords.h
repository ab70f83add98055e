// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A turn of a timeline in words, for tips and screen readers.

#include "model/match/words/narrate.h"
#include "views/timeline/striplayout.h"

namespace fabletop {

/// "Turn 8, Ana: maneuver; combat, 7 against 3, 4 damage". Without names where the narrator has none.
[[nodiscard]] QString turnText(const PlacedTurn& turn, const Narrator& narrator);
/// The turn, or the one symbol of it at `symbol` (-1: none).
[[nodiscard]] QString turnTip(const PlacedTurn& turn, int symbol, const Narrator& narrator);

} // namespace fabletop
