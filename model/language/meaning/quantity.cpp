// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/quantity.h"

#include "model/language/reading/vocabulary.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

/// Of a noun that takes little words. One fighter's name needs none.
Count countOfNoun(const Phrase& noun)
{
    const bool single = noun.word == Word::named && !namesSeveral(noun);
    switch (noun.determiner) {
    case Determiner::a:
    case Determiner::an:
    case Determiner::any:
    case Determiner::another: return Count::some;
    case Determiner::each:
    case Determiner::all: return Count::every;
    case Determiner::no: return Count::nobody;
    case Determiner::exactly: return Count::exactly;
    case Determiner::upTo: return Count::upTo;
    case Determiner::anyNumber: return Count::anyNumber;
    case Determiner::the: return single ? Count::one : Count::theSeveral;
    case Determiner::none:
    case Determiner::count: break;
    }
    return single ? Count::one : Count::bare;
}

/// "The Bear or a Wasp" is one of them, whoever picks; anything else has to agree.
/// `apart`: the first leaves somebody out, and "except A or B" is too easily read as leaving out both.
Count joined(Count first, Count second, bool apart)
{
    const auto single = [](Count count) { return count == Count::one || count == Count::some; };
    if (single(first) && single(second)) return Count::some;
    const bool all =
        (first == Count::every && second == Count::one) || (first == Count::one && second == Count::every);
    if (all && !apart) return Count::every; // "each Wasp or the Bear": all of both
    const auto oneOrSome = [&](Count count) { return single(count) || count == Count::bare; };
    if (first != second && oneOrSome(first) && oneOrSome(second)) return Count::bare; // "the Bear or Wasps"
    const bool sets = first == Count::every || first == Count::bare;
    return first == second && sets ? first : Count::mixed;
}

} // namespace

Count countOf(const Phrase& thing)
{
    if (thing.word == Word::orFighters)
        return joined(countOf(thing.parts[0]), countOf(thing.parts[1]),
                      thing.parts[0].word == Word::exceptFighters);
    if (thing.word == Word::ownFighters || thing.word == Word::eachOpponent) return Count::every;
    if (thing.word == Word::anOpponent) return Count::some;
    if (rowOf(thing.word).determined) return countOfNoun(thing);
    if (slotOf(thing.word, 0).reads == Reads::whole) return countOf(thing.parts[0]);
    return Count::one;
}

const Phrase& nounOf(const Phrase& thing)
{
    const Phrase* at = &thing;
    while (slotOf(at->word, 0).reads == Reads::whole)
        at = &at->parts[0];
    return *at;
}

Phrase joinedInside(const Phrase& joined)
{
    Phrase inner = joined;
    inner.parts[0] = joined.parts[0].parts.back();
    Phrase outer = joined.parts[0];
    outer.parts.back() = std::move(inner);
    return outer;
}

bool joinsTwoWays(const Phrase& joined)
{
    if (joined.word != Word::orFighters || joined.parts[0].parts.size() < 2) return false;
    const Phrase& first = joined.parts[0];
    const SlotSpec& last = slotOf(first.word, first.parts.size() - 1);
    return last.reads == Reads::related && holds(last.counts, countOf(joinedInside(joined).parts.back()));
}

bool isPlace(Word word)
{
    constexpr Word all[] = {Word::adjacentTo,   Word::inZoneOf, Word::within,
                            Word::inThisCombat, Word::onToken,  Word::onChosenSpaces};
    return std::find(std::begin(all), std::end(all), word) != std::end(all);
}

bool endsInFighters(const Phrase& thing)
{
    return thing.parts.size() > 1 && slotOf(thing.word, thing.parts.size() - 1).reads == Reads::related;
}

bool isOfNobody(const Phrase& condition)
{
    return !condition.parts.empty() && slotOf(condition.word, 0).reads == Reads::subject &&
           countOf(condition.parts[0]) == Count::nobody;
}

bool namesSeveral(const Phrase& named)
{
    return named.word == Word::named && (named.number & (named.number - 1)) != 0;
}

} // namespace fabletop
