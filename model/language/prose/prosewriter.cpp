// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/prosewriter.h"

#include "model/language/meaning/quantity.h"
#include "model/language/prose/agreement.h"
#include "model/language/prose/letters.h"
#include "model/language/reading/vocabulary.h"
#include "model/rules/spoken.h"

#include <algorithm>

namespace fabletop {

namespace {

/// One fighter, or card, said twice in a clause.
bool sameThing(const Phrase& one, const Phrase& other)
{
    return one.parts.empty() && other.parts.empty() && one.word == other.word && one.number == other.number;
}

bool isPlaceOf(Word word)
{
    return word == Word::spacesInZoneOf || word == Word::spacesAdjacentTo || word == Word::spacesBeside;
}

bool isStateOfSpace(Word word)
{
    return word == Word::withoutFighter || word == Word::withToken || word == Word::withoutToken;
}

bool isCardsPlace(Word word)
{
    return word == Word::inYourHand || word == Word::inHandOf || word == Word::inYourDiscard;
}

bool picksFromPlace(Word word)
{
    return word == Word::takeThat || word == Word::takeAllToHand || word == Word::discardThat ||
           word == Word::discardAny || word == Word::playerDiscards || word == Word::playerMayDiscard;
}

bool toldByPlace(const Phrase& fighters)
{
    constexpr Word places[] = {Word::within, Word::onToken, Word::onChosenSpaces, Word::inZoneOf,
                               Word::adjacentTo};
    return std::any_of(std::begin(places), std::end(places),
                       [&](Word place) { return mentions(fighters, place); });
}

/// The same with what is said first and what last exchanged: "cards with value 2 in your hand".
Phrase turnedOver(const Phrase& phrase)
{
    Phrase outer = phrase.parts[0];
    Phrase inner = phrase;
    inner.parts[0] = outer.parts[0];
    outer.parts[0] = inner;
    return outer;
}

bool isMove(Word word)
{
    return word == Word::move || word == Word::moveEach || word == Word::moveThrough ||
           word == Word::moveEachThrough;
}

/// The card whose value an act changes to a number in it, or none.
const Phrase* cardChangedBy(const Phrase& act)
{
    switch (act.word) {
    case Word::setPrinted:
    case Word::replaceValue:
    case Word::fixValue: return &act.parts[0];
    default: return nullptr;
    }
}

bool isCounted(Word word)
{
    return word == Word::perFighter || word == Word::perCard || word == Word::perDiscarded;
}

} // namespace

std::string ProseWriter::phrase(const Phrase& phrase, Form form) const
{
    if (phrase.word == Word::literal) return std::to_string(phrase.number);
    if (phrase.word == Word::named) return nameOf(phrase);
    if (phrase.word == Word::negation) return negation(phrase, form);
    if (phrase.word == Word::ownFighters && phrase.determiner == Determiner::all)
        return std::string(m_tongue.little.allYours);
    if (phrase.word == Word::andBoth || phrase.word == Word::orEither) return joined(phrase);
    if (isOfNobody(phrase)) return ofNobody(phrase);
    if (isStateOfSpace(phrase.word) && isPlaceOf(phrase.parts[0].word)) {
        // "a space without a fighter in the zone of …": said last, it would be said of the one whose zone it
        // is.
        return this->phrase(turnedOver(phrase), form);
    }
    if (isAdjectiveBehindToken(phrase))
        return this->phrase(turnedOver(phrase), form); // else it would be free
    if (isShortValue(phrase) && isCardsPlace(phrase.parts[0].word))
        return this->phrase(turnedOver(phrase), form);
    if (phrase.word == Word::someCard) {
        // "there is a card in that opponent's hand with that value" would be said of the opponent: somebody
        // has it.
        if (handIn(phrase.parts[0])) return inHand(phrase.parts[0], m_tongue.holds, m_tongue.youHold);
        return with(m_tongue.there).fill(templateOf(phrase.word), phrase, form);
    }
    if (const NounPhrase* noun = nounPhrase(phrase.word)) return little(*noun, phrase);
    const bool taken = picksFromPlace(phrase.word) && phrase.parts.back().word != Word::thatCard;
    const bool far = (isMove(phrase.word) || phrase.word == Word::place) && toldByPlace(phrase.parts[0]);
    if (m_aside.empty() && (taken || far)) {
        const ProseWriter other = with(taken ? m_tongue.taken : m_tongue.far);
        return other.fill(other.wording(phrase), phrase, form);
    }
    if (phrase.word == Word::exceptFighters) {
        if (phrase.parts[0].word == Word::ownFighters && phrase.parts[1].word == Word::yourFighter)
            return std::string(m_tongue.little.yourOthers);
        if (endsInFighters(phrase.parts[0])) return leftOutAside(phrase);
    }
    return fill(wording(phrase), phrase, form);
}

/// "A space with a token" that is "free", where that word agrees with its noun.
bool ProseWriter::isAdjectiveBehindToken(const Phrase& phrase) const
{
    return phrase.word == Word::withoutFighter &&
           (phrase.parts[0].word == Word::withToken || phrase.parts[0].word == Word::withoutToken) &&
           templateOf(phrase.word).find("{s0}") != std::string_view::npos;
}

/// A noun with its little word.
std::string ProseWriter::little(const NounPhrase& noun, const Phrase& phrase) const
{
    const auto filled = [&](std::string_view text) { return fill(text, phrase, Form::imperative); };
    switch (phrase.determiner) {
    case Determiner::a:
    case Determiner::an: return filled(noun.a);
    case Determiner::all: return filled(noun.all);
    case Determiner::each: return filled(noun.each);
    case Determiner::any: return filled(noun.any);
    case Determiner::another:
        return noun.another.empty() ? insteadOfArticle(m_tongue.little.another, filled(noun.a))
                                    : filled(noun.another);
    case Determiner::no: return insteadOfArticle(m_tongue.little.no, filled(noun.a));
    case Determiner::exactly:
    case Determiner::upTo:
    case Determiner::anyNumber: return many(phrase, filled(noun.plural));
    default: return filled(noun.plural);
    }
}

/// The same, with these words in place of its own.
ProseWriter ProseWriter::with(std::span<const Template> words) const
{
    ProseWriter other = *this;
    other.m_aside = words;
    return other;
}

namespace {

/// Whose zone it is takes more than a name: "the zone of the Bear adjacent to a Wasp".
bool ownsByMany(const Phrase& phrase)
{
    const bool zone =
        phrase.word == Word::inZoneOf || phrase.word == Word::spacesInZoneOf || phrase.word == Word::isInZone;
    return zone &&
           (&heartOf(phrase.parts[1]) != &phrase.parts[1] || phrase.parts[1].word == Word::ownFighters);
}

} // namespace

/// The template, or the one for a case that would read badly with it.
std::string_view ProseWriter::wording(const Phrase& phrase) const
{
    if (const std::string_view own = ofSeveral(phrase); !own.empty()) return own;
    const bool yours = phrase.word == Word::inHandOf && isOfYou(phrase);
    if (const std::string_view own = find(m_aside, phrase.word); !own.empty() && !yours) return own;
    if (const std::string_view own = isOfYou(phrase) ? find(m_tongue.ofYou, phrase.word) : std::string_view();
        !own.empty())
        return own;
    const Word number = phrase.parts.empty() ? Word::none : phrase.parts[0].word;
    if (phrase.word == Word::addToCard && number != Word::literal && !isCounted(number))
        return phrase.parts[1].word == Word::thisCard ? m_tongue.addToThis : m_tongue.addValue;
    const bool standing = phrase.word == Word::addToAttacks || phrase.word == Word::addToDefenses;
    if (standing && number != Word::literal && !isCounted(number))
        return m_tongue.little.addAlways[phrase.word == Word::addToDefenses ? 1 : 0];
    if (phrase.word == Word::deal && number != Word::literal) return m_tongue.dealCounted;
    if (phrase.word == Word::withValue && phrase.parts[1].word == Word::thatNumber)
        return m_tongue.ofThatValue;
    if (ownsByMany(phrase))
        if (const std::string_view own = find(m_tongue.zoneOf, phrase.word); !own.empty()) return own;
    if (comparesComputed(phrase))
        if (const std::string_view own = find(m_tongue.compared, phrase.word); !own.empty()) return own;
    const std::string_view own = ownWording(phrase);
    return own.empty() ? templateOf(phrase.word) : own;
}

/// The case that only some tongues word apart, or nothing.
std::string_view ProseWriter::ownWording(const Phrase& phrase) const
{
    switch (phrase.word) {
    case Word::lookAtTop:
        return phrase.parts[0].word == Word::literal && phrase.parts[0].number == 1 ? m_tongue.topOne
                                                                                    : std::string_view();
    case Word::takeForm:
        return isAdjective(static_cast<std::size_t>(phrase.number)) ? m_tongue.takeAdjective
                                                                    : std::string_view();
    case Word::swap: {
        const auto either = [](const Phrase& part) { return part.word == Word::orFighters; };
        return std::any_of(phrase.parts.begin(), phrase.parts.end(), either) ? m_tongue.little.swapEither
                                                                             : std::string_view();
    }
    case Word::exceptFighters:
        if (phrase.parts[1].word == Word::opposingFighter &&
            nounOf(phrase.parts[0]).word == Word::opposingFighters)
            return m_tongue.little.exceptTheOne;
        if (phrase.parts[1].word != Word::thisFighter) return {};
        return m_of == Of::card ? m_tongue.exceptUser : m_tongue.exceptOne;
    case Word::thisCard: return m_picksCard ? m_tongue.little.thisBesideThat : std::string_view();
    case Word::takeBack:
        return phrase.parts[0].word == Word::thisCard ? m_tongue.little.toYourHand : std::string_view();
    case Word::thatCard:
        return m_picksCard && m_namesThisCard ? find(m_tongue.made, static_cast<Word>(phrase.number))
                                              : std::string_view();
    case Word::takeOfThem: return m_takesIt ? m_tongue.little.takeIt : std::string_view();
    case Word::putThemBack: return m_putBack;
    default: return {};
    }
}

/// How it is said of several, each of whom goes to a place of its own.
std::string_view ProseWriter::ofSeveral(const Phrase& phrase) const
{
    const bool moves = (phrase.word == Word::move || phrase.word == Word::moveThrough) &&
                       phrase.parts[1].word == Word::literal; // "each" behind "for each" says too much
    const bool placed = phrase.word == Word::place && countOf(phrase.parts[1]) == Count::some;
    if (!moves && !placed) return {};
    const Phrase all = determinedPart(phrase, 0); // "each Wasp and the Bear" has said "each"
    if (!isSeveral(all.word == Word::orFighters ? all.parts[1] : all)) return {};
    return find(m_tongue.ofSeveral, phrase.word);
}

/// The text with one of each "[imperative|infinitive]".
std::string ProseWriter::formed(std::string_view text, Form form)
{
    std::string out;
    bool left = true;
    bool inside = false;
    int gaps = 0; // a bar within a gap is the gap's own
    for (const char sign : text) {
        if (sign == '{') ++gaps;
        if (sign == '}') --gaps;
        const bool bracket = sign == '[' || sign == ']';
        const bool bar = inside && sign == '|' && gaps == 0;
        if (bracket) inside = left = sign == '[';
        if (bar) left = false;
        if (!bracket && !bar && (!inside || left == (form == Form::imperative))) out += sign;
    }
    return out;
}

std::string ProseWriter::fill(std::string_view pattern, const Phrase& phrase, Form form) const
{
    const std::string text = formed(pattern, m_supposed ? Form::infinitive : form);
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') {
            out += text[i];
            continue;
        }
        const std::size_t stop = text.find('}', i);
        out += filling(std::string_view(text).substr(i + 1, stop - i - 1), phrase, out);
        i = stop;
    }
    return out;
}

/// A gap filled; of two fighters joined by "or" each takes the preposition that stands before the gap.
std::string ProseWriter::filling(std::string_view name, const Phrase& phrase, const std::string& before) const
{
    const std::size_t part = static_cast<std::size_t>(name[0] - '0');
    const bool either =
        name.size() == 1 && part < phrase.parts.size() && phrase.parts[part].word == Word::orFighters;
    std::string preposition;
    for (std::string_view one : m_tongue.repeated)
        if (before.ends_with(one)) preposition = one.substr(1);
    ProseWriter other = *this;
    other.m_behindPreposition = !preposition.empty();
    const bool twice = part == 0 && isPlace(phrase.word) && isPlace(phrase.parts[0].word);
    if (twice)
        return other.slot(name, phrase) + std::string(m_tongue.and_.substr(0, m_tongue.and_.size() - 1));
    if (!either) return other.slot(name, phrase);
    return joinedFighters(phrase, part, preposition);
}

std::string ProseWriter::slot(std::string_view name, const Phrase& phrase) const
{
    if (const auto agreed = agreeing(name, phrase)) return *agreed;
    if (name.starts_with("many:"))
        return phrase.parts[0].word == Word::literal && phrase.parts[0].number == 1
                   ? ""
                   : std::string(name.substr(5));
    const LocalName* kind = kindOf(phrase.number);
    const std::size_t gender = kind && kind->gender == Gender::feminine ? 1 : 0;
    if (name == "name") return kind ? spoken(kind->text) : "";
    if (name == "aname") return put(m_tongue.aName[gender], kind ? spoken(kind->text) : "");
    if (name == "form") return formName(static_cast<std::size_t>(phrase.number));
    if (name == "theform") return theForm(static_cast<std::size_t>(phrase.number));
    if (name == "token") return tokenName(phrase.number);
    if (name == "card")
        return spoken(m_hero.cards[static_cast<std::size_t>(phrase.number)].name.text(m_tongue.language));
    if (name == "mark" || name == "themark") return markName(phrase.number, name == "themark");
    if (name == "o") return gender ? "a" : "o";
    if (name == "e") return gender ? "e" : "";
    const std::size_t part = static_cast<std::size_t>(name[0] - '0');
    if (part >= phrase.parts.size()) return {};
    const std::size_t colon = name.find(':');
    if (colon != std::string_view::npos) return amount(phrase.parts[part], name.substr(colon + 1));
    return saidPart(phrase, part);
}

/// A part as it is said in that phrase: what goes without saying is left out.
std::string ProseWriter::saidPart(const Phrase& phrase, std::size_t part) const
{
    // A player's own hand goes without saying, and a card is not named twice in one clause.
    const bool discards = phrase.word == Word::playerDiscards || phrase.word == Word::playerMayDiscard;
    const Phrase child = determinedPart(phrase, part);
    if (discards && part == 1 && (countOf(child) == Count::some || countOf(child) == Count::one))
        return this->phrase(withoutHand(child));
    if (discards && part == 1 && !isOfYou(phrase))
        return put(m_tongue.little.inTheirHand, this->phrase(withoutHand(child)));
    const bool ownZone = phrase.word == Word::place && part == 1 && child.word == Word::spacesInZoneOf &&
                         !m_tongue.ownZone.empty();
    if (ownZone && countOf(phrase.parts[0]) == Count::one && sameThing(child.parts[1], phrase.parts[0]))
        return put(m_tongue.ownZone, this->phrase(child.parts[0]), isFeminine(phrase.parts[0]) ? "a" : "e");
    const Phrase* changed = cardChangedBy(phrase);
    if (changed && child.word == Word::boostOf && sameThing(child.parts[0], *changed))
        return std::string(m_tongue.itsBoost);
    // Where "this card" and "that card" are the same words, the boost of that card is "its".
    const bool boostsThis = phrase.word == Word::addToCard && part == 0 && child.word == Word::boostOf &&
                            phrase.parts[1].word == Word::thisCard;
    if (boostsThis && child.parts[0].word == Word::thatCard &&
        templateOf(Word::thatCard) == templateOf(Word::thisCard))
        return std::string(m_tongue.itsBoost);
    const bool per = phrase.word == Word::perFighter || phrase.word == Word::perCard;
    if (per && part == 1) return counted(child);
    const bool standing = phrase.word == Word::addToAttacks || phrase.word == Word::addToDefenses;
    ProseWriter other = *this;
    other.m_supposed = m_supposed || (standing && part == 2);
    const bool ofThose = endsInFighters(phrase) && rowOf(phrase.word).sort == Sort::fighters && part > 0;
    if (ofThose && isPlace(child.word)) other.m_aside = m_tongue.far; // and not of those they stand by
    std::string text = other.phrase(child);
    // French: "si … et si …", but "tant que … et que …".
    if (m_tongue.elides && part == 2 && standing) replaceAll(text, " si ", " que ");
    return text;
}

/// "2 damage", "1 damage for each guard …", "damage equal to …".
std::string ProseWriter::amount(const Phrase& number, std::string_view key) const
{
    const auto noun = std::find_if(m_tongue.nouns.begin(), m_tongue.nouns.end(),
                                   [&](const Noun& n) { return n.key == key; });
    if (noun == m_tongue.nouns.end()) return phrase(number);
    const auto literal = [&](int count) {
        return std::to_string(count) + " " + std::string(count == 1 ? noun->one : noun->many);
    };
    if (number.word == Word::literal) return literal(number.number);
    if (!isCounted(number.word) || number.parts[0].word != Word::literal)
        return put(noun->equalTo, phrase(number));
    const std::string whole = fill(templateOf(number.word), number, Form::imperative);
    const std::string digits = std::to_string(number.parts[0].number);
    return literal(number.parts[0].number) + whole.substr(std::min(digits.size(), whole.size()));
}

/// What stands behind "for each": its own each-form, without the word for "each" where the tongue has said
/// it.
std::string ProseWriter::counted(const Phrase& thing) const
{
    const std::string text = phrase(withDeterminer(thing, Determiner::each));
    const std::string_view each = m_tongue.perEach;
    const bool said =
        each.find("each") != std::string_view::npos || each.find("cada") != std::string_view::npos;
    return said ? text.substr(text.find(' ') + 1) : text;
}

std::string_view ProseWriter::find(std::span<const Template> templates, Word word)
{
    for (const Template& t : templates)
        if (t.word == word) return t.text;
    return {};
}

const NounPhrase* ProseWriter::nounPhrase(Word word) const
{
    for (const NounPhrase& noun : m_tongue.nounPhrases)
        if (noun.word == word) return &noun;
    return nullptr;
}

std::string ProseWriter::finish(std::string sentence) const
{
    sentence = " " + sentence;
    if (m_tongue.elides) elide(sentence); // first: "de l'Homme", never "du Homme"
    for (const Contraction& contraction : m_tongue.contractions)
        replaceAll(sentence, contraction.from, contraction.to);
    if (m_tongue.elides) setInFrench(sentence);
    if (m_tongue.softensA) softenArticles(sentence);
    sentence.erase(0, 1);
    return capital(sentence) + ".";
}

bool canSay(const Phrasebook& tongue, Word word)
{
    const bool inTemplates = std::any_of(tongue.templates.begin(), tongue.templates.end(),
                                         [&](const Template& t) { return t.word == word; });
    const bool inNouns = std::any_of(tongue.nounPhrases.begin(), tongue.nounPhrases.end(),
                                     [&](const NounPhrase& n) { return n.word == word; });
    return inTemplates || inNouns || word == Word::literal || word == Word::named;
}

} // namespace fabletop
