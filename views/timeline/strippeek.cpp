// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/strippeek.h"

#include "views/cards/cardpeek.h"
#include "views/match/looks.h"

#include <QWidget>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int besideGap = 2; ///< between the strip and the card

/// Whether the sign stands for a card that went this way.
bool plays(const Symbol& symbol, const CardMoved& moved, int side)
{
    switch (symbol.kind) {
    case Symbol::Kind::combat: return moved.from == Place::combat && moved.side == side;
    case Symbol::Kind::scheme: return moved.to == Place::scheme;
    case Symbol::Kind::boostedManeuver: return moved.why == Why::boost && moved.from == Place::hand;
    default: return false;
    }
}

} // namespace

std::optional<CardLook> cardOfSign(const TableView& view, const PlacedSymbol& sign, qreal x)
{
    const int side = x < sign.left + sign.width / 2 ? attackSide : defenseSide;
    for (int event = sign.symbol.firstEvent; event < sign.symbol.endEvent; ++event) {
        const auto* moved = std::get_if<CardMoved>(&view.open().at(event).body);
        if (!moved || moved->card >= CardId::unseen || !plays(sign.symbol, *moved, side)) continue;
        return Looks(view.narrator()).card(moved->seat, moved->card);
    }
    return std::nullopt;
}

void peekAtSigns(QWidget& strip, PeekPlace place, std::shared_ptr<const Theme> theme,
                 std::function<std::optional<CardLook>(QPoint)> cardAt)
{
    CardPeek::attach(strip, std::move(theme), std::move(cardAt), [&strip, place](QSize card, QPoint pointer) {
        const QWidget& page = *strip.parentWidget();
        if (place == PeekPlace::overPanel) {
            const QPoint own = page.mapTo(strip.window(), QPoint(0, 0));
            const bool left = pointer.x() < own.x() + page.width() / 2;
            return own + QPoint(left ? 0 : page.width() - card.width(), besideGap);
        }
        const int top = strip.mapTo(strip.window(), QPoint(0, 0)).y();
        if (place == PeekPlace::leftOfIt) {
            const int lowest = std::max(top, top + strip.height() - card.height());
            return QPoint(strip.mapTo(strip.window(), QPoint(0, 0)).x() - card.width() - besideGap,
                          std::clamp(pointer.y() - card.height() / 2, top, lowest));
        }
        const bool above = top > strip.window()->height() / 2;
        return QPoint(pointer.x() - card.width() / 2,
                      above ? top - card.height() - besideGap : top + strip.height() + besideGap);
    });
}

} // namespace fabletop
