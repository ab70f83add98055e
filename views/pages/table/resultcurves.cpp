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
constexpr qreal labelPad = 6;  ///< of a turn's number, both sides together
constexpr int fewTurns = 8;    ///< so many all bear their numbers
constexpr qreal formWide = 16; ///< of a seat's form and the gap behind it, in the line of names
constexpr qreal nameGap = 18;

/// Where a line ends, and whose it is.
struct CurveEnd {
    SeatId seat;
    qreal y; ///< forms keep apart from each other
};

std::vector<CurveEnd> curveEnds(const Theme& theme, const ResultLook& look, const QRectF& box, int top)
{
    std::vector<CurveEnd> ends;
    for (const HealthCurve& curve : look.curves) {
        const int health = curve.points.empty() ? 0 : curve.points.back().health;
        ends.push_back({seatOf(curve.fighter), box.bottom() - box.height() * health / top});
    }
    std::sort(ends.begin(), ends.end(),
              [](const CurveEnd& one, const CurveEnd& other) { return one.y < other.y; });
    const qreal apart = theme.px(13);
    for (std::size_t place = ends.size(); place-- > 1;) // upwards from the lowest
        ends[place - 1].y = std::min(ends[place - 1].y, ends[place].y - apart);
    return ends;
}

} // namespace

qreal turnShare(const ResultLook& look, int event)
{
    qreal before = 0;
    for (const ResultLook::Turn& turn : look.turns) {
        if (event < turn.event) break; // setup is no turn
        if (event < turn.end) {
            before += static_cast<qreal>(event - turn.event) / (turn.end - turn.event);
            break;
        }
        ++before;
    }
    return before / std::max<qreal>(1, static_cast<qreal>(look.turns.size()));
}

int labelStep(const ResultLook& look, qreal width, const QFont& font)
{
    if (look.turns.empty()) return 1;
    const auto count = static_cast<qreal>(look.turns.size());
    const qreal wide =
        QFontMetricsF(font).horizontalAdvance(QString::number(look.turns.back().number)) + labelPad;
    for (const int step : {1, 5, 10})
        if ((step > 1 || count <= fewTurns) && width * step / count >= wide) return step;
    return 20;
}

qreal curveNamesWide(const Theme& theme, const ResultLook& look)
{
    const QFontMetricsF metrics(theme.font(TextRole::second));
    qreal wide = 0;
    for (const QString& name : look.names)
        wide += formWide + std::ceil(metrics.horizontalAdvance(name)) + nameGap;
    return wide - nameGap;
}

void paintCurveNames(QPainter& painter, const Theme& theme, const ResultLook& look, const QRectF& row)
{
    const QFont font = theme.font(TextRole::second);
    qreal x = row.right() - curveNamesWide(theme, look);
    for (std::size_t place = 0; place < look.curves.size(); ++place) {
        const QString name = look.names.value(static_cast<int>(place));
        const qreal wide = std::ceil(QFontMetricsF(font).horizontalAdvance(name));
        paintSeatForm(painter, theme, seatOf(look.curves[place].fighter), QPointF(x + 5, row.center().y()),
                      5);
        paintText(painter, QRectF(x + formWide, row.top(), wide + 1, row.height()), name,
                  {font, theme.color(Tone::ink)});
        x += formWide + wide + nameGap;
    }
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
    const qreal each = box.width() / std::max<qreal>(1, static_cast<qreal>(look.turns.size()));
    qreal middle = box.left() - each / 2;
    for (const ResultLook::Turn& turn : look.turns) {
        middle += each;
        if (turn.number % step != 0) continue;
        painter.fillRect(QRectF(std::round(middle), box.bottom(), 1, 5), theme.color(Tone::edge));
        const QString number = QString::number(turn.number);
        const qreal wide = QFontMetricsF(style.font).horizontalAdvance(number) + labelPad;
        paintText(painter, QRectF(middle - wide / 2, box.bottom() + 5, wide, line), number, style, Fit::exact,
                  Qt::AlignCenter);
    }
}

QPainterPath stepsOf(const HealthCurve& curve, const ResultLook& look, const QRectF& box, int top)
{
    QPainterPath path;
    qreal y = box.bottom();
    for (std::size_t place = 0; place < curve.points.size(); ++place) {
        const qreal x = box.left() + box.width() * turnShare(look, curve.points[place].event);
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

void paintResultCurves(QPainter& painter, const Theme& theme, const ResultLook& look, const QRectF& box)
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
    for (const CurveEnd& end : curveEnds(theme, look, box, top))
        paintSeatForm(painter, theme, end.seat, QPointF(box.right() + resultFormGap, end.y), 5);
}

} // namespace fabletop
