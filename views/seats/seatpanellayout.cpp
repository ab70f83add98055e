// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/seatpanellayout.h"

#include <QFontMetrics>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal foldedTop = 112; ///< below the dial of a folded panel
constexpr qreal leastRow = 24;   ///< of a sidekick there
constexpr qreal headHigh = 30;   ///< of a half panel
constexpr int alikeInARow = 3;   ///< so many sidekicks or more show discs only

} // namespace

SeatPanelLayout::SeatPanelLayout(const SeatPanelLook& look, const Theme& theme, QSizeF size, bool half)
    : m_size(size), m_half(half)
{
    if (folded())
        layOutFolded(look);
    else
        half ? layOutHalf(look, theme) : layOutWhole(look, theme);
}

QRectF SeatPanelLayout::rectOf(FighterId fighter) const
{
    for (const SeatPlace& place : m_places)
        if (place.fighter == fighter) return place.rect;
    return {};
}

QRectF SeatPanelLayout::rectOf(SeatPart part) const
{
    for (const SeatPlace& place : m_places)
        if (place.part == part) return place.rect;
    return {};
}

const SeatPlace* SeatPanelLayout::at(QPointF point) const
{
    for (const SeatPlace& place : m_places)
        if (place.rect.adjusted(-4, -4, 12, 24).contains(point) &&
            place.rect.adjusted(-6, -6, 6, place.part >= SeatPart::hand ? 22 : 2).contains(point))
            return &place;
    return nullptr;
}

void SeatPanelLayout::layOutFolded(const SeatPanelLook& look)
{
    const FighterId hero = look.seat == SeatId::none ? FighterId::none : heroOf(look.seat);
    int place = 0;
    m_places.push_back({SeatPart::hero, hero, QRectF(0, 6, m_size.width(), m_half ? 66 : 92)});
    // Where there is little height the piles give way: dial and sidekicks are looked at more often.
    const qreal above =
        foldedTop + leastRow * static_cast<qreal>(std::max<std::size_t>(1, look.sidekicks.size()));
    const qreal each = m_half ? 27 : std::clamp((m_size.height() - above) / 3, 40.0, 74.0);
    const qreal high = each - 16;
    const qreal wide = high * 42 / 58;
    for (SeatPart part : {SeatPart::hand, SeatPart::deck, SeatPart::discard}) {
        const QRectF box =
            m_half ? QRectF(6 + each * place, m_size.height() - 42, 21, 29)
                   : QRectF(41 - wide / 2, m_size.height() - 3 * each + 4 + each * place, wide, high);
        m_places.push_back({part, FighterId::none, box});
        ++place;
    }
}

void SeatPanelLayout::layOutWhole(const SeatPanelLook& look, const Theme& theme)
{
    const FighterId hero = look.seat == SeatId::none ? FighterId::none : heroOf(look.seat);
    const qreal e = theme.scale();
    const qreal inner = m_size.width() - 2 * seatPadding;
    const qreal pileTop = m_size.height() - 78 - 36 * e;
    int place = 0;
    m_places.push_back({SeatPart::hero, hero, QRectF(seatPadding, 44 * e, inner, 112)});
    const qreal foot = pileTop - (look.seen.isEmpty() ? 0 : 22 * e) - 8;
    layOutTexts(look, theme, 44 * e + 118, foot);
    for (SeatPart part : {SeatPart::hand, SeatPart::deck, SeatPart::discard}) {
        const qreal left = seatPadding + 2 + (inner - 52) / 2 * place++;
        m_places.push_back({part, FighterId::none, QRectF(left, pileTop + 14 * e, 42, 58)});
    }
}

/// Ability and sidekicks between the hero and the piles; the ability gives way first.
void SeatPanelLayout::layOutTexts(const SeatPanelLook& look, const Theme& theme, qreal top, qreal foot)
{
    const qreal inner = m_size.width() - 2 * seatPadding;
    const QFontMetrics metrics(theme.font(TextRole::body));
    const qreal helpers = static_cast<qreal>(look.sidekicks.size()) * 24 * theme.scale();
    const int lines = std::min(4, static_cast<int>((foot - top - helpers - 18) / metrics.lineSpacing()));
    if (!look.ability.isEmpty() && lines > 0) {
        const int all =
            metrics.boundingRect(QRect(0, 0, static_cast<int>(inner), 4000), Qt::TextWordWrap, look.ability)
                .height();
        const qreal high = std::min(all, metrics.lineSpacing() * lines) + 2;
        m_places.push_back({SeatPart::ability, FighterId::none, QRectF(seatPadding, top, inner, high)});
        top += high + 12;
    }
    top += 6;
    const qreal room = foot - top;
    const qreal each =
        look.sidekicks.empty() ? 0 : std::min(46.0, room / static_cast<qreal>(look.sidekicks.size()));
    for (const auto& sidekick : look.sidekicks) {
        m_places.push_back({SeatPart::sidekick, sidekick.fighter, QRectF(seatPadding, top, inner, each)});
        top += each;
    }
}

void SeatPanelLayout::layOutHalf(const SeatPanelLook& look, const Theme& theme)
{
    const FighterId hero = look.seat == SeatId::none ? FighterId::none : heroOf(look.seat);
    const qreal e = theme.scale();
    const qreal inner = m_size.width() - 2 * seatPadding;
    const qreal heroTop = headHigh * e + 4;
    const qreal heroHigh = std::max(76.0, 58 * e);
    m_places.push_back({SeatPart::hero, hero, QRectF(seatPadding, heroTop, inner, heroHigh)});
    const qreal pileTop = m_size.height() - 47 - 22 * e;
    const std::size_t count = look.sidekicks.size();
    const qreal rowTop = heroTop + heroHigh + 2;
    const qreal rowHigh = std::clamp(pileTop - 12 - rowTop, 20.0, 34.0);
    const qreal each = count == 0 ? 0 : inner / static_cast<qreal>(std::max<std::size_t>(count, alikeInARow));
    for (std::size_t place = 0; place < count; ++place) {
        const bool alone = count < alikeInARow;
        const qreal wide = alone ? inner / static_cast<qreal>(count) : each;
        m_places.push_back({SeatPart::sidekick, look.sidekicks[place].fighter,
                            QRectF(seatPadding + wide * static_cast<qreal>(place), rowTop, wide, rowHigh)});
    }
    const qreal textTop = rowTop + (count == 0 ? 0 : rowHigh) + 8;
    if (!look.ability.isEmpty() && pileTop - 20 - textTop > 34 * e)
        m_places.push_back({SeatPart::ability, FighterId::none,
                            QRectF(seatPadding, textTop, inner, pileTop - 20 - textTop)});
    int place = 0;
    for (SeatPart part : {SeatPart::hand, SeatPart::deck, SeatPart::discard}) {
        const qreal left = seatPadding + 8 + (inner - 50) / 2 * place++;
        m_places.push_back({part, FighterId::none, QRectF(left, pileTop, 34, 47)});
    }
}

} // namespace fabletop
