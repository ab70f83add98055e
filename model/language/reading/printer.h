// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Printer: a tree as canonical text. print(parse(text)) is a fixed point and keeps comments.

#include "model/language/reading/ast.h"

#include <optional>
#include <string_view>

namespace fabletop {

[[nodiscard]] std::string print(const File& file);

/// A text in canonical form; none while a line is not understood, for printing would lose it. A text that is
/// set in by tabs alone is understood all the same. Errors: those of parse().
[[nodiscard]] std::optional<std::string> canonicalText(std::string_view text, const std::string& file,
                                                       Diagnostics& diagnostics);

/// One phrase in its canonical wording, for messages and completion.
[[nodiscard]] std::string print(const Node& node);

/// A pattern word as written: "card(s)" → "card" or "cards"; "is/are" → "is" or "are".
[[nodiscard]] std::string wordForm(std::string_view word, bool plural);
/// A name as it may stand in a phrase: in quotes where it must.
[[nodiscard]] std::string asName(const std::string& name);

} // namespace fabletop
