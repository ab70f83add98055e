#pragma once
/// Diagnostic: what is wrong with a file, as a value: where, which fault, and its particulars.
///
/// Why not plain text: the command line prints it, the editors underline it and list it, and each
/// interface language words it; all of them from the same value.

#include <string>
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
    std::vector<std::string> arguments; ///< fill %1, %2 … of the code's message
    std::string quickFix;               ///< text that may replace `where`; empty where no mend is plain
};

using Diagnostics = std::vector<Diagnostic>;

/// So many are told of one text and no more.
inline constexpr std::size_t mostDiagnostics = 200;

[[nodiscard]] bool hasErrors(const Diagnostics& diagnostics);
/// The message alone, in English: "unknown name “Wattson”".
[[nodiscard]] std::string message(const Diagnostic& diagnostic);
/// `file:line:column: error: message`, as the command line prints it.
[[nodiscard]] std::string toLine(const Diagnostic& diagnostic);

} // namespace fabletop
