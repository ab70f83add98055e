// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PositionFileProblem: what may be wrong with a file of positions to solve.
///
/// Why a decision that isn't possible is one: positions are kept as the decisions that lead there, and rules
/// may have changed since.

namespace fabletop {

struct ProblemText;

enum class PositionFileProblem { notPositions, notPossible, nothingAsked, unknownKind, count };

[[nodiscard]] const ProblemText& problemText(PositionFileProblem problem);

} // namespace fabletop
