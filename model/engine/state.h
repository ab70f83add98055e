// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// State: a whole match at one moment, as one small value: the table, what is in progress, and chance.
///
/// Why: a State is kept for every decision (seeking is an array index), copied for every step of a
/// search, compared and digested; so it is trivially copyable, without heap, pointers or padding.

#include "model/engine/frame.h"
#include "model/table/rng.h"

#include <type_traits>

namespace fabletop {

/// An ability that is due because of an event, with those the event was about. All zero until texts have
/// moments.
struct DueMoment {
    AbilityId ability;
    SeatId seat;
    FighterId fighter; ///< who
    FighterId other;   ///< by whom, or to whom
    CardId card;
    SeatId cardSeat;
    SpaceId space;
    std::uint8_t number;
    bool operator==(const DueMoment&) const = default;
};

/// What is in progress: a stack of programs and at most one open choice.
struct Flow {
    static constexpr std::size_t capacity = 10;
    static constexpr std::size_t mostDue = 8;
    Frame frames[capacity];
    DueMoment due[mostDue];
    std::uint8_t depth;
    std::uint8_t open;     ///< 1: a choice is open; its instruction is the top frame's
    SeatId decides;        ///< whose choice it is
    Fault fault;           ///< why a rules text was stopped, so that nothing is open any more
    std::uint8_t dueCount; ///< 0 until texts have moments, as are the next two
    std::uint8_t chain;    ///< moments carried out in a row
    std::uint8_t asks;     ///< questions asked before an event
    std::uint8_t unused;
    bool operator==(const Flow&) const = default;
};

struct State {
    Table table;
    Flow flow;
    Rng rng;
    bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 1280, "E4: two to four seats in one type");
static_assert(sizeof(SeatState) == 104 && sizeof(Combat) == 32 && sizeof(Turn) == 16 && sizeof(Table) == 656);
static_assert(sizeof(Flow) == 392 && sizeof(State) == 1064,
              "as resources/docs/language-and-state.md lays it out");
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

} // namespace fabletop
