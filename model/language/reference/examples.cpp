// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reference/examples.h"

#include "model/language/reference/keysofline.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr std::size_t linesWeigh = 100; ///< more than the letters of a line
constexpr std::size_t phrasesWeigh = 100'000;

std::size_t phrasesOf(const Node& node)
{
    std::size_t count = 1;
    for (const Node& part : node.parts)
        count += phrasesOf(part);
    return count;
}

std::string_view withoutIndent(const ReadLine& line)
{
    return line.text.substr(std::min(static_cast<std::size_t>(line.line.indent), line.text.size()));
}

/// From one line to another, moved to the left margin.
std::string piece(const std::vector<ReadLine>& lines, std::size_t first, std::size_t last)
{
    const auto indent = static_cast<std::size_t>(lines[first].line.indent);
    std::string text;
    for (std::size_t i = first; i <= last; ++i) {
        const std::string_view line = lines[i].text;
        text += line.substr(std::min(indent, line.size()));
        if (i < last) text += '\n';
    }
    return text;
}

/// The "if" that an "otherwise" belongs to: the last line before it that stands as far to the left.
std::size_t conditionOf(const std::vector<ReadLine>& lines, std::size_t otherwise)
{
    std::size_t at = otherwise;
    while (at > 0 && (lines[at].line.tokens.empty() || lines[at].line.tokens.front().text == "otherwise" ||
                      lines[at].line.indent > lines[otherwise].line.indent))
        --at;
    return at;
}

} // namespace

Examples::Examples(std::string_view hero, std::string_view rules)
{
    take(hero, true);
    take(rules, false);
}

const Example* Examples::of(std::string_view key) const
{
    const auto found = m_found.find(key);
    return found == m_found.end() ? nullptr : &found->second.example;
}

void Examples::take(std::string_view text, bool ofHero)
{
    const std::vector<ReadLine> lines = readLines(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool otherwise =
            !lines[i].line.tokens.empty() && lines[i].line.tokens.front().text == "otherwise";
        const std::size_t first = otherwise ? conditionOf(lines, i) : i;
        const auto last = static_cast<std::size_t>(std::max(lines[i].last, static_cast<int>(i)));
        const std::size_t phrases = lines[i].node ? phrasesOf(*lines[i].node) : 1;
        const std::size_t weight =
            phrases * phrasesWeigh + (last - first) * linesWeigh + lines[i].text.size();
        for (std::string_view key : keysOf(lines[i])) {
            const auto known = m_found.find(key);
            if (known != m_found.end() &&
                (known->second.example.ofHero != ofHero || known->second.weight <= weight))
                continue;
            m_found[std::string(key)] = {weight,
                                         {std::string(withoutIndent(lines[first])), piece(lines, first, last),
                                          static_cast<int>(first) + 1, ofHero,
                                          lines[i].node ? lines[i].node->rule : std::string()}};
        }
    }
}

} // namespace fabletop
