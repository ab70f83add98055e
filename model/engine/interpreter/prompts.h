// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a prompt says beyond its question: who is moved or placed, and how far or how many.

#include "model/engine/engine.h"
#include "model/engine/interpreter/evaluator.h"

namespace fabletop {

/// An open choice, for whoever words it.
struct Asked {
    const MatchRules& rules;
    const State& state;
    const Frame& frame;
    const Instruction& instruction;
    [[nodiscard]] Evaluator evaluator() const { return {rules, state.table, frame}; }
};

void tellAction(const Asked& asked, Prompt& prompt);
void tellManeuver(const Asked& asked, Prompt& prompt);
void tellDefense(const Asked& asked, Prompt& prompt);
void tellPlace(const Asked& asked, Prompt& prompt);
void tellMove(const Asked& asked, Prompt& prompt);
void tellMoveEach(const Asked& asked, Prompt& prompt);
void tellLimit(const Asked& asked, Prompt& prompt);

} // namespace fabletop
