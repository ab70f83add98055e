// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/cardfacts.h"

#include "model/language/meaning/quantity.h"

namespace fabletop {

namespace {

CardFacts lyingIn(CardFacts inner, CardPlace where, Word owner)
{
    inner.twoPlaces = inner.twoPlaces || inner.places != 0;
    inner.places = places(where);
    inner.owner = owner;
    return inner;
}

/// Cards that are picked as the act is carried out become "that card".
bool picks(const Phrase& cards)
{
    const Count count = countOf(cards);
    return count != Count::one;
}

/// It lies there now; whose it is doesn't change.
CardFacts movedTo(CardPlace where, CardFacts facts)
{
    facts.places = places(where);
    facts.displaced = false;
    return facts;
}

} // namespace

CardFacts factsOf(const Phrase& cards, const CardFacts& that, const TextPlace& place)
{
    const auto inner = [&] { return factsOf(cards.parts[0], that, place); };
    switch (cards.word) {
    case Word::thisCard: return {places(place.combat ? CardPlace::combat : CardPlace::scheme), Word::you};
    case Word::opposingCard: return {places(CardPlace::combat), Word::opponent};
    case Word::attackCard: return {places(CardPlace::combat), Word::none};
    case Word::thatCard: return that;
    case Word::inYourHand: return lyingIn(inner(), CardPlace::hand, Word::you);
    case Word::inYourDiscard: return lyingIn(inner(), CardPlace::discard, Word::you);
    case Word::inHandOf: return lyingIn(inner(), CardPlace::hand, cards.parts[1].word);
    case Word::withValue: return inner();
    case Word::usableToAttackBy: {
        CardFacts facts = inner();
        facts.attacking = true;
        return facts;
    }
    default: return {};
    }
}

CardFacts factsBehind(const Phrase& act, const CardFacts& that, const TextPlace& place)
{
    const auto given = [&](std::size_t part) { return factsOf(act.parts[part], that, place); };
    const auto moved = [&](std::size_t part, CardPlace where) {
        const bool same = act.parts[part].word == Word::thatCard || picks(act.parts[part]);
        return same ? movedTo(where, given(part)) : that;
    };
    switch (act.word) {
    case Word::chooseCard: return given(0);
    case Word::discardThat:
    case Word::discardAny: return moved(0, CardPlace::discard);
    case Word::playerDiscards:
    case Word::playerMayDiscard: return moved(1, CardPlace::discard);
    case Word::discardRandom: return {places(CardPlace::discard), act.parts[0].word};
    case Word::discardTop: return {places(CardPlace::discard), Word::you};
    case Word::revealTop: return {places(CardPlace::deckTop), Word::you};
    case Word::takeThat:
    case Word::takeAllToHand: return moved(0, CardPlace::hand);
    case Word::takeBack: return moved(0, CardPlace::hand);
    case Word::playAsAttack: return moved(0, CardPlace::combat);
    default: return that;
    }
}

bool movesDeckTop(const Phrase& act, const CardFacts& that, const TextPlace& place)
{
    switch (act.word) {
    case Word::draw:
    case Word::drawUpTo:
    case Word::keepOne:
    case Word::discardTop:
    case Word::takeOfThem:
    case Word::putThemBack:
    case Word::putOnDeck:
    case Word::fetchCard: return true;
    case Word::playerDraws: return act.parts[0].word == Word::you;
    case Word::discardThat:
    case Word::takeThat:
    case Word::takeAllToHand:
        return (factsOf(act.parts[0], that, place).places & places(CardPlace::deckTop)) != 0;
    default: return false;
    }
}

CardFacts eitherOf(const CardFacts& one, const CardFacts& other)
{
    if (one.places == 0) return other;
    if (other.places == 0) return one;
    CardFacts both = one;
    both.places = narrowed<CardPlaces>(one.places | other.places);
    if (one.owner != other.owner) both.owner = Word::none;
    both.attacking = one.attacking && other.attacking;
    both.displaced = one.displaced || other.displaced;
    return both;
}

} // namespace fabletop
