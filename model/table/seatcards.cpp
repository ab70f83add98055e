// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/seatcards.h"

namespace fabletop {

void SeatCards::assign(PileName pile, PileView cards)
{
    const Pile wanted = cards.copy();
    const std::size_t others = total() - size(pile);
    const std::size_t count = std::min<std::size_t>(wanted.size(), maxDeck - others);
    SeatCards made{};
    for (std::size_t p = 0; p < asNumber(PileName::count); ++p) {
        const auto name = static_cast<PileName>(p);
        const PileView part = name == pile ? PileView(wanted.items, count) : view(name);
        std::copy(part.begin(), part.end(), made.items + made.ends[p]);
        made.ends[p + 1] = narrowed<std::uint8_t>(made.ends[p] + part.size());
    }
    *this = made;
}

} // namespace fabletop
