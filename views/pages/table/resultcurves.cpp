// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/resultcurves.h"

#include "views/theme/painttext.h"
#include "views/timeline/healthlines.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal leastForMiddle = 80; ///< height of an axis with a line at its half
constexpr float fillShare = 0.08F;
constexpr qreal labelPad = 6; ///< of a turn's number, both sides together

/// Where a line ends, and whose it is.
struct CurveEnd {
    SeatId seat;
    QString hero;
    qreal y;
    qreal name; ///< where the name stands: names keep apart from each other
};

std::vector<CurveEnd> curveEnds(const Theme& theme, const ResultLook& look, const QRectF& box, int top)
{
    std::vector<CurveEnd> ends;
    for (std::size_t place = 0; place < look.curves.size(); ++place) {
        const HealthCurve& curve = look.curves[place];
        const int health = curve.points.empty() ? 0 : curve.points.back().health;
        const qreal y = box.bottom() - box.height() * health / top;
        ends.push_back({seatOf(curve.fighter), look.names.value(static_cast<int>(place)), y, y});
    }
    std::sort(ends.begin(), ends.end(),
              [](const CurveEnd& one, const CurveEnd& other) { return one.y < other.y; });
    const qreal apart = theme.px(16);
    for (std::size_t place = ends.size(); place-- > 1;) // upwards from the lowest
        ends[place - 1].name = std::min(ends[place - 1].name, ends[place].name - apart);
    return ends;
}

} // namespace

int labelStep(const ResultLook& look, qreal width, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const auto apart = [&](int step) {
        qreal free = -width;
        for (const ResultLook::Turn& turn : look.turns) {
            if (turn.number % step != 0) continue;
            const qreal wide = metrics.horizontalAdvance(QString::number(turn.number)) + labelPad;
            const qreal left = (width * (turn.event + turn.end) / look.events - wide) / 2;
            if (left < free) return false;
            free = left + wide;
        }
        return true;
    };
    for (const int step : {1, 2, 5, 10})
        if (apart(step)) return step;
    return 20;
}

namespace {

void paintAxes(QPainter& painter, const Theme& theme, const ResultLook& look, const QRectF& box, int top)
{
    const TextStyle style{theme.interfaceFont(std::max(11.0, 11 * theme.scale())), theme.color(Tone::ink2)};
    const qreal line = QFontMetricsF(style.font).height();
    for (int health : {0, top / 2, top}) {
        if (health > 0 && health < top && box.height() < leastForMiddle) continue;
        const qreal y = std::round(box.bottom() - box.height() * health / top);
        painter.fillRect(QRectF(box.left(), y, box.width(), 1),
                         theme.color(health == 0 ? Tone::edge : Tone::hair));
        paintText(painter, QRectF(box.left() - 48, y - line / 2, 40, line), QString::number(health), style,
                  Fit::exact, Qt::AlignRight | Qt::AlignVCenter);
    }
    const int step = labelStep(look, box.width(), style.font);
    for (const ResultLook::Turn& turn : look.turns) {
        const qreal x = box.left() + box.width() * turn.event / look.events;
        const qreal next = box.left() + box.width() * turn.end / look.events;
        painter.fillRect(QRectF(std::round(x), box.bottom(), 1, 5), theme.color(Tone::edge));
        if (turn.number % step != 0) continue;
        const QString number = QString::number(turn.number);
        const qreal wide = QFontMetricsF(style.font).horizontalAdvance(number) + labelPad;
        paintText(painter, QRectF((x + next - wide) / 2, box.bottom() + 5, wide, line), number, style,
                  Fit::exact, Qt::AlignCenter);
    }
}

QPainterPath stepsOf(const HealthCurve& curve, const ResultLook& look, const QRectF& box, int top)
{
    QPainterPath path;
    qreal y = box.bottom();
    for (std::size_t place = 0; place < curve.points.size(); ++place) {
        const qreal x = box.left() + box.width() * curve.points[place].event / look.events;
        const qreal next = box.bottom() - box.height() * curve.points[place].health / top;
        if (place == 0)
            path.moveTo(box.left(), next);
        else
            path.lineTo(x, y), path.lineTo(x, next);
        y = next;
    }
    path.lineTo(box.right(), y);
    return path;
}

} // namespace

void paintResultCurves(QPainter& painter, const Theme& theme, const ResultLook& look, const QRectF& box,
                       qreal namesWide)
{
    int top = 1;
    for (const HealthCurve& curve : look.curves)
        top = std::max(top, curve.maximum);
    paintAxes(painter, theme, look, box, top);
    for (const HealthCurve& curve : look.curves) {
        QPainterPath area = stepsOf(curve, look, box, top);
        area.lineTo(box.bottomRight());
        area.lineTo(box.bottomLeft());
        QColor fill = theme.seat(seatOf(curve.fighter));
        fill.setAlphaF(fillShare);
        painter.fillPath(area, fill);
    }
    painter.setBrush(Qt::NoBrush);
    for (const HealthCurve& curve : look.curves) {
        painter.setPen(curvePen(theme, seatOf(curve.fighter), 2));
        painter.drawPath(stepsOf(curve, look, box, top));
    }
    for (const CurveEnd& end : curveEnds(theme, look, box, top)) {
        paintSeatForm(painter, theme, end.seat,
                      QPointF(box.right() + resultFormGap, namesWide > 0 ? end.name : end.y), 5);
        if (namesWide <= 0) continue;
        const qreal line = theme.px(18);
        paintText(painter, QRectF(box.right() + resultNameGap, end.name - line / 2, namesWide, line),
                  end.hero, {theme.font(TextRole::second), theme.color(Tone::ink)}, Fit::shrink);
    }
}

} // namespace fabletop
