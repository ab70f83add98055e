// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/outline.h"

#include "model/language/reading/lineparser.h"
#include "model/language/services/declarednames.h"

#include <algorithm>

namespace fabletop {

namespace {

/// The declared name's token; null in a line that has none yet.
const Token* nameToken(const ReadLine& line)
{
    const auto& tokens = line.line.tokens;
    const auto found = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.kind == TokenKind::string || token.kind == TokenKind::name;
    });
    return found == tokens.end() ? nullptr : &*found;
}

Span wholeLine(const ReadLine& line)
{
    const Span first = line.line.tokens.front().span;
    const Span last = line.line.tokens.back().span;
    return {first.line, first.column, last.column + last.length - first.column};
}

OutlineItem itemOf(const ReadLine& line)
{
    OutlineItem item;
    item.word = line.word;
    item.firstLine = line.line.number;
    item.lastLine = line.last + 1;
    item.where = wholeLine(line);
    if (rowOf(line.word).sort == Sort::section) {
        item.name = rowOf(line.word).pattern;
        return item;
    }
    if (const Token* name = nameToken(line)) {
        item.name = name->text;
        item.where = name->span;
    }
    for (const Token& token : line.line.tokens)
        if (token.kind == TokenKind::times) item.copies = token.number;
    return item;
}

const Token* tokenAt(const ReadLine& line, int column)
{
    for (const Token& token : line.line.tokens)
        if (column >= token.span.column && column <= token.span.column + token.span.length) return &token;
    return nullptr;
}

} // namespace

std::vector<OutlineItem> outlineOf(std::string_view text)
{
    std::vector<OutlineItem> items;
    for (const ReadLine& line : readLines(text)) {
        const Sort sort = rowOf(line.word).sort;
        if (sort == Sort::declaration && line.parent < 0) items.push_back(itemOf(line));
        if (sort == Sort::section && line.parent >= 0 && !items.empty())
            items.back().moments.push_back(itemOf(line));
    }
    return items;
}

std::optional<Span> definitionOf(std::string_view text, std::size_t offset)
{
    const auto lines = readLines(text);
    if (lines.empty()) return std::nullopt;
    const auto [at, column] = linePlaceOf(lines, offset);
    const Token* token = tokenAt(lines[at], column);
    if (!token || (token->kind != TokenKind::name && token->kind != TokenKind::string)) return std::nullopt;
    NameKinds kinds = nameMadeBy(lines[at].word);
    for (const Node* phrase : phrasesAt(lines[at], token->span.column))
        if (phrase->text == token->text && namesMeantBy(phrase->word)) kinds = namesMeantBy(phrase->word);
    for (const DeclaredName& name : declaredNames(lines))
        if ((name.kind & kinds) && name.text == token->text) return name.where;
    return std::nullopt;
}

std::optional<WordHere> wordAt(std::string_view text, std::size_t offset)
{
    const auto lines = readLines(text);
    if (lines.empty()) return std::nullopt;
    const auto [at, column] = linePlaceOf(lines, offset);
    const ReadLine& line = lines[at];
    const Token* token = tokenAt(line, column);
    if (!token) return std::nullopt;
    if (line.word == Word::languageAttr)
        for (std::string_view word : nameWords())
            if (token->text == word) return WordHere{word, token->span};
    if (token->kind == TokenKind::word && token->text == "otherwise")
        return WordHere{"otherwise", token->span};
    const auto path = phrasesAt(line, column);
    if (path.empty()) return std::nullopt;
    const bool literal =
        path.back()->word == Word::literal && path.size() > 1; // "2" means something in its phrase only
    const Node& here = **(path.end() - (literal ? 2 : 1));
    return WordHere{rowOf(here.word).pattern, here.span};
}

std::vector<Fold> foldsOf(std::string_view text)
{
    std::vector<Fold> folds;
    for (const ReadLine& line : readLines(text))
        if (line.last >= line.line.number) folds.push_back({line.line.number, line.last + 1});
    return folds;
}

} // namespace fabletop
