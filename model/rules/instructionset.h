// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The instruction set: what each Op is, as far as language and engine have to agree on it. What an Op does
/// stands in engine/interpreter/behaviours.h, row for row.
///
/// Why a table: whoever adds an instruction writes one row, and the compiler refuses one that is missing or
/// has an empty column. Nothing is found by the place of an Op in its enum.

#include "model/rules/op.h"
#include "model/table/event.h"

#include <array>
#include <string_view>

namespace fabletop {

/// What an open choice is about, for the prompt line.
enum class Ask : std::uint8_t {
    none,
    action,
    maneuver,
    defend,
    boostAttack,
    placeSetUp,
    place,
    move,
    fighter,
    space,
    card,
    player,
    number,
    option,
    discard,
    discardLimit,
    yes,
    order
};

/// When an instruction opens a choice.
enum class Asking : std::uint8_t {
    never,
    unlessClear, ///< one answer that does something is taken without a question
    always
};

/// What happens when nothing can be chosen (R-MOVE-17, R-EFF-01).
enum class Skip : std::uint8_t {
    none,          ///< it never asks
    passOver,      ///< the text goes on, and "you did" does not hold
    forgetFighter, ///< the same, and nobody is "that fighter"
    forgetCard,    ///< the same, and nothing is "that card"
    decline,       ///< as if the player had left it
    leaveBlock     ///< the text goes on behind the block
};

/// Whether a question can be left.
enum class Declining : std::uint8_t {
    never,      ///< "you may" before it is a question of its own
    ifOptional, ///< "you may" before it makes this question one that can be left
    always
};

enum class Family : std::uint8_t { flow, fighters, tokens, hands, decks, values, choices, turns, combat };

/// What a slot takes. Count, little words and places join it when phrases are compared with slots.
enum class Thing : std::uint8_t { none, player, fighters, spaces, cards, number, condition };
using OpSlots = std::array<Thing, 2>; ///< Instruction::a and b

/// Bit i: an event of the i-th kind of EventBody.
using EventKinds = std::uint64_t;
static_assert(std::variant_size_v<EventBody> <= 64);

template <typename... Bodies> [[nodiscard]] constexpr EventKinds kinds()
{
    return (EventKinds{0} | ... | (EventKinds{1} << EventBody(std::in_place_type<Bodies>).index()));
}

struct OpRow {
    Op op;
    Family family;
    Asking asking;
    Skip skip;
    Ask ask;
    Declining declining;
    OpSlots slots;
    std::string_view rule; ///< the clause its events follow from, where its line names none
    EventKinds emits;
};

[[nodiscard]] const OpRow& rowOf(Op op);

} // namespace fabletop
