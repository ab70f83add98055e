// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reference/reference.h"

#include "model/language/languages/wordhelp.h"
#include "model/language/meaning/lowering.h"

#include <algorithm>

namespace fabletop {

namespace {

const HelpTable& tableOf(Language language)
{
#define FABLETOP_WORD_HELP(code, name, locale) &wordHelp<Language::code>,
    static constexpr const HelpTable& (*tables[])() = {FABLETOP_LANGUAGES(FABLETOP_WORD_HELP)};
#undef FABLETOP_WORD_HELP
    return tables[index(language)]();
}

std::string_view textOf(const HelpTable& table, Word word)
{
    const auto found = std::find_if(table.words.begin(), table.words.end(),
                                    [&](const WordHelp& one) { return one.word == word; });
    return found == table.words.end() ? std::string_view() : found->text;
}

std::string_view textOf(const HelpTable& table, std::string_view key)
{
    const auto found = std::find_if(table.little.begin(), table.little.end(),
                                    [&](const LittleHelp& one) { return one.key == key; });
    if (found != table.little.end()) return found->text;
    const auto language = languageFromCode(key); // one that came later is called by its own name
    return language ? rowOf(*language).name : std::string_view();
}

const Row* rowWith(std::string_view pattern)
{
    const auto rows = vocabulary();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.pattern == pattern; });
    return found == rows.end() ? nullptr : &*found;
}

std::vector<ReferenceEntry> entries()
{
    std::vector<ReferenceEntry> all;
    for (const Row& row : vocabulary())
        all.push_back({row.pattern, row.sort, row.word});
    for (const LittleHelp& little : tableOf(Language::en).little)
        all.push_back({little.key, Sort::none, Word::none});
    return all;
}

} // namespace

const std::vector<ReferenceEntry>& reference()
{
    static const std::vector<ReferenceEntry> all = entries(); // constant data, derived once
    return all;
}

std::string_view helpOf(std::string_view key, Language language)
{
    const Row* row = rowWith(key);
    const std::string_view own = row ? textOf(tableOf(language), row->word) : textOf(tableOf(language), key);
    if (!own.empty()) return own;
    return row ? row->help : textOf(tableOf(Language::en), key);
}

std::string_view ruleBehind(Word word)
{
    const Row& row = rowOf(word);
    if (!row.clause.empty()) return row.clause;
    // Of the acts those of the rules' own file bear their rule in their line; "in printed order" would say
    // nothing.
    const bool ofCards = row.sort == Sort::act && !belongsToRules(word) && !row.block;
    const std::string_view rule = ofCards ? clauseOf(word) : std::string_view();
    return rule == "R-EFF-02" ? std::string_view() : rule;
}

} // namespace fabletop
