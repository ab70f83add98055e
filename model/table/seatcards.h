// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatCards: all cards of one seat that lie in a pile, in one array, and the piles as parts of it.
///
/// Why one array: a card in it is in exactly one place, whatever is moved, and a State stays small. A pile is
/// what lies between two boundaries; a card that goes from one to another shifts what is between them.

#include "model/table/ids.h"
#include "model/table/inlinevector.h"

#include <algorithm>

namespace fabletop {

/// Cards in an order of their own: what an event says of a pile, and a copy of one.
using Pile = InlineVector<CardId, maxDeck>;

/// In their order in the array: what moves most often, from the deck into the hand and from there onto the
/// discard pile, moves to its neighbour. A deck's and a discard pile's top card is the last.
enum class PileName : std::uint8_t { deck, hand, discard, firstRow, count = firstRow + rowsPerSeat };

/// A pile that is only looked at. It lasts as long as nobody moves a card of that seat.
class PileView {
public:
    constexpr PileView(const CardId* first, std::size_t count) : m_first(first), m_count(count) {}
    constexpr PileView(const Pile& pile) : PileView(pile.items, pile.count) {}

    [[nodiscard]] constexpr std::size_t size() const { return m_count; }
    [[nodiscard]] constexpr bool empty() const { return m_count == 0; }
    [[nodiscard]] constexpr const CardId* begin() const { return m_first; }
    [[nodiscard]] constexpr const CardId* end() const { return m_first + m_count; }
    [[nodiscard]] constexpr const CardId& operator[](std::size_t i) const { return m_first[i]; }
    [[nodiscard]] constexpr const CardId& back() const { return m_first[m_count - 1]; }
    /// Place of the first equal card, or -1.
    [[nodiscard]] constexpr int find(CardId card) const
    {
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_first[i] == card) return static_cast<int>(i);
        return -1;
    }
    [[nodiscard]] Pile copy() const
    {
        Pile pile{};
        std::copy_n(m_first, m_count, pile.items);
        pile.count = narrowed<std::uint8_t>(m_count);
        return pile;
    }

private:
    const CardId* m_first;
    std::size_t m_count;
};

[[nodiscard]] constexpr bool operator==(PileView a, PileView b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// The array, and where each pile ends: pile p lies from `ends[p]` to before `ends[p + 1]`. Places behind the
/// last pile are zero.
struct SeatCards {
    CardId items[maxDeck];
    std::uint8_t ends[1 + static_cast<std::size_t>(PileName::count)];

    [[nodiscard]] constexpr std::size_t first(PileName pile) const
    {
        return pile == PileName::deck ? 0 : ends[asNumber(pile)];
    }
    [[nodiscard]] constexpr std::size_t size(PileName pile) const
    {
        return ends[asNumber(pile) + 1] - first(pile);
    }
    [[nodiscard]] constexpr std::size_t total() const { return ends[asNumber(PileName::count)]; }
    [[nodiscard]] constexpr bool full() const { return total() == maxDeck; }
    [[nodiscard]] constexpr PileView view(PileName pile) const { return {items + first(pile), size(pile)}; }

    /// Puts a card before place `at` of a pile, which may be its end. Whoever does so has seen that there is
    /// room.
    void insert(PileName pile, std::size_t at, CardId card)
    {
        assert(!full() && at <= size(pile));
        if (full() || at > size(pile)) return;
        CardId* const place = items + first(pile) + at;
        if (const std::size_t behind = total() - first(pile) - at) std::memmove(place + 1, place, behind);
        *place = card;
        setEnds(boundaries() + behindOf(pile));
    }
    /// Takes place `at` of a pile out, keeping the order of all others.
    CardId removeAt(PileName pile, std::size_t at)
    {
        assert(at < size(pile));
        if (at >= size(pile)) return CardId{};
        CardId* const place = items + first(pile) + at;
        const CardId card = *place;
        if (const std::size_t behind = total() - first(pile) - at - 1) std::memmove(place, place + 1, behind);
        items[total() - 1] = CardId{};
        setEnds(boundaries() - behindOf(pile));
        return card;
    }
    /// Makes a pile consist of these cards, which may be some of this seat; those without room are left out.
    void assign(PileName pile, PileView cards);
    bool operator==(const SeatCards&) const = default;

private:
    /// All boundaries as one word. None of them leaves its byte: a seat has 31 cards at most.
    [[nodiscard]] std::uint64_t boundaries() const
    {
        std::uint64_t word;
        static_assert(sizeof word == sizeof ends);
        std::memcpy(&word, ends, sizeof word);
        return word;
    }
    void setEnds(std::uint64_t word) { std::memcpy(ends, &word, sizeof word); }
    /// One for each boundary behind the pile.
    [[nodiscard]] static constexpr std::uint64_t behindOf(PileName pile)
    {
        return 0x0101010101010100ULL << (8 * asNumber(pile));
    }
};

/// A pile of a seat that may be changed, with the functions of InlineVector. What it is made of is shared
/// with the other piles of the seat, so it is full when they are.
class SeatPile {
public:
    SeatPile(SeatCards& cards, PileName name) : m_cards(cards), m_name(name) {}
    SeatPile(const SeatPile&) = default;
    SeatPile& operator=(const SeatPile&) = delete; ///< is it the cards that are meant? see `assign`

    operator PileView() const { return m_cards.view(m_name); }
    [[nodiscard]] std::size_t size() const { return m_cards.size(m_name); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] bool full() const { return m_cards.full(); }
    [[nodiscard]] CardId* begin() const { return m_cards.items + m_cards.first(m_name); }
    [[nodiscard]] CardId* end() const { return begin() + size(); }
    [[nodiscard]] CardId& operator[](std::size_t i) const { return begin()[i]; }
    [[nodiscard]] CardId& back() const { return end()[-1]; }
    [[nodiscard]] int find(CardId card) const { return m_cards.view(m_name).find(card); }
    [[nodiscard]] Pile copy() const { return m_cards.view(m_name).copy(); }
    void push(CardId card) const { m_cards.insert(m_name, size(), card); }
    void insert(std::size_t at, CardId card) const { m_cards.insert(m_name, at, card); }
    CardId removeAt(std::size_t at) const { return m_cards.removeAt(m_name, at); }
    void assign(PileView cards) const { m_cards.assign(m_name, cards); }
    void clear() const { assign({nullptr, 0}); }

private:
    SeatCards& m_cards;
    PileName m_name;
};

} // namespace fabletop
