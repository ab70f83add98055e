// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Completions: what may stand at a place of a text, asked of the parser itself.
///
/// Why so: the parser is run up to the cursor and says what it would have taken next. A word added to the
/// vocabulary is offered at once, and nothing is offered that would not be understood.

#include "model/language/reading/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace fabletop {

struct Completion {
    enum class Kind { word, name, number, text };
    Kind kind = Kind::word;
    std::string insert;     ///< what is written: the words up to the next gap
    std::string label;      ///< the whole wording with its gaps, or the name
    Sort sort = Sort::none; ///< of the phrase it makes or goes on with
    std::string_view key;   ///< of its help; see reference.h
    bool block = false;     ///< an indented block follows

    bool operator==(const Completion&) const = default;
};

/// Names that stand in no line of the text: what is drawn, and files beside it.
struct DrawingNames {
    std::vector<std::string> figures; ///< also half figures
    std::vector<std::string> pictures;
};

struct Completions {
    std::size_t from = 0; ///< byte at which the word being written begins, which is replaced
    std::vector<Completion> items;
};

/// `offset` in bytes. Nothing inside a comment. The items are not narrowed to what is already written of a
/// word.
[[nodiscard]] Completions completionsAt(std::string_view text, std::size_t offset,
                                        const DrawingNames& drawings = {});

} // namespace fabletop
