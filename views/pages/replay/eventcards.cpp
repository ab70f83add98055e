// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/eventcards.h"

#include <variant>

namespace fabletop {

std::optional<CardLook> cardOfEvent(const Event& event, const Looks& looks)
{
    if (!looks.narrator().valid()) return std::nullopt;
    const auto known = [&](SeatId seat, CardId card) -> std::optional<CardLook> {
        if (index(seat) >= looks.rules().seats.size()) return std::nullopt;
        if (index(card) >= looks.rules().hero(seat).cards.size()) return std::nullopt;
        return looks.card(seat, card);
    };
    if (const auto* moved = std::get_if<CardMoved>(&event.body)) return known(moved->seat, moved->card);
    if (event.cause.kind != SourceKind::card) return std::nullopt;
    return known(event.cause.seat, static_cast<CardId>(event.cause.item));
}

} // namespace fabletop
