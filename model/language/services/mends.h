// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Mends: what a problem's quick fix changes in the text, and what might stand where nothing was understood.
///
/// Why beside the diagnostic: it knows its own line; tabs are mended in all of them, and what may stand
/// somewhere is known to completion.

#include "model/rules/diagnostic.h"

#include <string_view>

namespace fabletop {

/// Bytes `from` to `behind` become `text`.
struct TextEdit {
    std::size_t from = 0;
    std::size_t behind = 0;
    std::string text;
};

/// In the order of the text; none where the problem has no quick fix.
[[nodiscard]] std::vector<TextEdit> mendOf(std::string_view text, const Diagnostic& problem);
[[nodiscard]] std::string mended(std::string_view text, const Diagnostic& problem);

/// Says of every line that isn't understood all that may stand there, what is nearest to the word that does
/// first.
void nameAlternatives(std::string_view text, Diagnostics& diagnostics);

} // namespace fabletop
