// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/lineprose.h"

#include "model/language/prose/prose.h"
#include "model/language/prose/prosewriter.h"
#include "model/language/services/readlines.h"
#include "model/rules/spoken.h"

namespace fabletop {

namespace {

const Phrase* findLine(const std::vector<Phrase>& block, int line)
{
    for (const Phrase& phrase : block) {
        if (phrase.span.line == line) return &phrase;
        if (const Phrase* found = findLine(phrase.block, line)) return found;
        if (const Phrase* found = findLine(phrase.otherwise, line)) return found;
    }
    return nullptr;
}

/// "After combat: Draw 1 card."
std::string labelled(Timing timing, const std::string& text, Language language)
{
    const std::string label = timingLabel(timing, language);
    return label.empty() ? text : label + std::string(phrasebookOf(language).colon) + text;
}

std::string joined(const std::vector<TextPart>& parts, Language language)
{
    std::string all;
    for (const TextPart& part : parts)
        all += (all.empty() ? "" : " ") + labelled(part.timing, part.text, language);
    return all;
}

/// What the texts of the hero say in that line; empty where it is none of theirs.
std::string textAt(const HeroRules& hero, int line, Language language)
{
    for (const auto* texts : {&hero.text->cards, &hero.text->abilities}) {
        const bool ofCard = texts == &hero.text->cards;
        const ProseWriter writer(hero, phrasebookOf(language),
                                 ofCard ? ProseWriter::Of::card : ProseWriter::Of::ability);
        for (const auto& sections : *texts)
            for (const Section& section : sections) {
                if (section.span.line == line)
                    return labelled(section.timing, writer.text(section.block), language);
                const Phrase* phrase = findLine(section.block, line);
                if (phrase)
                    return writer.text(phrase->word == Word::optionBlock ? phrase->block
                                                                         : std::vector<Phrase>{*phrase});
            }
    }
    return {};
}

/// The declared thing's text, or its name.
std::string declared(const HeroRules& hero, const Node& node, Language language)
{
    const std::string id = kebab(node.text);
    if (node.word == Word::cardDecl && hero.findCard(id) >= 0)
        return joined(cardText(hero, idAt<CardId>(hero.findCard(id)), language), language);
    if (node.word == Word::abilityDecl)
        for (std::size_t i = 0; i < hero.abilities.size(); ++i)
            if (hero.abilities[i].id == id)
                return joined(abilityText(hero, idAt<AbilityId>(static_cast<int>(i)), language), language);
    for (const FighterKind& fighter : hero.fighters)
        if (fighter.kind == id) return spoken(fighter.name.text(language));
    for (const FormRules& form : hero.forms)
        if (form.id == id) return spoken(form.name.text(language));
    for (const TokenRules& token : hero.tokens)
        if (token.kind == id) return spoken(token.name.text(language));
    for (std::size_t i = 0; i < hero.tags.size(); ++i)
        if (hero.tags[i] == node.text) return spoken(hero.tagNames[i].text(language));
    return {};
}

} // namespace

std::string lineProse(const HeroRules& hero, int line, Language language)
{
    if (!hero.text) return {};
    if (std::string text = textAt(hero, line, language); !text.empty()) return text;
    const std::vector<ReadLine> lines = readLines(hero.source);
    const auto place = static_cast<std::size_t>(line - 1);
    if (line < 1 || place >= lines.size() || !lines[place].node || !lines[place].node->parts.empty())
        return {};
    return lines[place].parent < 0 ? declared(hero, *lines[place].node, language) : std::string();
}

} // namespace fabletop
