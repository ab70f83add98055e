// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/room.h"

#include "model/table/piles.h"

namespace fabletop {

namespace {

bool inPile(Place place)
{
    return place != Place::combat && place != Place::boost && place != Place::scheme;
}

/// Whether the card is taken out of one of the owner's piles.
bool makesRoom(const SeatState& owner, const CardMoved& event)
{
    switch (event.from) {
    case Place::deckTop:
    case Place::deckBottom: return !owner.deck().empty();
    case Place::hand: return placeToTake(owner.hand(), event.card) >= 0;
    case Place::discard: return placeToTake(owner.discard(), event.card) >= 0;
    case Place::combat:
    case Place::boost:
    case Place::scheme: return false;
    }
    return false;
}

} // namespace

bool hasRoom(const Table& table, const DeckShuffled& event)
{
    const SeatState& owner = table.seat(event.seat);
    return owner.cards.total() - owner.deck().size() + event.order.size() <= maxDeck;
}

bool hasRoom(const Table& table, const CardMoved& event)
{
    const SeatState& owner = table.seat(event.seat);
    return !owner.cards.full() || !inPile(event.to) || makesRoom(owner, event);
}

} // namespace fabletop
