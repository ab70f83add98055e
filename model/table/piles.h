// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Moving cards between the places of one seat, and keeping book of what others know of them.

#include "model/table/table.h"

namespace fabletop {

/// Where in `pile` a `card` is to be taken out: the first of them, or an unseen one where the pile's cards
/// are hidden; -1 if it holds neither.
[[nodiscard]] int placeToTake(PileView pile, CardId card);
/// Takes one `card` out of `pile`. Returns what was really taken out; `none` if there is nothing to take.
CardId takeCard(SeatPile pile, CardId card);

/// Takes the card on top of the deck and keeps what seats know of it: whoever knew it now knows it in
/// the hand if it goes there. Returns the card, unseen where it is hidden.
CardId takeTop(SeatState& owner, SeatId seat, bool intoHand);
CardId takeBottom(SeatState& owner);
/// Takes the topmost copy of `card` out of the deck; on an observed table the top card. Only its owner surely
/// knows what is on top from then on: for the others it may have been one of those they knew.
CardId takeFromDeck(SeatState& owner, SeatId seat, CardId card);

/// Adds to what `viewers` know of the owner's hand (R-INFO-03, R-INFO-07).
void learn(SeatState& owner, SeatId seat, CardId card, SeatSet viewers);
/// A copy of `card` was seen leaving the hand: every seat strikes one copy.
void strike(SeatState& owner, CardId card);
/// Nothing is surely known of the hand any more.
inline void forgetHand(SeatState& owner)
{
    owner.shown.clear();
}
/// Only for `viewers` nothing is known any more.
void forgetHand(SeatState& owner, SeatId seat, SeatSet viewers);

} // namespace fabletop
