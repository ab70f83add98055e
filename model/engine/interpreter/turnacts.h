// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions of standard.rules: set-up, turns, actions, abilities.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runShuffleDeck(Context& context, const Instruction& instruction);
void runDealHand(Context& context, const Instruction& instruction);
void runPlaceHero(Context& context, const Instruction& instruction);
void listPlaceSidekicks(Context& context, const Instruction& instruction);
void takePlaceSidekicks(Context& context, const Instruction& instruction, const Decision& decision);

void runNextTurn(Context& context, const Instruction& instruction);
void runEndTurn(Context& context, const Instruction& instruction);
void runCheckVictory(Context& context, const Instruction& instruction);
void listDiscardToLimit(Context& context, const Instruction& instruction);
void takeDiscardToLimit(Context& context, const Instruction& instruction, const Decision& decision);

void runResolveAbilities(Context& context, const Instruction& instruction);
void listResolveAbilities(Context& context, const Instruction& instruction);
void takeResolveAbilities(Context& context, const Instruction& instruction, const Decision& decision);

} // namespace fabletop
