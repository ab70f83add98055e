// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Circles by centre and radius, which is how the board's geometry speaks of them.

#include <QBrush>
#include <QPainter>
#include <QPen>
#include <QPointF>
#include <QRectF>

namespace fabletop {

/// The box around a circle, for what Qt draws in boxes.
inline QRectF circleBox(QPointF centre, qreal radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

inline void fillCircle(QPainter& painter, QPointF centre, qreal radius, const QBrush& fill)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawEllipse(centre, radius, radius);
}

inline void strokeCircle(QPainter& painter, QPointF centre, qreal radius, const QPen& pen)
{
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
}

} // namespace fabletop
