// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Table: everything that lies on the table, as one plain value.
///
/// Why a value: events are folded into it, states are copied by the thousand in search, and a seat's
/// view of it (see engine/observe.h) has the same type. No pointer, no heap, no padding.

#include "model/table/combat.h"
#include "model/table/seatcards.h"

namespace fabletop {

/// Where a card can be. Every card of a deck is in exactly one place of its owner.
enum class Place : std::uint8_t { deckTop, deckBottom, hand, discard, combat, boost, scheme };

/// A card of a hand that other seats were shown (R-INFO-03): its kind and who knows it, in one byte.
struct Shown {
    std::uint8_t bits; ///< low five bits the card, high three the seats 1, 2, 3 places after the owner

    [[nodiscard]] static constexpr Shown of(CardId card, SeatId owner, SeatSet viewers)
    {
        std::uint8_t others = 0;
        for (unsigned step = 1; step < maxSeats; ++step)
            if (viewers >> ((index(owner) + step) % maxSeats) & 1)
                others |= narrowed<std::uint8_t>(1u << (step - 1));
        return Shown{narrowed<std::uint8_t>(index(card) | (others << 5u))};
    }
    [[nodiscard]] constexpr CardId card() const { return idAt<CardId>(bits & 31); }
    [[nodiscard]] constexpr SeatSet viewers(SeatId owner) const
    {
        SeatSet set = 0;
        for (unsigned step = 1; step < maxSeats; ++step)
            if (bits >> (4 + step) & 1) set |= narrowed<SeatSet>(1u << ((index(owner) + step) % maxSeats));
        return set;
    }
    bool operator==(const Shown&) const = default;
};

enum class FighterStatus : std::uint8_t { absent, active, defeated, away };

struct FighterState {
    SpaceId space; ///< none while off the battlefield
    std::uint8_t health;
    SpaceId turnStart; ///< where it stood when the current turn began; see `began`
    FighterStatus status;

    /// Added to `turnStart` where the one that stood there has fallen: who has come back with its number is
    /// another one.
    static constexpr std::uint8_t another = 0x80;
    /// Where this very fighter began the turn, none if it was not on the battlefield.
    [[nodiscard]] constexpr SpaceId began() const
    {
        return index(turnStart) < maxSpaces ? turnStart : SpaceId::none;
    }
    bool operator==(const FighterState&) const = default;
};

[[nodiscard]] constexpr PileName rowNamed(int number)
{
    return static_cast<PileName>(asNumber(PileName::firstRow) + number);
}

struct SeatState {
    SeatCards cards;                    ///< the piles; see `deck`, `hand`, `discard`, `row`
    InlineVector<Shown, maxDeck> shown; ///< what others surely know of the hand
    std::uint8_t topKnown[maxSeats];    ///< by viewer: how many cards from the top it knows
    std::uint8_t bottomKnown[maxSeats]; ///< by viewer: how many cards from the bottom it knows
    SpaceId tokens[tokensPerSeat];      ///< none while off the battlefield
    std::uint8_t counters[countersPerSeat];
    std::uint8_t form;       ///< place in the hero's list of forms
    std::uint8_t scheduled;  ///< bit i: the hero's i-th scheduled effect waits; the highest: dealt by hand
    std::uint8_t out;        ///< 1: this player has no fighter left (R-TEAM-09)
    std::uint8_t tokenStart; ///< bit i: the hero stood on own token i as the turn began
    std::uint8_t spent;      ///< bit i: ability i was used this turn; for texts to come, as are the next two
    std::uint8_t done[2];    ///< this turn, four bits each: attacks, combats won, schemes, maneuvers
    std::uint8_t played[4];  ///< bit k: a card of kind k was played this turn

    [[nodiscard]] PileView deck() const { return cards.view(PileName::deck); }
    [[nodiscard]] PileView hand() const { return cards.view(PileName::hand); }
    [[nodiscard]] PileView discard() const { return cards.view(PileName::discard); }
    [[nodiscard]] PileView row(int number) const { return cards.view(rowNamed(number)); }
    [[nodiscard]] SeatPile deck() { return {cards, PileName::deck}; }
    [[nodiscard]] SeatPile hand() { return {cards, PileName::hand}; }
    [[nodiscard]] SeatPile discard() { return {cards, PileName::discard}; }
    [[nodiscard]] SeatPile row(int number) { return {cards, rowNamed(number)}; }
    bool operator==(const SeatState&) const = default;
};

enum class ActionKind : std::uint8_t { none, maneuver, scheme, attack };
enum class DamageKind : std::uint8_t { combat, effect, exhaustion };
enum class EndCause : std::uint8_t { none, heroDefeated, resigned };

struct Turn {
    std::uint16_t number; ///< 1 for the first turn
    SeatId seat;          ///< none before the first
    std::uint8_t actions; ///< left to take
    std::uint8_t taken;   ///< already begun
    ActionKind current;
    SeatId schemeSeat; ///< owner of the scheme in play
    CardId schemeCard;
    FighterId schemeFighter;
    std::uint8_t winner; ///< team 0 or 1; 0xFF: the match goes on
    EndCause cause;
    DamageKind lastHit; ///< kind of the damage that defeated the last hero
    SeatId lastSource;  ///< whose card or ability dealt it, none for rules
    std::uint8_t kinds; ///< of the actions taken, two bits each in order; 0 until texts ask for it
    std::uint8_t unused[2];
    bool operator==(const Turn&) const = default;
};

struct Table {
    SeatState seats[maxSeats];
    FighterState fighters[maxFighters];
    std::uint8_t stepped[maxFighters]; ///< by fighter: spaces moved this turn, 0 until texts ask for it
    std::uint8_t life[maxFighters];    ///< by fighter: how often it has come back, 0 until texts compare it
    Combat combat;
    Turn turn;

    [[nodiscard]] const SeatState& seat(SeatId id) const { return seats[index(id)]; }
    [[nodiscard]] SeatState& seat(SeatId id) { return seats[index(id)]; }
    [[nodiscard]] const FighterState& fighter(FighterId id) const { return fighters[index(id)]; }
    [[nodiscard]] FighterState& fighter(FighterId id) { return fighters[index(id)]; }
    [[nodiscard]] SpaceId token(TokenId id) const
    {
        return seats[index(id) / tokensPerSeat].tokens[index(id) % tokensPerSeat];
    }
    [[nodiscard]] bool over() const { return turn.winner != 0xFF; }
    bool operator==(const Table&) const = default;
};

/// A table on which nothing lies yet.
[[nodiscard]] Table emptyTable();

} // namespace fabletop
