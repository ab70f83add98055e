// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/chancelines.h"

#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/timeline/verdictsign.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace fabletop {

namespace {

constexpr float bandShare = 0.18F;
constexpr std::array<float, 2> washes{0.13F, 0.10F};
constexpr float pale = 0.45F; ///< of an analysis that is out of date
constexpr qreal chanceWidth = 1.8;
constexpr qreal signRadius = 8;
constexpr std::array verdicts{Verdict::inaccuracy, Verdict::mistake, Verdict::blunder};

/// The points as far as they are told.
QPolygonF chanceLine(const ChanceLook& look, const GraphFrame& frame, float Band::*share)
{
    QPolygonF line;
    for (const ChancePoint& point : look.points) {
        if (point.events > frame.told) break;
        line.append(QPointF(frame.xOf(point.events), frame.yOf(static_cast<qreal>(point.band.*share))));
    }
    return line;
}

void fillBetween(QPainter& painter, QPolygonF upper, const QPolygonF& lower, const QColor& ink)
{
    for (auto point = lower.crbegin(); point != lower.crend(); ++point)
        upper.append(*point);
    QPainterPath path;
    path.addPolygon(upper);
    painter.fillPath(path, ink);
}

QColor thinned(QColor ink, float share)
{
    ink.setAlphaF(share);
    return ink;
}

/// From `left` on; returns where it ends. Without a painter it only measures.
qreal tally(QPainter* painter, const Theme& theme, const QRectF& row, qreal left, const JudgedTally& tally)
{
    const QFont font = theme.font(TextRole::second);
    const qreal radius = signRadius * std::min(theme.scale(), 1.3);
    const QFontMetricsF metrics(font);
    const qreal middle = row.center().y();
    if (painter) paintSeatForm(*painter, theme, tally.seat, QPointF(left + 5, middle), 4.5);
    qreal x = left + 15;
    const qreal wide = metrics.horizontalAdvance(tally.name) + 2;
    if (painter)
        paintText(*painter, QRectF(x, row.top(), wide, row.height()), tally.name,
                  {font, theme.color(Tone::ink2)});
    x += wide + 8;
    for (std::size_t kind = 0; kind < verdicts.size(); ++kind) {
        const QString number = QString::number(tally.counts[kind]);
        const qreal digits = metrics.horizontalAdvance(number) + 1;
        if (painter) {
            paintVerdict(*painter, theme, verdicts[kind], QPointF(x + radius, middle), radius);
            paintText(*painter, QRectF(x + 2 * radius + 4, row.top(), digits, row.height()), number,
                      {font, theme.color(Tone::ink)});
        }
        x += 2 * radius + 4 + digits + 9;
    }
    return x;
}

} // namespace

float chanceAt(const ChanceLook& look, int events)
{
    float chance = 0.5F;
    for (const ChancePoint& point : look.points)
        if (point.events <= events) chance = point.band.chance;
    return chance;
}

void paintChances(QPainter& painter, const Theme& theme, const GraphFrame& frame, const ChanceLook& look)
{
    const QPolygonF line = chanceLine(look, frame, &Band::chance);
    if (line.isEmpty() || look.tallies.size() < washes.size()) return;
    const float share = look.pale ? pale : 1.0F;
    const QPolygonF foot{QPointF(line.first().x(), frame.box.bottom()),
                         QPointF(line.last().x(), frame.box.bottom())};
    const QPolygonF head{QPointF(line.first().x(), frame.box.top()),
                         QPointF(line.last().x(), frame.box.top())};
    fillBetween(painter, line, foot, thinned(theme.seat(look.tallies[0].seat), washes[0] * share));
    fillBetween(painter, head, line, thinned(theme.seat(look.tallies[1].seat), washes[1] * share));
    const QColor ink = theme.color(Tone::ink);
    fillBetween(painter, chanceLine(look, frame, &Band::high), chanceLine(look, frame, &Band::low),
                thinned(ink, bandShare * share));
    painter.setPen(QPen(thinned(ink, share), chanceWidth, look.pale ? Qt::DashLine : Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void paintChanceSides(QPainter& painter, const Theme& theme, const GraphFrame& frame, const ChanceLook& look)
{
    const QFont font = theme.interfaceFont(11 * std::min(theme.scale(), 1.3));
    const qreal high = QFontMetricsF(font).height();
    for (std::size_t team = 0; team < std::min<std::size_t>(2, look.tallies.size()); ++team) {
        const JudgedTally& side = look.tallies[team];
        const qreal y = team == 0 ? frame.box.bottom() - high - 1 : frame.box.top() + 1;
        const qreal wide = QFontMetricsF(font).horizontalAdvance(side.name) + 2;
        if (frame.box.width() < wide + 40) return;
        paintSeatForm(painter, theme, side.seat, QPointF(frame.box.left() + 9, y + high / 2), 4);
        paintText(painter, QRectF(frame.box.left() + 18, y, wide, high), side.name,
                  {font, theme.color(Tone::ink2)});
    }
}

void paintTallies(QPainter& painter, const Theme& theme, const QRectF& row, const ChanceLook& look)
{
    std::vector<JudgedTally> tallies = look.tallies;
    const auto wide = [&] {
        qreal x = row.left();
        for (const JudgedTally& one : tallies)
            x = tally(nullptr, theme, row, x, one) + 14;
        return x;
    };
    if (wide() > row.right())
        for (JudgedTally& one : tallies)
            one.name.clear(); // the form says whose it is
    if (wide() > row.right()) return;
    qreal x = row.left();
    for (const JudgedTally& one : tallies)
        x = tally(&painter, theme, row, x, one) + 14;
}

} // namespace fabletop
