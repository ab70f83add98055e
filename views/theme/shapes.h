// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Shapes that carry meaning: card types, boosts, drops, seat forms, dials, counts.
///
/// Why free functions: panels, cards, the board and the timeline show the same shape at many sizes;
/// each is drawn here once and looks the same everywhere.

#include "views/theme/theme.h"

#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace fabletop {

/// Round at its ends and corners.
[[nodiscard]] QPen roundPen(const QColor& ink, qreal width);

/// Silhouette of a card type on a grid of 100: lozenge, shield, hexagon, seal of ten petals.
[[nodiscard]] QPainterPath typePath(CardType type);
/// A type's silhouette filled with its colour, `value` in it (a quill for a scheme without value).
/// `casing` is the width of a raised outline, 0 for none.
void paintType(QPainter& painter, const Theme& theme, CardType type, const QRectF& box, const QString& value,
               qreal casing = 0);

/// Boost: a drop with its point up; `text` is its number, or an en dash where none is printed.
void paintBoost(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const QString& text);
/// The same as `text` for a boost value; -1 where none is printed.
[[nodiscard]] QString boostText(int boost);
/// A drop of damage around the origin, 19 high.
[[nodiscard]] QPainterPath damagePath();
/// Damage: a filled drop in `harm`, the number in it.
void paintDamage(QPainter& painter, const Theme& theme, const QRectF& box, const QString& text);
/// The same for what a combat came to: nothing lost is a plain 0, no drop.
void paintLoss(QPainter& painter, const Theme& theme, const QRectF& box, int damage);

/// ● ■ ▲ ◆ around the origin; `radius` as of the disc, the others of equal weight.
[[nodiscard]] QPainterPath seatForm(SeatId seat, qreal radius);
void paintSeatForm(QPainter& painter, const Theme& theme, SeatId seat, QPointF centre, qreal radius);

/// An emblem in a disc, or an initial for a hero without art.
struct DiscLook {
    SeatId seat = SeatId::none;
    QString emblem;        ///< file stem
    QString initial;       ///< shown where there is no such emblem
    bool defeated = false; ///< sunken, emblem in ink3
    bool away = false;     ///< dashed outline
    int number = 0;        ///< 1 … among alike, 0: single
    bool operator==(const DiscLook&) const = default;
};
void paintDisc(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const DiscLook& look);

/// The health dial: a disc in an arc of 300° cut into one segment a point, the number at its foot.
struct DialLook {
    DiscLook disc;
    int health = 0;
    int maximum = 0;
    int struck = 0; ///< points lost just now, shown in harm before they turn sunken
    bool number = true;
    bool operator==(const DialLook&) const = default;
};
/// `radius` is that of the disc (40 in a panel); the arc reaches 1.25, the number 1.45 of it.
void paintDial(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const DialLook& look);
/// What paintDial covers for this radius, around the centre.
[[nodiscard]] QRectF dialBounds(qreal radius);

/// A sidekick's health: one block of 9 × 6 a point, full ones in the seat's colour. Returns the width.
qreal paintBlocks(QPainter& painter, const Theme& theme, QPointF topLeft, SeatId seat, int health,
                  int maximum);

/// The number on a pile of cards.
void paintCount(QPainter& painter, const Theme& theme, QPointF centre, int count, bool warn = false);
[[nodiscard]] qreal lozengesWide(const Theme& theme, int total);
/// Actions left: full lozenges first.
void paintLozenges(QPainter& painter, const Theme& theme, QPointF leftCentre, int full, int total);

/// Soft offset copies under a raised thing: level 1 at rest, 2 lifted.
void paintShadow(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, int level);

/// The place of a decision among those that would be good: the best one filled in `accent`.
void paintRankSign(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, int rank);

/// Draws `text` centred on the optical middle of its digits or capitals.
void paintCentred(QPainter& painter, QPointF centre, const QString& text, const QFont& font,
                  const QColor& ink);

} // namespace fabletop
