// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Fighters on a battlefield: a figure on a base in its seat's color, with a tab for its health. Without a
/// figure, and where spaces are small, its emblem in the base and an arc of health.

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

/// Why two layers: the tab of a fighter lies over the heads of those who stand in front of it.
enum class FighterLayer { body, tab };

/// A figure is drawn there, not the emblem's token.
[[nodiscard]] bool showsFigure(const BoardGeometry& geometry, const PieceLook& piece);
/// Height of a standing figure, its feet `figureFeet` below the centre of its space.
[[nodiscard]] qreal figureHeight(const BoardGeometry& geometry, const PieceLook& piece);
[[nodiscard]] qreal figureFeet(const BoardGeometry& geometry);
/// All that paintFighter covers, around the centre.
[[nodiscard]] QRectF fighterBounds(const BoardGeometry& geometry, const PieceLook& piece);
/// False: its figure isn't baked yet, its emblem stands there meanwhile.
bool paintFighter(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                  const FighterDrawing& drawing, FighterLayer layer);
/// Both layers.
bool paintFighter(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                  const FighterDrawing& drawing);
/// The hollow rim where a move began.
void paintHollow(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                 SeatId seat, bool hero);

} // namespace fabletop
