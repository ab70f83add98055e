// SPDX-License-Identifier: GPL-3.0-or-later
// How HealthCurves is painted.
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/timeline/healthcurves.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr float fillShare = 0.11F;
constexpr qreal lineWidth = 2;
constexpr qreal dotRadius = 3.6;

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

void HealthCurves::paintEvent(QPaintEvent* event)
{
    if (m_baked.isNull()) bake();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal dpr = m_baked.devicePixelRatio();
    const QRectF dirty = event->rect();
    painter.drawPixmap(dirty, m_baked, QRectF(dirty.topLeft() * dpr, dirty.size() * dpr));
    paintLegend(painter);
    if (!m_places.empty()) paintCursor(painter);
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

void HealthCurves::bake()
{
    const qreal dpr = devicePixelRatioF();
    m_baked = QPixmap(size() * dpr);
    m_baked.setDevicePixelRatio(dpr);
    m_baked.fill(m_theme->color(Tone::panel));
    QPainter painter(&m_baked);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, width(), 1), m_theme->color(Tone::hair));
    paintTurns(painter);
    paintAxis(painter);
    if (m_places.empty()) return;
    painter.setClipRect(QRectF(m_left - 1, 0, width() - m_left, height()));
    for (const HealthCurve& curve : m_curves)
        paintFill(painter, curve);
    for (const HealthCurve& curve : m_curves)
        paintCurve(painter, curve);
    paintMarks(painter);
}

/// Whose turn it is as a wash, and the turn that is large below in the accent's.
void HealthCurves::paintTurns(QPainter& painter) const
{
    const QRectF box = plot();
    for (const PlacedTurn& turn : m_places.turns()) {
        const QRectF column(m_left + turn.left, box.top(), turn.width, box.height());
        if (turn.whole) {
            QColor lit = m_theme->color(Tone::accent);
            lit.setAlphaF(0.14F);
            painter.fillRect(column.adjusted(0, -6, 0, 7), lit);
        } else if (turn.seat != SeatId::none) {
            QColor wash = m_theme->seat(turn.seat);
            wash.setAlphaF(0.05F);
            painter.fillRect(column, wash);
        }
    }
}

void HealthCurves::paintAxis(QPainter& painter) const
{
    const QFont font = m_theme->interfaceFont(11 * std::min(m_theme->scale(), 1.3));
    for (int health = 0; health <= m_top; health += m_step) {
        const qreal y = yOf(health);
        painter.fillRect(QRectF(m_left, y, plot().width(), 1), m_theme->color(Tone::hair));
        paintText(painter, QRectF(0, y - 9, m_left - 7, 18), QString::number(health),
                  {font, m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignRight | Qt::AlignVCenter);
    }
}

/// What the lines are, and the heroes by form with their health at the cursor.
void HealthCurves::paintLegend(QPainter& painter) const
{
    if (!match() || !m_view->narrator().valid()) return;
    const QFont font = m_theme->font(TextRole::second);
    const QFont bold = m_theme->interfaceFont(font.pixelSize() > 0 ? font.pixelSize() : 12, QFont::DemiBold);
    const qreal high = headHeight();
    const qreal end = width() - m_headTaken - 12;
    const QString title = tr("Health");
    qreal x = m_left;
    paintText(painter, QRectF(x, 0, end - x, high), title, {bold, m_theme->color(Tone::ink)});
    x += QFontMetricsF(bold).horizontalAdvance(title) + 20;
    const qreal each = m_curves.empty() ? 0 : (end - x) / static_cast<qreal>(m_curves.size());
    for (const HealthCurve& curve : m_curves) {
        const QString text =
            tr("%1 %2", "hero and health")
                .arg(m_view->narrator().fighter(curve.fighter), QString::number(healthAt(curve, value())));
        const qreal wide = std::min(QFontMetricsF(font).horizontalAdvance(text) + 2, each - 30);
        paintSeatForm(painter, *m_theme, seatOf(curve.fighter), QPointF(x + 5, high / 2), 4.5);
        paintText(painter, QRectF(x + 15, 0, wide, high), text, {font, m_theme->color(Tone::ink2)},
                  Fit::shrink);
        x += wide + 30;
    }
}

void HealthCurves::paintFill(QPainter& painter, const HealthCurve& curve) const
{
    QPolygonF area = steps(curve);
    if (area.isEmpty()) return;
    area.append(QPointF(area.last().x(), plot().bottom()));
    area.append(QPointF(area.first().x(), plot().bottom()));
    QColor fill = m_theme->seat(seatOf(curve.fighter));
    fill.setAlphaF(fillShare);
    QPainterPath path;
    path.addPolygon(area);
    painter.fillPath(path, fill);
}

void HealthCurves::paintCurve(QPainter& painter, const HealthCurve& curve) const
{
    const SeatId seat = seatOf(curve.fighter);
    painter.setPen(curvePen(*m_theme, seat, lineWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(steps(curve));
    for (std::size_t i = 1; i < curve.points.size(); ++i)
        if (curve.points[i].event <= m_view->told())
            paintSeatForm(painter, *m_theme, seat,
                          QPointF(xOf(curve.points[i].event), yOf(curve.points[i].health) + 0.5), dotRadius);
}

/// Bookmarks, notes and turning points in a row of their own; a turning point drops a dotted line.
void HealthCurves::paintMarks(QPainter& painter) const
{
    const qreal side = 13 * std::min(m_theme->scale(), 1.3);
    const qreal y = plot().top() - side - 1;
    for (const CurveMark& mark : m_marks) {
        if (!tells(mark)) continue;
        const qreal x = std::round(xOf(mark.events));
        const bool turning = mark.kind == CurveMark::Kind::turningPoint;
        const QColor ink = m_theme->color(turning ? Tone::warn : Tone::link);
        if (turning) {
            painter.setPen(QPen(ink, 1, Qt::DotLine));
            painter.drawLine(QPointF(x, y + side), QPointF(x, plot().bottom()));
        }
        m_theme->art().paintIcon(painter, QRectF(x - side / 2, y, side, side),
                                 turning                                ? QStringLiteral("turning-point")
                                 : mark.kind == CurveMark::Kind::opened ? QStringLiteral("eye")
                                 : mark.kind == CurveMark::Kind::note   ? QStringLiteral("note")
                                                                        : QStringLiteral("bookmark"),
                                 ink);
    }
}

void HealthCurves::paintCursor(QPainter& painter) const
{
    const qreal x = std::round(xOf(value()));
    const qreal top = headHeight();
    const QColor accent = m_theme->color(Tone::accent);
    painter.fillRect(QRectF(x - 1, top, 2, height() - top), accent);
    QPainterPath head(QPointF(x - 6, top));
    head.lineTo(x + 6, top);
    head.lineTo(x, top + 7);
    head.closeSubpath();
    painter.fillPath(head, accent);
}

} // namespace fabletop
