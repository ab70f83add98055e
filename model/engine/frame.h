// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Frame: one program in progress, and what the instruction that is open keeps of its own.
///
/// Why scratch of four bytes: several choices in a row belong to one instruction ("move each of …"), and a
/// State has to stay small. Each kind of scratch has a name; the instruction at `at` says which one it is.

#include "model/table/event.h"

#include <array>
#include <bit>

namespace fabletop {

/// Moving each of several fighters by an effect.
struct Movement {
    FighterSet left; ///< who has not moved; nobody before the first has
};
/// The movement of a maneuver. Only own fighters move, so they are told by their numbers.
struct Maneuver {
    std::uint8_t left;   ///< bit i: fighter number i has not moved
    std::uint8_t boost;  ///< of the card that boosts it
    std::uint8_t closed; ///< 1: no further boost
    std::uint8_t begun;  ///< 1: something has been boosted or moved
};
/// Cards or tokens taken one at a time.
struct Picking {
    std::uint8_t left;  ///< of tokens bit i: number i is still to be picked; of cards how many in all
    std::uint8_t taken; ///< how many so far
    std::uint16_t unused;
};
/// Several fighters chosen one at a time.
struct Choosing {
    FighterSet chosen;
};
/// A step of a combat: whose effects have begun.
struct Effects {
    std::uint8_t sides; ///< the defender's is first
    std::uint8_t unused[3];
};
/// Abilities due at one moment.
struct DueAbilities {
    static constexpr std::uint32_t counted = 1u << 31;
    std::uint32_t bits; ///< bit i: ability i waits; the highest: it is known which are due
    [[nodiscard]] constexpr std::uint32_t waiting() const { return bits & ~counted; }
};

enum class Mark : std::uint8_t {
    did = 1,     ///< the last optional or conditional part happened
    felled = 2,  ///< this text has defeated a fighter
    partly = 8,  ///< what is left open can be done in part only, which isn't "you did"
    theyDid = 4, ///< so did the last one that was left to another player
};

/// The last `choose` of each kind is what "that fighter", "that card" … mean.
struct Frame {
    std::uint16_t at;        ///< next instruction in MatchRules::program
    SeatId you;              ///< whose rules text this is
    SourceKind source;       ///< rules, card or ability
    std::uint8_t item;       ///< CardId or AbilityId of the source, 0xFF for rules
    FighterId self;          ///< "this fighter"
    FighterId fighter;       ///< "that fighter"
    SpaceId space;           ///< "that space"
    SpaceId spaceBefore;     ///< the one chosen before; both are "the chosen spaces"
    CardId card;             ///< "that card"
    SeatId cardSeat;         ///< its owner
    SeatId player;           ///< "that player"
    TokenId token;           ///< "that token"
    std::uint8_t number;     ///< "that number"
    std::uint8_t dealt;      ///< "the damage dealt" by this text so far
    std::uint8_t counted;    ///< "cards discarded" by this text so far
    std::uint8_t marks;      ///< Mark bits
    std::uint8_t picks;      ///< options picked so far: low four bits first, high four second
    Place cardPlace;         ///< where "that card" lies
    FighterId fighterBefore; ///< the one that was "that fighter" before, for acts on two
    std::uint32_t loop;  ///< fighters, or players, whom the open loop has not come to yet; fighters chosen
    std::uint32_t cards; ///< "them": cards drawn or looked at, see PackedCards
    std::array<std::uint8_t, 4> scratch;

    [[nodiscard]] constexpr bool has(Mark mark) const { return marks & asNumber(mark); }
    constexpr void set(Mark mark, bool on)
    {
        marks = narrowed<std::uint8_t>(on ? marks | asNumber(mark) : marks & ~asNumber(mark));
    }
    /// Makes it "that card".
    constexpr void nameCard(SeatId owner, CardId named, Place place)
    {
        card = named;
        cardSeat = owner;
        cardPlace = place;
    }
    /// Makes it "that space"; the one before it stays one of "the chosen spaces".
    constexpr void nameSpace(SpaceId named)
    {
        spaceBefore = space;
        space = named;
    }
    /// What the open instruction keeps; all zero as it begins.
    template <typename Scratch> [[nodiscard]] constexpr Scratch kept() const
    {
        return std::bit_cast<Scratch>(scratch);
    }
    template <typename Scratch> constexpr void keep(const Scratch& value)
    {
        scratch = std::bit_cast<std::array<std::uint8_t, 4>>(value);
    }
    constexpr void forgetScratch() { scratch = {}; }
    bool operator==(const Frame&) const = default;
};
static_assert(sizeof(Frame) == 32 && std::has_unique_object_representations_v<Frame>);

/// A frame in which nothing has been chosen yet.
[[nodiscard]] constexpr Frame freshFrame(std::uint16_t at, SeatId you, SourceKind source, std::uint8_t item,
                                         FighterId self)
{
    Frame frame{};
    frame.at = at;
    frame.you = you;
    frame.source = source;
    frame.item = item;
    frame.self = self;
    frame.fighter = frame.fighterBefore = FighterId::none;
    frame.space = frame.spaceBefore = SpaceId::none;
    frame.card = CardId::none;
    frame.cardSeat = frame.player = SeatId::none;
    frame.token = TokenId::none;
    frame.number = 0xFF;
    return frame;
}

/// Whom the open movement of a maneuver has left to move, of those on the battlefield.
[[nodiscard]] constexpr FighterSet yetToMove(const Frame& frame, FighterSet onBoard)
{
    const auto maneuver = frame.kept<Maneuver>();
    const FighterSet own = fightersOf(frame.you);
    const FighterSet left =
        maneuver.begun ? FighterSet{maneuver.left} << (index(frame.you) * fightersPerSeat) & own : own;
    return left & onBoard;
}

} // namespace fabletop
