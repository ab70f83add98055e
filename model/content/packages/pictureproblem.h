// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PictureProblem: what may be wrong with a picture from outside.
///
/// Why apart from PackageProblem: backdrops of battlefields and pictures beside heroes are held to it too.

namespace fabletop {

struct ProblemText;

enum class PictureProblem {
    notAPicture,
    damaged,
    empty,
    size,
    drawingUnreadable,
    drawingEntities,
    drawingElement,
    drawingEvent,
    drawingReference,
    drawingTooLarge,
    drawingAttributes,
    drawingWork,
    drawingEncoding,
    pictureInside,
    drawingSize,
    heroPictureMissing,
    heroPictureUnreadable,
    heroPictureTooLarge,
    heroPictureKind,
    unknownDrawing,
    unknownDrawingAtAll,
    count
};

[[nodiscard]] const ProblemText& problemText(PictureProblem problem);

} // namespace fabletop
