// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the row of cards under the table shows: a hand, cards an effect offers, or a pile looked through.

#include "views/hand/handview.h"
#include "views/pages/table/tablecontroller.h"
#include "views/seats/deckpanel.h"
#include "views/seats/seatpanel.h"

#include <vector>

namespace fabletop {

/// A pile that somebody wants to look through; `none`: their own hand is shown.
struct PileShown {
    SeatId seat = SeatId::none;
    SeatPanel::Pile pile = SeatPanel::Pile::discard;
    [[nodiscard]] bool any() const { return seat != SeatId::none; }
    bool operator==(const PileShown&) const = default;
};

struct CardRowLook {
    QString caption; ///< empty: the own hand
    SeatId seat = SeatId::none;
    QString empty; ///< what is said where there is no card
    std::vector<HandCard> cards;
};

/// What the row shows now. `other`: the hand of the person's other hero, none for the one that is asked.
[[nodiscard]] CardRowLook cardRow(const TableController& controller, PileShown pile, SeatId other);
/// The deck as the one who looks knows it.
[[nodiscard]] DeckLook deckLook(const TableController& controller, SeatId seat);

} // namespace fabletop
