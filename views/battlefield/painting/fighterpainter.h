// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Fighters as round tokens: emblem, owner's rim, health arc, the tab with the health left.

#include "views/battlefield/boardlook.h"
#include "views/battlefield/geometry.h"
#include "views/theme/theme.h"

class QPainter;

namespace fabletop {

/// What one fighter shows at this moment; a blow shows the points lost in `harm` before they go.
struct FighterDrawing {
    PieceLook piece;
    qreal struck = 0; ///< points
    bool operator==(const FighterDrawing&) const = default;
};

[[nodiscard]] qreal fighterRadius(const BoardGeometry& geometry, bool hero, bool large);
/// All that paintFighter covers, around the centre.
[[nodiscard]] QRectF fighterBounds(const BoardGeometry& geometry, const PieceLook& piece);
void paintFighter(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                  const FighterDrawing& drawing);
/// The hollow rim where a move began.
void paintHollow(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                 SeatId seat, bool hero);

} // namespace fabletop
