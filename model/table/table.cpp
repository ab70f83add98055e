// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/table.h"

namespace fabletop {

CombatSide emptySide()
{
    return {FighterId::none, CardId::none, CardId::none, CardId::none, 0, 0, 0xFF, 0, 0, 0, 0xFF, 0};
}

Table emptyTable()
{
    Table table{};
    for (auto& seat : table.seats)
        for (auto& token : seat.tokens)
            token = SpaceId::none;
    for (auto& fighter : table.fighters)
        fighter = {SpaceId::none, 0, SpaceId::none, FighterStatus::absent};
    for (auto& side : table.combat.sides)
        side = emptySide();
    table.combat.winner = 0xFF;
    table.turn.seat = SeatId::none;
    table.turn.schemeSeat = SeatId::none;
    table.turn.schemeCard = CardId::none;
    table.turn.schemeFighter = FighterId::none;
    table.turn.winner = 0xFF;
    table.turn.lastSource = SeatId::none;
    return table;
}

} // namespace fabletop
