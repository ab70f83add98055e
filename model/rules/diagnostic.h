// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Diagnostic: what is wrong with a file, as a value: where, which fault, and its particulars.
///
/// Why not plain text: the command line prints it, the editors underline it and list it, and each
/// interface language words it; all of them from the same value.
///
/// Why no list of problems: each folder that complains has its own, an `enum class …Problem` with its table
/// (problemtable.h); this is the frame around one of them and knows none.

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace fabletop {

enum class Severity { error, warning };

/// A place in a text: line and column count from 1, columns in characters of UTF-8.
struct Span {
    int line = 1;
    int column = 1;
    int length = 0;
};

/// How a problem is called, and how it reads in English.
struct ProblemText {
    std::string_view id;      ///< kebab-case, stable: "unknown-name"
    std::string_view wording; ///< with %1, %2 …; its translation is found by this text
};

/// A problem of any of the enums: made of an enumerator, and compared with one. The enum has a `problemText`
/// beside it.
class ProblemCode {
public:
    template <typename Problem>
    requires std::is_enum_v<Problem> // no concept: Qt's moc can't read that word
    ProblemCode(Problem problem) : m_text(&problemText(problem))
    {}

    [[nodiscard]] std::string_view id() const { return m_text->id; }
    [[nodiscard]] std::string_view wording() const { return m_text->wording; }
    friend bool operator==(ProblemCode, ProblemCode) = default;

private:
    const ProblemText* m_text; ///< its row, which stands in one place only
};

struct Diagnostic {
    Severity severity = Severity::error;
    std::string file;
    Span where;
    ProblemCode code;
    std::vector<std::string> arguments; ///< fill %1, %2 … of the code's wording; see `composed`
    std::string quickFix;               ///< text that may replace `where`; empty where no mend is plain
};

using Diagnostics = std::vector<Diagnostic>;

/// So many are told of one text and no more.
inline constexpr std::size_t mostDiagnostics = 200;

/// An argument that has gaps of its own: "a number from %1 to %2" with what fills them.
[[nodiscard]] std::string composed(std::string text, const std::vector<std::string>& fillings);
/// A composed argument taken apart, the text first; any other argument alone.
[[nodiscard]] std::vector<std::string> takenApart(const std::string& argument);

[[nodiscard]] bool hasErrors(const Diagnostics& diagnostics);
/// The message alone, in English: "unknown name “Wattson”".
[[nodiscard]] std::string message(const Diagnostic& diagnostic);
/// `file:line:column: error: message`, as the command line prints it.
[[nodiscard]] std::string toLine(const Diagnostic& diagnostic);

} // namespace fabletop
