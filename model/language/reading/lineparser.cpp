// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/lineparser.h"

#include "model/language/reading/printer.h"
#include "model/rules/names.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

/// What stands behind a comma until the line ends: the rest of a list of properties.
bool readList(std::size_t& at, const std::vector<Token>& all, PhraseParser& phrases, Node& list)
{
    while (at < all.size() && all[at].kind == TokenKind::comma) {
        std::optional<Node> node = phrases.parse(Sort::attribute, ++at);
        if (!node) return false;
        list.parts.push_back(std::move(*node));
    }
    return at == all.size();
}

} // namespace

std::span<const Sort> sortsWithin(Word parent)
{
    static constexpr Sort file[] = {Sort::declaration};
    static constexpr Sort properties[] = {Sort::attribute};
    static constexpr Sort card[] = {Sort::attribute, Sort::section};
    static constexpr Sort always[] = {Sort::modifier};
    static constexpr Sort text[] = {Sort::act};
    switch (parent) {
    case Word::none: return file;
    case Word::heroDecl:
    case Word::formDecl:
    case Word::tokenDecl:
    case Word::tagDecl:
    case Word::sidekickDecl:
    case Word::rulesDecl: return properties;
    case Word::cardDecl:
    case Word::abilityDecl: return card;
    case Word::whenAlways: return always;
    default: return text;
    }
}

bool takesNames(Word declaration)
{
    switch (declaration) {
    case Word::heroDecl:
    case Word::sidekickDecl:
    case Word::cardDecl:
    case Word::abilityDecl:
    case Word::formDecl:
    case Word::tokenDecl:
    case Word::tagDecl: return true;
    default: return false;
    }
}

bool isNamesLine(Word parent, const std::vector<Token>& tokens)
{
    return takesNames(parent) && !tokens.empty() && tokens.front().kind == TokenKind::word &&
           languageFromCode(tokens.front().text).has_value();
}

std::span<const std::string_view> nameWords()
{
    static constexpr std::string_view others[] = {"ours", "feminine", "masculine", "article", "plural"};
    static constexpr auto words = [] {
        std::array<std::string_view, languageCount + std::size(others)> all{};
        for (std::size_t place = 0; place < languageCount; ++place)
            all[place] = languageTable[place].code;
        std::copy(std::begin(others), std::end(others), all.begin() + languageCount);
        return all;
    }();
    return words;
}

std::optional<Node> parseLine(Word parent, const std::vector<Token>& tokens, PhraseParser& phrases)
{
    for (Sort sort : sortsWithin(parent)) {
        std::size_t at = 0;
        std::optional<Node> node = phrases.parse(sort, at);
        if (node && at == tokens.size()) return node;
        if (node && sort != Sort::attribute) phrases.stop(at, "the end of the line");
        if (!node || sort != Sort::attribute) continue;
        Node list;
        list.span = node->span;
        list.parts.push_back(std::move(*node));
        if (readList(at, tokens, phrases, list)) return list;
        phrases.stop(at, ",");
    }
    return std::nullopt;
}

std::string nearestWord(Word parent, const std::vector<Token>& tokens, std::size_t at)
{
    if (at >= tokens.size() || tokens[at].kind != TokenKind::word) return {};
    const std::vector<Token> before(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at));
    PhraseParser phrases(before);
    std::vector<Expected> expected;
    phrases.collect(expected);
    (void)parseLine(parent, before, phrases);
    std::vector<std::string> words;
    for (const Expected& one : expected) {
        std::string_view word = one.word.substr(0, one.word.find(' '));
        if (one.row) {
            const PatternPart& part = patternOf(one.row->word)[one.part];
            if (part.kind != PatternPart::Kind::word) continue;
            word = part.text;
        }
        for (bool plural : {false, true})
            words.push_back(wordForm(word, plural));
    }
    return nearestName(tokens[at].text, words);
}

} // namespace fabletop
