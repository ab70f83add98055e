// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SlipPattern: what stands in a line, said as a pattern over its tokens, and the line made anew from it.
///
/// | in a pattern | stands for |
/// | --- | --- |
/// | `heal\|heals` | one of these words |
/// | `hp?` | the word, or nothing |
/// | `{a}` `{b}` `{c}` | one token or more |
/// | `{g}` | the same without a verb: what is told of somebody |
/// | `{s}` `{t}` | the same without a word for several: a single thing. "A Wasp is not …" means another thing
/// than "not a Wasp is …" | | `{p}` `{q}` `{w}` | one token; `{w}` a word | | `{n}` `{f}` | a number in
/// figures or words; `{f}` in words alone. It is written in figures | | `{N}` | a name; it is written with a
/// small letter | | `{S}` | a name in the plural; it is written in the singular | | `{C}` | a word; it is
/// written with a capital letter | | `{K}` `{L}` | a name, as it stands | | `{Q}` | names with small words
/// between them; they are written in quotes | | `^` `$` | the line begins, ends | | `/` `//` | in what is
/// meant: the rest stands in a block below, on a line of its own |

#include "model/language/reading/lexer.h"

#include <functional>
#include <map>
#include <optional>
#include <string_view>

namespace fabletop {

struct SlipMatch {
    struct Range {
        std::size_t first = 0;
        std::size_t behind = 0;
    };
    std::size_t first = 0; ///< the tokens that match
    std::size_t behind = 0;
    std::size_t verb = 0; ///< the last token that stood in the pattern as one of several words
    std::map<char, Range> gaps;
};

/// Calls `take` for every way in which the pattern matches, until it returns true.
void forEachMatch(std::string_view pattern, const std::vector<Token>& tokens,
                  const std::function<bool(const SlipMatch&)>& take);

/// The whole line with what is meant in the place of what matched: one text, or two with a block.
[[nodiscard]] std::vector<std::string> filledIn(std::string_view meant, const std::vector<Token>& tokens,
                                                const SlipMatch& match);

/// A number that is written as a word; none where it is another word.
[[nodiscard]] std::optional<int> figureOf(std::string_view word);

/// Tokens as they are written.
[[nodiscard]] std::string written(const std::vector<Token>& tokens);

} // namespace fabletop
