// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Node: what the text says, word by word: names are still texts, nothing is checked but the grammar.

#include "model/language/reading/words.h"
#include "model/rules/diagnostic.h"

#include <string>
#include <vector>

namespace fabletop {

struct Node {
    Word word = Word::none;
    Span span;
    Determiner determiner = Determiner::none;
    int many = 0;                ///< of "2 fighters" and "up to 2 fighters"
    bool bracketed = false;      ///< written in brackets
    bool other = false;          ///< "each other Wasp": other than whom is asked for
    bool pluralVerb = false;     ///< "are", "leave": what the verb was written for
    int number = 0;              ///< of a literal, an integer slot or "x3"
    std::string text;            ///< of a name or string slot
    Span textSpan;               ///< where that text stands, its quotes included
    std::vector<Node> parts;     ///< phrases, in the order of the pattern's slots
    std::vector<Node> block;     ///< what is indented below
    std::vector<Node> otherwise; ///< the block under 'otherwise'
    bool hasOtherwise = false;
    std::string otherwiseRule; ///< as `rule` and `trailing`, of the line "otherwise"
    std::string otherwiseTrailing;
    std::string rule;                  ///< "R-TURN-06" where the line is marked [R-TURN-06]
    std::vector<std::string> comments; ///< whole-line comments before it
    std::string trailing;              ///< comment behind it
    bool spaceBefore = false;          ///< an empty line stood before it
};

/// A file: declarations one after the other, and the comments at its end.
struct File {
    std::vector<Node> declarations;
    std::vector<std::string> comments;
};

} // namespace fabletop
