// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DrawnMap: a battlefield begun from an SVG drawing whose circles are spaces and whose fills are zones.
///
/// Why lines come apart: a drawing shows where spaces lie, but which are adjacent is the author's to say.
/// Neighbours are proposed, and somebody confirms them.

#include "model/content/battlefields/battlefield.h"
#include "model/rules/diagnostic.h"

#include <QByteArray>
#include <optional>

namespace fabletop {

struct DrawnMap {
    Battlefield battlefield;                        ///< spaces and zones, no lines, no starts
    std::vector<std::pair<int, int>> proposedLines; ///< places in its spaces
};

/// Circles of about the same size become spaces; those that lie on each other (halves, slices, rings) become
/// one space of several zones. What had to be left out is said in warnings. Nothing if there is no circle.
[[nodiscard]] std::optional<DrawnMap> readDrawnMap(const QByteArray& svg, const std::string& file,
                                                   Diagnostics& diagnostics);

/// The relative neighbourhood graph: two spaces are joined where no third is closer to both, unless they lie
/// much farther apart than neighbours here usually do.
[[nodiscard]] std::vector<std::pair<int, int>> proposedLines(const Battlefield& battlefield);

} // namespace fabletop
