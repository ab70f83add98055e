// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/picks/picks.h"

#include <algorithm>

namespace fabletop {

void Picks::take(CardId taken, int row)
{
    rows = {row};
    cards = {taken};
}

void Picks::toggle(CardId card, int row, int most)
{
    const auto there = std::find(rows.begin(), rows.end(), row);
    if (there != rows.end()) {
        cards.erase(cards.begin() + (there - rows.begin()));
        rows.erase(there);
        return;
    }
    if (most > 0 && static_cast<int>(rows.size()) >= most) {
        rows.erase(rows.begin());
        cards.erase(cards.begin());
    }
    rows.push_back(row);
    cards.push_back(card);
}

void Picks::putCardsBack()
{
    rows.clear();
    cards.clear();
}

void Picks::putBoostBack()
{
    boost = CardId::none;
    putCardsBack();
}

bool Picks::stepBack(bool keepAction)
{
    if (space != SpaceId::none)
        space = SpaceId::none;
    else if (!cards.empty())
        putCardsBack();
    else if (token != TokenId::none)
        token = TokenId::none;
    else if (target != FighterId::none)
        target = FighterId::none;
    else if (fighter != FighterId::none)
        fighter = FighterId::none;
    else if (action != ActionKind::none && !keepAction)
        action = ActionKind::none;
    else
        return false;
    return true;
}

} // namespace fabletop
