// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/agreement.h"

#include "model/language/reading/vocabulary.h"

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

/// Where one of those meant is picked, or one of them is enough.
bool takesOne(Word parent, std::size_t part, Sort sort)
{
    const Sort own = rowOf(parent).sort;
    if (own == sort) return part > 0 && parent != Word::orFighters && parent != Word::exceptFighters;
    if (sort == Sort::spaces) return true;
    switch (parent) {
    case Word::chooseFighter:
    case Word::chooseCard:
    case Word::discardThat:
    case Word::playerDiscards:
    case Word::playerMayDiscard:
    case Word::spacesAdjacentTo:
    case Word::spacesInZoneOf:
    case Word::usableToAttackBy: return true;
    case Word::isAdjacent:
    case Word::isInZone: return part == 1;
    default: return false;
    }
}

/// Where a number of them is meant, or whoever speaks gives the determiner.
bool takesNone(Word parent)
{
    switch (parent) {
    case Word::numberOfFighters:
    case Word::numberOfCards:
    case Word::perFighter:
    case Word::perCard:
    case Word::noFighter:
    case Word::discardAny:
    case Word::forEach: return true;
    default: return false;
    }
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

} // namespace

bool namesSeveral(const Phrase& named)
{
    return named.word == Word::named && (named.number & (named.number - 1)) != 0;
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
    const bool inside = rowOf(parent.word).sort == sort && part == 0; // whoever holds the whole has decided
    if (!thing || inside || takesNone(parent.word)) return child;
    const bool some = parent.word == Word::someFighter || parent.word == Word::someCard;
    determine(child, some || takesOne(parent.word, part, sort) ? Determiner::a : Determiner::all);
    return child;
}

} // namespace fabletop
