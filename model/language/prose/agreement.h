// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Agreement: which determiner a noun takes that was written without one, and what is one and what are
/// several.
///
/// Why: rules text may say "deal 1 damage to fighters adjacent to Wasp"; a sentence has to say "all fighters
/// adjacent to a wasp", in languages whose verbs and adjectives follow.

#include "model/language/meaning/quantity.h"

namespace fabletop {

/// Part `part` of `parent` with the determiner that a sentence needs there.
[[nodiscard]] Phrase determinedPart(const Phrase& parent, std::size_t part);
/// The same noun with this determiner, whatever it had.
[[nodiscard]] Phrase withDeterminer(Phrase thing, Determiner determiner);
/// The noun at the heart of "an opposing fighter adjacent to …".
[[nodiscard]] const Phrase& heartOf(const Phrase& thing);
/// Whether that word is in the phrase or in what stands below it.
[[nodiscard]] bool mentions(const Phrase& phrase, Word word);
/// Whether "you" are one of the parts.
[[nodiscard]] bool isOfYou(const Phrase& phrase);
/// Whether it compares with, or sets to, a number that isn't written in figures.
[[nodiscard]] bool comparesComputed(const Phrase& phrase);
/// "With value 2", which is said right behind its noun.
[[nodiscard]] bool isShortValue(const Phrase& cards);
/// The same acts, each word of place said of one of those that brackets join: "(A or B) on a token" is "A on
/// a token or B on a token"; and "if you did" behind its offer, if it stood at the end of it.
[[nodiscard]] std::vector<Phrase> spreadOut(std::vector<Phrase> block);
/// The condition that holds when this one doesn't: of "A or B" it is "not A and not B", since one "not"
/// before both would be heard of the first alone.
[[nodiscard]] Phrase opposite(const Phrase& condition);
/// Whether its words say that something is not so.
[[nodiscard]] bool denies(const Phrase& condition);

} // namespace fabletop
