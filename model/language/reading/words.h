// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Word: every construct of the rules language, from "deal 2 damage to …" to "you won".
///
/// Why one list: the vocabulary (vocabulary.cpp) gives each word its wording, from which parser, printer,
/// completion and reference are made, and says what it becomes (rules/op.h); the prose tables give it its
/// sentence in each language. A new word is one entry in each.

#include <cstdint>

namespace fabletop {

// clang-format off
enum class Word : std::uint8_t {
    none,
    // Declarations
    versionDecl, heroDecl, sidekickDecl, cardDecl, abilityDecl, formDecl, tokenDecl, tagDecl, counterDecl, rulesDecl, numberDecl, toDecl,
    // Attributes of declarations
    setAttr, veilAttr, healthAttr, moveAttr, meleeAttr, rangedAttr, largeAttr, pluralAttr, languageAttr, attackAttr, defenseAttr,
    versatileAttr, schemeAttr, boostAttr, noBoostAttr, noEffectAttr, forAttr, forAnyAttr, taggedAttr, standardAttr,
    figureAttr, bustAttr, pictureAttr,
    // Sections: when
    whenCommitted, whenImmediately, whenDuring, whenAfter, whenScheme, whenSetUp, whenTurnStart, whenTurnEnd,
    whenAfterAttack, whenAfterManeuver, whenAttackCommitted, whenAlways,
    // Structure of texts
    ifThen, youMay, forEach, forEachPlayer, chooseOne, chooseTwo, optionBlock, nextTurnDo, repeatForever, whileActions, actionBlock, maneuverBranch,
    schemeBranch, attackBranch, perform,
    // Acts on fighters
    deal, recover, setHealth, takeForm, changeForm, leaveBattlefield, preventDamage, move, moveThrough, moveEach, moveEachThrough,
    place, comeBack, swap, returnDefeated, placeTokens, placeToken, placeTokenOf, placeEachToken, moveToken, playerMovesToken,
    playerMovesOther,
    // Acts on cards
    draw, playerDraws, drawUpTo, keepOne, discardTop, revealTop, takeThat, lookAtTop, takeOfThem, putThemBack, putOnDeck, fetchCard,
    takeAllToHand, playerMayDiscard, boostCard, commitBoost, discardThat, playerDiscards, discardAny, discardRandom, lookAtHand, revealHand, takeBack,
    playAsAttack, playFaceUp,
    // Acts on values
    addToCard, setPrinted, replaceValue, fixValue, ignoreValue, cancelCard, gainActions, turnEnds,
    // Choices
    chooseFighter, chooseCard, chooseSpace, choosePlayer, chooseForm, nameNumber,
    // Standing changes
    protectCards, addToAttacks, addToDefenses, moveFurther, moveBetween,
    // Acts of the rules
    shuffleDeck, dealHand, placeHero, placeSidekicks, nextTurn, resolveAbilities, resolveEffects, stepReached, askDefense,
    turnCards, combatDamage, discardPlayed, discardScheme, resolveScheme, discardToLimit, endTurn, checkVictory,
    moveInManeuver, drawForManeuver,
    // Players
    you, opponent, anOpponent, eachOpponent, thatPlayer, ownerOf,
    // Fighters
    named, thisFighter, thatFighter, yourFighter, opposingFighter, attacker, defender, allFighters, opposingFighters,
    friendlyFighters, ownFighters, yourHero, heroOfPlayer, adjacentTo, inZoneOf, within, inThisCombat, onToken, onChosenSpaces, orFighters, exceptFighters,
    // Spaces
    allSpaces, otherSpaces, emptySpaces, thatSpace, spacesAdjacentTo, spacesBeside, spacesInZoneOf, withToken, withoutToken, withoutFighter,
    // Cards
    allCards, taggedCards, inYourDiscard, thisCard, thatCard, opposingCard, attackCard, inHandOf, inYourHand, withValue, usableToAttackBy,
    // Numbers
    literal, boostOf, printedValueOf, numberOfFighters, numberOfCards, damageDealt, combatDamageTaken, thatNumber, cardsDiscarded, healthOf,
    perFighter, perCard, perDiscarded, plus, openingHandNumber, handLimitNumber, exhaustionNumber,
    // Conditions
    won, lost, attacking, defending, isAdjacent, isInZone, isOnToken, beganOnToken, beganElsewhere, isHero, isOnBattlefield, sameFighter, inForm, firstAction, felled,
    noFighter, someFighter, someCard, equals, atLeast, atMost, negation, andBoth,
    orEither, youDid, playerDidNot, opponentPlayed,
    count
};
// clang-format on

/// What kind of phrase a word makes.
enum class Sort : std::uint8_t {
    none,
    declaration,
    attribute,
    section,
    act,
    modifier,
    player,
    fighters,
    spaces,
    cards,
    number,
    condition
};

/// The little word before a noun: "a fighter", "each fighter", "up to 2 fighters".
enum class Determiner : std::uint8_t {
    none,
    a,
    an,
    any,
    each,
    all,
    the,
    another,
    no,
    exactly,   ///< "2 fighters"
    upTo,      ///< "up to 2 fighters"
    anyNumber, ///< "any number of fighters"
    count
};

} // namespace fabletop
