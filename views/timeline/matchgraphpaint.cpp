// SPDX-License-Identifier: GPL-3.0-or-later
// How MatchGraph is painted.
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/timeline/matchgraph.h"
#include "views/timeline/verdictsign.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <vector>

namespace fabletop {

namespace {

/// Where a sign has its place among others: as near as it gets above or below where it belongs.
QPointF freePlace(const std::vector<QPointF>& others, QPointF wanted, qreal pitch, const QRectF& box)
{
    const auto isFree = [&](QPointF at) {
        return std::none_of(others.begin(), others.end(), [&](QPointF other) {
            return std::abs(other.x() - at.x()) < pitch && std::abs(other.y() - at.y()) < pitch;
        });
    };
    for (int step = 0; step <= 4; ++step)
        for (const qreal shift : {-step * pitch, step * pitch})
            if (const QPointF at(wanted.x(), wanted.y() + shift);
                isFree(at) && at.y() > box.top() - pitch / 2 && at.y() < box.bottom())
                return at;
    return wanted;
}

} // namespace

void MatchGraph::paintEvent(QPaintEvent* event)
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

void MatchGraph::bake()
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
    if (shows() != GraphShows::health) paintChances(painter, *m_theme, frame(), m_chances);
    if (shows() != GraphShows::chance)
        m_health.paint(painter, *m_theme, frame(), shows() == GraphShows::health);
    if (shows() == GraphShows::chance) paintChanceSides(painter, *m_theme, frame(), m_chances);
    paintMarks(painter);
    paintVerdicts(painter);
}

/// Whose turn it is as a wash, and the turn that is large below in the accent's.
void MatchGraph::paintTurns(QPainter& painter) const
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

/// Points of health, or of a hundred.
void MatchGraph::paintAxis(QPainter& painter) const
{
    const QFont font = m_theme->interfaceFont(11 * std::min(m_theme->scale(), 1.3));
    const bool health = shows() == GraphShows::health;
    const int top = health ? m_health.top() : 100;
    for (int line = 0; line <= top; line += health ? m_health.step() : 50) {
        const qreal y = frame().yOf(static_cast<qreal>(line) / top);
        painter.fillRect(QRectF(m_left, y, plot().width(), 1), m_theme->color(Tone::hair));
        paintText(painter, QRectF(0, y - 9, m_left - 7, 18), QString::number(line),
                  {font, m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignRight | Qt::AlignVCenter);
    }
}

/// What the lines are: the sides with what they were judged for, or the heroes by form with their health at
/// the cursor.
void MatchGraph::paintLegend(QPainter& painter) const
{
    if (!match() || !m_view->narrator().valid()) return;
    const qreal left = std::max(m_left, static_cast<qreal>(m_headLeft) + 14);
    const qreal right = width() - m_headRight - 12;
    if (shows() == GraphShows::chance)
        return paintTallies(painter, *m_theme, QRectF(left, 0, right - left, headHeight()), m_chances);
    paintHealth(painter, left, right);
}

void MatchGraph::paintHealth(QPainter& painter, qreal left, qreal right) const
{
    const QFont font = m_theme->font(TextRole::second);
    const qreal high = headHeight();
    qreal x = left;
    if (m_headLeft == 0) { // nothing there says what the lines are
        const QFont bold =
            m_theme->interfaceFont(font.pixelSize() > 0 ? font.pixelSize() : 12, QFont::DemiBold);
        const QString title = tr("Health");
        paintText(painter, QRectF(x, 0, right - x, high), title, {bold, m_theme->color(Tone::ink)});
        x += QFontMetricsF(bold).horizontalAdvance(title) + 20;
    }
    const std::vector<HealthCurve>& curves = m_health.curves();
    const qreal each = curves.empty() ? 0 : (right - x) / static_cast<qreal>(curves.size());
    for (const HealthCurve& curve : curves) {
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

/// Bookmarks, notes and turning points in a row of their own; a turning point drops a dotted line.
void MatchGraph::paintMarks(QPainter& painter) const
{
    const qreal side = 13 * std::min(m_theme->scale(), 1.3);
    const qreal y = plot().top() - side - 1;
    for (const GraphMark& mark : m_marks) {
        if (!tells(mark) || mark.kind == GraphMark::Kind::verdict) continue;
        const qreal x = std::round(xOf(mark.events));
        const bool turning = mark.kind == GraphMark::Kind::turningPoint;
        const QColor ink = m_theme->color(turning ? Tone::warn : Tone::link);
        if (turning) {
            painter.setPen(QPen(ink, 1, Qt::DotLine));
            painter.drawLine(QPointF(x, y + side), QPointF(x, plot().bottom()));
        }
        m_theme->art().paintIcon(painter, QRectF(x - side / 2, y, side, side),
                                 turning                                ? QStringLiteral("turning-point")
                                 : mark.kind == GraphMark::Kind::opened ? QStringLiteral("eye")
                                 : mark.kind == GraphMark::Kind::note   ? QStringLiteral("note")
                                                                        : QStringLiteral("bookmark"),
                                 ink);
    }
}

/// At the line, the worst on top; in the row of signs where there is no line.
void MatchGraph::paintVerdicts(QPainter& painter) const
{
    const qreal radius = 9 * std::min(m_theme->scale(), 1.3);
    const QRectF box = plot();
    std::vector<QPointF> placed;
    for (const Verdict verdict : {Verdict::inaccuracy, Verdict::mistake, Verdict::blunder})
        for (const GraphMark& mark : m_marks) {
            if (mark.kind != GraphMark::Kind::verdict || mark.verdict != verdict || !tells(mark)) continue;
            const qreal y = m_chances.empty() || shows() == GraphShows::health
                                ? box.top() - radius
                                : frame().yOf(static_cast<qreal>(chanceAt(m_chances, mark.events)));
            const QPointF wanted(frame().xOf(mark.events), std::clamp(y, box.top(), box.bottom() - radius));
            placed.push_back(freePlace(placed, wanted, 2 * radius + 1, box));
            paintVerdict(painter, *m_theme, verdict, placed.back(), radius);
        }
}

void MatchGraph::paintCursor(QPainter& painter) const
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
