// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/prose.h"

#include "model/language/prose/prosewriter.h"
#include "model/rules/spoken.h"

#include <algorithm>

namespace fabletop {

const Phrasebook& phrasebookOf(Language language)
{
#define FABLETOP_PHRASEBOOK(code, name, locale) &phrasebook<Language::code>,
    static constexpr const Phrasebook& (*books[])() = {FABLETOP_LANGUAGES(FABLETOP_PHRASEBOOK)};
#undef FABLETOP_PHRASEBOOK
    return books[index(language)]();
}

std::string timingLabel(Timing timing, Language language)
{
    for (const Label& label : phrasebookOf(language).labels)
        if (label.timing == static_cast<int>(timing)) return std::string(label.text);
    return {};
}

namespace {

std::vector<TextPart> partsOf(const HeroRules& hero, const std::vector<Section>& sections, ProseWriter::Of of,
                              Language language)
{
    std::vector<TextPart> parts;
    for (const Section& section : sections) {
        ProseWriter writer(hero, phrasebookOf(language), of);
        parts.push_back({section.timing, timingLabel(section.timing, language), writer.text(section.block),
                         writer.sentences(section.block)});
    }
    return parts;
}

/// The option block with this name anywhere in a hero's texts.
const Phrase* findOption(const std::vector<Phrase>& block, const std::string& name)
{
    for (const Phrase& phrase : block) {
        if (phrase.word == Word::optionBlock && phrase.text == name) return &phrase;
        if (const Phrase* found = findOption(phrase.block, name)) return found;
        if (const Phrase* found = findOption(phrase.otherwise, name)) return found;
    }
    return nullptr;
}

} // namespace

std::vector<TextPart> cardText(const HeroRules& hero, CardId card, Language language)
{
    if (!hero.text || index(card) >= hero.text->cards.size()) return {};
    return partsOf(hero, hero.text->cards[index(card)], ProseWriter::Of::card, language);
}

std::vector<TextPart> abilityText(const HeroRules& hero, AbilityId ability, Language language)
{
    if (!hero.text || index(ability) >= hero.abilities.size()) return {};
    const int text = hero.abilities[index(ability)].text;
    if (text < 0) return {};
    return partsOf(hero, hero.text->abilities[static_cast<std::size_t>(text)], ProseWriter::Of::ability,
                   language);
}

std::string userText(const HeroRules& hero, const CardKind& card, Language language)
{
    if (card.forAny()) return std::string(phrasebookOf(language).anyUser);
    std::vector<std::string> names;
    for (std::size_t form = 0; form < hero.forms.size() && card.forms != 0xFF; ++form)
        if (card.forms >> form & 1) names.push_back(spoken(hero.forms[form].name.text(language)));
    for (std::size_t place = 0; place < hero.fighters.size() && card.forms == 0xFF; ++place) {
        const std::string name = spoken(hero.fighters[place].name.text(language));
        if ((card.users >> place & 1) && std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    }
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? "" : ", ") + name;
    return all;
}

std::vector<std::string> tagNames(const HeroRules& hero, const CardKind& card, Language language)
{
    std::vector<std::string> names;
    for (std::size_t tag = 0; tag < hero.tagNames.size(); ++tag)
        if (card.tags >> tag & 1) names.push_back(spoken(hero.tagNames[tag].text(language)));
    return names;
}

std::string noEffectText(Language language)
{
    return std::string(phrasebookOf(language).noEffect);
}

std::string optionText(const HeroRules& hero, SourceKind source, int item, const std::string& name,
                       Language language)
{
    if (source == SourceKind::rules) {
        for (const AbilityRules& ability : hero.abilities)
            if (ability.id == name) return spoken(ability.name.text(language));
        return name;
    }
    const auto place = static_cast<std::size_t>(item);
    const bool ofCard = source == SourceKind::card;
    const ProseWriter writer(hero, phrasebookOf(language),
                             ofCard ? ProseWriter::Of::card : ProseWriter::Of::ability);
    const auto& texts = ofCard ? hero.text->cards[place]
                               : hero.text->abilities[static_cast<std::size_t>(hero.abilities[place].text)];
    for (const Section& section : texts)
        if (const Phrase* found = findOption(section.block, name)) return writer.text(found->block);
    for (const FormRules& form : hero.forms) // what chooses a form offers all of them by their ids
        if (form.id == name) return spoken(form.name.text(language));
    return name;
}

} // namespace fabletop
