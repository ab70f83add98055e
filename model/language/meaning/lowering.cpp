// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/lowering.h"

#include "model/rules/instructionset.h"
#include "model/table/enumarray.h"

#include <utility>

namespace fabletop {

namespace {

// clang-format off
constexpr std::pair<Word, Op> ops[] = {
    {Word::ifThen, Op::branch}, {Word::perform, Op::call}, {Word::whileActions, Op::whileActions}, {Word::forEach, Op::eachFighterBegin},
    {Word::forEachPlayer, Op::eachSeatBegin}, {Word::youMay, Op::mayYes}, {Word::chooseOne, Op::optionBegin}, {Word::chooseTwo, Op::optionBegin},
    {Word::nextTurnDo, Op::schedule}, {Word::deal, Op::deal}, {Word::recover, Op::recover}, {Word::setHealth, Op::setHealth},
    {Word::leaveBattlefield, Op::leaveBattlefield}, {Word::comeBack, Op::comeBack}, {Word::preventDamage, Op::preventDamage}, {Word::move, Op::move},
    {Word::moveThrough, Op::moveThrough}, {Word::moveEach, Op::moveEach}, {Word::moveEachThrough, Op::moveEachThrough}, {Word::place, Op::place},
    {Word::swap, Op::swap}, {Word::returnDefeated, Op::returnDefeated}, {Word::takeForm, Op::takeForm}, {Word::changeForm, Op::changeForm},
    {Word::placeTokens, Op::placeTokens}, {Word::placeToken, Op::placeToken}, {Word::placeTokenOf, Op::placeTokenOf},
    {Word::placeEachToken, Op::placeEachToken}, {Word::moveToken, Op::moveToken}, {Word::playerMovesToken, Op::playerMovesToken},
    {Word::playerMovesOther, Op::playerMovesOther}, {Word::draw, Op::draw}, {Word::playerDraws, Op::playerDraws}, {Word::discardThat, Op::discardThat},
    {Word::discardAny, Op::discardAny}, {Word::playerDiscards, Op::playerDiscards}, {Word::playerMayDiscard, Op::playerMayDiscard},
    {Word::discardRandom, Op::discardRandom}, {Word::lookAtHand, Op::lookAtHand}, {Word::revealHand, Op::revealHand},
    {Word::takeAllToHand, Op::takeAllToHand}, {Word::drawUpTo, Op::drawUpTo}, {Word::keepOne, Op::keepOne}, {Word::discardTop, Op::discardTop},
    {Word::revealTop, Op::revealTop}, {Word::lookAtTop, Op::lookAtTop}, {Word::takeThat, Op::takeThat}, {Word::takeOfThem, Op::takeOfThem},
    {Word::putThemBack, Op::putThemBack}, {Word::putOnDeck, Op::putOnDeck}, {Word::fetchCard, Op::fetchCard}, {Word::addToCard, Op::addToCard},
    {Word::setPrinted, Op::setPrinted}, {Word::replaceValue, Op::replaceValue}, {Word::fixValue, Op::fixValue}, {Word::ignoreValue, Op::ignoreValue},
    {Word::cancelCard, Op::cancelCard}, {Word::boostCard, Op::boostCard}, {Word::commitBoost, Op::commitBoost}, {Word::takeBack, Op::takeBack},
    {Word::playAsAttack, Op::playAsAttack}, {Word::playFaceUp, Op::playFaceUp}, {Word::chooseFighter, Op::chooseFighter},
    {Word::chooseCard, Op::chooseCard}, {Word::chooseSpace, Op::chooseSpace}, {Word::choosePlayer, Op::choosePlayer},
    {Word::chooseForm, Op::chooseForm}, {Word::nameNumber, Op::nameNumber}, {Word::shuffleDeck, Op::shuffleDeck}, {Word::dealHand, Op::dealHand},
    {Word::placeHero, Op::placeHero}, {Word::placeSidekicks, Op::placeSidekicks}, {Word::nextTurn, Op::nextTurn},
    {Word::resolveAbilities, Op::resolveAbilities}, {Word::actionBlock, Op::chooseAction}, {Word::drawForManeuver, Op::drawForManeuver},
    {Word::moveInManeuver, Op::moveInManeuver}, {Word::resolveScheme, Op::resolveScheme}, {Word::discardScheme, Op::discardScheme},
    {Word::discardToLimit, Op::discardToLimit}, {Word::gainActions, Op::gainActions}, {Word::turnEnds, Op::turnEnds}, {Word::endTurn, Op::endTurn},
    {Word::checkVictory, Op::checkVictory}, {Word::stepReached, Op::stepReached}, {Word::askDefense, Op::askDefense}, {Word::turnCards, Op::turnCards},
    {Word::resolveEffects, Op::resolveEffects}, {Word::combatDamage, Op::combatDamage}, {Word::discardPlayed, Op::discardPlayed},
};

constexpr std::pair<Word, Term> terms[] = {
    {Word::you, Term::you}, {Word::opponent, Term::opponent}, {Word::thatPlayer, Term::thatPlayer}, {Word::named, Term::named},
    {Word::thisFighter, Term::thisFighter}, {Word::thatFighter, Term::thatFighter}, {Word::yourFighter, Term::yourFighter},
    {Word::opposingFighter, Term::opposingFighter}, {Word::attacker, Term::attacker}, {Word::defender, Term::defender},
    {Word::allFighters, Term::allFighters}, {Word::opposingFighters, Term::opposingFighters}, {Word::friendlyFighters, Term::friendlyFighters},
    {Word::ownFighters, Term::ownFighters}, {Word::yourHero, Term::yourHero}, {Word::heroOfPlayer, Term::heroOfPlayer},
    {Word::adjacentTo, Term::adjacentTo}, {Word::inZoneOf, Term::inZoneOf}, {Word::within, Term::within}, {Word::inThisCombat, Term::inThisCombat},
    {Word::onToken, Term::onToken}, {Word::onChosenSpaces, Term::onChosenSpaces}, {Word::orFighters, Term::orFighters},
    {Word::exceptFighters, Term::exceptFighters}, {Word::allSpaces, Term::allSpaces}, {Word::otherSpaces, Term::otherSpaces},
    {Word::emptySpaces, Term::emptySpaces}, {Word::thatSpace, Term::thatSpace}, {Word::spacesAdjacentTo, Term::spacesAdjacentTo},
    {Word::spacesBeside, Term::spacesBeside}, {Word::spacesInZoneOf, Term::spacesInZoneOf}, {Word::withToken, Term::withToken},
    {Word::withoutToken, Term::withoutToken}, {Word::withoutFighter, Term::withoutFighter}, {Word::allCards, Term::allCards},
    {Word::taggedCards, Term::taggedCards}, {Word::inYourDiscard, Term::inYourDiscard}, {Word::thisCard, Term::thisCard},
    {Word::thatCard, Term::thatCard}, {Word::opposingCard, Term::opposingCard}, {Word::attackCard, Term::attackCard}, {Word::inHandOf, Term::inHandOf},
    {Word::inYourHand, Term::inYourHand}, {Word::withValue, Term::withValue}, {Word::usableToAttackBy, Term::usableToAttackBy},
    {Word::literal, Term::literal}, {Word::boostOf, Term::boostOf}, {Word::printedValueOf, Term::printedValueOf},
    {Word::numberOfFighters, Term::numberOfFighters}, {Word::numberOfCards, Term::numberOfCards}, {Word::damageDealt, Term::damageDealt},
    {Word::combatDamageTaken, Term::combatDamageTaken}, {Word::thatNumber, Term::thatNumber}, {Word::cardsDiscarded, Term::cardsDiscarded},
    {Word::healthOf, Term::healthOf}, {Word::perFighter, Term::perFighter}, {Word::perCard, Term::perCard}, {Word::perDiscarded, Term::perDiscarded},
    {Word::plus, Term::plus}, {Word::won, Term::won}, {Word::lost, Term::lost}, {Word::attacking, Term::attacking}, {Word::defending, Term::defending},
    {Word::isAdjacent, Term::isAdjacent}, {Word::isInZone, Term::isInZone}, {Word::isOnToken, Term::isOnToken},
    {Word::beganOnToken, Term::beganOnToken}, {Word::beganElsewhere, Term::beganElsewhere}, {Word::isHero, Term::isHero},
    {Word::isOnBattlefield, Term::isOnBattlefield}, {Word::sameFighter, Term::sameFighter}, {Word::inForm, Term::inForm},
    {Word::firstAction, Term::firstAction}, {Word::felled, Term::felled}, {Word::noFighter, Term::noFighter}, {Word::someFighter, Term::someFighter},
    {Word::someCard, Term::someCard}, {Word::equals, Term::equals}, {Word::atLeast, Term::atLeast}, {Word::atMost, Term::atMost},
    {Word::negation, Term::negation}, {Word::andBoth, Term::andBoth}, {Word::orEither, Term::orEither}, {Word::youDid, Term::youDid},
    {Word::playerDidNot, Term::playerDidNot}, {Word::opponentPlayed, Term::opponentPlayed},
};

constexpr std::pair<Word, StandingKind> standings[] = {
    {Word::protectCards, StandingKind::protectCards}, {Word::addToAttacks, StandingKind::addToAttacks}, {Word::addToDefenses, StandingKind::addToDefenses},
    {Word::moveFurther, StandingKind::moveFurther}, {Word::moveBetween, StandingKind::moveBetween},
};
// clang-format on

/// By word, so that a long text is looked up quickly.
template <typename Value, std::size_t n>
constexpr auto byWord(const std::pair<Word, Value> (&pairs)[n], Value missing)
{
    EnumArray<Word, Value> table{};
    for (Value& value : table)
        value = missing;
    for (const auto& [word, value] : pairs)
        table[word] = value;
    return table;
}
constexpr auto opByWord = byWord(ops, Op::count);
constexpr auto termByWord = byWord(terms, Term::none);
constexpr auto standingByWord = byWord(standings, StandingKind::none);

} // namespace

std::optional<Op> opOf(Word word)
{
    const Op op = opByWord[word];
    return op == Op::count ? std::nullopt : std::optional(op);
}

Term termOf(Word word)
{
    return termByWord[word];
}

StandingKind standingOf(Word word)
{
    return standingByWord[word];
}

std::string_view clauseOf(Word word)
{
    const auto op = opOf(word);
    return op ? rowOf(*op).rule : std::string_view();
}

bool belongsToRules(Word word)
{
    const auto op = opOf(word);
    return op && (rowOf(*op).family == Family::turns || rowOf(*op).family == Family::combat);
}

} // namespace fabletop
