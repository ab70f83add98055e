// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions on hands: drawing, discarding, showing.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runDraw(Context& context, const Instruction& instruction);
void runPlayerDraws(Context& context, const Instruction& instruction);
void runDiscardThat(Context& context, const Instruction& instruction);
void runDiscardRandom(Context& context, const Instruction& instruction);
void runLookAtHand(Context& context, const Instruction& instruction);
void runRevealHand(Context& context, const Instruction& instruction);
void runTakeAllToHand(Context& context, const Instruction& instruction);

void listDiscardOne(Context& context, const Instruction& instruction);
void listPlayerDiscards(Context& context, const Instruction& instruction);
void takeDiscard(Context& context, const Instruction& instruction, const Decision& decision);

void listDiscardAny(Context& context, const Instruction& instruction);
void takeDiscardAny(Context& context, const Instruction& instruction, const Decision& decision);

void runPlayerMayDiscard(Context& context, const Instruction& instruction);

} // namespace fabletop
