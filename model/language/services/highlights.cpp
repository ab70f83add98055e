// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/highlights.h"

#include "model/language/reading/lineparser.h"

#include <algorithm>
#include <set>

namespace fabletop {

namespace {

void addForms(std::string_view pattern, std::set<std::string, std::less<>>& words)
{
    if (pattern.ends_with("(s)")) {
        pattern.remove_suffix(3);
        words.emplace(pattern);
        words.emplace(std::string(pattern) + "s");
        return;
    }
    for (std::size_t slash = pattern.find('/'); slash != std::string_view::npos; slash = pattern.find('/')) {
        words.emplace(pattern.substr(0, slash));
        pattern.remove_prefix(slash + 1);
    }
    words.emplace(pattern);
}

std::set<std::string, std::less<>> wordsOfLanguage()
{
    std::set<std::string, std::less<>> words{"a",   "an",        "any",   "each", "all",
                                             "the", "otherwise", "equal", "to"};
    for (const Row& row : vocabulary())
        for (const PatternPart& part : patternOf(row.word)) {
            if (part.kind == PatternPart::Kind::word) addForms(part.text, words);
            if (part.kind != PatternPart::Kind::amount) continue;
            for (std::string_view noun = part.text; !noun.empty();) {
                const std::size_t stop = std::min(noun.find(' '), noun.size());
                addForms(noun.substr(0, stop), words);
                noun.remove_prefix(std::min(stop + 1, noun.size()));
            }
        }
    for (std::string_view word : nameWords())
        words.emplace(word);
    return words;
}

bool isWord(const std::string& text)
{
    static const auto words = wordsOfLanguage(); // constant data, derived once
    return words.find(text) != words.end();
}

HighlightKind kindOf(const Token& token, bool declaration)
{
    switch (token.kind) {
    case TokenKind::word:
        if (declaration) return HighlightKind::declaration;
        return isWord(token.text) ? HighlightKind::keyword : HighlightKind::error;
    case TokenKind::name: return HighlightKind::name;
    case TokenKind::string: return HighlightKind::string;
    case TokenKind::number:
    case TokenKind::times: return HighlightKind::number;
    case TokenKind::comma:
    case TokenKind::bracket: return HighlightKind::keyword;
    case TokenKind::rule: return HighlightKind::rule;
    case TokenKind::unknown: break;
    }
    return HighlightKind::error;
}

/// A heading that says when, and what waits for the next turn, which says so too.
bool isMoment(const Line& line)
{
    std::vector<Token> tokens = line.tokens;
    if (!tokens.empty() && tokens.back().kind == TokenKind::rule) tokens.pop_back();
    if (tokens.empty() || tokens.front().kind != TokenKind::word || line.indent == 0) return false;
    for (Sort sort : {Sort::section, Sort::act}) {
        PhraseParser phrases(tokens);
        std::size_t at = 0;
        const auto node = phrases.parse(sort, at);
        if (node && at == tokens.size() && (sort == Sort::section || node->word == Word::nextTurnDo))
            return true;
        if (tokens.front().text != "at") return false; // as the parser would find out, only later
    }
    return false;
}

bool isDeclaration(const Line& line)
{
    if (line.indent != 0 || line.tokens.empty() || line.tokens.front().kind != TokenKind::word) return false;
    const auto& rows = openers(Sort::declaration);
    return std::any_of(rows.begin(), rows.end(), [&](const Row* row) {
        return matchesWord(patternOf(row->word).front().text, line.tokens.front().text);
    });
}

/// Where the comment stands: behind the last token, or at the first `#` of a line without any.
Span commentOf(std::string_view text, const Line& line)
{
    int column = 1;
    int length = 0;
    const int behind =
        line.tokens.empty() ? 1 : line.tokens.back().span.column + line.tokens.back().span.length;
    for (char c : text) {
        if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) continue;
        if (length == 0 && (c != '#' || column < behind))
            ++column;
        else
            ++length;
    }
    return {line.number, column, length};
}

} // namespace

std::vector<Highlight> highlightsOfLine(std::string_view text, int number)
{
    std::vector<Highlight> found;
    Diagnostics problems;
    const std::vector<Line> lines = tokenize(text.substr(0, text.find('\n')), {}, problems);
    if (lines.empty()) return found;
    Line line = lines.front();
    line.number = number;
    const bool moment = isMoment(line);
    bool declaration = isDeclaration(line);
    for (const Token& token : line.tokens) {
        const bool word = token.kind == TokenKind::word || token.kind == TokenKind::comma;
        const HighlightKind kind = moment && word ? HighlightKind::moment : kindOf(token, declaration);
        declaration = false;
        found.push_back({kind, {number, token.span.column, token.span.length}});
    }
    for (const Diagnostic& problem : problems)
        found.push_back({HighlightKind::error, {number, problem.where.column, problem.where.length}});
    if (line.hasComment) found.push_back({HighlightKind::comment, commentOf(text, line)});
    std::stable_sort(found.begin(), found.end(),
                     [](const Highlight& a, const Highlight& b) { return a.where.column < b.where.column; });
    return found;
}

std::vector<Highlight> highlights(std::string_view text)
{
    std::vector<Highlight> all;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t stop = std::min(text.find('\n'), text.size());
        const auto found = highlightsOfLine(text.substr(0, stop), number);
        all.insert(all.end(), found.begin(), found.end());
        text.remove_prefix(std::min(stop + 1, text.size()));
    }
    return all;
}

} // namespace fabletop
