// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/seathead.h"

#include "views/illustrations/figure.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

namespace fabletop {

namespace {

constexpr qreal headPad = 16;
constexpr qreal faceRadius = 19;
constexpr qreal smallRadius = 12;
constexpr qreal smallApart = 6;
constexpr qreal numberOver = 0.32; ///< of a disc's radius: what its number sticks out

/// Faces grow with the text beside them.
qreal discScale(const Theme& theme)
{
    return std::max(1.0, theme.scale());
}

} // namespace

SeatHead::SeatHead(std::shared_ptr<const Theme> theme, SeatId seat, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_seat(seat)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SeatHead::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void SeatHead::show(const Table& table, const Looks& looks)
{
    m_looks = looks;
    m_table = table;
    setAccessibleName(m_looks.narrator().fighter(heroOf(m_seat)));
    setAccessibleDescription(m_looks.fighter(m_table, heroOf(m_seat)));
    update();
}

QSize SeatHead::sizeHint() const
{
    return {m_theme->px(300), m_theme->px(48)};
}

/// Discs at the right in the order of their numbers, those of many alike as well: who is gone is struck out.
qreal SeatHead::paintSidekicks(QPainter& painter, qreal right) const
{
    const qreal disc = smallRadius * discScale(*m_theme);
    std::vector<FighterId> all;
    for (FighterId fighter : members<FighterId>(fightersOf(m_seat)))
        if (fighter != heroOf(m_seat) && m_looks.rules().exists(fighter)) all.push_back(fighter);
    const qreal pitch = 2 * disc + smallApart;
    const bool numbered = std::any_of(all.begin(), all.end(), [this](FighterId fighter) {
        return m_looks.disc(m_table, fighter).number > 0;
    });
    if (numbered) right -= std::ceil(disc * numberOver);
    const qreal left = right - pitch * static_cast<qreal>(all.size());
    for (std::size_t place = 0; place < all.size(); ++place)
        paintDisc(painter, *m_theme,
                  QPointF(left + smallApart + disc + pitch * static_cast<qreal>(place), height() / 2.0), disc,
                  m_looks.disc(m_table, all[place]));
    return left;
}

/// Its face in a ring of the seat's; until that is baked, or where there is none, its disc.
void SeatHead::paintHero(QPainter& painter, QPointF centre, qreal radius) const
{
    const FighterId hero = heroOf(m_seat);
    const DiscLook disc = m_looks.disc(m_table, hero);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    const bool fallen = m_table.fighter(hero).health <= 0;
    if (fallen) painter.setOpacity(0.4);
    if (!paintFace(painter, *m_theme, centre, radius - 1, m_looks.figure(m_table, hero)))
        paintDisc(painter, *m_theme, centre, radius, disc);
    painter.setOpacity(1);
    painter.setPen(QPen(m_theme->seat(m_seat), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - 0.5, radius - 0.5);
    painter.restore();
}

void SeatHead::paintEvent(QPaintEvent*)
{
    if (!m_looks.narrator().valid()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Narrator& narrator = m_looks.narrator();
    const FighterId hero = heroOf(m_seat);
    const qreal disc = faceRadius * discScale(*m_theme);
    paintHero(painter, QPointF(headPad + disc, height() / 2.0), disc);
    const qreal left = headPad + 2 * disc + 10;
    const qreal room = paintSidekicks(painter, width() - headPad) - 6 - left;
    const QString name = narrator.fighter(hero);
    const qreal middle = height() / 2.0;
    paintText(painter, QRectF(left, middle - 22 * m_theme->scale(), room, 23 * m_theme->scale()), name,
              {m_theme->nameFont(TextRole::section, name), m_theme->color(Tone::ink)}, Fit::shrink);
    const QString health = tr("%1, %2 of %3 health")
                               .arg(narrator.person(m_seat), QString::number(m_table.fighter(hero).health),
                                    QString::number(m_looks.rules().fighter(hero).maximum));
    paintText(painter, QRectF(left, middle + 1, room, 19 * m_theme->scale()), health,
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
}

} // namespace fabletop
