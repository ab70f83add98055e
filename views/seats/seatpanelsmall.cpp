// SPDX-License-Identifier: GPL-3.0-or-later
// A SeatPanel with little room: half the height where four sit, folded where the window is narrow.

#include "views/seats/seatpanel.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal dialRadius = 26;
constexpr qreal headHigh = 30;
constexpr int alikeInARow = 3; ///< so many sidekicks or more show discs only

} // namespace

void SeatPanel::layOutHalf()
{
    const FighterId hero = m_look.seat == SeatId::none ? FighterId::none : heroOf(m_look.seat);
    const qreal e = m_theme->scale();
    const qreal inner = width() - 2 * pad;
    const qreal heroTop = headHigh * e + 4;
    const qreal heroHigh = std::max(76.0, 58 * e);
    m_places.push_back({Part::hero, hero, QRectF(pad, heroTop, inner, heroHigh)});
    const qreal pileTop = height() - 47 - 22 * e;
    const std::size_t count = m_look.sidekicks.size();
    const qreal rowTop = heroTop + heroHigh + 2;
    const qreal rowHigh = std::clamp(pileTop - 12 - rowTop, 20.0, 34.0);
    const qreal each = count == 0 ? 0 : inner / static_cast<qreal>(std::max<std::size_t>(count, alikeInARow));
    for (std::size_t place = 0; place < count; ++place) {
        const bool alone = count < alikeInARow;
        const qreal wide = alone ? inner / static_cast<qreal>(count) : each;
        m_places.push_back({Part::sidekick, m_look.sidekicks[place].fighter,
                            QRectF(pad + wide * static_cast<qreal>(place), rowTop, wide, rowHigh)});
    }
    const qreal textTop = rowTop + (count == 0 ? 0 : rowHigh) + 8;
    if (!m_look.ability.isEmpty() && pileTop - 20 - textTop > 34 * e)
        m_places.push_back(
            {Part::ability, FighterId::none, QRectF(pad, textTop, inner, pileTop - 20 - textTop)});
    int place = 0;
    for (Part part : {Part::hand, Part::deck, Part::discard}) {
        const qreal left = pad + 8 + (inner - 50) / 2 * place++;
        m_places.push_back({part, FighterId::none, QRectF(left, pileTop, 34, 47)});
    }
}

void SeatPanel::paintHalf(QPainter& painter) const
{
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
    paintHead(painter);
    paintHalfHero(painter);
    for (const Place& place : m_places) {
        if (place.part == Part::ability) paintAbility(painter, place.rect);
        if (place.part == Part::sidekick)
            for (const auto& sidekick : m_look.sidekicks)
                if (sidekick.fighter == place.fighter) paintHalfSidekick(painter, sidekick, place.rect);
        if (place.part < Part::hand) continue;
        paintPile(painter, place.part, place.rect);
        paintPileName(painter, place.part, place.rect);
    }
    paintFocus(painter);
}

void SeatPanel::paintHalfHero(QPainter& painter) const
{
    const QRectF box = fighterRect(heroOf(m_look.seat));
    paintDial(painter, *m_theme, QPointF(box.left() + 34, box.top() + 35), dialRadius, m_look.dial);
    const qreal left = box.left() + 78;
    const qreal wide = box.right() - left;
    painter.setFont(m_theme->nameFont(TextRole::section, m_look.hero));
    painter.setPen(m_theme->color(m_look.out ? Tone::ink3 : Tone::ink));
    const QRectF used = paintText(painter, QRectF(left, box.top(), wide, 44), m_look.hero,
                                  TextStyle::of(painter), Fit::wrap, Qt::AlignTop | Qt::AlignLeft)
                            .used;
    painter.setFont(m_theme->font(TextRole::second));
    painter.setPen(m_theme->color(m_look.out ? Tone::ink3 : Tone::ink2));
    const qreal line = painter.fontMetrics().lineSpacing();
    const QString state = m_look.out ? tr("eliminated") : m_look.chips.join(QStringLiteral(", "));
    const QString reach = m_look.ranged ? tr("ranged") : tr("melee");
    const qreal top = used.bottom() + 2;
    m_theme->art().paintIcon(painter, QRectF(left, top + line / 2 - 7, 14, 14),
                             m_look.ranged ? QStringLiteral("ranged") : QStringLiteral("melee"),
                             m_theme->color(Tone::ink2));
    const QString words = state.isEmpty() ? QStringLiteral("%1 · %2").arg(reach).arg(m_look.move) : state;
    paintText(painter, QRectF(left + 19, top, wide - 19, line), words, TextStyle::of(painter), Fit::elide);
    if (m_look.seen.isEmpty() || top + 2 * line + 2 > box.bottom()) return;
    m_theme->art().paintIcon(painter, QRectF(left, top + line + 3, 14, 14), QStringLiteral("eye"),
                             m_theme->color(Tone::ink2));
    paintText(painter, QRectF(left + 19, top + line + 2, wide - 19, line), m_look.seen,
              TextStyle::of(painter), Fit::elide);
}

void SeatPanel::paintHalfSidekick(QPainter& painter, const SeatPanelLook::Sidekick& sidekick,
                                  const QRectF& box) const
{
    const qreal radius = std::min(15.0, box.height() / 2 - 1);
    paintDisc(painter, *m_theme, QPointF(box.left() + 18, box.center().y()), radius, sidekick.disc);
    const bool defeated = sidekick.disc.defeated;
    const QColor ink = m_theme->color(defeated ? Tone::ink3 : Tone::ink);
    const QString health = defeated ? QStringLiteral("–")
                           : sidekick.maximum == 1
                               ? QString()
                               : QStringLiteral("%1/%2").arg(sidekick.health).arg(sidekick.maximum);
    const QFont bold = m_theme->interfaceFont(m_theme->body(), QFont::DemiBold);
    const qreal number = health.isEmpty() ? 0 : QFontMetricsF(bold).horizontalAdvance(health);
    const QRectF room(box.left() + 40, box.top(), box.width() - 42, box.height());
    const bool narrow = room.width() < 60; // the number alone
    paintText(painter, room, health, {bold, ink}, Fit::exact,
              Qt::AlignVCenter | (narrow ? Qt::AlignLeft : Qt::AlignRight));
    if (!narrow)
        paintText(painter, room.adjusted(0, 0, -number - 8, 0), sidekick.name,
                  {m_theme->font(TextRole::body), ink}, Fit::elide);
}

void SeatPanel::paintFolded(QPainter& painter) const
{
    const qreal radius = m_half ? 19 : 27;
    paintDial(painter, *m_theme, QPointF(width() / 2.0, m_half ? 38 : 52), radius, m_look.dial);
    const qreal lozenges = lozengesWide(*m_theme, m_look.actionsTotal);
    paintLozenges(painter, *m_theme, QPointF((width() - lozenges) / 2, m_half ? 74 : 100), m_look.actions,
                  m_look.actionsTotal);
    qreal top = m_half ? 84 : 112;
    const qreal room = m_places.size() > 1 ? m_places[1].rect.top() - 12 : height();
    const auto count = std::max<qreal>(1, static_cast<qreal>(m_look.sidekicks.size()));
    const qreal row = std::min(32.0, (room - top) / count); // none is left out: many stand closer
    for (const auto& sidekick : m_look.sidekicks) {
        const qreal middle = top + row / 2 - 2;
        paintDisc(painter, *m_theme, QPointF(28, middle), std::clamp(row / 2 - 2, 6.0, 12.0), sidekick.disc);
        painter.setFont(m_theme->interfaceFont(m_theme->body(), QFont::DemiBold));
        painter.setPen(m_theme->color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink));
        const QString health =
            sidekick.disc.defeated ? QStringLiteral("–") : QString::number(sidekick.health);
        paintText(painter, QRectF(46, middle - 14, width() - 50, 28), health, TextStyle::of(painter));
        top += row;
    }
    for (const Place& place : m_places)
        if (place.part >= Part::hand) paintPile(painter, place.part, place.rect);
    paintFocus(painter);
}

} // namespace fabletop
