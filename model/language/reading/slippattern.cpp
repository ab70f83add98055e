// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/slippattern.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>

namespace fabletop {

namespace {

constexpr std::size_t longestName = 5; ///< tokens: "Odile", "the", "Tamer"

using Pieces = std::vector<std::string_view>;

Pieces piecesOf(std::string_view text, char divider = ' ')
{
    Pieces pieces;
    while (!text.empty()) {
        const std::size_t stop = std::min(text.find(divider), text.size());
        if (stop > 0) pieces.push_back(text.substr(0, stop));
        text.remove_prefix(std::min(stop + 1, text.size()));
    }
    return pieces;
}

bool isGap(std::string_view piece)
{
    return piece.size() == 3 && piece.front() == '{';
}

bool fitsGap(char gap, const Token& token)
{
    const bool word = token.kind == TokenKind::word;
    switch (gap) {
    case 'N':
    case 'Q': return token.kind == TokenKind::name;
    case 'K':
    case 'L': return token.kind == TokenKind::name || token.kind == TokenKind::string;
    case 'S': return token.kind == TokenKind::name && token.text.size() > 2 && token.text.ends_with('s');
    case 'C':
    case 'w': return word;
    case 'f': return word && figureOf(token.text);
    case 'n':
        return token.kind == TokenKind::number ||
               (word && (figureOf(token.text) || token.text == "a" || token.text == "an"));
    default: return true;
    }
}

/// Gaps of one token or more.
bool isLong(char gap)
{
    constexpr std::string_view gaps = "abcgst";
    return gaps.find(gap) != std::string_view::npos;
}

bool isAny(const std::string& text, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

/// Whether a gap may go on with that token: `{g}` is no clause of its own, `{s}` and `{t}` are one thing.
bool mayHold(char gap, const Token& token)
{
    if (gap < 'g') return true;
    if (token.kind != TokenKind::word) return token.kind != TokenKind::comma;
    const bool verb = isAny(token.text, {"is", "are", "was", "were", "has", "have", "if", "while", "not"});
    const bool several = isAny(token.text, {"a", "an", "any", "each", "every", "all", "no", "or", "and",
                                            "both", "another", "other", "fighters", "number", "than"});
    return !verb && (gap == 'g' || !several);
}

bool isOneOf(std::string_view words, const Token& token)
{
    constexpr TokenKind kinds[] = {TokenKind::word, TokenKind::comma, TokenKind::bracket, TokenKind::number};
    if (std::find(std::begin(kinds), std::end(kinds), token.kind) == std::end(kinds)) return false;
    while (!words.empty()) {
        const std::size_t stop = std::min(words.find('|'), words.size());
        if (words.substr(0, stop) == token.text) return true;
        words.remove_prefix(std::min(stop + 1, words.size()));
    }
    return false;
}

/// Whether every word that the pattern can't do without stands somewhere; most rows end here.
bool mayMatch(std::string_view pattern, const std::vector<Token>& tokens)
{
    while (!pattern.empty()) {
        const std::size_t stop = std::min(pattern.find(' '), pattern.size());
        const std::string_view piece = pattern.substr(0, stop);
        pattern.remove_prefix(std::min(stop + 1, pattern.size()));
        if (piece.empty() || isGap(piece) || piece == "^" || piece == "$" || piece.back() == '?') continue;
        if (std::none_of(tokens.begin(), tokens.end(),
                         [&](const Token& token) { return isOneOf(piece, token); }))
            return false;
    }
    return true;
}

std::string textOf(const Token& token)
{
    switch (token.kind) {
    case TokenKind::string: return '"' + token.text + '"';
    case TokenKind::rule: return '[' + token.text + ']';
    default: return token.text;
    }
}

void append(std::string& out, std::string_view piece)
{
    const bool glued = out.empty() || piece == "," || piece == ")" || piece == "'s" || out.back() == '(';
    if (!glued) out += ' ';
    out += piece;
}

/// "A" before a name that the pattern has put there may be "an": "an Urchin".
void appendGap(std::string& out, char gap, const std::string& text)
{
    const bool name = gap == 'S' || gap == 'K' || gap == 'L';
    const bool vowel = name && std::string_view("AEIOU").find(text.front()) != std::string_view::npos;
    if (vowel && (out == "a" || out.ends_with(" a"))) out += 'n';
    append(out, text);
}

class Matcher {
public:
    Matcher(std::string_view pattern, const std::vector<Token>& tokens,
            const std::function<bool(const SlipMatch&)>& take)
        : m_pieces(piecesOf(pattern)), m_tokens(tokens), m_take(take)
    {}

    void run()
    {
        const bool begins = m_pieces.front() == "^";
        for (std::size_t at = 0; at < (begins ? 1 : m_tokens.size()); ++at) {
            if (m_pieces.front() == "{s}" && !mayBeginClause(at)) continue;
            m_match = {};
            m_match.first = at;
            if (from(begins ? 1 : 0, at)) return;
        }
    }

private:
    bool from(std::size_t place, std::size_t at)
    {
        if (place == m_pieces.size() || m_pieces[place] == "$") {
            if (place < m_pieces.size() && at != m_tokens.size()) return false;
            m_match.behind = at;
            return m_take(m_match);
        }
        std::string_view piece = m_pieces[place];
        if (isGap(piece)) return gap(place, at, piece[1]);
        const bool optional = piece.back() == '?';
        if (optional) piece.remove_suffix(1);
        if (at < m_tokens.size() && isOneOf(piece, m_tokens[at])) {
            const std::size_t before = m_match.verb;
            if (piece.find('|') != std::string_view::npos) m_match.verb = at;
            if (from(place + 1, at + 1)) return true;
            m_match.verb = before;
        }
        return optional && from(place + 1, at);
    }

    /// Whether a subject could begin there: a pattern that begins with one must not take half of it.
    [[nodiscard]] bool mayBeginClause(std::size_t at) const
    {
        if (at == 0 || isAny(m_tokens[at - 1].text, {"if", "while"})) return true;
        const auto isVerb = [](const Token& token) {
            return isAny(token.text, {"is", "are", "won", "lost", "did", "attack", "defend", "played"});
        };
        return isAny(m_tokens[at - 1].text, {"and", "or"}) &&
               std::any_of(m_tokens.begin(), m_tokens.begin() + static_cast<std::ptrdiff_t>(at), isVerb);
    }

    /// "Odile the Tamer".
    [[nodiscard]] bool isLongName(std::size_t at, std::size_t behind) const
    {
        constexpr std::string_view small[] = {"the", "of",  "and", "a",  "an", "in", "de",  "du",
                                              "des", "del", "la",  "le", "da", "do", "van", "von"};
        if (behind < at + 3 || m_tokens[behind - 1].kind != TokenKind::name) return false;
        for (std::size_t between = at + 1; between + 1 < behind; ++between)
            if (m_tokens[between].kind != TokenKind::word ||
                std::find(std::begin(small), std::end(small), m_tokens[between].text) == std::end(small))
                return false;
        return true;
    }

    bool gap(std::size_t place, std::size_t at, char name)
    {
        if (at >= m_tokens.size() || !fitsGap(name, m_tokens[at])) return false;
        const std::size_t most = isLong(name)  ? m_tokens.size()
                                 : name == 'Q' ? std::min(at + longestName, m_tokens.size())
                                               : at + 1;
        for (std::size_t behind = at + 1; behind <= most; ++behind) {
            if (isLong(name) && !mayHold(name, m_tokens[behind - 1])) return false;
            if (name == 'Q' && !isLongName(at, behind)) continue;
            m_match.gaps[name] = {at, behind};
            if (from(place + 1, behind)) return true;
        }
        return false;
    }

    const Pieces m_pieces;
    const std::vector<Token>& m_tokens;
    const std::function<bool(const SlipMatch&)>& m_take;
    SlipMatch m_match;
};

/// What a gap was filled with, as it is to be written.
std::string filling(char gap, const std::vector<Token>& tokens, SlipMatch::Range range)
{
    const Token& token = tokens[range.first];
    if (gap == 'n' || gap == 'f') {
        if (token.kind == TokenKind::number) return token.text;
        return std::to_string(figureOf(token.text).value_or(1));
    }
    std::string text;
    for (std::size_t at = range.first; at < range.behind; ++at)
        append(text, textOf(tokens[at]));
    const std::size_t word = std::min(text.find(' '), text.size());
    if (gap == 'C' && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    if (gap == 'Q') return '"' + text + '"';
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    if (gap == 'S') text.pop_back(); // whether it is called so is seen when the line is read
    if (gap == 'N')
        std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(word), text.begin(), small);
    return text;
}

} // namespace

std::optional<int> figureOf(std::string_view word)
{
    constexpr std::array<std::string_view, 13> words = {"zero", "one",    "two",   "three", "four",
                                                        "five", "six",    "seven", "eight", "nine",
                                                        "ten",  "eleven", "twelve"};
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<int>(found - words.begin()));
}

void forEachMatch(std::string_view pattern, const std::vector<Token>& tokens,
                  const std::function<bool(const SlipMatch&)>& take)
{
    if (mayMatch(pattern, tokens)) Matcher(pattern, tokens, take).run();
}

std::vector<std::string> filledIn(std::string_view meant, const std::vector<Token>& tokens,
                                  const SlipMatch& match)
{
    std::vector<std::string> lines(1);
    for (std::size_t at = 0; at < match.first; ++at)
        append(lines.back(), textOf(tokens[at]));
    for (std::string_view piece : piecesOf(meant)) {
        if (piece == "/" || piece == "//")
            lines.emplace_back();
        else if (isGap(piece))
            appendGap(lines.back(), piece[1], filling(piece[1], tokens, match.gaps.at(piece[1])));
        else
            append(lines.back(), piece);
    }
    for (std::size_t at = match.behind; at < tokens.size(); ++at)
        append(lines.back(), textOf(tokens[at]));
    return lines;
}

std::string written(const std::vector<Token>& tokens)
{
    std::string text;
    for (const Token& token : tokens)
        append(text, textOf(token));
    return text;
}

} // namespace fabletop
