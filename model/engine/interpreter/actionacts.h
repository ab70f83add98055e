// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Instructions of standard.rules: choosing an action, maneuvers and schemes.

#include "model/engine/interpreter/context.h"

namespace fabletop {

void listChooseAction(Context& context, const Instruction& instruction);
void takeChooseAction(Context& context, const Instruction& instruction, const Decision& decision);

void runDrawForManeuver(Context& context, const Instruction& instruction);
void listMoveInManeuver(Context& context, const Instruction& instruction);
void takeMoveInManeuver(Context& context, const Instruction& instruction, const Decision& decision);

void runResolveScheme(Context& context, const Instruction& instruction);
void runDiscardScheme(Context& context, const Instruction& instruction);

} // namespace fabletop
