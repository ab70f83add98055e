// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/completions.h"

#include "model/language/meaning/belonging.h"
#include "model/language/meaning/moments.h"
#include "model/language/reading/lineparser.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/readingproblem.h"
#include "model/language/services/declarednames.h"
#include "model/language/services/readlines.h"

#include <algorithm>

namespace fabletop {

namespace {

using Kind = PatternPart::Kind;

/// The cursor, the line before it, and what it stands under.
struct Cursor {
    std::vector<ReadLine> lines;
    std::size_t line = 0;
    std::vector<Token> tokens; ///< before the word being written
    std::size_t from = 0;
    bool comment = false;
    bool quote = false; ///< a quote has been opened
    int parent = -1;
    TextPlace text;
    bool rules = false;
};

Word wordOfParent(const Cursor& place)
{
    return place.parent < 0 ? Word::none : place.lines[static_cast<std::size_t>(place.parent)].word;
}

/// Bytes of `text` before a column counted in characters.
std::size_t bytesBefore(std::string_view text, int column)
{
    std::size_t at = 0;
    for (int passed = 1; at < text.size(); ++at) {
        if ((static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) continue;
        if (passed++ == column) break;
    }
    return at;
}

/// Takes the tokens before the cursor; a word that reaches up to it is still being written.
void readBefore(Cursor& place, std::string_view before, std::size_t offset)
{
    Diagnostics problems;
    std::vector<Line> lines = tokenize(before, {}, problems);
    place.from = offset + before.size();
    if (lines.empty()) return;
    place.tokens = std::move(lines.front().tokens);
    place.comment = lines.front().hasComment;
    for (const Diagnostic& problem : problems) {
        if (problem.code != ReadingProblem::stringWithoutEnd) continue;
        place.quote = true;
        place.from = offset + bytesBefore(before, problem.where.column);
        return;
    }
    if (place.tokens.empty() || before.ends_with(' ')) return;
    const Token& last = place.tokens.back();
    if (last.kind == TokenKind::comma || last.kind == TokenKind::string || last.kind == TokenKind::rule)
        return;
    place.from = offset + bytesBefore(before, last.span.column);
    place.tokens.pop_back();
}

Cursor cursorAt(std::string_view text, std::size_t offset)
{
    Cursor place;
    offset = std::min(offset, text.size());
    const std::size_t begin = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1; // npos + 1 is 0
    place.lines = readLines(text);
    place.line = static_cast<std::size_t>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
    const std::string_view before = text.substr(begin, offset - begin);
    readBefore(place, before, begin);
    const int indent = static_cast<int>(std::min(before.find_first_not_of(' '), before.size()));
    place.parent = parentOf(place.lines, place.line, indent);
    for (const ReadLine& line : place.lines)
        place.rules = place.rules || line.word == Word::rulesDecl || line.word == Word::toDecl;
    place.text = place.rules ? TextPlace{true, true, true, false} : TextPlace{};
    for (int above = place.parent; above >= 0; above = place.lines[static_cast<std::size_t>(above)].parent)
        if (const auto timing = timingOf(place.lines[static_cast<std::size_t>(above)].word))
            place.text = placeOf(*timing);
    return place;
}

/// Whether a file of this kind, and this declaration, may hold the word; the parser alone would take it
/// anywhere.
bool fits(const Cursor& place, const Row& row)
{
    const Word parent = wordOfParent(place);
    switch (row.sort) {
    case Sort::declaration: {
        const bool ofRules =
            row.word == Word::rulesDecl || row.word == Word::numberDecl || row.word == Word::toDecl;
        if (ofRules != place.rules) return false;
        return row.word != Word::heroDecl ||
               std::none_of(place.lines.begin(), place.lines.end(), [&](const ReadLine& line) {
                   return line.word == Word::heroDecl &&
                          static_cast<std::size_t>(line.line.number - 1) != place.line;
               });
    }
    case Sort::attribute: return belongs(row.word, parent);
    case Sort::section: return cardTiming(*timingOf(row.word)) == (parent == Word::cardDecl);
    case Sort::act: {
        const bool choice = parent == Word::chooseOne || parent == Word::chooseTwo;
        return (row.word == Word::optionBlock) == choice && !refusalOf(row.word, place.text);
    }
    default: return !refusalOf(row.word, place.text);
    }
}

std::string gap(const PatternPart& part)
{
    if (part.kind == Kind::amount) return "{" + wordForm(part.text, true) + "}";
    return "{" + std::string(part.text) + "}";
}

/// The row's parts as text: all of them, or only up to the first gap.
std::string wordsFrom(const Row& row, std::size_t first, bool plural, bool whole)
{
    std::string out;
    const auto& parts = patternOf(row.word);
    for (std::size_t i = first; i < parts.size(); ++i) {
        const bool word = parts[i].kind == Kind::word;
        if (!word && !whole) break;
        const bool verb = parts[i].text.find('/') !=
                          std::string_view::npos; // "recovers": the formatter agrees it with its subject
        const std::string piece = word ? wordForm(parts[i].text, plural && !verb) : gap(parts[i]);
        out += (out.empty() || piece == "," ? "" : " ") + piece;
    }
    return out;
}

class Collector {
public:
    Collector(const Cursor& place, const DrawingNames& drawings, Completions& into)
        : m_place(place), m_drawings(drawings), m_into(into)
    {}

    void take(const Expected& expected)
    {
        if (!expected.row) return addWord(expected.word);
        const Row& row = *expected.row;
        if (expected.part == 0 && !fits(m_place, row)) return;
        const PatternPart& part = patternOf(row.word)[expected.part];
        switch (part.kind) {
        case Kind::word: addRow(expected); break;
        case Kind::name: addNames(row, false); break;
        case Kind::string: addNames(row, true); break;
        case Kind::amount: {
            const std::string noun = wordForm(part.text, true);
            add({Completion::Kind::word, noun + " equal to", noun + " equal to {number}", Sort::number,
                 row.pattern});
            [[fallthrough]];
        }
        case Kind::integer: add({Completion::Kind::number, "1", gap(part), Sort::number, row.pattern}); break;
        case Kind::times: add({Completion::Kind::number, "x2", "x2", row.sort, row.pattern}); break;
        case Kind::slot: break;
        }
    }

    void addWord(std::string_view word)
    {
        const std::string text = wordForm(word, true);
        add({Completion::Kind::word, text, text, Sort::none, word});
    }

private:
    void addRow(const Expected& expected)
    {
        const Row& row = *expected.row;
        const bool open = row.determined && expected.part == 0;
        const bool one = expected.determiner != Determiner::none && expected.determiner != Determiner::all;
        const auto offer = [&](std::string_view before, bool plural) {
            Completion item{Completion::Kind::word,
                            std::string(before) + wordsFrom(row, expected.part, plural, false),
                            std::string(before) + wordsFrom(row, expected.part, plural, true),
                            row.sort,
                            row.pattern,
                            row.block};
            add(std::move(item));
        };
        offer("", !one);
        if (!open || expected.determiner != Determiner::none) return;
        const char first = patternOf(row.word).front().text.front();
        offer(std::string_view("aeiou").find(first) == std::string_view::npos ? "a " : "an ", false);
        offer("each ", false);
        offer("any ", false);
    }

    void addNames(const Row& row, bool quoted)
    {
        const NameKinds kinds = namesMeantBy(row.word);
        if (kinds == 0) return add({Completion::Kind::text, "\"\"", "\"…\"", row.sort, row.pattern});
        const auto inQuotes = [](std::string_view text) { return '"' + std::string(text) + '"'; };
        const auto offer = [&](std::string_view name) {
            add({Completion::Kind::name, inQuotes(name), std::string(name), row.sort, row.pattern});
        };
        if (kinds & NameKind::moment) std::ranges::for_each(timingNames(), offer);
        if (kinds & NameKind::step) std::ranges::for_each(stepNames(), offer);
        if (kinds & NameKind::figure) std::ranges::for_each(m_drawings.figures, offer);
        if (kinds & NameKind::picture) std::ranges::for_each(m_drawings.pictures, offer);
        for (const DeclaredName& name : declaredNames(m_place.lines))
            if (name.kind & kinds)
                add({Completion::Kind::name,
                     quoted || m_place.quote ? inQuotes(name.text) : asName(name.text), name.text, row.sort,
                     rowOf(name.declaration).pattern});
    }

    void add(Completion item)
    {
        if (item.insert.empty() || (m_place.quote && !item.insert.starts_with('"'))) return;
        if (std::find(m_into.items.begin(), m_into.items.end(), item) == m_into.items.end())
            m_into.items.push_back(std::move(item));
    }

    const Cursor& m_place;
    const DrawingNames& m_drawings;
    Completions& m_into;
};

/// A line of names: its language first, then what has not been said in it.
void addNameWords(const Cursor& place, Collector& collector)
{
    const bool begun = isNamesLine(wordOfParent(place), place.tokens);
    if (!takesNames(wordOfParent(place)) || (!begun && !place.tokens.empty())) return;
    for (std::string_view word :
         begun ? nameWords().subspan(languageCount) : nameWords().first(languageCount)) {
        const bool there = std::any_of(place.tokens.begin(), place.tokens.end(),
                                       [&](const Token& token) { return token.text == word; });
        if (!there) collector.addWord(word);
    }
}

/// "otherwise" goes with an "if" before it at the same depth.
bool mayBeOtherwise(const Cursor& place)
{
    if (!place.tokens.empty()) return false;
    int last = -1;
    for (std::size_t i = 0; i < std::min(place.line, place.lines.size()); ++i)
        if (!place.lines[i].line.tokens.empty() && place.lines[i].parent == place.parent)
            last = static_cast<int>(i);
    return last >= 0 && place.lines[static_cast<std::size_t>(last)].node &&
           place.lines[static_cast<std::size_t>(last)].word == Word::ifThen;
}

} // namespace

Completions completionsAt(std::string_view text, std::size_t offset, const DrawingNames& drawings)
{
    const Cursor place = cursorAt(text, offset);
    Completions found;
    found.from = place.from;
    if (place.comment) return found;
    Collector collector(place, drawings, found);
    addNameWords(place, collector);
    if (isNamesLine(wordOfParent(place), place.tokens)) return found;
    if (mayBeOtherwise(place)) collector.addWord("otherwise");
    PhraseParser phrases(place.tokens);
    std::vector<Expected> expected;
    phrases.collect(expected);
    (void)parseLine(wordOfParent(place), place.tokens, phrases);
    for (const Expected& one : expected)
        collector.take(one);
    return found;
}

} // namespace fabletop
