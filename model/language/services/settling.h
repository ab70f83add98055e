// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Settling: the one door through which the problems of a text go before anybody is told of them.
///
/// Why: whatever made a mend knew its own line at most. Here each is tried on the whole text, and stays only
/// where the line then has no mistake left and says what was written; what needs several mends gets them as
/// one. Messages quote what stands there, and say what may.

#include "model/language/reading/ast.h"
#include "model/rules/diagnostic.h"

#include <functional>
#include <string>

namespace fabletop {

/// The problems of a text, read in one way or another.
using TextReader = std::function<Diagnostics(const std::string& text)>;

struct TextReaders {
    TextReader whole;   ///< parsed and resolved
    TextReader stopped; ///< parsed, without a guess at what was meant (`Telling::stopped`)
};

/// Readers of a kind of file, told apart by how its tree is resolved.
[[nodiscard]] TextReaders readersOf(const std::string& file,
                                    std::function<void(const File&, Diagnostics&)> resolve);

void settle(const std::string& text, Diagnostics& diagnostics, const TextReaders& readers);

} // namespace fabletop
