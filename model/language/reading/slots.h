// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Slots: what each place for players, fighters, spaces and cards in a wording takes.
///
/// Why declared: whatever is accepted must have one meaning. What a slot does not take is refused as the file
/// is read (meaning/slotcheck.h), and the compiler reads here what a little word becomes.

#include "model/language/reading/words.h"
#include "model/table/narrow.h"

#include <cstddef>

namespace fabletop {

/// How many of what a phrase names are meant, by its little word.
enum class Count : std::uint8_t {
    one,        ///< this, that, the, a proper name
    some,       ///< a, any, another
    every,      ///< each, all, "your fighters"
    nobody,     ///< no
    exactly,    ///< "2 …"
    upTo,       ///< "up to 2 …"
    anyNumber,  ///< "any number of …"
    bare,       ///< no little word: "fighters"
    theSeveral, ///< "the" before what may be several
    mixed       ///< joined by "or" with little words that do not agree
};
using Counts = std::uint16_t;

template <typename... Each> [[nodiscard]] constexpr Counts counts(Each... each)
{
    return narrowed<Counts>((0u | ... | (1u << static_cast<unsigned>(each))));
}
[[nodiscard]] constexpr bool holds(Counts set, Count one)
{
    return set >> static_cast<unsigned>(one) & 1u;
}

/// How a slot reads what stands in it.
enum class Reads : std::uint8_t {
    undeclared,
    whole,    ///< the same thing as the phrase around it: that one's slot decides
    player,   ///< whoever it is; of several each in turn
    together, ///< an act on all of them at the same time
    inTurn,   ///< an act on one after the other
    asked,    ///< the act's own question
    told,     ///< exactly one, and nobody is asked
    related,  ///< what another thing is compared with: at least one of them, or all
    subject,  ///< of a condition: at least one of them, all, or none
    exists,   ///< whether there is one
    counted,  ///< how many there are
    standing  ///< everyone who is one, whenever it is looked at
};

/// Where a card may lie.
enum class CardPlace : std::uint8_t { hand = 1, deckTop = 2, discard = 4, combat = 8, scheme = 16 };
using CardPlaces = std::uint8_t;
template <typename... Each> [[nodiscard]] constexpr CardPlaces places(Each... each)
{
    return narrowed<CardPlaces>((0u | ... | static_cast<unsigned>(each)));
}

/// Whose cards a slot takes.
enum class CardOwner : std::uint8_t { anyone, you, subject };

struct SlotSpec {
    Reads reads = Reads::undeclared;
    Counts counts = 0;
    CardPlaces places = 0; ///< of cards
    CardOwner owner = CardOwner::anyone;
    bool attacking = false; ///< only a card that has been found fit to attack
    bool byName = false;    ///< only fighters who are named, or this one
};

/// Of the slot that `part` of the word's phrase stands in.
[[nodiscard]] const SlotSpec& slotOf(Word word, std::size_t part);

} // namespace fabletop
