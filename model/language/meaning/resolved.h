// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Resolved text: names have become ids and every phrase is known to make sense where it stands.
/// Compiler and prose both start from here.

#include "model/language/reading/words.h"
#include "model/rules/diagnostic.h"
#include "model/rules/matchrules.h"

namespace fabletop {

inline constexpr std::size_t mostOptions = 8; ///< below one "choose one"

struct Phrase {
    Word word = Word::none;
    Span span;
    Determiner determiner = Determiner::none;
    int many = 0;        ///< of "2 fighters" and "up to 2 fighters"
    bool plural = false; ///< a proper name in its plural
    int number =
        0; ///< literal; set of fighter numbers of a named fighter; Timing or CombatStep of a rules word
    std::string text; ///< name of an option or a part of the rules; a fighter's, in the singular
    std::string rule; ///< "R-…", as marked
    std::vector<Phrase> parts;
    std::vector<Phrase> block;
    std::vector<Phrase> otherwise;
};

struct Section {
    Timing timing = Timing::always;
    Span span;
    std::vector<Phrase> block;
};

/// The texts of one hero, by card and by ability, beside the HeroRules they belong to.
struct HeroText {
    std::vector<std::vector<Section>> cards;
    std::vector<std::vector<Section>> abilities;
};

/// standard.rules and rule sets: named parts and numbers.
struct RulesText {
    struct Part {
        std::string name;
        Span span;
        std::vector<Phrase> block;
    };
    std::string name;
    std::vector<Part> parts;
    RuleNumbers numbers;
};

} // namespace fabletop
