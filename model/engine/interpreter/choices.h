// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions by which a player chooses what the text goes on to mean.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void listChooseFighter(Context& context, const Instruction& instruction);
void listChooseCard(Context& context, const Instruction& instruction);
void listChooseSpace(Context& context, const Instruction& instruction);
void listChoosePlayer(Context& context, const Instruction& instruction);
void listChooseForm(Context& context, const Instruction& instruction);
void listNameNumber(Context& context, const Instruction& instruction);

void listChooseFighters(Context& context, const Instruction& instruction);
void takeChooseFighters(Context& context, const Instruction& instruction, const Decision& decision);
void takeChooseFighter(Context& context, const Instruction& instruction, const Decision& decision);
void takeChooseCard(Context& context, const Instruction& instruction, const Decision& decision);
void takeChooseSpace(Context& context, const Instruction& instruction, const Decision& decision);
void takeChoosePlayer(Context& context, const Instruction& instruction, const Decision& decision);
void takeChooseForm(Context& context, const Instruction& instruction, const Decision& decision);
void takeNameNumber(Context& context, const Instruction& instruction, const Decision& decision);

} // namespace fabletop
