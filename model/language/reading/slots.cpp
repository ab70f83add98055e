// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/slots.h"

#include "model/table/enumarray.h"

#include <array>

namespace fabletop {

namespace {

constexpr Counts severalOfThem = counts(Count::exactly, Count::upTo, Count::anyNumber);

constexpr SlotSpec wholeSlot{Reads::whole};
constexpr SlotSpec playerSlot{Reads::player, counts(Count::one)};
constexpr SlotSpec actingSlot{Reads::player, counts(Count::one, Count::some, Count::every)};
constexpr SlotSpec togetherSlot{Reads::together,
                                counts(Count::one, Count::some, Count::every) | severalOfThem};
constexpr SlotSpec inTurnSlot{Reads::inTurn, counts(Count::one, Count::some, Count::every) | severalOfThem};
constexpr SlotSpec oneOfSlot{Reads::inTurn, counts(Count::one, Count::some)};
constexpr SlotSpec eachOfSlot{Reads::inTurn, counts(Count::every, Count::bare)};
constexpr SlotSpec askedSlot{Reads::asked, counts(Count::one, Count::some)};
constexpr SlotSpec pickSlot{Reads::asked, counts(Count::some)};
constexpr SlotSpec toldSlot{Reads::told, counts(Count::one)};
constexpr SlotSpec relatedSlot{Reads::related, counts(Count::one, Count::some, Count::every, Count::bare)};
constexpr SlotSpec someSlot{Reads::related, counts(Count::one, Count::some, Count::bare)};
constexpr SlotSpec subjectSlot{Reads::subject,
                               counts(Count::one, Count::some, Count::every, Count::nobody, Count::bare)};
constexpr SlotSpec existsSlot{Reads::exists, counts(Count::some, Count::bare)};
constexpr SlotSpec absentSlot{Reads::counted, counts(Count::bare)};
constexpr SlotSpec countedSlot{Reads::counted, counts(Count::every, Count::bare)};
constexpr SlotSpec nounSlot{Reads::counted, counts(Count::bare)};
constexpr SlotSpec standingSlot{Reads::standing, counts(Count::one, Count::some, Count::every, Count::bare)};

constexpr SlotSpec ofCards(SlotSpec slot, CardPlaces places, CardOwner owner = CardOwner::anyone)
{
    slot.places = places;
    slot.owner = owner;
    return slot;
}

constexpr SlotSpec byName(SlotSpec slot)
{
    slot.byName = true;
    return slot;
}

constexpr SlotSpec toAttack(SlotSpec slot)
{
    slot.attacking = true;
    return slot;
}

constexpr CardPlaces heldCards = places(CardPlace::hand, CardPlace::discard);

struct SlotRow {
    Word word;
    std::array<SlotSpec, 3> parts; ///< by part; of a number, a condition or nothing: undeclared
};

constexpr SlotSpec noSlot{};

// clang-format off
constexpr SlotRow slotRows[] = {
    {Word::forEach, {nounSlot}},
    {Word::deal, {noSlot, togetherSlot}},
    {Word::recover, {togetherSlot}},
    {Word::setHealth, {togetherSlot}},
    {Word::leaveBattlefield, {togetherSlot}},
    {Word::preventDamage, {togetherSlot}},
    {Word::moveThrough, {inTurnSlot}},
    {Word::moveEachThrough, {eachOfSlot}},
    {Word::comeBack, {byName(toldSlot), askedSlot}},
    {Word::placeTokens, {askedSlot}},
    {Word::placeToken, {askedSlot}},
    {Word::placeTokenOf, {toldSlot, askedSlot}},
    {Word::placeEachToken, {askedSlot}},
    {Word::playerMovesOther, {actingSlot}},
    {Word::playerMovesToken, {actingSlot}},
    {Word::move, {inTurnSlot}},
    {Word::moveEach, {eachOfSlot}},
    {Word::place, {inTurnSlot, askedSlot}},
    {Word::swap, {oneOfSlot, oneOfSlot}},
    {Word::returnDefeated, {askedSlot}},

    {Word::playerDraws, {actingSlot}},
    {Word::takeThat, {ofCards(inTurnSlot, places(CardPlace::deckTop, CardPlace::discard), CardOwner::you)}},
    {Word::takeAllToHand, {ofCards(inTurnSlot, places(CardPlace::deckTop, CardPlace::discard), CardOwner::you)}},
    {Word::playerMayDiscard, {actingSlot, ofCards(askedSlot, places(CardPlace::hand), CardOwner::subject)}},
    {Word::boostCard, {ofCards(toldSlot, places(CardPlace::combat), CardOwner::you)}},
    {Word::discardAny, {ofCards(nounSlot, places(CardPlace::hand), CardOwner::you)}},
    {Word::discardThat, {ofCards(inTurnSlot, places(CardPlace::hand, CardPlace::deckTop))}},
    {Word::discardRandom, {actingSlot}},
    {Word::playerDiscards, {actingSlot, ofCards({Reads::inTurn, counts(Count::one, Count::some, Count::every, Count::exactly)}, places(CardPlace::hand), CardOwner::subject)}},
    {Word::lookAtHand, {actingSlot}},
    {Word::revealHand, {actingSlot}},
    {Word::takeBack, {ofCards(toldSlot, places(CardPlace::combat))}},
    {Word::playAsAttack, {toAttack(ofCards(toldSlot, places(CardPlace::hand, CardPlace::discard)))}},
    {Word::addToCard, {noSlot, ofCards(toldSlot, places(CardPlace::combat))}},
    {Word::setPrinted, {ofCards(toldSlot, places(CardPlace::combat))}},
    {Word::replaceValue, {ofCards(toldSlot, places(CardPlace::combat))}},
    {Word::fixValue, {ofCards(toldSlot, places(CardPlace::combat))}},
    {Word::ignoreValue, {ofCards(toldSlot, places(CardPlace::combat))}},
    {Word::cancelCard, {ofCards(toldSlot, places(CardPlace::combat))}},
    {Word::chooseCard, {ofCards(pickSlot, heldCards)}},
    {Word::chooseSpace, {pickSlot}},
    {Word::chooseFighter, {pickSlot}},

    {Word::protectCards, {byName(standingSlot)}},
    {Word::addToAttacks, {noSlot, standingSlot}},
    {Word::addToDefenses, {noSlot, standingSlot}},
    {Word::moveFurther, {standingSlot}},
    {Word::moveBetween, {standingSlot}},

    {Word::heroOfPlayer, {playerSlot}},
    {Word::adjacentTo, {wholeSlot, relatedSlot}},
    {Word::inZoneOf, {wholeSlot, relatedSlot}},
    {Word::within, {wholeSlot, noSlot, relatedSlot}},
    {Word::inThisCombat, {wholeSlot}},
    {Word::onToken, {wholeSlot}},
    {Word::onChosenSpaces, {wholeSlot}},
    {Word::orFighters, {wholeSlot, wholeSlot}},
    {Word::exceptFighters, {wholeSlot, relatedSlot}},

    {Word::spacesAdjacentTo, {wholeSlot, relatedSlot}},
    {Word::spacesBeside, {wholeSlot, relatedSlot}},
    {Word::withToken, {wholeSlot}},
    {Word::withoutToken, {wholeSlot}},
    {Word::withoutFighter, {wholeSlot}},
    {Word::spacesInZoneOf, {wholeSlot, relatedSlot}},

    {Word::inYourDiscard, {wholeSlot}},
    {Word::inYourHand, {wholeSlot}},
    {Word::inHandOf, {wholeSlot, playerSlot}},
    {Word::withValue, {wholeSlot}},
    {Word::usableToAttackBy, {wholeSlot, someSlot}},

    {Word::boostOf, {ofCards(toldSlot, places(CardPlace::hand, CardPlace::deckTop, CardPlace::discard, CardPlace::combat, CardPlace::scheme))}},
    {Word::printedValueOf, {ofCards(toldSlot, places(CardPlace::hand, CardPlace::deckTop, CardPlace::discard, CardPlace::combat))}},
    {Word::numberOfFighters, {countedSlot}},
    {Word::numberOfCards, {ofCards(countedSlot, heldCards)}},
    {Word::healthOf, {toldSlot}},
    {Word::perFighter, {noSlot, nounSlot}},
    {Word::perCard, {noSlot, ofCards(nounSlot, heldCards)}},

    {Word::playerDidNot, {playerSlot}},
    {Word::isOnToken, {subjectSlot}},
    {Word::beganOnToken, {subjectSlot}},
    {Word::beganElsewhere, {subjectSlot}},
    {Word::isHero, {subjectSlot}},
    {Word::isOnBattlefield, {subjectSlot}},
    {Word::sameFighter, {subjectSlot, someSlot}},
    {Word::noFighter, {absentSlot}},
    {Word::someFighter, {existsSlot}},
    {Word::someCard, {ofCards(existsSlot, heldCards)}},
    {Word::isAdjacent, {subjectSlot, relatedSlot}},
    {Word::isInZone, {subjectSlot, relatedSlot}},
};
// clang-format on

constexpr EnumArray<Word, std::array<SlotSpec, 3>> slotsByWord = [] {
    EnumArray<Word, std::array<SlotSpec, 3>> table{};
    for (const SlotRow& row : slotRows)
        table[row.word] = row.parts;
    return table;
}();

} // namespace

const SlotSpec& slotOf(Word word, std::size_t part)
{
    static constexpr SlotSpec undeclared{};
    return part < slotsByWord[word].size() ? slotsByWord[word][part] : undeclared;
}

} // namespace fabletop
