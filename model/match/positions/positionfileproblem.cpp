// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/positionfileproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<PositionFileProblem> positionFileProblems{{
    {PositionFileProblem::notPositions, {"not-positions", QT_TRANSLATE_NOOP("Diagnostic", "this isn’t a positions file")}},
    {PositionFileProblem::notPossible, {"decision-not-possible", QT_TRANSLATE_NOOP("Diagnostic", "this decision isn’t possible here")}},
    {PositionFileProblem::nothingAsked, {"nothing-asked", QT_TRANSLATE_NOOP("Diagnostic", "there’s nothing to decide after decision %1")}},
    {PositionFileProblem::unknownKind, {"unknown-position-kind", QT_TRANSLATE_NOOP("Diagnostic", "unknown kind of position “%1”")}},
}};
// clang-format on
static_assert(complete(positionFileProblems));

} // namespace

const ProblemText& problemText(PositionFileProblem problem)
{
    return positionFileProblems[problem].text;
}

} // namespace fabletop
