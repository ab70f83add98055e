// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Lowering: from words, which are written and said, to what runs; the compiler goes through here.
///
/// Why so short: the row of a word says what it becomes, and the row of an Op what that is.

#include "model/language/reading/vocabulary.h"

#include <optional>
#include <string_view>

namespace fabletop {

/// The instruction that a word of an act becomes; none where it makes none of its own, as "option …".
[[nodiscard]] std::optional<Op> opOf(Word word);
/// The selector, number or condition that it becomes; `none` where it is none.
[[nodiscard]] inline Term termOf(Word word)
{
    return rowOf(word).term;
}
[[nodiscard]] inline StandingKind standingOf(Word word)
{
    return rowOf(word).standing;
}

/// The clause that the events of an act follow from, where its line names none.
[[nodiscard]] std::string_view clauseOf(Word word);
/// Whether the act belongs to the turn, an action or a combat: to standard.rules and to no hero.
[[nodiscard]] bool belongsToRules(Word word);

} // namespace fabletop
