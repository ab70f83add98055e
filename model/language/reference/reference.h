// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Reference: every construct of the rules language with one line of help in each language.
///
/// Why from the vocabulary: the rows the parser reads by are the entries, so the reference can neither leave
/// one out nor describe one that is gone; a test fails where a help or an example (examples.h) is missing.

#include "model/language/reading/vocabulary.h"
#include "model/rules/names.h"

#include <span>
#include <string_view>
#include <vector>

namespace fabletop {

struct ReferenceEntry {
    std::string_view key;   ///< of its help: the pattern of a row, or the little word itself
    Sort sort = Sort::none; ///< none: a little word that goes with others
    Word word = Word::none;
};

/// In the order of the vocabulary, little words at the end.
[[nodiscard]] const std::vector<ReferenceEntry>& reference();
/// Empty for a key that is not known.
[[nodiscard]] std::string_view helpOf(std::string_view key, Language language);
/// The rule of the game that a construct rests on, "R-…"; empty where it rests on none alone.
[[nodiscard]] std::string_view ruleBehind(Word word);

} // namespace fabletop
