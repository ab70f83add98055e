// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions of the flow: where a text goes on.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runEnd(Context& context, const Instruction& instruction);
void runJump(Context& context, const Instruction& instruction);
void runBranch(Context& context, const Instruction& instruction);
void runCall(Context& context, const Instruction& instruction);
void runWhileActions(Context& context, const Instruction& instruction);
void runEachFighterBegin(Context& context, const Instruction& instruction);
void runEachFighterNext(Context& context, const Instruction& instruction);
void runEachSeatBegin(Context& context, const Instruction& instruction);
void runEachSeatNext(Context& context, const Instruction& instruction);
void runSchedule(Context& context, const Instruction& instruction);

void runEachOpponentBegin(Context& context, const Instruction& instruction);
void runEachOpponentNext(Context& context, const Instruction& instruction);
void runOpenOffer(Context& context, const Instruction& instruction);
void runMayYes(Context& context, const Instruction& instruction);
void listMayYes(Context& context, const Instruction& instruction);
void takeMayYes(Context& context, const Instruction& instruction, const Decision& decision);
void runOfferRest(Context& context, const Instruction& instruction);
void takeOfferRest(Context& context, const Instruction& instruction, const Decision& decision);

void runOptionBegin(Context& context, const Instruction& instruction);
void listOptions(Context& context, const Instruction& instruction);
void takeOption(Context& context, const Instruction& instruction, const Decision& decision);

} // namespace fabletop
