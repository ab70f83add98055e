// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/seatpanel.h"

#include "views/cards/cardpainter.h"
#include "views/theme/follow.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal foldedTop = 112; ///< below the dial of a folded panel
constexpr qreal leastRow = 24;   ///< of a sidekick there

} // namespace

SeatPanel::SeatPanel(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
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

void SeatPanel::layOut()
{
    m_places.clear();
    if (folded()) return layOutFolded();
    m_half ? layOutHalf() : layOutWhole();
}

void SeatPanel::layOutFolded()
{
    const FighterId hero = m_look.seat == SeatId::none ? FighterId::none : heroOf(m_look.seat);
    int place = 0;
    m_places.push_back({Part::hero, hero, QRectF(0, 6, width(), m_half ? 66 : 92)});
    // Where there is little height the piles give way: dial and sidekicks are looked at more often.
    const qreal above =
        foldedTop + leastRow * static_cast<qreal>(std::max<std::size_t>(1, m_look.sidekicks.size()));
    const qreal each = m_half ? 27 : std::clamp((height() - above) / 3, 40.0, 74.0);
    const qreal high = each - 16;
    const qreal wide = high * 42 / 58;
    for (Part part : {Part::hand, Part::deck, Part::discard}) {
        const QRectF box = m_half ? QRectF(6 + each * place, height() - 42, 21, 29)
                                  : QRectF(41 - wide / 2, height() - 3 * each + 4 + each * place, wide, high);
        m_places.push_back({part, FighterId::none, box});
        ++place;
    }
}

void SeatPanel::layOutWhole()
{
    const FighterId hero = m_look.seat == SeatId::none ? FighterId::none : heroOf(m_look.seat);
    const qreal e = m_theme->scale();
    const qreal inner = width() - 2 * pad;
    const qreal pileTop = height() - 78 - 36 * e;
    int place = 0;
    m_places.push_back({Part::hero, hero, QRectF(pad, 44 * e, inner, 112)});
    const qreal foot = pileTop - (m_look.seen.isEmpty() ? 0 : 22 * e) - 8;
    layOutTexts(44 * e + 118, foot);
    for (Part part : {Part::hand, Part::deck, Part::discard}) {
        const qreal left = pad + 2 + (inner - 52) / 2 * place++;
        m_places.push_back({part, FighterId::none, QRectF(left, pileTop + 14 * e, 42, 58)});
    }
}

/// Ability and sidekicks between the hero and the piles; the ability gives way first.
void SeatPanel::layOutTexts(qreal top, qreal foot)
{
    const qreal inner = width() - 2 * pad;
    const QFontMetrics metrics(m_theme->font(TextRole::body));
    const qreal helpers = static_cast<qreal>(m_look.sidekicks.size()) * 24 * m_theme->scale();
    const int lines = std::min(4, static_cast<int>((foot - top - helpers - 18) / metrics.lineSpacing()));
    if (!m_look.ability.isEmpty() && lines > 0) {
        const int all =
            metrics.boundingRect(QRect(0, 0, static_cast<int>(inner), 4000), Qt::TextWordWrap, m_look.ability)
                .height();
        const qreal high = std::min(all, metrics.lineSpacing() * lines) + 2;
        m_places.push_back({Part::ability, FighterId::none, QRectF(pad, top, inner, high)});
        top += high + 12;
    }
    top += 6;
    const qreal room = foot - top;
    const qreal each =
        m_look.sidekicks.empty() ? 0 : std::min(46.0, room / static_cast<qreal>(m_look.sidekicks.size()));
    for (const auto& sidekick : m_look.sidekicks) {
        m_places.push_back({Part::sidekick, sidekick.fighter, QRectF(pad, top, inner, each)});
        top += each;
    }
}

void SeatPanel::resizeEvent(QResizeEvent*)
{
    layOut();
}

SeatPanel::Pile SeatPanel::pileOf(Part part)
{
    return part == Part::hand ? Pile::hand : part == Part::deck ? Pile::deck : Pile::discard;
}

QRectF SeatPanel::fighterRect(FighterId fighter) const
{
    for (const Place& place : m_places)
        if (place.fighter == fighter) return place.rect;
    return {};
}

QRectF SeatPanel::pileRect(Pile pile) const
{
    const Part wanted = pile == Pile::hand ? Part::hand : pile == Pile::deck ? Part::deck : Part::discard;
    for (const Place& place : m_places)
        if (place.part == wanted) return place.rect;
    return {};
}

const SeatPanel::Place* SeatPanel::placeAt(QPointF at) const
{
    for (const Place& place : m_places)
        if (place.rect.adjusted(-4, -4, 12, 24).contains(at) &&
            place.rect.adjusted(-6, -6, 6, place.part >= Part::hand ? 22 : 2).contains(at))
            return &place;
    return nullptr;
}

void SeatPanel::hover(QPointF at)
{
    const Place* place = placeAt(at);
    const Part part = place ? place->part : Part::none;
    const FighterId fighter = place ? place->fighter : FighterId::none;
    if (part == m_hovered && fighter == m_hoveredFighter) return;
    if (m_hovered == Part::ability) Q_EMIT abilityHovered(m_look.seat, false);
    if (m_hovered >= Part::hand) Q_EMIT pileHovered(m_look.seat, pileOf(m_hovered), false);
    if (fighter != m_hoveredFighter) Q_EMIT fighterHovered(fighter);
    m_hovered = part;
    m_hoveredFighter = fighter;
    if (part == Part::ability) Q_EMIT abilityHovered(m_look.seat, true);
    if (part >= Part::hand) Q_EMIT pileHovered(m_look.seat, pileOf(part), true);
    setCursor(part >= Part::hand || fighter != FighterId::none ? Qt::PointingHandCursor : Qt::ArrowCursor);
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
    const Place* place = placeAt(event->position());
    if (!place || event->button() != Qt::LeftButton) return event->ignore();
    if (place->part >= Part::hand)
        Q_EMIT pileClicked(m_look.seat, pileOf(place->part));
    else if (place->part == Part::ability)
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
    m_focused = static_cast<Part>(std::clamp(static_cast<int>(m_focused) + step, static_cast<int>(Part::hand),
                                             static_cast<int>(Part::discard)));
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
