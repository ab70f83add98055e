// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions on tokens and forms.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runTakeForm(Context& context, const Instruction& instruction);
void runChangeForm(Context& context, const Instruction& instruction);

void listPlaceTokens(Context& context, const Instruction& instruction);
void takePlaceTokens(Context& context, const Instruction& instruction, const Decision& decision);
void listPlaceToken(Context& context, const Instruction& instruction);
void listPlaceTokenOf(Context& context, const Instruction& instruction);
void listMoveToken(Context& context, const Instruction& instruction);
void listPlayerMovesToken(Context& context, const Instruction& instruction);
void listPlayerMovesOther(Context& context, const Instruction& instruction);
void takeToken(Context& context, const Instruction& instruction, const Decision& decision);
void listPlaceEachToken(Context& context, const Instruction& instruction);
void takePlaceEachToken(Context& context, const Instruction& instruction, const Decision& decision);

} // namespace fabletop
