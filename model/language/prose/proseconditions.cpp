// SPDX-License-Identifier: GPL-3.0-or-later
// ProseWriter: conditions that do not hold, that are said of nobody, and that stand within each other;
// who holds which cards.

#include "model/language/prose/agreement.h"
#include "model/language/prose/letters.h"
#include "model/language/prose/prosewriter.h"

namespace fabletop {

/// "You did not win", not "not you won".
std::string ProseWriter::negation(const Phrase& phrase, Form form) const
{
    const Phrase& inner = phrase.parts[0];
    if (inner.word == Word::negation) return this->phrase(inner.parts[0], form);
    if (isOfNobody(inner)) return this->phrase(ofSomebody(inner, Determiner::a));
    if (inner.word == Word::andBoth || inner.word == Word::orEither) return joined(opposite(inner));
    const bool subject = !inner.parts.empty() && slotOf(inner.word, 0).reads == Reads::subject;
    if (subject && inner.parts[0].word == Word::orFighters && countOf(inner.parts[0]) == Count::some)
        return joined(ofNeither(inner));
    const Count many = subject ? countOf(inner.parts[0]) : Count::one;
    const bool another = !inner.parts.empty() && nounOf(inner.parts[0]).determiner == Determiner::another;
    if (inner.word == Word::isOnBattlefield && many == Count::every && inner.parts[0].word == Word::named)
        return notAllThere(inner.parts[0], form);
    // "A wasp is not here" would not be the opposite of "a wasp is here".
    if ((many == Count::some || many == Count::bare) && !another &&
        nounOf(inner.parts[0]).word != Word::orFighters)
        return ofNobody(ofSomebody(inner, Determiner::no));
    const bool ofOne = many == Count::one ||
                       (inner.word == Word::isOnBattlefield && inner.parts[0].word == Word::ownFighters);
    // "There are no fighters" would not be the opposite of "there is another fighter".
    const bool aboutYou = !inner.parts.empty() && inner.parts[0].word == Word::you;
    const std::string_view own = inner.word == Word::playerDidNot && aboutYou ? templateOf(Word::youDid)
                                 : ofOne && !another                          ? deniedWording(inner)
                                                                              : std::string_view();
    if (own.empty()) return doubted(phrase);
    if (inner.word != Word::someCard) return fill(own, inner, form);
    Phrase cards = withDeterminer(inner.parts[0], Determiner::none);
    return handIn(cards) ? inHand(cards, m_tongue.little.holdsNone, m_tongue.little.youHoldNone)
                         : with(m_tongue.there).fill(own, inner, form);
}

/// "Not all Wasps are on the battlefield".
std::string ProseWriter::notAllThere(const Phrase& named, Form form) const
{
    const LocalName* kind = kindOf(named.number);
    if (!kind) return {};
    const std::string_view pattern = m_tongue.little.notAllThere[kind->gender == Gender::feminine ? 1 : 0];
    return put(formed(pattern, m_supposed ? Form::infinitive : form), spoken(kind->plural));
}

/// "Not the Bear or a Wasp is …": the Bear is not, and no Wasp is.
Phrase ProseWriter::ofNeither(const Phrase& condition)
{
    Phrase both;
    both.word = Word::andBoth;
    for (const Phrase& subject : condition.parts[0].parts) {
        Phrase one;
        one.word = Word::negation;
        one.parts = {condition};
        one.parts[0].parts[0] = subject;
        both.parts.push_back(std::move(one));
    }
    return both;
}

/// "It is not so that …", in the mood that the tongue has there.
std::string ProseWriter::doubted(const Phrase& negation) const
{
    ProseWriter other = *this;
    other.m_supposed = true;
    std::string inner = other.phrase(negation.parts[0], Form::infinitive);
    for (const Contraction& verb : m_tongue.doubted)
        replaceAll(inner, verb.from, verb.to);
    return put(templateOf(Word::negation), inner);
}

/// "You have a card in hand", and "a card in hand with a value equal to …": many words stand last.
std::string ProseWriter::inHand(const Phrase& cards, const Patterns& held, const Patterns& youHold) const
{
    const Phrase& hand = *handIn(cards);
    const Phrase bare = withoutHand(cards);
    const bool wordy = !bare.parts.empty() && !isShortValue(bare);
    const std::string which =
        wordy && !m_tongue.held.empty() ? with(m_tongue.held).phrase(cards) : phrase(bare);
    const Form form = m_supposed ? Form::infinitive : Form::imperative;
    const bool ofOther = hand.word == Word::inHandOf && hand.parts[1].word != Word::you;
    const std::string pattern = formed((ofOther ? held : youHold)[wordy ? 1 : 0], form);
    return ofOther ? put(pattern, which, phrase(hand.parts[1])) : put(pattern, which);
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

/// How it says that it doesn't hold.
std::string_view ProseWriter::deniedWording(const Phrase& condition) const
{
    const std::string_view own =
        comparesComputed(condition) ? find(m_tongue.comparedDenied, condition.word) : std::string_view();
    return own.empty() ? find(m_tongue.negated, condition.word) : own;
}

/// "A and B", "A or B"; where one stands within the other, words do what brackets do.
std::string ProseWriter::joined(const Phrase& given) const
{
    Phrase condition = given;
    for (Phrase& part : condition.parts) { // what "not" stands before may be joined itself
        const Word denied = part.word == Word::negation ? part.parts[0].word : Word::none;
        if (denied == Word::andBoth || denied == Word::orEither) part = opposite(part.parts[0]);
    }
    const Word other = condition.word == Word::andBoth ? Word::orEither : Word::andBoth;
    const LittleWordings& little = m_tongue.little;
    const bool mixed = condition.parts[0].word == other || condition.parts[1].word == other;
    if (!mixed)
        return put(templateOf(condition.word), phrase(condition.parts[0]),
                   behind(condition.parts[0], condition.parts[1]));
    const auto inner = [&](const Phrase& part) {
        if (part.word != other) return phrase(part);
        if (part.parts[0].word == condition.word || part.parts[1].word == condition.word) return joined(part);
        return put(other == Word::andBoth ? little.both : little.either, phrase(part.parts[0]),
                   behind(part.parts[0], part.parts[1]));
    };
    return put(other == Word::andBoth ? little.eitherOr : little.andAlso, inner(condition.parts[0]),
               inner(condition.parts[1]));
}

/// A condition behind another: where both are about "you", a tongue may leave that out.
std::string ProseWriter::behind(const Phrase& before, const Phrase& condition) const
{
    const std::string_view subject = m_tongue.little.subject;
    const Phrase* last = &before;
    while (last->word == Word::andBoth || last->word == Word::orEither)
        last = &last->parts[1];
    std::string text = phrase(condition);
    const bool again = !subject.empty() && text.starts_with(subject) && phrase(*last).starts_with(subject);
    return again ? text.substr(subject.size()) : text;
}

/// The same said of one, or of none.
Phrase ProseWriter::ofSomebody(const Phrase& condition, Determiner little)
{
    Phrase some = condition;
    some.parts[0] = withDeterminer(some.parts[0], little);
    return some;
}

/// "No wasp is …"; French says it with the first half of "ne … pas".
std::string ProseWriter::ofNobody(const Phrase& condition) const
{
    const std::string_view second = m_tongue.little.notPas;
    if (second.empty()) return fill(wording(condition), condition, Form::imperative);
    std::string text(find(m_tongue.negated, condition.word));
    text.erase(text.find(second), second.size());
    return fill(text, condition, Form::imperative);
}

} // namespace fabletop
