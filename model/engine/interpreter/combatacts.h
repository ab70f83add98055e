// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions of standard.rules: the steps of a combat.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runStepReached(Context& context, const Instruction& instruction);
void runAskDefense(Context& context, const Instruction& instruction);
void listAskDefense(Context& context, const Instruction& instruction);
void takeAskDefense(Context& context, const Instruction& instruction, const Decision& decision);
void runTurnCards(Context& context, const Instruction& instruction);
void runResolveEffects(Context& context, const Instruction& instruction);
void runCombatDamage(Context& context, const Instruction& instruction);
void runDiscardPlayed(Context& context, const Instruction& instruction);

} // namespace fabletop
