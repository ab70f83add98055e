// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Names for the things that lie on a table, as distinct one-byte types.
///
/// Why: a seat, a fighter and a space are all small numbers; giving each its own type lets the
/// compiler refuse a space where a fighter is meant, and costs nothing.

#include "model/table/narrow.h"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace fabletop {

inline constexpr int maxSeats = 4;        ///< R-TEAM-01: at most two teams of two heroes.
inline constexpr int fightersPerSeat = 8; ///< numbers that a table has room for
inline constexpr int maxFighters = maxSeats * fightersPerSeat;
inline constexpr int heroFighters = 6;  ///< that a hero declares: itself and at most five sidekicks
inline constexpr int maxSpaces = 64;    ///< battlefield.md: 2 to 64 spaces.
inline constexpr int tokensPerSeat = 6; ///< numbers that a table has room for
inline constexpr int maxTokens = maxSeats * tokensPerSeat;
inline constexpr int heroTokens = 4;   ///< that a hero declares
inline constexpr int printedDeck = 30; ///< R-COMP-01
inline constexpr int maxDeck = 31;     ///< distinct card kinds and cards of one deck; R-COMP-01 has 30.
inline constexpr int rowsPerSeat = 4;  ///< rows of cards beside the piles
inline constexpr int countersPerSeat = 8;
inline constexpr int mostAtHand = 6; ///< cards that a text keeps track of at once as "them"

enum class SeatId : std::uint8_t { none = 0xFF }; ///< 0 … 3, seat 1 of the outside world is 0 here
enum class FighterId : std::uint8_t {
    none = 0xFF
};                                                 ///< seat * fightersPerSeat + number; the hero is number 0
enum class SpaceId : std::uint8_t { none = 0xFF }; ///< place in the battlefield file
enum class TokenId : std::uint8_t { none = 0xFF }; ///< seat * tokensPerSeat + number
/// A kind of card, by its place in its owner's hero file. Copies are interchangeable.
enum class CardId : std::uint8_t { unseen = 31, none = 0xFF };
enum class RuleId : std::uint16_t { none = 0 };      ///< index into MatchRules::ruleNames ("R-…")
enum class AbilityId : std::uint8_t { none = 0xFF }; ///< place in its hero's list of abilities

template <typename Id> [[nodiscard]] constexpr std::size_t index(Id id)
{
    return static_cast<std::size_t>(id);
}
template <typename Id> [[nodiscard]] constexpr Id idAt(int position)
{
    return narrowed<Id>(position);
}
/// The lowest member of a set that is not empty.
template <typename Id, typename Bits> [[nodiscard]] constexpr Id lowest(Bits set)
{
    return idAt<Id>(std::countr_zero(set));
}

using FighterSet = std::uint32_t; ///< bit i: FighterId i
using SpaceSet = std::uint64_t;   ///< bit i: SpaceId i
using SeatSet = std::uint8_t;     ///< bit i: SeatId i
using TokenSet = std::uint32_t;   ///< bit i: TokenId i

inline constexpr SeatSet allSeats = 0x0F;

[[nodiscard]] constexpr FighterSet bit(FighterId id)
{
    return FighterSet{1} << index(id);
}
[[nodiscard]] constexpr SpaceSet bit(SpaceId id)
{
    return id == SpaceId::none ? 0 : SpaceSet{1} << index(id);
}
[[nodiscard]] constexpr SeatSet bit(SeatId id)
{
    return id == SeatId::none ? SeatSet{0} : narrowed<SeatSet>(1u << index(id));
}
[[nodiscard]] constexpr TokenSet bit(TokenId id)
{
    return narrowed<TokenSet>(1u << index(id));
}

[[nodiscard]] constexpr SeatId seatOf(FighterId id)
{
    return id == FighterId::none ? SeatId::none : idAt<SeatId>(static_cast<int>(index(id)) / fightersPerSeat);
}
[[nodiscard]] constexpr SeatId seatOf(TokenId id)
{
    return idAt<SeatId>(static_cast<int>(index(id)) / tokensPerSeat);
}
[[nodiscard]] constexpr FighterId fighterAt(SeatId seat, int number)
{
    return idAt<FighterId>(static_cast<int>(index(seat)) * fightersPerSeat + number);
}
[[nodiscard]] constexpr FighterId heroOf(SeatId seat)
{
    return fighterAt(seat, 0);
}
[[nodiscard]] constexpr TokenId tokenAt(SeatId seat, int number)
{
    return idAt<TokenId>(static_cast<int>(index(seat)) * tokensPerSeat + number);
}
[[nodiscard]] constexpr FighterSet fightersOf(SeatId seat)
{
    return FighterSet{(1u << fightersPerSeat) - 1} << (index(seat) * fightersPerSeat);
}

/// Walks the members of a bit set from the lowest: `for (auto f : members<FighterId>(set))`.
template <typename Id, typename Bits> class Members {
public:
    class Iterator {
    public:
        explicit constexpr Iterator(Bits rest) : m_rest(rest) {}
        constexpr Id operator*() const { return lowest<Id>(m_rest); }
        constexpr Iterator& operator++()
        {
            m_rest = narrowed<Bits>(m_rest & (m_rest - 1));
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return m_rest != other.m_rest; }

    private:
        Bits m_rest;
    };
    explicit constexpr Members(Bits bits) : m_bits(bits) {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(Bits{0}); }

private:
    Bits m_bits;
};
template <typename Id, typename Bits> [[nodiscard]] constexpr Members<Id, Bits> members(Bits bits)
{
    return Members<Id, Bits>(bits);
}

} // namespace fabletop
