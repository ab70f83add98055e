// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions on values, on the cards of a combat, and on the actions left.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runAddToCard(Context& context, const Instruction& instruction);
void runSetPrinted(Context& context, const Instruction& instruction);
void runReplaceValue(Context& context, const Instruction& instruction);
void runFixValue(Context& context, const Instruction& instruction);
void runIgnoreValue(Context& context, const Instruction& instruction);
void runCancelCard(Context& context, const Instruction& instruction);
void runTakeBack(Context& context, const Instruction& instruction);
void runPlayAsAttack(Context& context, const Instruction& instruction);
void runPlayFaceUp(Context& context, const Instruction& instruction);
void runGainActions(Context& context, const Instruction& instruction);
void runTurnEnds(Context& context, const Instruction& instruction);

void listBoost(Context& context, const Instruction& instruction);
void takeBoostCard(Context& context, const Instruction& instruction, const Decision& decision);
void takeCommitBoost(Context& context, const Instruction& instruction, const Decision& decision);

} // namespace fabletop
