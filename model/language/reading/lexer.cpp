// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/lexer.h"

#include "model/language/reading/readingproblem.h"
#include "model/rules/names.h"
#include "model/rules/utf8.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fabletop {

namespace {

constexpr int longestNumber = 9; // digits; what a place takes is told with its range
constexpr int tabWide =
    2; // a step of a block; only to find the other mistakes, for a tab at the head of a line is one
constexpr std::size_t longestLine =
    4000; // bytes; ours stay far below, and a file without line ends is no rules text

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isHigh(char c)
{
    return static_cast<unsigned char>(c) >= 0x80;
}
bool inName(char c)
{
    return isLower(c) || isUpper(c) || isDigit(c) || isHigh(c) || c == '.' || c == '-' || c == '&';
}

/// Reads one line. Positions count characters, not bytes: continuation bytes of UTF-8 add nothing.
class LineReader {
public:
    LineReader(std::string_view text, Line& line, const std::string& file, Diagnostics& diagnostics)
        : m_text(text), m_line(line), m_file(file), m_diagnostics(diagnostics)
    {}

    void read()
    {
        for (; m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'); ++m_at) {
            m_line.indent += m_text[m_at] == '\t' ? tabWide : 1;
            if (m_text[m_at] == '\t' && !m_tab) m_tab = spanOf(m_at, m_at + 1);
        }
        if (m_text.size() > longestLine)
            return complain(ReadingProblem::lineTooLong, m_at, m_at + 1, {std::to_string(longestLine)});
        while (m_at < m_text.size() && readOne()) {
        }
        joinNames();
    }

    /// Where the first tab stands before the first word, if there is one.
    [[nodiscard]] std::optional<Span> tab() const { return m_line.tokens.empty() ? std::nullopt : m_tab; }

private:
    bool readOne()
    {
        const char c = m_text[m_at];
        if (c == ' ' || c == '\t' || c == '\r') return ++m_at, true;
        if (c == '#') return readComment(), false;
        if (c == ',') return addToken(TokenKind::comma, m_at, m_at + 1, ","), true;
        if (c == '(' || c == ')')
            return addToken(TokenKind::bracket, m_at, m_at + 1, std::string(1, c)), true;
        if (c == '"') return readString();
        if (c == '[') return readRule();
        if (c == '\'' && m_text.substr(m_at, 2) == "'s")
            return addToken(TokenKind::word, m_at, m_at + 2, "'s"), true;
        if (isDigit(c)) return readNumber(TokenKind::number, m_at), true;
        if (c == 'x' && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1]))
            return readNumber(TokenKind::times, m_at + 1), true;
        if (isLower(c)) return readWord(), true;
        if (isUpper(c) || isHigh(c)) return readName(), true;
        if (endsSentence()) return true;
        complain(ReadingProblem::unexpectedCharacter, m_at, m_at + 1,
                 {withHiddenSignsShown(std::string(1, c))});
        return ++m_at, true;
    }

    /// A sign behind which nothing stands, as sentences end: the line is whole without it.
    bool endsSentence()
    {
        const std::string_view rest = m_text.substr(m_at + 1);
        const std::size_t next = rest.find_first_not_of(" \t\r");
        const bool last = next == std::string_view::npos || rest[next] == '#';
        const bool sign = std::string_view(".:;!").find(m_text[m_at]) != std::string_view::npos;
        if (!last || !sign || m_line.tokens.empty()) return false;
        const std::size_t word = m_text.rfind(' ', m_at) + 1; // npos + 1 is 0
        const std::string before(m_text.substr(word, m_at - word));
        if (before.empty()) return false;
        complain(ReadingProblem::fullStop, word, m_at + 1, {std::string(1, m_text[m_at])});
        if (m_diagnostics.back().code == ReadingProblem::fullStop) m_diagnostics.back().quickFix = before;
        ++m_at;
        return true;
    }

    void readComment()
    {
        std::string_view rest = m_text.substr(m_at + 1);
        if (rest.starts_with(' ')) rest.remove_prefix(1);
        while (!rest.empty() && (rest.back() == ' ' || rest.back() == '\t' || rest.back() == '\r'))
            rest.remove_suffix(1);
        m_line.comment = rest;
        m_line.hasComment = true;
    }

    bool readString()
    {
        const std::size_t stop = m_text.find('"', m_at + 1);
        if (stop == std::string_view::npos) {
            complain(ReadingProblem::stringWithoutEnd, m_at, m_text.size(), {});
            m_at = m_text.size();
            return false;
        }
        const std::string_view inside = m_text.substr(m_at + 1, stop - m_at - 1);
        if (hasHiddenSign(inside)) complain(ReadingProblem::hiddenSign, m_at, stop + 1, {});
        addToken(TokenKind::string, m_at, stop + 1, std::string(inside));
        return true;
    }

    bool readRule()
    {
        const std::size_t stop = m_text.find(']', m_at);
        if (stop == std::string_view::npos) {
            complain(ReadingProblem::ruleWithoutEnd, m_at, m_text.size(), {});
            m_at = m_text.size();
            return false;
        }
        if (hasHiddenSign(m_text.substr(m_at, stop - m_at)))
            complain(ReadingProblem::hiddenSign, m_at, stop + 1, {});
        addToken(TokenKind::rule, m_at, stop + 1, std::string(m_text.substr(m_at + 1, stop - m_at - 1)));
        return true;
    }

    void readNumber(TokenKind kind, std::size_t from)
    {
        std::size_t stop = from;
        int number = 0;
        while (stop < m_text.size() && isDigit(m_text[stop])) {
            if (stop - from < longestNumber) number = number * 10 + (m_text[stop] - '0');
            ++stop;
        }
        if (stop - from > longestNumber)
            complain(ReadingProblem::numberTooLarge, from, stop,
                     {std::string(m_text.substr(from, stop - from))});
        addToken(kind, m_at, stop, std::string(m_text.substr(m_at, stop - m_at)));
        m_line.tokens.back().number = number;
    }

    void readWord()
    {
        std::size_t stop = m_at;
        while (stop < m_text.size() && (isLower(m_text[stop]) || m_text[stop] == '-'))
            ++stop;
        addToken(TokenKind::word, m_at, stop, std::string(m_text.substr(m_at, stop - m_at)));
    }

    void readName()
    {
        std::size_t stop = m_at;
        while (stop < m_text.size() && inName(m_text[stop]))
            ++stop;
        if (hasHiddenSign(m_text.substr(m_at, stop - m_at)))
            complain(ReadingProblem::hiddenSign, m_at, stop, {});
        addToken(TokenKind::name, m_at, stop, std::string(m_text.substr(m_at, stop - m_at)));
    }

    /// "Old" "Tom" → "Old Tom".
    void joinNames()
    {
        auto& tokens = m_line.tokens;
        for (std::size_t i = 1; i < tokens.size();) {
            Token& before = tokens[i - 1];
            if (before.kind != TokenKind::name || tokens[i].kind != TokenKind::name) {
                ++i;
                continue;
            }
            before.text += " " + tokens[i].text;
            before.span.length = tokens[i].span.column + tokens[i].span.length - before.span.column;
            tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

    [[nodiscard]] int column(std::size_t byte) const
    {
        int characters = 1;
        for (std::size_t i = 0; i < byte && i < m_text.size(); ++i)
            if ((static_cast<unsigned char>(m_text[i]) & 0xC0) != 0x80) ++characters;
        return characters;
    }

    [[nodiscard]] Span spanOf(std::size_t from, std::size_t to) const
    {
        return {m_line.number, column(from), column(to) - column(from)};
    }

    void addToken(TokenKind kind, std::size_t from, std::size_t to, std::string text)
    {
        m_line.tokens.push_back({kind, std::move(text), 0, spanOf(from, to)});
        m_at = to;
    }

    void complain(ProblemCode code, std::size_t from, std::size_t to, std::vector<std::string> arguments)
    {
        if (m_diagnostics.size() >= mostDiagnostics) return;
        m_diagnostics.push_back({Severity::error, m_file, spanOf(from, to), code, std::move(arguments), {}});
    }

    std::string_view m_text;
    Line& m_line;
    const std::string& m_file;
    Diagnostics& m_diagnostics;
    std::size_t m_at = 0;
    std::optional<Span> m_tab;
};

} // namespace

std::vector<Line> tokenize(std::string_view text, const std::string& file, Diagnostics& diagnostics)
{
    std::vector<Line> lines;
    bool tabTold = false;
    while (!text.empty()) {
        const std::size_t stop = std::min(text.find('\n'), text.size());
        Line& line = lines.emplace_back();
        line.number = static_cast<int>(lines.size());
        LineReader reader(text.substr(0, stop), line, file, diagnostics);
        reader.read();
        // Once for the whole text: it has them in every line or in none.
        if (const auto tab = reader.tab();
            tab && diagnostics.size() < mostDiagnostics && !std::exchange(tabTold, true))
            diagnostics.push_back(
                {Severity::error, file, *tab, ReadingProblem::tab, {}, std::string(tabWide, ' ')});
        text.remove_prefix(std::min(stop + 1, text.size()));
    }
    return lines;
}

} // namespace fabletop
