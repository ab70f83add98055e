// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PhraseResolver: one block of text, phrase by phrase: names found, pronouns bound, words allowed here.

#include "model/language/meaning/namefinder.h"
#include "model/language/meaning/slotcheck.h"
#include "model/language/meaning/textcourse.h"
#include "model/language/reading/ast.h"

namespace fabletop {

class PhraseResolver {
public:
    PhraseResolver(const HeroRules* hero, LineProblems& problems)
        : m_hero(hero), m_problems(problems), m_names(hero, problems)
    {}

    [[nodiscard]] std::vector<Phrase> resolve(const std::vector<Node>& nodes, TextPlace& place);

private:
    [[nodiscard]] Phrase resolveOne(const Node& node, TextPlace& place);
    void check(const Node& node, const TextPlace& place);
    void warnOfMixture(const Node& node);
    static void spreadEach(Phrase& joined);
    void checkPronoun(const Node& node);
    void checkThisFighter(const Node& node, const TextPlace& place);
    void checkRemembered(const Node& node);
    void checkReference(const Node& node);
    void checkStanding(const Node& node, const Phrase& phrase);
    void checkLine(const Node& node, const Phrase& phrase, const TextPlace& place);
    void bindPlayer(const Phrase& phrase);
    void bind(const Phrase& phrase, const TextPlace& place);
    void resolveOptions(const Node& node, Phrase& phrase, TextPlace& place);
    void resolveWays(const Node& node, Phrase& phrase, TextPlace& place);
    void resolveBlocks(const Node& node, Phrase& phrase, TextPlace& place);
    void resolveLater(const Node& node, Phrase& phrase, bool ofCard);
    void resolveText(const Node& node, Phrase& phrase);

    const HeroRules* m_hero;
    LineProblems& m_problems;
    NameFinder m_names;
    TextCourse m_course;
    int m_looped = 0;     ///< the open loop's "that fighter"
    bool m_later = false; ///< of a card, but due at another time
    bool m_player = false;
    bool m_space = false;
    bool m_loop = false;
    bool m_options = false; ///< directly under 'choose one'
};

} // namespace fabletop
