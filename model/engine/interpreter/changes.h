// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Changes of a combat card's value and of where fighters stand, shared by several families.

#include "model/engine/interpreter/context.h"

namespace fabletop {

/// The event says what the value becomes.
void changeSide(Context& context, int side, ValueChange change, int amount, RuleId rule);
/// What a text does to the value of a card; nothing where that is fixed (R-VAL-04).
void changeValue(Context& context, const CardSet& card, ValueChange change, int amount, RuleId rule);

void moveFighter(Context& context, FighterId fighter, SpaceId to, int steps, RuleId rule,
                 bool throughFoes = false);
/// `kept`: the text that goes on meaning the fighter it brings back.
void placeFighter(Context& context, FighterId fighter, SpaceId to, PlaceHow how, RuleId rule,
                  const Frame* kept = nullptr);

/// Nothing where the hero has that form already.
void takeForm(Context& context, std::size_t form, RuleId rule);

} // namespace fabletop
