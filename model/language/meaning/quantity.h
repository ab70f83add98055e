// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Quantity: how many of what a phrase names are meant. Check, compiler and prose ask here, so that they
/// agree.

#include "model/language/meaning/resolved.h"
#include "model/language/reading/slots.h"

namespace fabletop {

/// Of a phrase for fighters, spaces or cards.
[[nodiscard]] Count countOf(const Phrase& thing);
/// The noun whose little word it is: the first one named, where several are joined by "or".
[[nodiscard]] const Phrase& nounOf(const Phrase& thing);
/// Whether "or" behind a word of place may as well join what stands last before it: "a fighter adjacent to
/// Bear or a Wasp" would then be said of those adjacent to either.
[[nodiscard]] bool joinsTwoWays(const Phrase& joined);
/// "A adjacent to (B or C)" of "A adjacent to B or C".
[[nodiscard]] Phrase joinedInside(const Phrase& joined);
/// Words of place behind a selector: "adjacent to …", "on a … token".
[[nodiscard]] bool isPlace(Word word);
/// "… adjacent to …": what stands last are other fighters, of whom more may be told.
[[nodiscard]] bool endsInFighters(const Phrase& thing);
/// Whether a condition says it of nobody: "no wasp is adjacent to …".
[[nodiscard]] bool isOfNobody(const Phrase& condition);
/// A proper name that more than one fighter bears.
[[nodiscard]] bool namesSeveral(const Phrase& named);

} // namespace fabletop
