// SPDX-License-Identifier: GPL-3.0-or-later
// ProseWriter: names, and what agrees with them in number and gender.

#include "model/language/prose/agreement.h"
#include "model/language/prose/letters.h"
#include "model/language/prose/prosewriter.h"
#include "model/language/reading/vocabulary.h"
#include "model/rules/spoken.h"

#include <algorithm>

namespace fabletop {

/// Endings and verbs that agree with a part: {v0:is|are}, {s0}, {f0} …
std::optional<std::string> ProseWriter::agreeing(std::string_view name, const Phrase& phrase) const
{
    const std::size_t digit = name.find_first_of("01");
    const std::size_t part =
        digit == std::string_view::npos ? phrase.parts.size() : static_cast<std::size_t>(name[digit] - '0');
    if (part >= phrase.parts.size() || digit == 0) return std::nullopt;
    const Phrase agrees = determinedPart(phrase, part); // as it is said: "Wasps" may be "a wasp"
    const std::string_view kind = name.substr(0, digit);
    if (kind == "v") {
        const std::string_view forms = name.substr(digit + 2);
        const std::size_t bar = forms.find('|');
        return std::string(isSeveral(agrees) ? forms.substr(bar + 1) : forms.substr(0, bar));
    }
    if (kind == "s") return isSeveral(agrees) ? "s" : "";
    if (kind == "bare") return this->phrase(withDeterminer(phrase.parts[part], Determiner::none));
    const Determiner little = heartOf(agrees).determiner;
    if (kind == "to") // Spanish: "coloca a Ana", but "coloca hasta 2 luchadores"
        return little == Determiner::upTo || little == Determiner::anyNumber ? "" : "a ";
    const bool feminine = isFeminine(agrees);
    if (kind == "o") return feminine ? "a" : "o";
    if (kind == "a") return feminine ? "a" : "";
    if (kind == "il") return feminine ? "elle" : "il";
    if (kind == "f") return feminine ? "e" : "";
    return std::nullopt;
}

bool ProseWriter::isFeminine(const Phrase& fighters) const
{
    if (rowOf(fighters.word).sort == Sort::number) {
        const std::string_view words = templateOf(fighters.word);
        return words.starts_with("la ") || words.starts_with("a ");
    }
    if (fighters.word == Word::orFighters)
        return isFeminine(fighters.parts[0]) && isFeminine(fighters.parts[1]);
    if (fighters.word != Word::named) return !fighters.parts.empty() && isFeminine(fighters.parts[0]);
    const LocalName* kind = kindOf(fighters.number);
    return kind && kind->gender == Gender::feminine;
}

/// Whether a verb about these is in the plural; also of a number whose words are ("les dégâts").
bool ProseWriter::isSeveral(const Phrase& thing) const
{
    // "Le nombre de cartes est", but "les dégâts sont".
    if (rowOf(thing.word).sort == Sort::number) return templateOf(thing.word).starts_with("les ");
    if (thing.word == Word::orFighters) {
        const bool all = countOf(thing) == Count::every; // "each Wasp and the Bear are …"
        const auto single = [](const Phrase& part) {
            return countOf(part) == Count::one || (part.word == Word::named && !namesSeveral(part));
        };
        if (all && std::any_of(thing.parts.begin(), thing.parts.end(), single)) return true;
        return isSeveral(thing.parts[1]);
    }
    const Phrase& noun = heartOf(thing);
    const bool counted = noun.determiner == Determiner::exactly || noun.determiner == Determiner::upTo ||
                         noun.determiner == Determiner::anyNumber;
    const bool plural = counted || noun.determiner == Determiner::none || noun.determiner == Determiner::the;
    const bool all = noun.determiner == Determiner::all;
    if (noun.word == Word::named) return namesSeveral(noun) && (plural || all);
    if (nounPhrase(noun.word)) return plural || all;
    return noun.word == Word::ownFighters;
}

std::string ProseWriter::formName(std::size_t form) const
{
    return form < m_hero.forms.size() ? spoken(m_hero.forms[form].name.text(m_tongue.language))
                                      : std::string();
}

/// With the article its name takes in a sentence: "del Dr. Roble", but "de Mr. Oak".
std::string ProseWriter::theForm(std::size_t form) const
{
    if (form >= m_hero.forms.size()) return {};
    const LocalName& name = m_hero.forms[form].name.in(m_tongue.language);
    const std::string text = spoken(name.text);
    return name.article ? put(m_tongue.theName[name.gender == Gender::feminine ? 1 : 0], text) : text;
}

/// "La forma Furiosa", not "de Furiosa": a name that agrees with "form" and takes no article.
bool ProseWriter::isAdjective(std::size_t form) const
{
    if (form >= m_hero.forms.size()) return false;
    const LocalName& name = m_hero.forms[form].name.in(m_tongue.language);
    return name.gender == Gender::feminine && !name.article;
}

/// A tag, or a form that cards are for.
std::string ProseWriter::markName(int mark, bool article) const
{
    if (mark < 16) return spoken(m_hero.tagNames[static_cast<std::size_t>(mark)].text(m_tongue.language));
    const auto form = static_cast<std::size_t>(mark - 16);
    return article ? theForm(form) : formName(form);
}

std::string ProseWriter::tokenName(int numbers) const
{
    for (std::size_t i = 0; i < m_hero.tokens.size(); ++i)
        if (numbers >> i & 1) return spoken(m_hero.tokens[i].name.text(m_tongue.language));
    return {};
}

std::string ProseWriter::nameOf(const Phrase& named) const
{
    const LocalName* kind = kindOf(named.number);
    if (!kind) return {};
    const std::size_t gender = kind->gender == Gender::feminine ? 1 : 0;
    const bool several = namesSeveral(named) && !kind->plural.empty();
    const std::string text = spoken(kind->text);
    const std::string plural = spoken(kind->plural);
    switch (named.determiner) {
    case Determiner::a:
    case Determiner::an:
    case Determiner::any: return put(m_tongue.aName[gender], text);
    case Determiner::another: return put(m_tongue.little.another[gender], text);
    case Determiner::no: return put(m_tongue.little.no[gender], text);
    case Determiner::exactly:
    case Determiner::upTo:
    case Determiner::anyNumber: return many(named, several ? plural : text);
    case Determiner::each: return put(m_tongue.eachName[gender], text);
    case Determiner::all:
        if (several) return put(m_tongue.little.allNames[gender], plural);
        return put(m_tongue.theName[gender], text);
    case Determiner::the:
        return several ? put(m_tongue.theNames[gender], plural) : put(m_tongue.theName[gender], text);
    default: break;
    }
    if (namesSeveral(named)) return several ? plural : text;
    return kind->article ? put(m_tongue.theName[gender], text) : text;
}

/// "No fighter", "another card", of "a fighter", "a card".
std::string ProseWriter::insteadOfArticle(const std::string_view (&byGender)[2], const std::string& one) const
{
    const bool feminine = one.starts_with("una ") || one.starts_with("une ") || one.starts_with("uma ");
    return put(byGender[feminine ? 1 : 0], one.substr(one.find(' ') + 1));
}

/// "2 fighters", "up to 2 fighters", "any number of fighters".
std::string ProseWriter::many(const Phrase& noun, const std::string& plural) const
{
    const std::string figure = std::to_string(noun.many) + " " + plural;
    switch (noun.determiner) {
    case Determiner::exactly: return figure;
    case Determiner::upTo: return put(m_tongue.little.upTo[m_behindPreposition ? 1 : 0], figure);
    default: return put(m_tongue.little.anyNumber, plural);
    }
}

const LocalName* ProseWriter::kindOf(int numbers) const
{
    for (std::size_t i = 0; i < m_hero.fighters.size(); ++i)
        if (numbers >> i & 1) return &m_hero.fighters[i].name.in(m_tongue.language);
    return nullptr;
}

/// "Each fighter adjacent to a Wasp (except the Bear)": without the brackets it would be heard of the Wasp.
std::string ProseWriter::leftOutAside(const Phrase& except) const
{
    const std::string most = saidPart(except, 0);
    std::string rest = fill(wording(except), except, Form::imperative).substr(most.size());
    rest.erase(0, rest.find_first_not_of(", "));
    if (rest.ends_with(',')) rest.pop_back();
    return most + " (" + rest + ')';
}

namespace {

/// All that are joined by "or", in their order.
void flatten(const Phrase& joined, std::vector<Phrase>& into)
{
    if (joined.word != Word::orFighters) return into.push_back(joined);
    flatten(joined.parts[0], into);
    flatten(joined.parts[1], into);
}

} // namespace

/// "The Bear, a Wasp or this fighter", each behind the preposition that stood before them all.
std::string ProseWriter::joinedFighters(const Phrase& phrase, std::size_t part,
                                        const std::string& preposition) const
{
    std::vector<Phrase> ones;
    flatten(determinedPart(phrase, part), ones);
    // "Each Wasp or each Clone" is all of both, and so are those who are left out.
    const bool leftOut = phrase.word == Word::exceptFighters && part == 1;
    const bool inTurn = part == 0 && (phrase.word == Word::moveEach || phrase.word == Word::moveEachThrough);
    const bool all = countOf(phrase.parts[part]) == Count::every || leftOut || inTurn;
    const bool apart = !leftOut && joinsTwoWays(phrase.parts[part]);
    const std::string_view last = apart ? m_tongue.little.apart[all ? 1 : 0]
                                  : all ? m_tongue.and_
                                        : m_tongue.or_;
    std::string text;
    for (std::size_t at = 0; at < ones.size(); ++at) {
        Phrase& one = ones[at]; // "each Bear or Wasp": "the Bear and …"
        if (one.word == Word::named && !namesSeveral(one) && one.determiner == Determiner::each)
            one.determiner = Determiner::none;
        if (at > 0) text += (at + 1 < ones.size() ? ", " : std::string(last)) + preposition;
        text += this->phrase(one);
    }
    return text;
}

} // namespace fabletop
