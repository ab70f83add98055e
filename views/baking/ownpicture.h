// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Pictures of an author's own, in the frame of the drawing that they stand for.
///
/// Why not as the drawings: theirs have one shape and carry the inks of a seat. A PNG is painted as it is,
/// and so is an SVG that has none of those inks.

#include "views/baking/illustrations.h"

class QPainter;

namespace fabletop {

/// Into `box`: a figure as large as it fits, its feet where a drawing has them; a half figure on the lower
/// edge, cut from the figure's upper part where the author has drawn none; a card picture over the whole.
/// False: it can't be read, and nothing was painted. Thread safe.
bool drawOwnPicture(QPainter& painter, const QRectF& box, const Illustration& illustration, const Inks& inks);

} // namespace fabletop
