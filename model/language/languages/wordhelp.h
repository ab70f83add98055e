// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// One language's lines of help for the words of the rules language.

#include "model/language/reading/words.h"
#include "model/rules/languages.h"

#include <span>
#include <string_view>

namespace fabletop {

struct WordHelp {
    Word word;
    std::string_view text;
};
struct LittleHelp {
    std::string_view key;
    std::string_view text;
};
struct HelpTable {
    std::span<const WordHelp> words; ///< English ones stand in the vocabulary
    std::span<const LittleHelp> little;
};

/// Each language's own, in model/language/languages/CODE/help.cpp.
template <Language language> [[nodiscard]] const HelpTable& wordHelp();
#define FABLETOP_WORD_HELP(code, name, locale) template <> const HelpTable& wordHelp<Language::code>();
FABLETOP_LANGUAGES(FABLETOP_WORD_HELP)
#undef FABLETOP_WORD_HELP

} // namespace fabletop
