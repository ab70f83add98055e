// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Parser: text to tree. One mistake gives one diagnostic, and parsing goes on at the next line.

#include "model/language/reading/ast.h"

#include <string_view>

namespace fabletop {

/// Of a line that can't be read: what was probably meant, or only where it stops being understood.
enum class Telling { meant, stopped };

[[nodiscard]] File parse(std::string_view text, const std::string& file, Diagnostics& diagnostics,
                         Telling telling = Telling::meant);

/// What may stand at a place of a line of this sort, for completion: wordings of the vocabulary.
[[nodiscard]] std::vector<Word> completions(Sort sort);

} // namespace fabletop
