// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Damage and defeat, by whatever brings them about: a text, a combat, an empty deck.

#include "model/engine/interpreter/context.h"

namespace fabletop {

/// Damage to each of `set`. "The damage dealt" by a text is what it did to opponents and to those it names by
/// `selector`.
void dealDamage(Context& context, FighterSet set, int amount, DamageKind kind, RuleId rule,
                ExprId selector = 0);

/// Ends the match where a team has no hero left (R-VIC-01, R-TEAM-10); of two, the one whose turn it is wins
/// (R-VIC-03).
void checkVictory(Context& context);

} // namespace fabletop
