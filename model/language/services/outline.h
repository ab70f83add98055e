// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Outline: what a text declares, where names come from, and what may be folded away; tolerant of mistakes.

#include "model/language/reading/words.h"
#include "model/rules/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fabletop {

struct OutlineItem {
    Word word = Word::none; ///< the declaration, or the moment below one
    std::string name;       ///< as declared; of a moment its wording
    int copies = 1;         ///< "x3"
    Span where;             ///< of the name, or of the whole line where there is none
    int firstLine = 1;
    int lastLine = 1;
    std::vector<OutlineItem> moments;
};

[[nodiscard]] std::vector<OutlineItem> outlineOf(std::string_view text);

/// Where the name under the cursor is declared; none where it is nowhere, or where there is no name.
[[nodiscard]] std::optional<Span> definitionOf(std::string_view text, std::size_t offset);

/// The construct under the cursor.
struct WordHere {
    std::string_view key; ///< of its help; see reference.h
    Span where;
};
[[nodiscard]] std::optional<WordHere> wordAt(std::string_view text, std::size_t offset);

/// Lines of a block, the heading first; the heading stays when it is folded.
struct Fold {
    int firstLine = 1;
    int lastLine = 1;
    bool operator==(const Fold&) const = default;
};
[[nodiscard]] std::vector<Fold> foldsOf(std::string_view text);

} // namespace fabletop
