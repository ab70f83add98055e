// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/healthlines.h"

#include "views/theme/shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr float fillShare = 0.11F;
constexpr qreal lineWidth = 2;
constexpr qreal dotRadius = 3.6;

/// The least step of a handsome axis with at most two lines above zero.
int axisStep(int top)
{
    for (int step : {1, 2, 4, 5, 8, 10, 15, 20, 25, 50})
        if ((top + step - 1) / step <= 2) return step;
    return 100;
}

} // namespace

QPen curvePen(const Theme& theme, SeatId seat, qreal width)
{
    QPen pen(theme.seat(seat), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    const qreal dash = 6 / width;
    const qreal gap = 4 / width;
    switch (seat == SeatId::none ? 0 : index(seat)) {
    case 1: pen.setDashPattern({dash, gap}); break;
    case 2: pen.setDashPattern({2 / width, 3 / width}); break;
    case 3: pen.setDashPattern({dash, gap, 2 / width, gap}); break;
    default: break;
    }
    return pen;
}

int healthAt(const HealthCurve& curve, int events)
{
    int health = 0;
    for (const HealthPoint& point : curve.points)
        if (point.event <= events) health = point.health;
    return health;
}

HealthLines::HealthLines(std::vector<HealthCurve> curves) : m_curves(std::move(curves))
{
    int top = 1;
    for (const HealthCurve& curve : m_curves)
        top = std::max(top, curve.maximum);
    m_step = axisStep(top);
    m_top = (top + m_step - 1) / m_step * m_step;
}

void HealthLines::paint(QPainter& painter, const Theme& theme, const GraphFrame& frame, bool filled) const
{
    if (filled)
        for (const HealthCurve& curve : m_curves)
            paintFill(painter, theme, frame, curve);
    for (const HealthCurve& curve : m_curves)
        paintCurve(painter, theme, frame, curve);
}

/// As far as it is told: there isn't anything beyond.
QPolygonF HealthLines::steps(const HealthCurve& curve, const GraphFrame& frame) const
{
    QPolygonF line;
    for (const HealthPoint& point : curve.points) {
        if (point.event > frame.told) break;
        const qreal x = frame.xOf(point.event);
        if (!line.isEmpty()) line.append(QPointF(x, line.last().y()));
        line.append(QPointF(x, frame.yOf(static_cast<qreal>(point.health) / m_top)));
    }
    if (!line.isEmpty()) line.append(QPointF(frame.xOf(frame.told), line.last().y()));
    return line;
}

void HealthLines::paintFill(QPainter& painter, const Theme& theme, const GraphFrame& frame,
                            const HealthCurve& curve) const
{
    QPolygonF area = steps(curve, frame);
    if (area.isEmpty()) return;
    area.append(QPointF(area.last().x(), frame.box.bottom()));
    area.append(QPointF(area.first().x(), frame.box.bottom()));
    QColor fill = theme.seat(seatOf(curve.fighter));
    fill.setAlphaF(fillShare);
    QPainterPath path;
    path.addPolygon(area);
    painter.fillPath(path, fill);
}

void HealthLines::paintCurve(QPainter& painter, const Theme& theme, const GraphFrame& frame,
                             const HealthCurve& curve) const
{
    const SeatId seat = seatOf(curve.fighter);
    painter.setPen(curvePen(theme, seat, lineWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(steps(curve, frame));
    for (std::size_t i = 1; i < curve.points.size(); ++i) {
        const HealthPoint& point = curve.points[i];
        if (point.event > frame.told) continue;
        const qreal y = frame.yOf(static_cast<qreal>(point.health) / m_top) + 0.5;
        paintSeatForm(painter, theme, seat, QPointF(frame.xOf(point.event), y), dotRadius);
    }
}

} // namespace fabletop
