// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/lowering.h"
#include "model/language/reference/reference.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr std::pair<Word, std::string_view> rules[] = {
    {Word::heroDecl, "R-COMP-01"},
    {Word::sidekickDecl, "R-HP-02"},
    {Word::cardDecl, "R-COMP-06"},
    {Word::tokenDecl, "R-FOG-01"},
    {Word::healthAttr, "R-SETUP-03"},
    {Word::moveAttr, "R-MOVE-02"},
    {Word::meleeAttr, "R-TERM-04"},
    {Word::rangedAttr, "R-TERM-04"},
    {Word::largeAttr, "R-PASS-04"},
    {Word::attackAttr, "R-ATT-06"},
    {Word::defenseAttr, "R-ATT-07"},
    {Word::versatileAttr, "R-ATT-09"},
    {Word::schemeAttr, "R-SCHEME-01"},
    {Word::boostAttr, "R-BOOST-01"},
    {Word::noBoostAttr, "R-BOOST-04"},
    {Word::forAnyAttr, "R-COMP-07"},
    {Word::forAttr, "R-COMP-07"},

    {Word::whenImmediately, "R-COMB-01"},
    {Word::whenDuring, "R-COMB-01"},
    {Word::whenAfter, "R-COMB-01"},
    {Word::whenScheme, "R-SCHEME-03"},
    {Word::whenSetUp, "R-SETUP-09"},
    {Word::whenTurnStart, "R-TURN-06"},
    {Word::whenTurnEnd, "R-TURN-07"},
    {Word::ifThen, "R-COMB-09"},
    {Word::youMay, "R-COMB-04"},
    {Word::forEach, "R-EFF-07"},
    {Word::chooseOne, "R-EFF-04"},
    {Word::chooseTwo, "R-EFF-04"},
    {Word::comeBack, "R-HERO-11"},
    {Word::leaveBattlefield, "R-HERO-11"},
    {Word::protectCards, "R-CANC-05"},
    {Word::addToAttacks, "R-VAL-01"},
    {Word::addToDefenses, "R-VAL-01"},
    {Word::moveFurther, "R-MOVE-02"},
    {Word::moveBetween, "R-FOG-03"},
    {Word::cancelCard, "R-CANC-01"},

    {Word::opponent, "R-TEAM-11"},
    {Word::thatPlayer, "R-TEAM-12"},
    {Word::thisFighter, "R-TERM-03"},
    {Word::opposingFighter, "R-COMB-11"},
    {Word::yourFighter, "R-COMB-11"},
    {Word::attacker, "R-ATT-02"},
    {Word::defender, "R-ATT-02"},
    {Word::opposingFighters, "R-TERM-02"},
    {Word::friendlyFighters, "R-TERM-02"},
    {Word::allFighters, "R-EFF-06"},
    {Word::adjacentTo, "R-BOARD-02"},
    {Word::inZoneOf, "R-BOARD-06"},
    {Word::otherSpaces, "R-MOVE-16"},
    {Word::emptySpaces, "R-MOVE-16"},
    {Word::allSpaces, "R-MOVE-15"},
    {Word::spacesAdjacentTo, "R-BOARD-02"},
    {Word::spacesBeside, "R-BOARD-02"},
    {Word::spacesInZoneOf, "R-BOARD-06"},
    {Word::inYourDiscard, "R-INFO-02"},
    {Word::inHandOf, "R-INFO-01"},
    {Word::usableToAttackBy, "R-COMP-07"},
    {Word::boostOf, "R-BOOST-06"},
    {Word::printedValueOf, "R-TERM-05"},
    {Word::combatDamageTaken, "R-COMB-05"},
    {Word::won, "R-WIN-01"},
    {Word::lost, "R-WIN-03"},
    {Word::felled, "R-DEF-01"},
    {Word::isAdjacent, "R-BOARD-02"},
    {Word::isInZone, "R-BOARD-06"},
    {Word::isHero, "R-TERM-01"},
    {Word::isOnBattlefield, "R-DEF-02"},
};

} // namespace

std::string_view ruleBehind(Word word)
{
    const auto found =
        std::find_if(std::begin(rules), std::end(rules), [&](const auto& one) { return one.first == word; });
    if (found != std::end(rules)) return found->second;
    // Of the acts those of the rules' own file bear their rule in their line; "in printed order" would say
    // nothing.
    const bool ofCards = rowOf(word).sort == Sort::act && !belongsToRules(word) && !rowOf(word).block;
    const std::string_view rule = ofCards ? clauseOf(word) : std::string_view();
    return rule == "R-EFF-02" ? std::string_view() : rule;
}

} // namespace fabletop
