// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// State: a whole match at one moment, as one small value: the table, what is in progress, and chance.
///
/// Why: a State is kept for every decision (seeking is an array index), copied for every step of a
/// search, compared and digested; so it is trivially copyable, without heap, pointers or padding.

#include "model/table/event.h"
#include "model/table/rng.h"

#include <type_traits>

namespace fabletop {

/// One program in progress. The last `choose` of each kind is what "that fighter", "that card" … mean.
struct Frame {
    std::uint16_t at;      ///< next instruction in MatchRules::code
    SeatId you;            ///< whose rules text this is
    SourceKind source;     ///< rules, card or ability
    std::uint8_t item;     ///< CardId or AbilityId of the source, 0xFF for rules
    FighterId self;        ///< "this fighter"
    FighterId fighter;     ///< "that fighter"
    SpaceId space;         ///< "that space"
    CardId card;           ///< "that card"
    SeatId cardSeat;       ///< its owner
    SeatId player;         ///< "that player"
    TokenId token;         ///< "that token"
    std::uint8_t number;   ///< "that number"
    std::uint8_t dealt;    ///< "the damage dealt" by this text so far
    std::uint8_t counted;  ///< "cards discarded" by this text so far
    std::uint8_t did;      ///< 1: the last optional or conditional part happened
    std::uint8_t progress; ///< boost of the open movement; cards picked so far by the open act
    std::uint8_t boosted;  ///< 1: no further boost
    std::uint8_t felled;   ///< fighters defeated by this text
    std::uint8_t picks;    ///< options picked so far: low four bits first, high four second
    std::uint32_t todo;    ///< members not yet seen by the open loop or movement
    std::uint32_t cards;   ///< "them": cards drawn or looked at, five bits each and one more for the end
    std::uint32_t extra;   ///< timing and bookkeeping of the instruction at `at`
    bool operator==(const Frame&) const = default;
};

/// What is in progress: a stack of programs and at most one open choice.
struct Flow {
    static constexpr std::size_t capacity = 8;
    Frame frames[capacity];
    std::uint8_t depth;
    std::uint8_t open; ///< 1: a choice is open; its instruction is the top frame's
    SeatId decides;    ///< whose choice it is
    Fault fault;       ///< why a rules text was stopped, so that nothing is open any more
    std::uint32_t unused;
    bool operator==(const Flow&) const = default;
};

struct State {
    Table table;
    Flow flow;
    Rng rng;
    bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 1280, "E4: two to four seats in one type");
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

} // namespace fabletop
