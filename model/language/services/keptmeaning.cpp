// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/keptmeaning.h"

#include "model/language/reading/lexer.h"
#include "model/language/reading/slippattern.h"
#include "model/table/combat.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

namespace fabletop {

namespace {

/// What counts of a text.
struct Counted {
    std::multiset<int> numbers; ///< but 1, which "a" says too
    int denials = 0;
    int others = 0; ///< "another Wasp" and "a Wasp except this fighter"
};

void countWord(std::string word, Counted& into)
{
    constexpr std::array<std::string_view, 11> denials = {
        "no", "not", "without", "nobody", "none", "never", "cannot", "empty", "than", "else", "otherwise"};
    std::transform(word.begin(), word.end(), word.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    constexpr std::array<std::string_view, 4> others = {"another", "other", "others", "except"};
    into.others += std::find(others.begin(), others.end(), word) != others.end();
    into.denials += std::find(denials.begin(), denials.end(), word) != denials.end();
    if (const auto figure = figureOf(word); figure && *figure != 1) into.numbers.insert(*figure);
}

void countToken(const Token& token, Counted& into)
{
    switch (token.kind) {
    case TokenKind::number:
    case TokenKind::times:
        if (token.number != 1) into.numbers.insert(token.number);
        break;
    case TokenKind::word:
    case TokenKind::name: // "No Fighter" may be what the line begins with
        for (std::string_view rest = token.text; !rest.empty();) {
            const std::size_t stop = std::min(rest.find(' '), rest.size());
            countWord(std::string(rest.substr(0, stop)), into);
            rest.remove_prefix(std::min(stop + 1, rest.size()));
        }
        break;
    default: break;
    }
}

/// "Is defeated" and "is a sidekick" deny what the language asks: is on the battlefield, is a hero.
bool saysDenial(const std::vector<Token>& tokens, std::size_t at)
{
    const auto isVerb = [&](std::size_t back) {
        constexpr std::array<std::string_view, 5> verbs = {"is", "are", "was", "were", "not"};
        return at >= back && std::find(verbs.begin(), verbs.end(), tokens[at - back].text) != verbs.end();
    };
    const std::string& word = tokens[at].text;
    return (word == "defeated" && isVerb(1)) || (word == "sidekick" && isVerb(2));
}

/// "Other than", and "greater than or equal to", which is "at least".
bool saysNoDenial(const std::vector<Token>& tokens, std::size_t at)
{
    if (tokens[at].text != "than") return false;
    return (at > 0 && tokens[at - 1].text == "other") ||
           (at + 1 < tokens.size() && tokens[at + 1].text == "or");
}

Counted countedIn(std::string_view text)
{
    Counted all;
    Diagnostics ignored;
    for (const Line& line : tokenize(text, {}, ignored))
        for (std::size_t at = 0; at < line.tokens.size(); ++at) {
            countToken(line.tokens[at], all);
            all.denials += saysDenial(line.tokens, at);
            all.denials -= saysNoDenial(line.tokens, at);
        }
    return all;
}

} // namespace

bool keepsMeaning(std::string_view was, std::string_view is)
{
    const Counted before = countedIn(was);
    Counted behind = countedIn(is);
    if (before.numbers.count(highestValue) == 0) behind.numbers.erase(highestValue);
    return before.numbers == behind.numbers && before.denials % 2 == behind.denials % 2 &&
           before.others == behind.others;
}

} // namespace fabletop
