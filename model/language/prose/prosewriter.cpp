// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/prosewriter.h"

#include "model/language/meaning/quantity.h"
#include "model/language/prose/agreement.h"
#include "model/language/prose/letters.h"
#include "model/rules/spoken.h"

#include <algorithm>

namespace fabletop {

namespace {

bool structural(Word word)
{
    return word == Word::ifThen || word == Word::youMay || word == Word::forEach || word == Word::chooseOne ||
           word == Word::chooseTwo || word == Word::nextTurnDo;
}

bool isOfYou(const Phrase& phrase)
{
    return std::any_of(phrase.parts.begin(), phrase.parts.end(),
                       [](const Phrase& part) { return part.word == Word::you; });
}

/// Clauses about somebody else than "you".
bool hasSubject(const Phrase& phrase)
{
    switch (phrase.word) {
    case Word::playerDiscards:
    case Word::playerMayDiscard:
    case Word::playerDraws:
    case Word::discardRandom:
    case Word::revealHand:
    case Word::playerMovesToken:
    case Word::playerMovesOther: return !isOfYou(phrase);
    default: return false;
    }
}

/// One fighter said twice in a clause.
bool sameFighter(const Phrase& one, const Phrase& other)
{
    return one.parts.empty() && other.parts.empty() && one.word == other.word && one.number == other.number;
}

/// The lines of a text, with what stands below them.
void addLines(const std::vector<Phrase>& block, std::vector<int>& lines)
{
    for (const Phrase& phrase : block) {
        lines.push_back(phrase.span.line);
        addLines(phrase.block, lines);
        addLines(phrase.otherwise, lines);
    }
}

std::vector<int> linesOf(const Phrase& phrase)
{
    std::vector<int> lines;
    addLines({phrase}, lines);
    return lines;
}

bool isPlaceOf(Word word)
{
    return word == Word::spacesInZoneOf || word == Word::spacesAdjacentTo;
}

bool isCounted(Word word)
{
    return word == Word::perFighter || word == Word::perCard || word == Word::perDiscarded;
}

} // namespace

std::string ProseWriter::text(const std::vector<Phrase>& block) const
{
    std::string out;
    for (const Sentence& sentence : sentences(block))
        out += (out.empty() ? "" : " ") + sentence.text;
    return out;
}

std::vector<Sentence> ProseWriter::sentences(const std::vector<Phrase>& block) const
{
    std::vector<Sentence> all;
    for (const Phrase& phrase : block)
        for (Sentence& piece : pieces(phrase))
            all.push_back({finish(piece.text), std::move(piece.lines)});
    return all;
}

std::vector<Sentence> ProseWriter::pieces(const Phrase& phrase) const
{
    switch (phrase.word) {
    case Word::ifThen: return conditional(phrase);
    case Word::youMay: return optional(phrase);
    default: return {{sentence(phrase), linesOf(phrase)}};
    }
}

std::string ProseWriter::sentence(const Phrase& phrase) const
{
    switch (phrase.word) {
    case Word::ifThen:
    case Word::youMay: {
        std::string out;
        for (const Sentence& piece : pieces(phrase))
            out += (out.empty() ? "" : ". ") + piece.text;
        return out;
    }
    case Word::forEach:
        return put(m_tongue.forEachDo, this->phrase(withDeterminer(phrase.parts[0], Determiner::each)),
                   clauses(phrase.block, 0, phrase.block.size(), Form::imperative));
    case Word::nextTurnDo:
        return put(m_tongue.nextTurn, clauses(phrase.block, 0, phrase.block.size(), Form::imperative));
    case Word::chooseOne:
    case Word::chooseTwo: return options(phrase);
    default: return clause(phrase, Form::imperative);
    }
}

std::vector<Sentence> ProseWriter::conditional(const Phrase& outer) const
{
    // An "if" that holds nothing but another "if" is one with two conditions.
    Phrase phrase = outer;
    std::vector<int> lines{outer.span.line};
    while (phrase.otherwise.empty() && phrase.block.size() == 1 && phrase.block[0].word == Word::ifThen &&
           phrase.block[0].otherwise.empty()) {
        Phrase both = phrase.block[0];
        Phrase condition;
        condition.word = Word::andBoth;
        condition.parts = {phrase.parts[0], both.parts[0]};
        both.parts[0] = condition;
        phrase = both;
        lines.push_back(phrase.span.line);
    }
    const bool mayInside = phrase.block.size() == 1 && phrase.block[0].word == Word::youMay;
    const std::string then = mayInside ? sentence(phrase.block[0])
                                       : clauses(phrase.block, 0, phrase.block.size(), Form::imperative);
    addLines(phrase.block, lines);
    std::vector<Sentence> all{
        {put(m_tongue.ifThen, this->phrase(phrase.parts[0]), mayInside ? lowered(then) : then), lines}};
    if (phrase.otherwise.empty()) return all;
    all.push_back({capital(put(m_tongue.otherwise,
                               clauses(phrase.otherwise, 0, phrase.otherwise.size(), Form::imperative))),
                   {}});
    addLines(phrase.otherwise, all.back().lines);
    return all;
}

std::vector<Sentence> ProseWriter::optional(const Phrase& phrase) const
{
    const auto& block = phrase.block;
    const bool choiceFirst =
        block.front().word == Word::chooseFighter || block.front().word == Word::chooseCard ||
        block.front().word == Word::chooseSpace || block.front().word == Word::discardThat;
    if (!choiceFirst || block.size() == 1)
        return {{put(m_tongue.mayDo, clauses(block, 0, block.size(), Form::infinitive)), linesOf(phrase)}};
    std::vector<Sentence> all{
        {put(m_tongue.mayDo, clause(block.front(), Form::infinitive)), linesOf(block.front())},
        {put(m_tongue.ifYouDo, clauses(block, 1, block.size(), Form::imperative)), {}}};
    all.front().lines.push_back(phrase.span.line);
    addLines({block.begin() + 1, block.end()}, all.back().lines);
    return all;
}

std::string ProseWriter::options(const Phrase& phrase) const
{
    std::string list;
    for (std::size_t i = 0; i < phrase.block.size(); ++i) {
        if (i > 0) list += m_tongue.between;
        list += clauses(phrase.block[i].block, 0, phrase.block[i].block.size(), Form::imperative);
    }
    return put(phrase.word == Word::chooseTwo ? m_tongue.chooseTwo : m_tongue.chooseOne, list);
}

/// "draw 1 card, move this fighter up to 2 spaces and gain 1 action".
std::string ProseWriter::clauses(const std::vector<Phrase>& block, std::size_t from, std::size_t to,
                                 Form form) const
{
    std::string out;
    for (std::size_t i = from; i < to; ++i) {
        const bool turns = i > from && hasSubject(block[i - 1]) && !hasSubject(block[i]);
        if (i > from) out += turns ? m_tongue.then : i + 1 == to ? m_tongue.and_ : std::string_view(", ");
        out += structural(block[i].word) ? lowered(sentence(block[i])) : clause(block[i], form);
    }
    return out;
}

std::string ProseWriter::clause(const Phrase& phrase, Form form) const
{
    return this->phrase(phrase, form);
}

std::string ProseWriter::phrase(const Phrase& phrase, Form form) const
{
    if (phrase.word == Word::literal) return std::to_string(phrase.number);
    if (phrase.word == Word::named) return nameOf(phrase);
    if (phrase.word == Word::negation) return negation(phrase, form);
    if (phrase.word == Word::andBoth || phrase.word == Word::orEither) return joined(phrase);
    if (isOfNobody(phrase)) return ofNobody(phrase);
    if (phrase.word == Word::withoutFighter && !phrase.parts.empty() && isPlaceOf(phrase.parts[0].word)) {
        // "a space without a fighter in the zone of …": said last, it would be said of the one whose zone it
        // is.
        Phrase turned = phrase.parts[0];
        Phrase bare = phrase;
        bare.parts[0] = turned.parts[0];
        turned.parts[0] = bare;
        return this->phrase(turned, form);
    }
    if (phrase.word == Word::someCard) {
        // "there is a card in that opponent's hand with that value" would be said of the opponent: somebody
        // has it.
        if (const Phrase* hand = handIn(phrase.parts[0])) {
            const std::string cards = this->phrase(withoutHand(phrase.parts[0]));
            return hand->word == Word::inHandOf ? put(m_tongue.holds, cards, this->phrase(hand->parts[1]))
                                                : put(m_tongue.youHold, cards);
        }
    }
    if (const NounPhrase* noun = nounPhrase(phrase.word)) {
        switch (phrase.determiner) {
        case Determiner::a:
        case Determiner::an: return fill(noun->a, phrase, form);
        case Determiner::all: return fill(noun->all, phrase, form);
        case Determiner::each: return fill(noun->each, phrase, form);
        case Determiner::any: return fill(noun->any, phrase, form);
        case Determiner::another: return fill(noun->another, phrase, form);
        case Determiner::exactly:
        case Determiner::upTo:
        case Determiner::anyNumber: return many(phrase, fill(noun->plural, phrase, form));
        default: return fill(noun->plural, phrase, form);
        }
    }
    return fill(wording(phrase), phrase, form);
}

/// The template, or the one for a case that would read badly with it.
std::string_view ProseWriter::wording(const Phrase& phrase) const
{
    if (const std::string_view own = isOfYou(phrase) ? find(m_tongue.ofYou, phrase.word) : std::string_view();
        !own.empty())
        return own;
    const Word number = phrase.parts.empty() ? Word::none : phrase.parts[0].word;
    if (phrase.word == Word::addToCard && number != Word::literal && !isCounted(number))
        return phrase.parts[1].word == Word::thisCard ? m_tongue.addToThis : m_tongue.addValue;
    if (phrase.word == Word::deal && number != Word::literal) return m_tongue.dealCounted;
    if (phrase.word == Word::withValue && phrase.parts[1].word == Word::thatNumber)
        return m_tongue.ofThatValue;
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
    case Word::exceptFighters:
        if (phrase.parts[1].word != Word::thisFighter) return {};
        return m_of == Of::card ? m_tongue.exceptUser : m_tongue.exceptOne;
    default: return {};
    }
}

std::string ProseWriter::fill(std::string_view text, const Phrase& phrase, Form form) const
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '{') {
            const std::size_t stop = text.find('}', i);
            out += filling(text.substr(i + 1, stop - i - 1), phrase, out);
            i = stop;
        } else if (text[i] == '[') {
            const std::size_t bar = text.find('|', i);
            const std::size_t stop = text.find(']', i);
            out += form == Form::imperative ? text.substr(i + 1, bar - i - 1)
                                            : text.substr(bar + 1, stop - bar - 1);
            i = stop;
        } else {
            out += text[i];
        }
    }
    return out;
}

/// A gap filled; of two fighters joined by "or" each takes the preposition that stands before the gap.
std::string ProseWriter::filling(std::string_view name, const Phrase& phrase, const std::string& before) const
{
    const std::size_t part = static_cast<std::size_t>(name[0] - '0');
    const bool either =
        name.size() == 1 && part < phrase.parts.size() && phrase.parts[part].word == Word::orFighters;
    if (!either) return slot(name, phrase);
    const Phrase both = determinedPart(phrase, part);
    std::string preposition;
    for (std::string_view one : m_tongue.repeated)
        if (before.ends_with(one)) preposition = one.substr(1);
    return this->phrase(both.parts[0]) + std::string(m_tongue.or_) + preposition +
           this->phrase(both.parts[1]);
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
    // A player's own hand goes without saying, and a card is not named twice in one clause.
    const bool discards = phrase.word == Word::playerDiscards || phrase.word == Word::playerMayDiscard;
    const Phrase child = determinedPart(phrase, part);
    if (discards && part == 1 && (countOf(child) == Count::some || countOf(child) == Count::one))
        return this->phrase(withoutHand(child));
    if (discards && part == 1 && !isOfYou(phrase))
        return put(m_tongue.little.inTheirHand, this->phrase(withoutHand(child)));
    const bool ownZone = phrase.word == Word::place && part == 1 && child.word == Word::spacesInZoneOf &&
                         !m_tongue.ownZone.empty();
    if (ownZone && countOf(phrase.parts[0]) == Count::one && sameFighter(child.parts[1], phrase.parts[0]))
        return put(m_tongue.ownZone, this->phrase(child.parts[0]));
    const bool its = phrase.word == Word::setPrinted && child.word == Word::boostOf &&
                     child.parts[0].word == phrase.parts[0].word;
    if (its) return std::string(m_tongue.itsBoost);
    // Where "this card" and "that card" are the same words, the boost of that card is "its".
    const bool boostsThis = phrase.word == Word::addToCard && part == 0 && child.word == Word::boostOf &&
                            phrase.parts[1].word == Word::thisCard;
    if (boostsThis && child.parts[0].word == Word::thatCard &&
        templateOf(Word::thatCard) == templateOf(Word::thisCard))
        return std::string(m_tongue.itsBoost);
    const bool per = phrase.word == Word::perFighter || phrase.word == Word::perCard;
    if (per && part == 1) return counted(child);
    std::string text = this->phrase(child);
    // French: "si … et si …", but "tant que … et que …".
    if (m_tongue.elides && part == 2 &&
        (phrase.word == Word::addToAttacks || phrase.word == Word::addToDefenses))
        replaceAll(text, " si ", " que ");
    return text;
}

Phrase ProseWriter::withoutHand(const Phrase& cards)
{
    if (cards.word == Word::inHandOf || cards.word == Word::inYourHand) return cards.parts[0];
    Phrase copy = cards;
    if (!copy.parts.empty()) copy.parts[0] = withoutHand(cards.parts[0]);
    return copy;
}

/// The "in a hand" that these cards are picked from, or none.
const Phrase* ProseWriter::handIn(const Phrase& cards)
{
    if (cards.word == Word::inHandOf || cards.word == Word::inYourHand) return &cards;
    return cards.parts.empty() ? nullptr : handIn(cards.parts[0]);
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
