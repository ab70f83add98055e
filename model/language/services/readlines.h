// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReadLines: a text line by line, each read for itself in the block it stands in.
///
/// Why beside the parser: a file being written is broken most of the time. The parser leaves out what it
/// cannot read, with everything below; the editor still has to know what a line stands under.

#include "model/language/reading/ast.h"
#include "model/language/reading/lexer.h"

#include <optional>
#include <string_view>

namespace fabletop {

struct ReadLine {
    Line line;
    std::size_t offset = 0;   ///< of its first byte in the text
    std::string_view text;    ///< without its end
    int parent = -1;          ///< place of the line it stands under; -1: none
    int last = 0;             ///< place of the last line of its block; itself where it has none
    Word word = Word::none;   ///< also of a broken line, as far as its first word tells
    std::optional<Node> node; ///< null where the line is not understood, or is empty
};

/// Every line of the text; they point into it.
[[nodiscard]] std::vector<ReadLine> readLines(std::string_view text);
/// Place of the line that holds this byte, and the column there in characters, from 1.
struct LinePlace {
    std::size_t line = 0;
    int column = 1;
};
[[nodiscard]] LinePlace linePlaceOf(const std::vector<ReadLine>& lines, std::size_t offset);
/// Place of the last line before `line` that a line indented like this one would stand under; -1: none.
[[nodiscard]] int parentOf(const std::vector<ReadLine>& lines, std::size_t line, int indent);
/// The innermost phrase of a line at this column, the phrases it stands in before it; empty where there is
/// none.
[[nodiscard]] std::vector<const Node*> phrasesAt(const ReadLine& line, int column);

} // namespace fabletop
