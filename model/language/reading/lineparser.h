// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LineParser: what one line may be, by the block it stands in.
///
/// Why apart from the file: the editor asks it of single lines, also of those whose surroundings are broken,
/// and must get the answer the parser gives.

#include "model/language/reading/phraseparser.h"

#include <span>

namespace fabletop {

/// Which sorts a line may be, by the word of the block it stands in; Word::none is the file itself.
[[nodiscard]] std::span<const Sort> sortsWithin(Word parent);

/// Whether below this declaration lines of names in other languages may stand.
[[nodiscard]] bool takesNames(Word declaration);
/// `es ours "Hermana" feminine, plural "Hermanas"`: a line of names, told by its first word.
[[nodiscard]] bool isNamesLine(Word parent, const std::vector<Token>& tokens);

/// The words of a line of names: first the languages, then what may follow one.
[[nodiscard]] std::span<const std::string_view> nameWords();

/// A line as one phrase, or as several properties with commas between, which become the parts of a node
/// without a word. Where nothing fits, `phrases` tells what was wanted.
[[nodiscard]] std::optional<Node> parseLine(Word parent, const std::vector<Token>& tokens,
                                            PhraseParser& phrases);

/// The word that was probably meant by the one at `at`, of those that could stand there; empty if none is
/// near.
[[nodiscard]] std::string nearestWord(Word parent, const std::vector<Token>& tokens, std::size_t at);

} // namespace fabletop
