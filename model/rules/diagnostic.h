// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Diagnostic: what is wrong with a file, as a value: where, which fault, and its particulars.
///
/// Why not plain text: the command line prints it, the editors underline it and list it, and each
/// interface language words it; all of them from the same value.

#include <string>
#include <string_view>
#include <vector>

namespace fabletop {

enum class Severity { error, warning };

/// A place in a text: line and column count from 1, columns in characters of UTF-8.
struct Span {
    int line = 1;
    int column = 1;
    int length = 0;
};

struct Diagnostic {
    Severity severity = Severity::error;
    std::string file;
    Span where;
    std::string code;                   ///< kebab-case, stable: "unknown-name"
    std::vector<std::string> arguments; ///< fill %1, %2 … of the code's message; see `composed`
    std::string quickFix;               ///< text that may replace `where`; empty where no mend is plain
};

using Diagnostics = std::vector<Diagnostic>;

/// So many are told of one text and no more.
inline constexpr std::size_t mostDiagnostics = 200;

/// An argument that has gaps of its own: "a number from %1 to %2" with what fills them.
[[nodiscard]] std::string composed(std::string text, const std::vector<std::string>& fillings);
/// A composed argument taken apart, the text first; any other argument alone.
[[nodiscard]] std::vector<std::string> takenApart(const std::string& argument);
/// How a code reads in English, with %1, %2 …; empty for a code that is not known. Its translation is found
/// by this text.
[[nodiscard]] std::string_view wordingOf(std::string_view code);

[[nodiscard]] bool hasErrors(const Diagnostics& diagnostics);
/// The message alone, in English: "unknown name “Wattson”".
[[nodiscard]] std::string message(const Diagnostic& diagnostic);
/// `file:line:column: error: message`, as the command line prints it.
[[nodiscard]] std::string toLine(const Diagnostic& diagnostic);

} // namespace fabletop
