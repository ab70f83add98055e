// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/offering.h"

#include "model/language/meaning/quantity.h"
#include "model/language/reading/vocabulary.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

bool isActOfOthers(const Phrase& act)
{
    return !act.parts.empty() && rowOf(act.parts[0].word).sort == Sort::player &&
           act.parts[0].word != Word::you;
}

Phrase phraseOf(Word word, std::vector<Phrase> parts)
{
    Phrase phrase;
    phrase.word = word;
    phrase.parts = std::move(parts);
    return phrase;
}

Phrase atLeast(Word counted, Phrase things, Phrase number)
{
    return phraseOf(Word::atLeast, {phraseOf(counted, {std::move(things)}), std::move(number)});
}

} // namespace

bool isActedOn(const Phrase& act, std::size_t part)
{
    const Reads reads = slotOf(act.word, part).reads;
    return reads == Reads::together || reads == Reads::inTurn;
}

bool picksFrom(const Phrase& act, std::size_t part)
{
    return isActedOn(act, part) || slotOf(act.word, part).reads == Reads::asked;
}

bool leavesOpen(const Phrase& act)
{
    switch (act.word) {
    case Word::youMay:
    case Word::placeEachToken:
    case Word::drawUpTo:
    case Word::discardAny:
    case Word::putOnDeck:
    case Word::boostCard: return true;
    case Word::discardRandom: return !isActOfOthers(act);
    case Word::chooseFighter:
    case Word::chooseCard:
    case Word::chooseSpace: return false; // nothing is done by it
    default: break;
    }
    if (rowOf(act.word).sort != Sort::act || isActOfOthers(act)) return false;
    for (std::size_t part = 0; part < act.parts.size(); ++part) {
        const Count count = picksFrom(act, part) ? countOf(act.parts[part]) : Count::one;
        if (count != Count::one && count != Count::every) return true;
    }
    return false;
}

bool holdsOpen(const Phrase& phrase)
{
    const auto open = [](const Phrase& inner) { return leavesOpen(inner) || holdsOpen(inner); };
    return std::any_of(phrase.block.begin(), phrase.block.end(), open) ||
           std::any_of(phrase.otherwise.begin(), phrase.otherwise.end(), open);
}

bool mentionsDone(const Phrase& phrase)
{
    const bool yours = phrase.word == Word::playerDidNot && phrase.parts[0].word == Word::you;
    const auto any = [](const std::vector<Phrase>& phrases) {
        return std::any_of(phrases.begin(), phrases.end(), mentionsDone);
    };
    return yours || phrase.word == Word::youDid || any(phrase.parts) || any(phrase.block) ||
           any(phrase.otherwise);
}

bool hangsOnFirst(const Phrase& offer)
{
    if (offer.block.size() < 2) return false;
    switch (const Phrase& first = offer.block.front(); first.word) {
    case Word::chooseFighter:
    case Word::chooseCard:
    case Word::chooseSpace:
    case Word::discardThat:
    case Word::discardAny:
    case Word::putOnDeck: return true;
    case Word::discardRandom:
    case Word::playerDiscards: return !isActOfOthers(first);
    default: return false;
    }
}

std::optional<Phrase> wholePrice(const Phrase& act)
{
    const bool random = act.word == Word::discardRandom;
    if (isActOfOthers(act)) return std::nullopt;
    if (act.word == Word::putOnDeck || random) {
        const Phrase& number = act.parts.back();
        if (number.word == Word::literal && number.number < 2) return std::nullopt;
        return atLeast(Word::numberOfCards, phraseOf(Word::inYourHand, {phraseOf(Word::allCards, {})}),
                       number);
    }
    for (std::size_t part = 0; part < act.parts.size(); ++part) {
        const Phrase& things = act.parts[part];
        if (!picksFrom(act, part) || countOf(things) != Count::exactly) continue;
        const Sort sort = rowOf(things.word).sort;
        if (sort != Sort::cards && sort != Sort::fighters) continue;
        Phrase number = phraseOf(Word::literal, {});
        number.number = nounOf(things).many;
        if (number.number < 2) return std::nullopt;
        return atLeast(sort == Sort::cards ? Word::numberOfCards : Word::numberOfFighters, things, number);
    }
    return std::nullopt;
}

} // namespace fabletop
