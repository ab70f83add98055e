// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/namefinder.h"

#include "model/language/meaning/meaningproblem.h"
#include "model/language/reading/printer.h"
#include "model/rules/names.h"

namespace fabletop {

int NameFinder::fighters(const std::string& name, Span span)
{
    int set = 0;
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->fighters.size(); ++i) {
        const LocalName& local = m_hero->fighters[i].name.by[0];
        const bool declared = m_hero->fighters[i].kind == kebab(name); // its English name may be a longer one
        if (declared || local.text == name || local.plural == name) set |= 1 << i;
        known.push_back(local.text);
    }
    if (set == 0 && !complainOfPlural(name, span)) complainOfName(name, span, known);
    return set;
}

/// "Wasps", where the hero has several of that name and doesn't say what they are called together.
bool NameFinder::complainOfPlural(const std::string& name, Span span)
{
    for (const FighterKind& fighter : m_hero ? m_hero->fighters : std::vector<FighterKind>()) {
        const LocalName& local = fighter.name.by[0];
        if (fighter.number == 0 || !local.plural.empty() || !name.starts_with(local.text) ||
            name.size() > local.text.size() + 2)
            continue;
        m_problems.complain(MeaningProblem::pluralMissing, span, {name, local.text});
        return true;
    }
    return false;
}

/// The name of one of those whose plural this is; any other name as it is.
std::string NameFinder::singularOf(const std::string& name) const
{
    for (std::size_t i = 0; m_hero && i < m_hero->fighters.size(); ++i)
        if (const LocalName& local = m_hero->fighters[i].name.by[0]; local.plural == name) return local.text;
    return name;
}

int NameFinder::form(const std::string& name, Span span)
{
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->forms.size(); ++i) {
        if (m_hero->forms[i].declared == name) return static_cast<int>(i);
        known.push_back(m_hero->forms[i].declared);
    }
    complainOfName(name, span, known);
    return 0;
}

/// Set of token numbers.
int NameFinder::tokens(const std::string& name, Span span)
{
    int set = 0;
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->tokens.size(); ++i) {
        const bool declared = m_hero->tokens[i].kind == kebab(name);
        if (declared || m_hero->tokens[i].name.by[0].text == name) set |= 1 << i;
        known.push_back(m_hero->tokens[i].name.text());
    }
    if (set == 0) complainOfName(name, span, known);
    return set;
}

int NameFinder::card(const std::string& name, Span span)
{
    const int place = m_hero ? m_hero->findCard(kebab(name)) : -1;
    if (place >= 0) return place;
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->cards.size(); ++i)
        known.push_back(m_hero->cards[i].name.text());
    complainOfName(name, span, known, true); // behind "take" a name stands in quotes
    return 0;
}

/// A tag by its place, or 16 and more: the cards for a form.
int NameFinder::cardsMarked(const std::string& name, Span span)
{
    for (std::size_t i = 0; m_hero && i < m_hero->tags.size(); ++i)
        if (m_hero->tags[i] == name) return static_cast<int>(i);
    if (m_hero && m_hero->findCard(kebab(name)) >= 0)
        return m_problems.complain(MeaningProblem::cardNotTag, span, {name}), 0;
    return 16 + form(name, span);
}

/// Names what may have been meant, where one of the known names is near.
void NameFinder::complainOfName(const std::string& name, Span span, const std::vector<std::string>& known,
                                bool quoted)
{
    const std::string nearest = nearestName(name, known);
    if (nearest.empty())
        m_problems.complain(MeaningProblem::unknownNameAtAll, span, {name});
    else
        m_problems.complain(MeaningProblem::unknownName, span, {name, nearest},
                            quoted ? '"' + nearest + '"' : asName(nearest));
}

} // namespace fabletop
