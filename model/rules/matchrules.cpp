// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/matchrules.h"

namespace fabletop {

int HeroRules::findCard(std::string_view cardId) const
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].id == cardId) return static_cast<int>(i);
    return -1;
}

FighterSet MatchRules::fightersOfTeam(std::uint8_t wanted) const
{
    FighterSet set = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].team == wanted) set |= fightersOf(idAt<SeatId>(static_cast<int>(seat)));
    return set;
}

} // namespace fabletop
