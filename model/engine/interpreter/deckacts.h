// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions on decks: looking, searching, ordering, taking.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runDiscardTop(Context& context, const Instruction& instruction);
void runRevealTop(Context& context, const Instruction& instruction);
void runLookAtTop(Context& context, const Instruction& instruction);
void runFetchCard(Context& context, const Instruction& instruction);

void listDrawUpTo(Context& context, const Instruction& instruction);
void takeDrawUpTo(Context& context, const Instruction& instruction, const Decision& decision);
void runKeepOne(Context& context, const Instruction& instruction);
void runOfThem(Context& context, const Instruction& instruction);
void runPutOnDeck(Context& context, const Instruction& instruction);
void listKeepOne(Context& context, const Instruction& instruction);
void takeKeepOne(Context& context, const Instruction& instruction, const Decision& decision);
void listTakeOfThem(Context& context, const Instruction& instruction);
void takeTakeOfThem(Context& context, const Instruction& instruction, const Decision& decision);
void listPutThemBack(Context& context, const Instruction& instruction);
void takePutThemBack(Context& context, const Instruction& instruction, const Decision& decision);
void listPutOnDeck(Context& context, const Instruction& instruction);
void takePutOnDeck(Context& context, const Instruction& instruction, const Decision& decision);

} // namespace fabletop
