// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What of a disc an SVG path is, if it is one: whole, half, a slice.
///
/// Why: drawing programs write circles as arcs or curves, and a space of two zones as two half discs. The
/// middle of the circle is what counts; for an arc it can be computed exactly, whatever part of the circle it
/// shows.

#include <QPointF>
#include <QStringView>
#include <optional>

namespace fabletop {

struct DiscShape {
    QPointF centre;
    double across = 0; ///< radius along x
    double down = 0;   ///< radius along y
};

/// Nothing unless the path's outline is round: arcs of one circle with straight edges, or curves that close a
/// circle.
[[nodiscard]] std::optional<DiscShape> discOfPath(QStringView data);

} // namespace fabletop
