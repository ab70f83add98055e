// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/drawnmap/drawnmapproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<DrawnMapProblem> drawnMapProblems{{
    {DrawnMapProblem::notAnSvg, {"not-an-svg", QT_TRANSLATE_NOOP("Diagnostic", "this is no SVG drawing")}},
    {DrawnMapProblem::xmlUnreadable, {"xml-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "not readable as XML: %1")}},
    {DrawnMapProblem::tooManyElements, {"too-many-elements", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 elements")}},
    {DrawnMapProblem::drawingTooDeep, {"drawing-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "elements are nested deeper than %1 levels")}},
    {DrawnMapProblem::noCircles, {"no-circles", QT_TRANSLATE_NOOP("Diagnostic", "the drawing has no filled circles that could be spaces")}},
    {DrawnMapProblem::circlesUnreadable, {"circles-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "circles skipped because of unreadable numbers: %1")}},
    {DrawnMapProblem::circlesOutside, {"circles-outside", QT_TRANSLATE_NOOP("Diagnostic", "%1 circles outside the picture are left out")}},
    {DrawnMapProblem::circlesLeftOut, {"circles-left-out", QT_TRANSLATE_NOOP("Diagnostic", "%1 circles are left out: a battlefield has at most %2 spaces")}},
    {DrawnMapProblem::coloursLeftOut, {"colours-left-out", QT_TRANSLATE_NOOP("Diagnostic", "%1 colours are left out: a battlefield has at most %2 zones")}},
}};
// clang-format on
static_assert(complete(drawnMapProblems));

} // namespace

const ProblemText& problemText(DrawnMapProblem problem)
{
    return drawnMapProblems[problem].text;
}

} // namespace fabletop
