// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/cards/discardlog.h"

#include <algorithm>
#include <variant>

namespace fabletop {

namespace {

/// Every card that was laid there, in order, those included that have left the pile again.
std::vector<Discarded> laidThere(const TableView& view, SeatId seat)
{
    const Structure& structure = view.match()->timeline().structure();
    std::vector<Discarded> laid;
    for (int number = 0; number < view.cursor().events(); ++number) {
        const auto* moved = std::get_if<CardMoved>(&view.event(number).body);
        if (!moved || moved->seat != seat || moved->to != Place::discard) continue;
        const int turn = structure.chapterAt(Level::turn, number);
        laid.push_back({moved->card,
                        turn < 0 ? 0 : structure.chapters()[static_cast<std::size_t>(turn)].number,
                        moved->why == Why::boost || moved->from == Place::boost});
    }
    return laid;
}

} // namespace

std::vector<Discarded> discardLog(const TableView& view, SeatId seat)
{
    std::vector<Discarded> laid = laidThere(view, seat);
    std::vector<Discarded> pile;
    const PileView cards = view.table().seat(seat).discard();
    for (std::size_t place = cards.size(); place-- > 0;) {
        const CardId card = cards[place];
        const auto last = std::find_if(laid.rbegin(), laid.rend(),
                                       [card](const Discarded& one) { return one.card == card; });
        if (last == laid.rend()) {
            pile.push_back({card, 0, false});
            continue;
        }
        pile.push_back(*last);
        laid.erase(std::next(last).base());
    }
    return pile;
}

} // namespace fabletop
