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
