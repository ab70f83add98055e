// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/piles.h"

#include <algorithm>

namespace fabletop {

namespace {

/// Seats other than the owner as the three high bits of Shown.
std::uint8_t othersOf(SeatId seat, SeatSet viewers)
{
    return Shown::of(idAt<CardId>(0), seat, viewers).bits;
}

void dropEmpty(SeatState& owner)
{
    for (std::size_t i = owner.shown.size(); i-- > 0;)
        if ((owner.shown[i].bits & 0xE0) == 0) owner.shown.removeAt(i);
}

/// Nobody knows more of a deck than there is of it.
void atMost(std::uint8_t (&known)[maxSeats], std::size_t count)
{
    const auto most = narrowed<std::uint8_t>(count);
    for (auto& one : known)
        one = std::min(one, most);
}

} // namespace

int placeToTake(PileView pile, CardId card)
{
    int at = pile.find(card);
    if (at < 0) at = pile.find(CardId::unseen);
    if (at < 0 && card == CardId::unseen && !pile.empty()) at = 0;
    return at;
}

CardId takeCard(SeatPile pile, CardId card)
{
    const int at = placeToTake(pile, card);
    return at < 0 ? CardId::none : pile.removeAt(static_cast<std::size_t>(at));
}

CardId takeTop(SeatState& owner, SeatId seat, bool intoHand)
{
    const std::size_t before = owner.deck().size();
    if (before == 0) return CardId::none;
    SeatSet knew = 0;
    for (std::size_t viewer = 0; viewer < maxSeats; ++viewer) {
        if (owner.topKnown[viewer] > 0 || owner.bottomKnown[viewer] >= before)
            knew |= narrowed<SeatSet>(1u << viewer);
        if (owner.topKnown[viewer] > 0) --owner.topKnown[viewer];
    }
    const CardId card = owner.deck().removeAt(before - 1);
    atMost(owner.bottomKnown, before - 1);
    if (knew != 0 && intoHand && card != CardId::unseen) learn(owner, seat, card, knew);
    return card;
}

CardId takeBottom(SeatState& owner)
{
    const SeatPile deck = owner.deck();
    if (deck.empty()) return CardId::none;
    for (auto& known : owner.bottomKnown)
        if (known > 0) --known;
    const CardId card = deck.removeAt(0);
    atMost(owner.topKnown, deck.size());
    return card;
}

CardId takeFromDeck(SeatState& owner, SeatId seat, CardId card)
{
    const SeatPile deck = owner.deck();
    if (deck.empty()) return CardId::none;
    std::size_t at = deck.size() - 1;
    while (at > 0 && deck[at] != card)
        --at;
    if (deck[at] != card) at = deck.size() - 1;
    const CardId taken = deck.removeAt(at);
    for (std::size_t viewer = 0; viewer < maxSeats; ++viewer) {
        std::uint8_t& known = owner.topKnown[viewer];
        if (viewer != index(seat)) known = 0;
        if (known > 0) --known;
    }
    atMost(owner.bottomKnown, std::min(at, deck.size()));
    return taken;
}

void learn(SeatState& owner, SeatId seat, CardId card, SeatSet viewers)
{
    std::uint8_t others = othersOf(seat, viewers);
    for (const std::uint8_t one : {std::uint8_t{0x20}, std::uint8_t{0x40}, std::uint8_t{0x80}}) {
        if (!(others & one)) continue;
        std::size_t at = 0;
        while (at < owner.shown.size() && index(owner.shown[at].card()) < index(card))
            ++at;
        while (at < owner.shown.size() && owner.shown[at].card() == card && (owner.shown[at].bits & one))
            ++at;
        if (at < owner.shown.size() && owner.shown[at].card() == card)
            owner.shown[at].bits |= one;
        else if (!owner.shown.full())
            owner.shown.insert(at, Shown{narrowed<std::uint8_t>(index(card) | one)});
    }
}

void strike(SeatState& owner, CardId card)
{
    if (owner.shown.empty()) return;
    std::uint8_t done = 0;
    // From the last copy, so that the copies of a kind stay ordered by how many seats know them.
    for (std::size_t i = owner.shown.size(); i-- > 0;) {
        Shown& shown = owner.shown[i];
        if (shown.card() != card) continue;
        const auto fresh = narrowed<std::uint8_t>(shown.bits & 0xE0 & ~done);
        shown.bits = narrowed<std::uint8_t>(shown.bits & ~fresh);
        done |= fresh;
    }
    dropEmpty(owner);
}

void forgetHand(SeatState& owner, SeatId seat, SeatSet viewers)
{
    const std::uint8_t others = othersOf(seat, viewers);
    for (auto& shown : owner.shown)
        shown.bits = narrowed<std::uint8_t>(shown.bits & ~others);
    dropEmpty(owner);
}

} // namespace fabletop
