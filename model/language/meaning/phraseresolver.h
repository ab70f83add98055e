// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PhraseResolver: one block of text, phrase by phrase: names found, pronouns bound, words allowed here.

#include "model/language/meaning/slotcheck.h"
#include "model/language/meaning/textcourse.h"
#include "model/language/reading/ast.h"

namespace fabletop {

class PhraseResolver {
public:
    PhraseResolver(const HeroRules* hero, const std::string& file, Diagnostics& diagnostics)
        : m_hero(hero), m_file(file), m_diagnostics(diagnostics)
    {}

    [[nodiscard]] std::vector<Phrase> resolve(const std::vector<Node>& nodes, TextPlace& place);
    /// Set of fighter numbers called `name` (a hero, a sidekick, or all of a kind); 0, with a diagnostic, if
    /// nobody is.
    [[nodiscard]] int fightersNamed(const std::string& name, Span span);

private:
    [[nodiscard]] Phrase resolveOne(const Node& node, TextPlace& place);
    void check(const Node& node, const TextPlace& place);
    void warnOfMixture(const Node& node);
    void checkPronoun(const Node& node);
    void checkThisFighter(const Node& node, const TextPlace& place);
    void checkRemembered(const Node& node);
    void checkReference(const Node& node);
    void checkStanding(const Node& node, const Phrase& phrase);
    void checkLine(const Node& node, const Phrase& phrase, const TextPlace& place);
    [[nodiscard]] std::string singularOf(const std::string& name) const;
    [[nodiscard]] int formNamed(const std::string& name, Span span);
    [[nodiscard]] int tokensNamed(const std::string& name, Span span);
    [[nodiscard]] int cardNamed(const std::string& name, Span span);
    [[nodiscard]] int cardsMarked(const std::string& name, Span span);
    void bindPlayer(const Phrase& phrase);
    void bind(const Phrase& phrase, const TextPlace& place);
    void resolveOptions(const Node& node, Phrase& phrase, TextPlace& place);
    void resolveWays(const Node& node, Phrase& phrase, TextPlace& place);
    void resolveBlocks(const Node& node, Phrase& phrase, TextPlace& place);
    void resolveLater(const Node& node, Phrase& phrase, bool ofCard);
    void resolveText(const Node& node, Phrase& phrase);
    bool complainOfPlural(const std::string& name, Span span);
    void complainOfName(const std::string& name, Span span, const std::vector<std::string>& known,
                        bool quoted = false);
    void tell(const SlotFault& fault);
    void complain(ProblemCode code, Span span, std::vector<std::string> arguments, std::string fix = {});

    const HeroRules* m_hero;
    const std::string& m_file;
    Diagnostics& m_diagnostics;
    TextCourse m_course;
    int m_looped = 0;     ///< the open loop's "that fighter"
    bool m_later = false; ///< of a card, but due at another time
    bool m_player = false;
    bool m_space = false;
    bool m_loop = false;
    bool m_options = false; ///< directly under 'choose one'
};

} // namespace fabletop
