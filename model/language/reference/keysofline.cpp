// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reference/keysofline.h"

#include "model/language/languages/wordhelp.h"
#include "model/language/reading/vocabulary.h"
#include "model/language/reference/reference.h"

#include <algorithm>

namespace fabletop {

namespace {

std::string_view written(Determiner determiner)
{
    switch (determiner) {
    case Determiner::a:
    case Determiner::an: return "a";
    case Determiner::any: return "any";
    case Determiner::each: return "each";
    case Determiner::all: return "all";
    case Determiner::the: return "the";
    case Determiner::another:
    case Determiner::no:
    case Determiner::exactly:
    case Determiner::upTo:
    case Determiner::anyNumber:
    case Determiner::none:
    case Determiner::count: break;
    }
    return {};
}

/// The same words stand in wordings too, where they are no construct of their own.
bool isDeterminer(std::string_view word)
{
    return word == "a" || word == "any" || word == "each" || word == "all" || word == "the";
}

void collect(const Node& node, std::vector<std::string_view>& keys)
{
    if (const std::string_view determiner = written(node.determiner); !determiner.empty())
        keys.push_back(determiner);
    if (node.word != Word::none && !rowOf(node.word).pattern.empty())
        keys.push_back(rowOf(node.word).pattern);
    for (const Node& part : node.parts)
        collect(part, keys);
}

} // namespace

std::vector<std::string_view> keysOf(const ReadLine& line)
{
    std::vector<std::string_view> keys;
    if (line.line.tokens.empty()) return keys;
    if (line.node) collect(*line.node, keys);
    if (line.node && !line.node->rule.empty()) keys.push_back("[R-…]");
    if (line.line.hasComment) keys.push_back("#");
    for (const LittleHelp& little : wordHelp<Language::en>().little) {
        if (isDeterminer(little.key)) continue;
        for (const Token& token : line.line.tokens)
            if (token.kind == TokenKind::word && token.text == little.key) keys.push_back(little.key);
    }
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

} // namespace fabletop
