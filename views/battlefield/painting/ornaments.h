// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Ornaments: the twelve zone patterns, running round the ring of a space.
///
/// Why: a zone must be told without its colour; the pattern follows the ring as on painted china.

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;

namespace fabletop {

/// The ring of a space, or one zone's sector of it.
struct RingSector {
    QPointF centre;
    qreal inner = 0; ///< radii of the ring's inks; the ornament keeps 0.4 u to both
    qreal outer = 0;
    qreal unit = 1;    ///< u of the design
    qreal from = 0;    ///< degrees clockwise from the top
    qreal sweep = 360; ///< 360: the whole ring, its pattern closes
};

/// Draws the pattern `ornament` in `ink` over the sector's colour; unknown names draw nothing.
void paintOrnament(QPainter& painter, const QString& ornament, const RingSector& sector, const QColor& ink);

} // namespace fabletop
