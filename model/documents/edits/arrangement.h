// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Where spaces stand: moving, aligning, spreading them, the grid, and drawing with symmetry.
///
/// Why symmetry is here and not in a tool: every tool draws its mirror image by the same few functions, and
/// no partner is stored; the space that stands where the image falls is the partner, in anybody's file.

#include "model/documents/edits/battlefieldedits.h"

namespace fabletop {

/// Moves them as one; the group stops where its first space meets the edge.
void moveSpaces(Battlefield& battlefield, const Places& spaces, QPointF by);
void placeSpace(Battlefield& battlefield, int space, QPointF at);

enum class Alignment { left, centre, right, top, middle, bottom };
void alignSpaces(Battlefield& battlefield, const Places& spaces, Alignment alignment);
/// Equal gaps between the outermost two.
void distributeSpaces(Battlefield& battlefield, const Places& spaces, Qt::Orientation orientation);

/// The nearest point of a grid of squares whose side is `step` of the width.
[[nodiscard]] QPointF snapped(QPointF point, double step, double aspect);
void snapSpaces(Battlefield& battlefield, const Places& spaces, double step);

enum class Symmetry { none, leftRight, topBottom, halfTurn };
[[nodiscard]] QPointF image(QPointF point, Symmetry symmetry);
/// The space that stands at the image of `space`, itself where it lies on the axis, or -1.
[[nodiscard]] int counterpart(const Battlefield& battlefield, int space, Symmetry symmetry);
/// The spaces and their counterparts, each once.
[[nodiscard]] Places withCounterparts(const Battlefield& battlefield, const Places& spaces,
                                      Symmetry symmetry);
/// Adds a space and its image, unless the image falls onto the space itself.
EditRefusal addSpaceAndImage(Battlefield& battlefield, QPointF at, const std::vector<int>& zones,
                             Symmetry symmetry);
/// Counterparts that are not themselves among `spaces` move the mirrored way; a space on the axis stays on
/// it.
void moveSpacesAndImages(Battlefield& battlefield, const Places& spaces, QPointF by, Symmetry symmetry);
/// Joins or parts two spaces and their counterparts alike.
void setLineAndImage(Battlefield& battlefield, int one, int other, bool line, Symmetry symmetry);

} // namespace fabletop
