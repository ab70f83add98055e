// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Expressions: selectors, numbers and conditions of a resolved text as expressions of a program. Little
/// words become what they mean; none is left.

#include "model/language/meaning/resolved.h"
#include "model/rules/program.h"

namespace fabletop {

/// Appends it; its place. The caller sees to it that there is room.
[[nodiscard]] ExprId addExpr(Program& program, const Phrase& phrase);
/// One that stands for itself.
[[nodiscard]] ExprId addTerm(Program& program, Term term, ExprId a = 0, ExprId b = 0);

} // namespace fabletop
