// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Parser: text to tree. One mistake gives one diagnostic, and parsing goes on at the next line.

#include "model/language/reading/ast.h"

#include <string_view>

namespace fabletop {

[[nodiscard]] File parse(std::string_view text, const std::string& file, Diagnostics& diagnostics);

/// What may stand at a place of a line of this sort, for completion: wordings of the vocabulary.
[[nodiscard]] std::vector<Word> completions(Sort sort);

} // namespace fabletop
