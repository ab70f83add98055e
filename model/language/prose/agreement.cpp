// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/agreement.h"

#include "model/language/meaning/quantity.h"
#include "model/language/reading/vocabulary.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

bool isNoun(const Phrase& phrase)
{
    return rowOf(phrase.word).determined;
}

/// "Fighters" and "the fighters": no word has said which yet.
bool isOpen(const Phrase& noun)
{
    return isNoun(noun) && (noun.determiner == Determiner::none || noun.determiner == Determiner::the);
}

Phrase* heart(Phrase& thing)
{
    Phrase* at = &thing;
    while (!at->parts.empty() && !isNoun(*at))
        at = &at->parts[0];
    return at;
}

/// What a noun without a little word says in this slot; none where a number of them is meant.
Determiner unsaid(Word parent, std::size_t part)
{
    switch (slotOf(parent, part).reads) {
    case Reads::counted: return Determiner::none;
    case Reads::related: return parent == Word::exceptFighters ? Determiner::all : Determiner::a;
    case Reads::asked:
    case Reads::subject:
    case Reads::exists: return Determiner::a;
    case Reads::undeclared:
    case Reads::whole:
    case Reads::player:
    case Reads::together:
    case Reads::inTurn:
    case Reads::told:
    case Reads::standing: break;
    }
    return Determiner::all;
}

void determine(Phrase& thing, Determiner determiner)
{
    Phrase* noun = heart(thing);
    const bool either = thing.word == Word::orFighters;
    if (either) determine(thing.parts[1], determiner);
    if (either) return determine(thing.parts[0], determiner);
    if (!isOpen(*noun) || (noun->word == Word::named && !namesSeveral(*noun))) return;
    const bool kind = noun->word == Word::named && determiner == Determiner::all;
    noun->determiner = kind ? Determiner::the : determiner; // "the Wasps", not "all Wasps"
}

/// "Except a Wasp" is said of all Wasps: nobody is asked which.
void leaveNobodyOut(Phrase& thing)
{
    if (thing.word == Word::orFighters) {
        leaveNobodyOut(thing.parts[0]);
        return leaveNobodyOut(thing.parts[1]);
    }
    Phrase* noun = heart(thing);
    const Determiner little = noun->determiner;
    if (little == Determiner::a || little == Determiner::an || little == Determiner::any)
        noun->determiner = Determiner::none;
}

bool isNounAlone(const Phrase& thing)
{
    return thing.parts.empty() && rowOf(thing.word).sort == Sort::fighters;
}

/// "If you did" at the end of an offer's own block is said as if it stood behind it: there it asks the same.
void hoist(std::vector<Phrase>& block)
{
    for (std::size_t at = 0; at < block.size(); ++at) {
        std::vector<Phrase>& offered = block[at].block;
        if (block[at].word != Word::youMay || offered.size() < 2) continue;
        const Phrase& last = offered.back();
        const bool asks = last.word == Word::ifThen && last.parts[0].word == Word::youDid;
        if (!asks || !last.otherwise.empty()) continue;
        Phrase then = last;
        offered.pop_back();
        block.insert(block.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(then));
    }
}

void spread(Phrase& phrase)
{
    hoist(phrase.block);
    hoist(phrase.otherwise);
    for (std::vector<Phrase>* within : {&phrase.parts, &phrase.block, &phrase.otherwise})
        std::for_each(within->begin(), within->end(), spread);
    if (phrase.word == Word::orFighters && phrase.parts[1].word == Word::exceptFighters &&
        phrase.parts[0].word != Word::exceptFighters)
        std::swap(phrase.parts[0], phrase.parts[1]); // "A or B except C" is heard of both
    if (phrase.word == Word::orFighters && isPlace(phrase.parts[1].word) && isNounAlone(phrase.parts[0]))
        std::swap(phrase.parts[0], phrase.parts[1]); // and so is "A or B on a token"
    if (isPlace(phrase.word) &&
        phrase.parts[0].word == Word::exceptFighters) { // and whoever is left out, last
        Phrase most = std::move(phrase.parts[0]);
        phrase.parts[0] = std::move(most.parts[0]);
        spread(phrase);
        most.parts[0] = std::move(phrase);
        phrase = std::move(most);
        return;
    }
    if (!isPlace(phrase.word) || phrase.parts[0].word != Word::orFighters) return;
    Phrase joined = phrase.parts[0];
    for (Phrase& part : joined.parts) {
        Phrase placed = phrase;
        placed.parts[0] = part;
        spread(placed);
        part = std::move(placed);
    }
    phrase = std::move(joined);
}

} // namespace

std::vector<Phrase> spreadOut(std::vector<Phrase> block)
{
    hoist(block);
    std::for_each(block.begin(), block.end(), spread);
    return block;
}

const Phrase& heartOf(const Phrase& thing)
{
    const Phrase* at = &thing;
    while (!at->parts.empty() && !isNoun(*at))
        at = &at->parts[0];
    return *at;
}

Phrase withDeterminer(Phrase thing, Determiner determiner)
{
    heart(thing)->determiner = determiner;
    return thing;
}

Phrase determinedPart(const Phrase& parent, std::size_t part)
{
    Phrase child = parent.parts[part];
    const Sort sort = rowOf(child.word).sort;
    const bool thing = sort == Sort::fighters || sort == Sort::spaces || sort == Sort::cards;
    const bool inside = slotOf(parent.word, part).reads == Reads::whole; // whoever holds it has decided
    if (parent.word == Word::exceptFighters && part == 1) leaveNobodyOut(child);
    // "Adjacent to your fighters" is heard of one of them.
    const bool ofAll =
        slotOf(parent.word, part).reads == Reads::related && parent.word != Word::exceptFighters;
    if (ofAll && heart(child)->word == Word::ownFighters) heart(child)->determiner = Determiner::all;
    const Phrase& noun = *heart(child);
    const bool kind = noun.word == Word::named && namesSeveral(noun) && noun.determiner == Determiner::all;
    if (ofAll && kind)
        heart(child)->determiner = Determiner::each; // "the Wasps" would be heard of any of them
    const Determiner little = unsaid(parent.word, part);
    if (thing && !inside && little != Determiner::none) determine(child, little);
    return child;
}

bool mentions(const Phrase& phrase, Word word)
{
    const auto within = [&](const std::vector<Phrase>& phrases) {
        return std::any_of(phrases.begin(), phrases.end(),
                           [&](const Phrase& part) { return mentions(part, word); });
    };
    return phrase.word == word || within(phrase.parts) || within(phrase.block) || within(phrase.otherwise);
}

bool isOfYou(const Phrase& phrase)
{
    return std::any_of(phrase.parts.begin(), phrase.parts.end(),
                       [](const Phrase& part) { return part.word == Word::you; });
}

bool comparesComputed(const Phrase& phrase)
{
    switch (phrase.word) {
    case Word::equals:
    case Word::atLeast:
    case Word::atMost:
    case Word::withValue:
    case Word::setHealth:
    case Word::replaceValue:
    case Word::fixValue: return phrase.parts[1].word != Word::literal;
    default: return false;
    }
}

bool isShortValue(const Phrase& cards)
{
    return cards.word == Word::withValue &&
           (cards.parts[1].word == Word::literal || cards.parts[1].word == Word::thatNumber);
}

Phrase opposite(const Phrase& condition)
{
    if (condition.word == Word::negation) return condition.parts[0];
    Phrase other = condition;
    if (condition.word == Word::andBoth || condition.word == Word::orEither) {
        other.word = condition.word == Word::andBoth ? Word::orEither : Word::andBoth;
        for (Phrase& part : other.parts)
            part = opposite(part);
        return other;
    }
    other = Phrase();
    other.word = Word::negation;
    other.span = condition.span;
    other.parts = {condition};
    return other;
}

bool denies(const Phrase& condition)
{
    if (condition.word == Word::negation) return !denies(condition.parts[0]);
    return condition.word == Word::noFighter || condition.word == Word::playerDidNot || isOfNobody(condition);
}

} // namespace fabletop
