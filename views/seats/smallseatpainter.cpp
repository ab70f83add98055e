// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/smallseatpainter.h"

#include "views/cards/cardpainter.h"
#include "views/seats/seatpanel.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

void SmallSeatPainter::paintHalf()
{
    m_painter.fillRect(QRectF(0, m_layout.size().height() - 1, m_layout.size().width(), 1),
                       m_theme.color(Tone::hair));
    paintHead();
    paintSeatPlate(m_painter, m_theme, m_look, m_layout);
    paintHalfHero();
    for (const SeatPlace& place : m_layout.places()) {
        if (place.part == SeatPart::sidekick)
            if (const auto* helper = sidekick(place.fighter)) paintHalfSidekick(*helper, place.rect);
        if (place.part >= SeatPart::hand) paintSmallPile(place.part, place.rect);
    }
}

/// Name over move and reach, between half figure and health.
void SmallSeatPainter::paintHalfHero()
{
    const QRectF box = m_layout.nameRow();
    const QFont serif = m_theme.nameFont(TextRole::section, m_look.hero);
    const QRectF used = paintText(m_painter, QRectF(box.left(), box.top(), box.width(), box.height() - 22),
                                  m_look.hero, {serif, m_theme.color(m_look.out ? Tone::ink3 : Tone::ink)},
                                  Fit::wrapElide, Qt::AlignTop | Qt::AlignLeft)
                            .used;
    const QFont second = m_theme.font(TextRole::second);
    const qreal middle = std::min(used.bottom() + 14, box.bottom() - 8);
    if (m_look.out) {
        paintText(m_painter, QRectF(box.left(), middle - 10, box.width(), 20), SeatPanel::tr("eliminated"),
                  {second, m_theme.color(Tone::ink3)}, Fit::shrink);
        return;
    }
    paintFigures(box.left(), middle, false);
}

void SmallSeatPainter::paintHalfSidekick(const SeatPanelLook::Sidekick& sidekick, const QRectF& box)
{
    const qreal radius = std::min({15.0, box.height() / 2 - 1, box.width() / 2 - 2});
    paintFaceOrDisc(QPointF(box.left() + radius + 1, box.center().y()), radius, sidekick);
    if (!m_look.alike.isEmpty()) return;
    const QColor ink = m_theme.color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink);
    const QString health = sidekick.disc.defeated ? QStringLiteral("–") : QString::number(sidekick.health);
    const QFont bold = m_theme.interfaceFont(15 * std::min(m_theme.scale(), 1.4), QFont::Bold);
    const qreal left = box.left() + 2 * radius + 10;
    const qreal number = QFontMetricsF(bold).horizontalAdvance(health) + 8;
    if (sidekick.maximum > 1 || sidekick.disc.defeated)
        paintText(m_painter, QRectF(left, box.top(), number, box.height()), health, {bold, ink});
    paintText(m_painter, QRectF(left + number, box.top(), box.right() - left - number, box.height()),
              sidekick.name, {m_theme.font(TextRole::second), m_theme.color(Tone::ink2)}, Fit::shrink);
}

/// The card small, count and name beside it.
void SmallSeatPainter::paintSmallPile(SeatPart part, const QRectF& rect)
{
    const CardPainter cards(m_theme);
    if (part == SeatPart::discard || countOf(part) == 0) {
        m_painter.setPen(
            QPen(m_theme.color(Tone::edge), 1, countOf(part) == 0 ? Qt::DashLine : Qt::SolidLine));
        m_painter.setBrush(countOf(part) == 0 ? QBrush(Qt::NoBrush) : QBrush(m_theme.color(Tone::raised)));
        m_painter.drawRoundedRect(rect, 2, 2);
        if (m_look.top && part == SeatPart::discard)
            paintType(m_painter, m_theme, m_look.top->type, rect.adjusted(4, 8, -4, -8),
                      m_look.top->value < 0 ? QString() : QString::number(m_look.top->value));
    } else {
        cards.paintBack(m_painter, rect);
    }
    const QFont bold = m_theme.interfaceFont(m_theme.body() * 1.05, QFont::Bold);
    const QFont second = m_theme.interfaceFont(std::max(10.5, m_theme.body() * 0.84));
    const qreal left = rect.right() + 6;
    const qreal wide = (m_layout.size().width() - 2 * seatPadding) / 3 - rect.width() - 9;
    const qreal line = QFontMetricsF(bold).height();
    const bool warn = part == SeatPart::deck && m_look.exhausted;
    paintText(m_painter, QRectF(left, rect.center().y() - line, wide, line), QString::number(countOf(part)),
              {bold, m_theme.color(warn ? Tone::warn : Tone::ink)});
    paintText(m_painter, QRectF(left, rect.center().y(), wide, line), nameOf(part),
              {second, m_theme.color(warn ? Tone::warn : Tone::ink2)}, Fit::shrink);
}

void SmallSeatPainter::paintFolded()
{
    paintFoldedHero();
    const qreal lozenges = lozengesWide(m_theme, m_look.actionsTotal);
    paintLozenges(m_painter, m_theme,
                  QPointF((m_layout.size().width() - lozenges) / 2, m_layout.half() ? 76 : 108),
                  m_look.actions, m_look.actionsTotal);
    qreal top = m_layout.half() ? 86 : 120;
    const qreal room =
        m_layout.places().size() > 1 ? m_layout.places()[1].rect.top() - 12 : m_layout.size().height();
    const auto count = std::max<qreal>(1, static_cast<qreal>(m_look.sidekicks.size()));
    const qreal row = std::min(32.0, (room - top) / count); // none is left out: many stand closer
    for (const auto& sidekick : m_look.sidekicks) {
        const qreal middle = top + row / 2 - 2;
        paintFaceOrDisc(QPointF(28, middle), std::clamp(row / 2 - 2, 6.0, 12.0), sidekick);
        m_painter.setFont(m_theme.interfaceFont(m_theme.body(), QFont::DemiBold));
        m_painter.setPen(m_theme.color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink));
        const QString health =
            sidekick.disc.defeated ? QStringLiteral("–") : QString::number(sidekick.health);
        paintText(m_painter, QRectF(46, middle - 14, m_layout.size().width() - 50, 28), health,
                  TextStyle::of(m_painter));
        top += row;
    }
    for (const SeatPlace& place : m_layout.places())
        if (place.part >= SeatPart::hand) paintPile(place.part, place.rect);
}

/// Its face, the seat's ring around it, health below.
void SmallSeatPainter::paintFoldedHero()
{
    const qreal radius = m_layout.half() ? 20 : 30;
    const QPointF centre(m_layout.size().width() / 2.0, seatBand + 5 + radius);
    m_painter.setPen(QPen(m_theme.seat(m_look.seat), 2));
    m_painter.setBrush(Theme::mix(m_theme.seat(m_look.seat), m_theme.color(Tone::raised), 0.15));
    m_painter.drawEllipse(centre, radius, radius);
    if (!paintFace(m_painter, m_theme, centre, radius - 1, m_look.figure))
        paintDisc(m_painter, m_theme, centre, radius - 1, m_look.dial.disc);
    const qreal top = centre.y() + radius;
    paintText(m_painter, QRectF(4, top, m_layout.size().width() - 8, m_layout.half() ? 20 : 28),
              QStringLiteral("%1/%2").arg(m_look.dial.health).arg(m_look.dial.maximum),
              {m_theme.interfaceFont(m_layout.half() ? 13 : 17, QFont::Bold), m_theme.color(Tone::ink)},
              Fit::shrink, Qt::AlignCenter);
}

} // namespace fabletop
