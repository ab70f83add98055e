// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What runs: Op for instructions, Term for selectors, numbers and conditions, StandingKind for lasting
/// changes.
///
/// Why apart from Word: a word is how a line is written and said. One word may compile to several ops,
/// several words to one; only the vocabulary (language/reading) knows both.

#include <cstddef>
#include <cstdint>

namespace fabletop {

// clang-format off
enum class Op : std::uint8_t {
    // Flow
    end, jump, branch, call, whileActions, eachFighterBegin, eachFighterNext, eachSeatBegin, eachSeatNext, eachOpponentBegin,
    eachOpponentNext, openOffer, mayYes, offerRest, optionBegin, schedule,
    // Fighters
    deal, recover, setHealth, leaveBattlefield, comeBack, preventDamage, move, moveThrough, moveEach, moveEachThrough, place, placeEach, swap,
    returnDefeated,
    // Tokens and forms
    takeForm, changeForm, placeTokens, placeToken, placeTokenOf, placeEachToken, moveToken, playerMovesToken, playerMovesOther,
    // Hands
    draw, playerDraws, discardThat, discardOne, discardAny, playerDiscards, playerMayDiscard, discardRandom, lookAtHand, revealHand,
    takeAllToHand,
    // Decks
    drawUpTo, keepOne, discardTop, revealTop, lookAtTop, takeOfThem, putThemBack, putOnDeck, fetchCard,
    // Values and cards of a combat
    addToCard, setPrinted, replaceValue, fixValue, ignoreValue, cancelCard, boostCard, commitBoost, takeBack, playAsAttack, playFaceUp,
    // Choices
    chooseFighter, chooseFighters, chooseCard, chooseSpace, choosePlayer, chooseForm, nameNumber,
    // The match and its turns
    shuffleDeck, dealHand, placeHero, placeSidekicks, nextTurn, resolveAbilities, chooseAction, drawForManeuver, moveInManeuver,
    resolveScheme, discardScheme, discardToLimit, gainActions, turnEnds, endTurn, checkVictory,
    // Combat
    stepReached, askDefense, turnCards, resolveEffects, combatDamage, discardPlayed,
    count
};

enum class Term : std::uint8_t {
    none,
    // Players
    you, opponent, thatPlayer,
    // Fighters
    named, thisFighter, thatFighter, yourFighter, opposingFighter, attacker, defender, allFighters, opposingFighters, friendlyFighters,
    ownFighters, yourHero, heroOfPlayer, adjacentTo, inZoneOf, within, inThisCombat, onToken, onChosenSpaces, orFighters, exceptFighters,
    fighterBefore, chosenFighters, every,
    // Spaces
    allSpaces, otherSpaces, emptySpaces, thatSpace, spacesAdjacentTo, spacesBeside, spacesInZoneOf, withToken, withoutToken, withoutFighter,
    // Cards
    allCards, taggedCards, otherCards, inYourDiscard, thisCard, thatCard, opposingCard, attackCard, inHandOf, inYourHand, withValue, usableToAttackBy,
    // Numbers
    literal, boostOf, printedValueOf, numberOfFighters, numberOfCards, damageDealt, combatDamageTaken, thatNumber, cardsDiscarded, healthOf,
    perFighter, perCard, perDiscarded, plus,
    // Conditions
    won, lost, attacking, defending, isAdjacent, isInZone, isOnToken, beganOnToken, beganElsewhere, isHero, isOnBattlefield, sameFighter,
    inForm, firstAction, felled, noFighter, someFighter, someCard, equals, atLeast, atMost, negation, andBoth, orEither, youDid,
    playerDidNot, opponentPlayed,
    count
};

enum class StandingKind : std::uint8_t { none, protectCards, addToAttacks, addToDefenses, moveFurther, moveBetween };
// clang-format on

} // namespace fabletop
