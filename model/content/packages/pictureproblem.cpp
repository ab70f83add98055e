// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/pictureproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<PictureProblem> pictureProblems{{
    {PictureProblem::notAPicture, {"not-a-picture", QT_TRANSLATE_NOOP("Diagnostic", "a backdrop must be an SVG, PNG or JPEG picture")}},
    {PictureProblem::damaged, {"picture-damaged", QT_TRANSLATE_NOOP("Diagnostic", "the picture is incomplete or damaged")}},
    {PictureProblem::size, {"picture-size", QT_TRANSLATE_NOOP("Diagnostic", "a picture has at most %1 pixels a side, this one has %2 by %3")}},
    {PictureProblem::drawingUnreadable, {"drawing-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "this is not readable as an SVG drawing: %1")}},
    {PictureProblem::drawingEntities, {"drawing-entities", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must declare no document type and no entities")}},
    {PictureProblem::drawingElement, {"drawing-element", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not hold “%1”")}},
    {PictureProblem::drawingEvent, {"drawing-event", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not react to anything (“%1”)")}},
    {PictureProblem::drawingReference, {"drawing-reference", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not point to anything outside itself (“%1”)")}},
    {PictureProblem::drawingTooLarge, {"drawing-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the drawing has more than %1 elements, or they are nested too deep")}},
}};
// clang-format on
static_assert(complete(pictureProblems));

} // namespace

const ProblemText& problemText(PictureProblem problem)
{
    return pictureProblems[problem].text;
}

} // namespace fabletop
