// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions that hurt, heal, move and place fighters.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void runDeal(Context& context, const Instruction& instruction);
void runRecover(Context& context, const Instruction& instruction);
void runSetHealth(Context& context, const Instruction& instruction);
void runLeaveBattlefield(Context& context, const Instruction& instruction);
void runPreventDamage(Context& context, const Instruction& instruction);
void runSwap(Context& context, const Instruction& instruction);

void listComeBack(Context& context, const Instruction& instruction);
void takeComeBack(Context& context, const Instruction& instruction, const Decision& decision);

void listMove(Context& context, const Instruction& instruction);
void takeMove(Context& context, const Instruction& instruction, const Decision& decision);
void listMoveEach(Context& context, const Instruction& instruction);
void takeMoveEach(Context& context, const Instruction& instruction, const Decision& decision);

void listPlaceEach(Context& context, const Instruction& instruction);
void takePlaceEach(Context& context, const Instruction& instruction, const Decision& decision);
void listPlace(Context& context, const Instruction& instruction);
void takePlace(Context& context, const Instruction& instruction, const Decision& decision);

void listReturnDefeated(Context& context, const Instruction& instruction);
void takeReturnDefeated(Context& context, const Instruction& instruction, const Decision& decision);

} // namespace fabletop
