// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NameFinder: what the names in a text are the names of.
///
/// Why apart from PhraseResolver: whom a phrase means hangs on what was said before it, what a name means
/// only on what the hero declares.

#include "model/language/meaning/lineproblems.h"
#include "model/rules/matchrules.h"

#include <string>
#include <vector>

namespace fabletop {

/// Each answers 0, with a problem told, where nothing is called so; without a hero nothing is.
class NameFinder {
public:
    NameFinder(const HeroRules* hero, LineProblems& problems) : m_hero(hero), m_problems(problems) {}

    /// Set of numbers of fighters: a hero, a sidekick, or all of a kind.
    [[nodiscard]] int fighters(const std::string& name, Span span);
    /// The name of one of those whose plural this is; any other name as it is.
    [[nodiscard]] std::string singularOf(const std::string& name) const;
    /// Its place among the forms.
    [[nodiscard]] int form(const std::string& name, Span span);
    /// Set of numbers of tokens.
    [[nodiscard]] int tokens(const std::string& name, Span span);
    /// Its place among the cards.
    [[nodiscard]] int card(const std::string& name, Span span);
    /// A tag by its place, or 16 and more: the cards for a form.
    [[nodiscard]] int cardsMarked(const std::string& name, Span span);

private:
    bool complainOfPlural(const std::string& name, Span span);
    void complainOfName(const std::string& name, Span span, const std::vector<std::string>& known,
                        bool quoted = false);

    const HeroRules* m_hero;
    LineProblems& m_problems;
};

} // namespace fabletop
