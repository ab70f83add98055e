// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/readlines.h"

#include "model/language/reading/lineparser.h"

#include <algorithm>

namespace fabletop {

namespace {

/// What a line is that cannot be read: the first row that begins with its first word.
Word guess(Word parent, const std::vector<Token>& tokens)
{
    for (Sort sort : sortsWithin(parent))
        for (const Row* row : openers(sort)) {
            const PatternPart& front = patternOf(row->word).front();
            if (front.kind == PatternPart::Kind::word && matchesWord(front.text, tokens.front().text))
                return row->word;
        }
    return Word::none;
}

void readOne(ReadLine& read, Word parent)
{
    auto& tokens = read.line.tokens;
    std::string rule;
    if (tokens.back().kind == TokenKind::rule) {
        rule = tokens.back().text;
        tokens.pop_back();
    }
    if (tokens.empty()) return;
    if (isNamesLine(parent, tokens)) {
        read.word = Word::languageAttr;
        return;
    }
    PhraseParser phrases(tokens);
    read.node = parseLine(parent, tokens, phrases);
    if (read.node) read.node->rule = rule;
    read.word = read.node ? read.node->word : guess(parent, tokens);
}

/// Finds what each line stands under, and reads it there.
void nest(std::vector<ReadLine>& lines)
{
    std::vector<std::size_t> open; // the line before and those it stands under
    for (std::size_t i = 0; i < lines.size(); ++i) {
        ReadLine& read = lines[i];
        if (read.line.tokens.empty()) continue;
        while (!open.empty() && lines[open.back()].line.indent >= read.line.indent) {
            lines[open.back()].last = static_cast<int>(i) - 1;
            open.pop_back();
        }
        if (!open.empty()) read.parent = static_cast<int>(open.back());
        if (read.line.tokens.front().text == "otherwise")
            read.word = Word::ifThen; // acts stand below it as below "if"
        else
            readOne(read, open.empty() ? Word::none : lines[open.back()].word);
        open.push_back(i);
    }
    for (std::size_t i : open)
        lines[i].last = static_cast<int>(lines.size()) - 1;
    for (std::size_t i = 0; i < lines.size();
         ++i) // empty lines and comments behind a block are not part of it
        while (lines[i].last > static_cast<int>(i) &&
               lines[static_cast<std::size_t>(lines[i].last)].line.tokens.empty())
            --lines[i].last;
}

bool holds(const Span& span, int column)
{
    return column >= span.column && column < span.column + span.length;
}

} // namespace

std::vector<ReadLine> readLines(std::string_view text)
{
    Diagnostics ignored;
    std::vector<ReadLine> lines;
    std::size_t offset = 0;
    for (Line& line : tokenize(text, {}, ignored)) {
        ReadLine& read = lines.emplace_back();
        const std::size_t end = std::min(text.find('\n', offset), text.size());
        read.text = text.substr(offset, end - offset);
        read.offset = offset;
        read.line = std::move(line);
        read.last = static_cast<int>(lines.size()) - 1;
        offset = end + 1;
    }
    nest(lines);
    return lines;
}

LinePlace linePlaceOf(const std::vector<ReadLine>& lines, std::size_t offset)
{
    LinePlace place;
    if (lines.empty()) return place;
    const auto behind =
        std::upper_bound(lines.begin(), lines.end(), offset,
                         [](std::size_t at, const ReadLine& line) { return at < line.offset; });
    place.line = static_cast<std::size_t>(behind - lines.begin()) - 1;
    const ReadLine& line = lines[place.line];
    for (char c : line.text.substr(0, std::min(offset - line.offset, line.text.size())))
        if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++place.column;
    return place;
}

int parentOf(const std::vector<ReadLine>& lines, std::size_t line, int indent)
{
    for (std::size_t i = std::min(line, lines.size()); i-- > 0;)
        if (!lines[i].line.tokens.empty() && lines[i].line.indent < indent) return static_cast<int>(i);
    return -1;
}

std::vector<const Node*> phrasesAt(const ReadLine& line, int column)
{
    std::vector<const Node*> path;
    const Node* at = line.node ? &*line.node : nullptr;
    while (at) {
        if (at->word != Word::none) path.push_back(at);
        const auto inner = std::find_if(at->parts.begin(), at->parts.end(),
                                        [&](const Node& part) { return holds(part.span, column); });
        at = inner == at->parts.end() ? nullptr : &*inner;
    }
    return path;
}

} // namespace fabletop
