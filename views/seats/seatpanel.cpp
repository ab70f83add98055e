// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/seatpanel.h"

#include "views/illustrations/followbaked.h"
#include "views/seats/seatpanelpainter.h"
#include "views/theme/follow.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

SeatPanel::SeatPanel(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
}

void SeatPanel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
    update();
}

void SeatPanel::setLook(const SeatPanelLook& look)
{
    if (look == m_look) return;
    m_look = look;
    QStringList words{look.person, look.hero, look.figures};
    for (const auto& sidekick : look.sidekicks)
        words << sidekick.name + u' ' + sidekick.state;
    words << tr("hand %1, deck %2, discard pile %3").arg(look.hand).arg(look.deck).arg(look.discard);
    setAccessibleName(words.join(QStringLiteral(", ")));
    layOut();
    update();
}

void SeatPanel::setHalf(bool half)
{
    if (half == m_half) return;
    m_half = half;
    layOut();
    update();
}

void SeatPanel::setShare(SeatPanelShare share)
{
    if (share == m_share) return;
    m_share = share;
    layOut();
    update();
}

SeatPanelLayout SeatPanel::laidOut(SeatPanelShare share) const
{
    return {m_look, *m_theme, size(), m_half, share};
}

void SeatPanel::layOut()
{
    m_layout = laidOut(m_share);
}

void alignSeatPanels(std::span<SeatPanel* const> panels)
{
    SeatPanelShare share;
    for (const SeatPanel* panel : panels)
        share.beside = share.beside && panel->laidOut(share).beside();
    qreal plate = share.plate;
    for (const SeatPanel* panel : panels)
        plate = std::min(plate, panel->laidOut(share).plate().height());
    if (plate > 0) share.plate = plate;
    for (SeatPanel* panel : panels)
        panel->setShare(share);
}

void SeatPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    SeatPanelPainter parts(painter, *m_theme, m_look, m_layout);
    parts.paint();
    if (hasFocus() && m_look.seat != SeatId::none) parts.paintFocus(m_focused);
}

void SeatPanel::resizeEvent(QResizeEvent*)
{
    layOut();
}

SeatPanel::Pile SeatPanel::pileOf(SeatPart part)
{
    return part == SeatPart::hand ? Pile::hand : part == SeatPart::deck ? Pile::deck : Pile::discard;
}

QRectF SeatPanel::fighterRect(FighterId fighter) const
{
    return m_layout.rectOf(fighter);
}

QRectF SeatPanel::pileRect(Pile pile) const
{
    return m_layout.rectOf(pile == Pile::hand   ? SeatPart::hand
                           : pile == Pile::deck ? SeatPart::deck
                                                : SeatPart::discard);
}

void SeatPanel::hover(QPointF at)
{
    const SeatPlace* place = m_layout.at(at);
    const SeatPart part = place ? place->part : SeatPart::none;
    const FighterId fighter = place ? place->fighter : FighterId::none;
    if (part == m_hovered && fighter == m_hoveredFighter) return;
    if (m_hovered == SeatPart::ability) Q_EMIT abilityHovered(m_look.seat, false);
    if (m_hovered >= SeatPart::hand) Q_EMIT pileHovered(m_look.seat, pileOf(m_hovered), false);
    if (fighter != m_hoveredFighter) Q_EMIT fighterHovered(fighter);
    m_hovered = part;
    m_hoveredFighter = fighter;
    if (part == SeatPart::ability) Q_EMIT abilityHovered(m_look.seat, true);
    if (part >= SeatPart::hand) Q_EMIT pileHovered(m_look.seat, pileOf(part), true);
    setCursor(part >= SeatPart::hand || fighter != FighterId::none ? Qt::PointingHandCursor
                                                                   : Qt::ArrowCursor);
}

void SeatPanel::mouseMoveEvent(QMouseEvent* event)
{
    hover(event->position());
}

void SeatPanel::leaveEvent(QEvent*)
{
    hover(QPointF(-100, -100));
}

void SeatPanel::mouseReleaseEvent(QMouseEvent* event)
{
    const SeatPlace* place = m_layout.at(event->position());
    if (!place || event->button() != Qt::LeftButton) return event->ignore();
    if (place->part >= SeatPart::hand)
        Q_EMIT pileClicked(m_look.seat, pileOf(place->part));
    else if (place->part == SeatPart::ability)
        Q_EMIT abilityClicked(m_look.seat);
    else if (place->fighter != FighterId::none)
        Q_EMIT fighterClicked(place->fighter);
}

void SeatPanel::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Space)
        return Q_EMIT pileClicked(m_look.seat, pileOf(m_focused));
    if (key != Qt::Key_Left && key != Qt::Key_Right) return QWidget::keyPressEvent(event);
    const int step = key == Qt::Key_Left ? -1 : 1;
    m_focused =
        static_cast<SeatPart>(std::clamp(static_cast<int>(m_focused) + step, static_cast<int>(SeatPart::hand),
                                         static_cast<int>(SeatPart::discard)));
    update();
}

void SeatPanel::focusInEvent(QFocusEvent*)
{
    update();
}

void SeatPanel::focusOutEvent(QFocusEvent*)
{
    update();
}

} // namespace fabletop
