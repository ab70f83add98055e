// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/plate.h"

#include <QPainter>
#include <QPainterPath>

namespace fabletop {

namespace {

constexpr qreal plateCorner = 7;
constexpr qreal strokePitch = 7;

QPainterPath plateShape(const QRectF& plate)
{
    QPainterPath shape;
    shape.addRoundedRect(plate, plateCorner, plateCorner);
    return shape;
}

} // namespace

void paintPlateGround(QPainter& painter, const Theme& theme, const QRectF& plate, SeatId seat)
{
    const QColor ink = theme.seat(seat);
    const QColor raised = theme.color(Tone::raised);
    const QPainterPath shape = plateShape(plate);
    painter.fillPath(shape, Theme::mix(ink, raised, 0.15));
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.setPen(QPen(Theme::mix(ink, raised, 0.30), 1));
    for (qreal y = plate.top() + strokePitch; y < plate.bottom(); y += strokePitch)
        painter.drawLine(QPointF(plate.left(), y), QPointF(plate.right(), y));
    painter.restore();
}

bool paintOnPlate(QPainter& painter, const Theme& theme, const QRectF& plate, const QRectF& bust,
                  const FigureLook& look)
{
    painter.save();
    painter.setClipPath(plateShape(plate), Qt::IntersectClip);
    const bool there = paintBust(painter, theme, bust, look);
    painter.restore();
    return there;
}

void paintPlateFrame(QPainter& painter, const Theme& theme, const QRectF& plate, SeatId seat)
{
    painter.setPen(QPen(theme.seat(seat), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(plate, plateCorner, plateCorner);
}

} // namespace fabletop
