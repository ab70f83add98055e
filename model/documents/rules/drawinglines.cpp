// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/drawinglines.h"

#include "model/language/meaning/belonging.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/language/services/readlines.h"

#include <algorithm>
#include <vector>

namespace fabletop {

namespace {

/// The place of the declaration around a line; -1: none.
int declarationAround(const std::vector<ReadLine>& lines, int line)
{
    int at = std::min(line, static_cast<int>(lines.size())) - 1;
    // An empty line belongs to what stands above it.
    while (at >= 0 && lines[static_cast<std::size_t>(at)].line.tokens.empty())
        --at;
    while (at >= 0 && lines[static_cast<std::size_t>(at)].parent >= 0)
        at = lines[static_cast<std::size_t>(at)].parent;
    return at;
}

/// The properties of one line: several where there are commas.
std::vector<Node*> propertiesOf(Node& line)
{
    std::vector<Node*> all;
    if (line.word != Word::none) return {&line};
    for (Node& part : line.parts)
        all.push_back(&part);
    return all;
}

/// The line of the declaration at `top` that holds the property; -1: none.
int lineWith(std::vector<ReadLine>& lines, int top, Word property)
{
    for (int at = top + 1; at <= lines[static_cast<std::size_t>(top)].last; ++at) {
        ReadLine& line = lines[static_cast<std::size_t>(at)];
        if (line.parent != top || !line.node) continue;
        for (const Node* one : propertiesOf(*line.node))
            if (one->word == property) return at;
    }
    return -1;
}

QString valueOf(std::vector<ReadLine>& lines, int top, Word property)
{
    const int at = lineWith(lines, top, property);
    if (at < 0) return {};
    for (const Node* one : propertiesOf(*lines[static_cast<std::size_t>(at)].node))
        if (one->word == property) return QString::fromStdString(one->text);
    return {};
}

std::string indentOf(const ReadLine& line)
{
    return std::string(line.text.substr(0, std::min(line.text.find_first_not_of(" \t"), line.text.size())));
}

/// A new line behind the properties of the declaration, before its texts.
TextEdit insertion(const std::vector<ReadLine>& lines, int top, const std::string& phrase)
{
    int behind = top;
    std::string indent = "  ";
    for (int at = top + 1; at <= lines[static_cast<std::size_t>(top)].last; ++at) {
        const ReadLine& line = lines[static_cast<std::size_t>(at)];
        if (line.parent != top || line.line.tokens.empty()) continue;
        if (rowOf(line.word).sort == Sort::section) break;
        indent = indentOf(line);
        behind = at;
    }
    const ReadLine& before = lines[static_cast<std::size_t>(behind)];
    const std::size_t place = before.offset + before.text.size();
    return {place, place, '\n' + indent + phrase};
}

} // namespace

const QString& DrawnDeclaration::named(Word property) const
{
    return property == Word::figureAttr ? figure : property == Word::bustAttr ? bust : picture;
}

std::optional<DrawnDeclaration> drawnDeclarationAt(const QString& text, int line)
{
    const std::string bytes = text.toStdString();
    std::vector<ReadLine> lines = readLines(bytes);
    const int top = declarationAround(lines, line);
    if (top < 0 || !lines[static_cast<std::size_t>(top)].node) return std::nullopt;
    const Node& node = *lines[static_cast<std::size_t>(top)].node;
    if (!belongs(Word::figureAttr, node.word) && !belongs(Word::pictureAttr, node.word)) return std::nullopt;
    return DrawnDeclaration{node.word, QString::fromStdString(node.text),
                            valueOf(lines, top, Word::figureAttr), valueOf(lines, top, Word::bustAttr),
                            valueOf(lines, top, Word::pictureAttr)};
}

std::optional<TextEdit> drawingEdit(const QString& text, int line, Word property, const QString& name)
{
    const std::string bytes = text.toStdString();
    std::vector<ReadLine> lines = readLines(bytes);
    const int top = declarationAround(lines, line);
    if (top < 0 || !lines[static_cast<std::size_t>(top)].node ||
        !belongs(property, lines[static_cast<std::size_t>(top)].node->word))
        return std::nullopt;
    Node wanted;
    wanted.word = property;
    wanted.text = name.toStdString();
    const int at = lineWith(lines, top, property);
    if (at < 0) return name.isEmpty() ? std::nullopt : std::optional(insertion(lines, top, print(wanted)));
    ReadLine& old = lines[static_cast<std::size_t>(at)];
    Node& node = *old.node;
    const auto isIt = [property](const Node& one) { return one.word == property; };
    bool gone = name.isEmpty() && node.word != Word::none;
    if (node.word != Word::none)
        node.text = wanted.text;
    else if (name.isEmpty())
        std::erase_if(node.parts, isIt);
    else
        std::find_if(node.parts.begin(), node.parts.end(), isIt)->text = wanted.text;
    gone = gone || (node.word == Word::none && node.parts.empty());
    const std::size_t end = old.offset + old.text.size();
    if (gone) return TextEdit{old.offset, std::min(end + 1, bytes.size()), {}};
    std::string whole = indentOf(old) + print(node);
    if (old.line.hasComment) whole += " # " + old.line.comment;
    return TextEdit{old.offset, end, whole};
}

} // namespace fabletop
