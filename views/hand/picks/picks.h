// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Picks: what a person has picked so far for the open question.
///
/// Why a value that knows no question: it is put back piece by piece, compared and kept while a fighter is
/// dragged, and what may be picked next is another matter (NextPicks).

#include "model/engine/decision.h"
#include "model/table/table.h"

#include <vector>

namespace fabletop {

struct Picks {
    ActionKind action = ActionKind::none; ///< being staged, or under way in a maneuver
    FighterId fighter = FighterId::none;
    FighterId target = FighterId::none;
    SpaceId space = SpaceId::none;
    TokenId token = TokenId::none;
    CardId boost = CardId::none; ///< picked in a maneuver but not handed in yet
    std::vector<int> rows;       ///< places of `cards` in the hand they lie in: copies are picked one by one
    std::vector<CardId> cards;

    /// The first of the cards; none.
    [[nodiscard]] CardId card() const { return cards.empty() ? CardId::none : cards.front(); }
    /// Whether the card at that place is the first of them.
    [[nodiscard]] bool holds(int row) const { return !rows.empty() && rows.front() == row; }
    /// That card and no other.
    void take(CardId taken, int row);
    /// Picks it, or puts it back if it was picked; beyond `most` the first one goes. 0: as many as there are.
    void toggle(CardId card, int row, int most);
    void putCardsBack();
    void putBoostBack();
    /// Puts back what was picked last, but no boost; false: nothing was. `keepAction`: it is under way.
    [[nodiscard]] bool stepBack(bool keepAction);

    [[nodiscard]] bool operator==(const Picks&) const = default;
};

} // namespace fabletop
