// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ProseWriter: one text as sentences of one tongue.

#include "model/language/languages/phrasebook.h"
#include "model/language/meaning/resolved.h"
#include "model/language/prose/prose.h"

#include <optional>
#include <span>
#include <string>

namespace fabletop {

class ProseWriter {
public:
    /// Whose text it is: in an ability nobody uses a card.
    enum class Of { card, ability };

    ProseWriter(const HeroRules& hero, const Phrasebook& tongue, Of of)
        : m_hero(hero), m_tongue(tongue), m_of(of)
    {}

    /// The whole block: sentences with capitals and full stops.
    [[nodiscard]] std::string text(const std::vector<Phrase>& block) const;
    /// The same one by one, each with the lines that it says.
    [[nodiscard]] std::vector<Sentence> sentences(const std::vector<Phrase>& block) const;

private:
    enum class Form { imperative, infinitive };

    /// Where a statement stands: an item of the list that hangs on item `list` of an outer one, or alone.
    struct Place {
        std::string list;
        std::size_t item = 0;
        bool nested = false; ///< within a sentence
        bool inList = false;
        bool chained = false; ///< it and what follows are one item
    };
    /// What hangs on a condition, an offer …
    enum class Shape { plain, chain, list }; ///< "…", "if …, …; otherwise, …", "(1) …; (2) …"
    struct Body {
        std::string text;
        Shape shape;
    };

    /// Without capitals and full stops; several where a condition or an offer takes more than one.
    void hearLook(const std::vector<Phrase>& block);
    [[nodiscard]] std::vector<Sentence> pieces(const Phrase& phrase, const Place& place) const;
    [[nodiscard]] std::vector<Sentence> cases(const Phrase& phrase, Place place) const;
    [[nodiscard]] std::vector<Sentence> repeated(const Phrase& phrase) const;
    [[nodiscard]] std::vector<Sentence> offer(const Phrase& phrase, const Place& place) const;
    [[nodiscard]] std::string statement(const Phrase& phrase, const Place& place) const;
    [[nodiscard]] std::string offered(const std::vector<Phrase>& block, const std::string& path) const;
    [[nodiscard]] std::string options(const Phrase& phrase, const std::string& path, Form form) const;
    [[nodiscard]] std::string acts(const std::vector<Phrase>& block, Form form) const;
    [[nodiscard]] Body body(const std::vector<Phrase>& block, const std::string& path,
                            bool asList = false) const;
    [[nodiscard]] Body listed(const std::vector<Phrase>& block, const std::string& path, bool numbered) const;
    [[nodiscard]] std::optional<std::string> chained(const std::vector<Phrase>& chain,
                                                     const Place& place) const;
    [[nodiscard]] std::string opened(std::string_view pattern, const std::string& condition,
                                     const Body& what) const;
    [[nodiscard]] bool needsList(const std::vector<Phrase>& block, Form form) const;
    [[nodiscard]] static std::string pathOf(const Place& place);
    [[nodiscard]] static std::string formed(std::string_view text, Form form);
    [[nodiscard]] std::string phrase(const Phrase& phrase, Form form = Form::imperative) const;
    [[nodiscard]] std::string fill(std::string_view text, const Phrase& phrase, Form form) const;
    [[nodiscard]] std::string doubted(const Phrase& negation) const;
    [[nodiscard]] std::string negation(const Phrase& phrase, Form form) const;
    [[nodiscard]] std::string filling(std::string_view name, const Phrase& phrase,
                                      const std::string& before) const;
    [[nodiscard]] std::string joinedFighters(const Phrase& phrase, std::size_t part,
                                             const std::string& preposition) const;
    [[nodiscard]] std::optional<std::string> agreeing(std::string_view name, const Phrase& phrase) const;
    [[nodiscard]] std::string slot(std::string_view name, const Phrase& phrase) const;
    [[nodiscard]] bool isAdjectiveBehindToken(const Phrase& phrase) const;
    [[nodiscard]] std::string leftOutAside(const Phrase& except) const;
    [[nodiscard]] std::string saidPart(const Phrase& phrase, std::size_t part) const;
    [[nodiscard]] std::string little(const NounPhrase& noun, const Phrase& phrase) const;
    [[nodiscard]] std::string amount(const Phrase& number, std::string_view noun) const;
    [[nodiscard]] std::string counted(const Phrase& thing) const;
    [[nodiscard]] std::string formName(std::size_t form) const;
    [[nodiscard]] std::string theForm(std::size_t form) const;
    [[nodiscard]] std::string markName(int mark, bool article) const;
    [[nodiscard]] std::string tokenName(int numbers) const;
    [[nodiscard]] std::string nameOf(const Phrase& named) const;
    [[nodiscard]] std::string many(const Phrase& noun, const std::string& plural) const;
    std::string insteadOfArticle(const std::string_view (&byGender)[2], const std::string& one) const;
    [[nodiscard]] std::string joined(const Phrase& condition) const;
    [[nodiscard]] std::string behind(const Phrase& before, const Phrase& condition) const;
    [[nodiscard]] std::string notAllThere(const Phrase& named, Form form) const;
    [[nodiscard]] static Phrase ofNeither(const Phrase& condition);
    [[nodiscard]] static Phrase ofSomebody(const Phrase& condition, Determiner little);
    [[nodiscard]] std::string ofNobody(const Phrase& condition) const;
    [[nodiscard]] std::string_view deniedWording(const Phrase& condition) const;
    using Patterns = std::string_view[2];
    [[nodiscard]] std::string inHand(const Phrase& cards, const Patterns& held,
                                     const Patterns& youHold) const;
    [[nodiscard]] ProseWriter with(std::span<const Template> words) const;
    [[nodiscard]] const LocalName* kindOf(int numbers) const;
    [[nodiscard]] static Phrase withoutHand(const Phrase& cards);
    [[nodiscard]] static const Phrase* handIn(const Phrase& cards);
    [[nodiscard]] bool isFeminine(const Phrase& fighters) const;
    [[nodiscard]] bool isSeveral(const Phrase& thing) const;
    [[nodiscard]] std::string_view wording(const Phrase& phrase) const;
    [[nodiscard]] std::string_view ofSeveral(const Phrase& phrase) const;
    [[nodiscard]] std::string_view ownWording(const Phrase& phrase) const;
    [[nodiscard]] bool isAdjective(std::size_t form) const;
    [[nodiscard]] std::string_view templateOf(Word word) const { return find(m_tongue.templates, word); }
    [[nodiscard]] static std::string_view find(std::span<const Template> templates, Word word);
    [[nodiscard]] const NounPhrase* nounPhrase(Word word) const;
    [[nodiscard]] std::string finish(std::string sentence) const;

    const HeroRules& m_hero;
    const Phrasebook& m_tongue;
    Of m_of;
    std::span<const Template> m_aside{}; ///< words that stand in for others within a phrase
    Form m_form = Form::imperative;      ///< of the acts in a block
    bool m_supposed = false;             ///< conditions behind "while": Spanish has another mood there
    bool m_behindPreposition = false;    ///< French "up to" then follows its noun
    bool m_picksCard = false;            ///< the text has a "that card", said or not
    bool m_namesThisCard = false;        ///< and a "this card"
    bool m_takesIt = false;              ///< of the one card looked at
    std::string_view m_putBack{};        ///< for the cards looked at, where no others are taken
};

/// Whether the tongue has words for this one; a test asks it for every word a hero file may use.
[[nodiscard]] bool canSay(const Phrasebook& tongue, Word word);

} // namespace fabletop
