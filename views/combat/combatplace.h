// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Where a combat lies in its match, in words.

#include "model/match/match.h"
#include "model/match/words/ledger.h"

namespace fabletop {

/// "Turn 8, action 1, ranged attack"; empty without a combat.
[[nodiscard]] QString combatPlace(const Match& match, const Ledger& ledger);

} // namespace fabletop
