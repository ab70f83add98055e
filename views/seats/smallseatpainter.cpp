// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/smallseatpainter.h"

#include "views/seats/seatpanel.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal dialRadius = 26;

} // namespace

void SmallSeatPainter::paintHalf()
{
    m_painter.fillRect(QRect(0, m_layout.size().height() - 1, m_layout.size().width(), 1),
                       m_theme.color(Tone::hair));
    paintHead();
    paintHalfHero();
    for (const SeatPlace& place : m_layout.places()) {
        if (place.part == SeatPart::ability) paintAbility(place.rect);
        if (place.part == SeatPart::sidekick)
            if (const auto* helper = sidekick(place.fighter)) paintHalfSidekick(*helper, place.rect);
        if (place.part < SeatPart::hand) continue;
        paintPile(place.part, place.rect);
        paintPileName(place.part, place.rect);
    }
}

void SmallSeatPainter::paintHalfHero()
{
    const QRectF box = m_layout.rectOf(heroOf(m_look.seat));
    paintDial(m_painter, m_theme, QPointF(box.left() + 34, box.top() + 35), dialRadius, m_look.dial);
    const qreal left = box.left() + 78;
    const qreal wide = box.right() - left;
    m_painter.setFont(m_theme.nameFont(TextRole::section, m_look.hero));
    m_painter.setPen(m_theme.color(m_look.out ? Tone::ink3 : Tone::ink));
    const QRectF used = paintText(m_painter, QRectF(left, box.top(), wide, 44), m_look.hero,
                                  TextStyle::of(m_painter), Fit::wrap, Qt::AlignTop | Qt::AlignLeft)
                            .used;
    m_painter.setFont(m_theme.font(TextRole::second));
    m_painter.setPen(m_theme.color(m_look.out ? Tone::ink3 : Tone::ink2));
    const qreal line = m_painter.fontMetrics().lineSpacing();
    const QString state = m_look.out ? SeatPanel::tr("eliminated") : m_look.chips.join(QStringLiteral(", "));
    const QString reach = m_look.ranged ? SeatPanel::tr("ranged") : SeatPanel::tr("melee");
    const qreal top = used.bottom() + 2;
    m_theme.art().paintIcon(m_painter, QRectF(left, top + line / 2 - 7, 14, 14),
                            m_look.ranged ? QStringLiteral("ranged") : QStringLiteral("melee"),
                            m_theme.color(Tone::ink2));
    const QString words = state.isEmpty() ? QStringLiteral("%1 · %2").arg(reach).arg(m_look.move) : state;
    paintText(m_painter, QRectF(left + 19, top, wide - 19, line), words, TextStyle::of(m_painter),
              Fit::elide);
    if (m_look.seen.isEmpty() || top + 2 * line + 2 > box.bottom()) return;
    m_theme.art().paintIcon(m_painter, QRectF(left, top + line + 3, 14, 14), QStringLiteral("eye"),
                            m_theme.color(Tone::ink2));
    paintText(m_painter, QRectF(left + 19, top + line + 2, wide - 19, line), m_look.seen,
              TextStyle::of(m_painter), Fit::elide);
}

void SmallSeatPainter::paintHalfSidekick(const SeatPanelLook::Sidekick& sidekick, const QRectF& box)
{
    const qreal radius = std::min(15.0, box.height() / 2 - 1);
    paintDisc(m_painter, m_theme, QPointF(box.left() + 18, box.center().y()), radius, sidekick.disc);
    const bool defeated = sidekick.disc.defeated;
    const QColor ink = m_theme.color(defeated ? Tone::ink3 : Tone::ink);
    const QString health = defeated ? QStringLiteral("–")
                           : sidekick.maximum == 1
                               ? QString()
                               : QStringLiteral("%1/%2").arg(sidekick.health).arg(sidekick.maximum);
    const QFont bold = m_theme.interfaceFont(m_theme.body(), QFont::DemiBold);
    const qreal number = health.isEmpty() ? 0 : QFontMetricsF(bold).horizontalAdvance(health);
    const QRectF room(box.left() + 40, box.top(), box.width() - 42, box.height());
    const bool narrow = room.width() < 60; // the number alone
    paintText(m_painter, room, health, {bold, ink}, Fit::exact,
              Qt::AlignVCenter | (narrow ? Qt::AlignLeft : Qt::AlignRight));
    if (!narrow)
        paintText(m_painter, room.adjusted(0, 0, -number - 8, 0), sidekick.name,
                  {m_theme.font(TextRole::body), ink}, Fit::elide);
}

void SmallSeatPainter::paintFolded()
{
    const qreal radius = m_layout.half() ? 19 : 27;
    paintDial(m_painter, m_theme, QPointF(m_layout.size().width() / 2.0, m_layout.half() ? 38 : 52), radius,
              m_look.dial);
    const qreal lozenges = lozengesWide(m_theme, m_look.actionsTotal);
    paintLozenges(m_painter, m_theme,
                  QPointF((m_layout.size().width() - lozenges) / 2, m_layout.half() ? 74 : 100),
                  m_look.actions, m_look.actionsTotal);
    qreal top = m_layout.half() ? 84 : 112;
    const qreal room =
        m_layout.places().size() > 1 ? m_layout.places()[1].rect.top() - 12 : m_layout.size().height();
    const auto count = std::max<qreal>(1, static_cast<qreal>(m_look.sidekicks.size()));
    const qreal row = std::min(32.0, (room - top) / count); // none is left out: many stand closer
    for (const auto& sidekick : m_look.sidekicks) {
        const qreal middle = top + row / 2 - 2;
        paintDisc(m_painter, m_theme, QPointF(28, middle), std::clamp(row / 2 - 2, 6.0, 12.0), sidekick.disc);
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

} // namespace fabletop
