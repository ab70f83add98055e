// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardFacts: what a text tells of cards: where they may lie, whose they are.
///
/// Why followed through the text: "that card" lies in the hand after "choose a card in your hand" and in the
/// discard pile after "discard that card". An act that takes it from elsewhere would do nothing.

#include "model/language/meaning/moments.h"
#include "model/language/reading/slots.h"

namespace fabletop {

struct CardFacts {
    CardPlaces places = 0;   ///< none: it isn't said where
    Word owner = Word::none; ///< you, opponent or thatPlayer; none: it depends
    bool attacking = false;  ///< found fit to attack
    bool twoPlaces = false;  ///< two places are named for one card
    bool displaced = false;  ///< it lay on the deck, of which the top has changed since
    [[nodiscard]] bool operator==(const CardFacts&) const = default;
};

/// `that`: what is known of "that card".
[[nodiscard]] CardFacts factsOf(const Phrase& cards, const CardFacts& that, const TextPlace& place);
/// What is known of "that card" behind this act.
[[nodiscard]] CardFacts factsBehind(const Phrase& act, const CardFacts& that, const TextPlace& place);
/// Whether the act may change what lies on top of one's own deck.
[[nodiscard]] bool movesDeckTop(const Phrase& act, const CardFacts& that, const TextPlace& place);
/// What is known where either may have happened.
[[nodiscard]] CardFacts eitherOf(const CardFacts& one, const CardFacts& other);

} // namespace fabletop
