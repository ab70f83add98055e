// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/seatcards.h"

#include <cstddef>

namespace fabletop {

namespace {

static_assert(sizeof SeatCards::ends == sizeof(std::uint64_t), "boundaries are moved as one word");

/// One for each boundary behind the pile. No boundary leaves its byte: a seat has 31 cards at most.
std::uint64_t behind(PileName pile)
{
    return 0x0101010101010100ULL << (8 * asNumber(pile));
}

void widen(SeatCards& cards, PileName pile)
{
    std::uint64_t ends;
    std::memcpy(&ends, cards.ends, sizeof ends);
    ends += behind(pile);
    std::memcpy(cards.ends, &ends, sizeof ends);
}

void narrow(SeatCards& cards, PileName pile)
{
    std::uint64_t ends;
    std::memcpy(&ends, cards.ends, sizeof ends);
    ends -= behind(pile);
    std::memcpy(cards.ends, &ends, sizeof ends);
}

} // namespace

void SeatCards::insert(PileName pile, std::size_t at, CardId card)
{
    assert(!full() && at <= size(pile));
    if (full() || at > size(pile)) return;
    const std::size_t place = first(pile) + at;
    std::memmove(items + place + 1, items + place, total() - place);
    items[place] = card;
    widen(*this, pile);
}

CardId SeatCards::removeAt(PileName pile, std::size_t at)
{
    assert(at < size(pile));
    if (at >= size(pile)) return CardId{};
    const std::size_t place = first(pile) + at;
    const std::size_t last = total() - 1;
    const CardId card = items[place];
    std::memmove(items + place, items + place + 1, last - place);
    items[last] = CardId{};
    narrow(*this, pile);
    return card;
}

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
