// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Highlights: how the words of a line differ in kind, for colouring.
///
/// A line needs nothing of the lines before it: neither quotes nor comments go on over a line's end, and
/// block structure is indentation. So an editor colours exactly the lines that change.

#include "model/rules/diagnostic.h"

#include <string_view>
#include <vector>

namespace fabletop {

enum class HighlightKind {
    declaration, ///< "card", at the beginning of a line without indentation
    keyword,     ///< any other word of the language
    moment,      ///< "after combat", the whole line
    name,        ///< capitalised
    string,      ///< in quotes
    number,
    comment,
    rule,  ///< [R-TURN-06]
    error, ///< no word of the language, or an open quote
};

struct Highlight {
    HighlightKind kind = HighlightKind::keyword;
    Span where;
};

/// Of one line, from left to right; `number` is its place in the text, from 1.
[[nodiscard]] std::vector<Highlight> highlightsOfLine(std::string_view line, int number = 1);
/// Of all lines.
[[nodiscard]] std::vector<Highlight> highlights(std::string_view text);

} // namespace fabletop
