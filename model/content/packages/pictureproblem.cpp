// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/pictureproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<PictureProblem> pictureProblems{{
    {PictureProblem::notAPicture, {"not-a-picture", QT_TRANSLATE_NOOP("Diagnostic", "a backdrop must be an SVG, PNG or JPEG picture")}},
    {PictureProblem::damaged, {"picture-damaged", QT_TRANSLATE_NOOP("Diagnostic", "the picture is incomplete or damaged")}},
    {PictureProblem::empty, {"picture-empty", QT_TRANSLATE_NOOP("Diagnostic", "a picture is at least one pixel wide and high")}},
    {PictureProblem::size, {"picture-size", QT_TRANSLATE_NOOP("Diagnostic", "a picture has at most %1 pixels a side, this one has %2 by %3")}},
    {PictureProblem::drawingUnreadable, {"drawing-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "this is not readable as an SVG drawing: %1")}},
    {PictureProblem::drawingEntities, {"drawing-entities", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must declare no document type and no entities")}},
    {PictureProblem::drawingElement, {"drawing-element", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not hold “%1”")}},
    {PictureProblem::drawingEvent, {"drawing-event", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not react to anything (“%1”)")}},
    {PictureProblem::drawingReference, {"drawing-reference", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not point to anything outside itself (“%1”)")}},
    {PictureProblem::drawingTooLarge, {"drawing-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the drawing has more than %1 elements, or they are nested too deep")}},
    {PictureProblem::drawingAttributes, {"drawing-attributes", QT_TRANSLATE_NOOP("Diagnostic", "an element of a drawing has at most %1 attributes")}},
    {PictureProblem::drawingWork, {"drawing-work", QT_TRANSLATE_NOOP("Diagnostic", "the drawing would take too long to draw: fewer or shorter lines, letters and repetitions are needed")}},
    {PictureProblem::drawingEncoding, {"drawing-encoding", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must be encoded in UTF-8, not “%1”")}},
    {PictureProblem::pictureInside, {"picture-inside", QT_TRANSLATE_NOOP("Diagnostic", "a picture inside a drawing must be a PNG or JPEG picture")}},
    {PictureProblem::drawingSize, {"drawing-size", QT_TRANSLATE_NOOP("Diagnostic", "a drawing’s sides must be more than 0 and at most %2, not “%1”")}},
    {PictureProblem::heroPictureMissing, {"hero-picture-missing", QT_TRANSLATE_NOOP("Diagnostic", "can’t find the picture “%1” next to this file")}},
    {PictureProblem::heroPictureUnreadable, {"hero-picture-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "“%1” isn’t a file that can be read")}},
    {PictureProblem::heroPictureTooLarge, {"hero-picture-too-large", QT_TRANSLATE_NOOP("Diagnostic", "a hero’s picture can be at most %1 KB")}},
    {PictureProblem::heroPictureKind, {"hero-picture-kind", QT_TRANSLATE_NOOP("Diagnostic", "the content of “%1” doesn’t match its name: a hero’s picture must be a PNG or SVG file")}},
    {PictureProblem::unknownDrawing, {"unknown-drawing", QT_TRANSLATE_NOOP("Diagnostic", "no drawing is called “%1”; nearest: “%2”")}},
    {PictureProblem::unknownDrawingAtAll, {"unknown-drawing-at-all", QT_TRANSLATE_NOOP("Diagnostic", "no drawing is called “%1”")}},
}};
// clang-format on
static_assert(complete(pictureProblems));

} // namespace

const ProblemText& problemText(PictureProblem problem)
{
    return pictureProblems[problem].text;
}

} // namespace fabletop
