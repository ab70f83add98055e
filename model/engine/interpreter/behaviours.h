// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Behaviours: what each Op does, row for row beside the instruction set, which says what it is.

#include "model/engine/interpreter/actionacts.h"
#include "model/engine/interpreter/choices.h"
#include "model/engine/interpreter/combatacts.h"
#include "model/engine/interpreter/deckacts.h"
#include "model/engine/interpreter/fighteracts.h"
#include "model/engine/interpreter/flow.h"
#include "model/engine/interpreter/handacts.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/interpreter/prompts.h"
#include "model/engine/interpreter/tokenacts.h"
#include "model/engine/interpreter/turnacts.h"
#include "model/engine/interpreter/valueacts.h"
#include "model/table/enumarray.h"

namespace fabletop {

struct Behaviour {
    Op op;
    void (*run)(Context&, const Instruction&);  ///< carries it out, or opens the question
    void (*list)(Context&, const Instruction&); ///< what is on offer; null where it never asks
    void (*take)(Context&, const Instruction&, const Decision&); ///< what an answer does; null likewise
    void (*tell)(const Asked&, Prompt&); ///< what the prompt says beyond its question; null for nothing
};

// clang-format off
inline constexpr EnumArray<Op, Behaviour> behaviours{{
    {Op::end, runEnd, nullptr, nullptr, nullptr},
    {Op::jump, runJump, nullptr, nullptr, nullptr},
    {Op::branch, runBranch, nullptr, nullptr, nullptr},
    {Op::call, runCall, nullptr, nullptr, nullptr},
    {Op::whileActions, runWhileActions, nullptr, nullptr, nullptr},
    {Op::eachFighterBegin, runEachFighterBegin, nullptr, nullptr, nullptr},
    {Op::eachFighterNext, runEachFighterNext, nullptr, nullptr, nullptr},
    {Op::eachSeatBegin, runEachSeatBegin, nullptr, nullptr, nullptr},
    {Op::eachSeatNext, runEachSeatNext, nullptr, nullptr, nullptr},
    {Op::eachOpponentBegin, runEachOpponentBegin, nullptr, nullptr, nullptr},
    {Op::eachOpponentNext, runEachOpponentNext, nullptr, nullptr, nullptr},
    {Op::openOffer, runOpenOffer, nullptr, nullptr, nullptr},
    {Op::mayYes, runMayYes, listMayYes, takeMayYes, nullptr},
    {Op::offerRest, runOfferRest, listMayYes, takeOfferRest, nullptr},
    {Op::optionBegin, runOptionBegin, listOptions, takeOption, nullptr},
    {Op::schedule, runSchedule, nullptr, nullptr, nullptr},
    {Op::deal, runDeal, nullptr, nullptr, nullptr},
    {Op::recover, runRecover, nullptr, nullptr, nullptr},
    {Op::setHealth, runSetHealth, nullptr, nullptr, nullptr},
    {Op::leaveBattlefield, runLeaveBattlefield, nullptr, nullptr, nullptr},
    {Op::comeBack, askOwner, listComeBack, takeComeBack, nullptr},
    {Op::preventDamage, runPreventDamage, nullptr, nullptr, nullptr},
    {Op::move, askOwner, listMove, takeMove, tellMove},
    {Op::moveThrough, askOwner, listMove, takeMove, tellMove},
    {Op::moveEach, askOwner, listMoveEach, takeMoveEach, tellMoveEach},
    {Op::moveEachThrough, askOwner, listMoveEach, takeMoveEach, tellMoveEach},
    {Op::place, askOwner, listPlace, takePlace, tellPlace},
    {Op::placeEach, askOwner, listPlaceEach, takePlaceEach, nullptr},
    {Op::swap, runSwap, nullptr, nullptr, nullptr},
    {Op::returnDefeated, askOwner, listReturnDefeated, takeReturnDefeated, nullptr},
    {Op::takeForm, runTakeForm, nullptr, nullptr, nullptr},
    {Op::changeForm, runChangeForm, nullptr, nullptr, nullptr},
    {Op::placeTokens, askOwner, listPlaceTokens, takePlaceTokens, nullptr},
    {Op::placeToken, askOwner, listPlaceToken, takeToken, nullptr},
    {Op::placeTokenOf, askOwner, listPlaceTokenOf, takeToken, nullptr},
    {Op::placeEachToken, askOwner, listPlaceEachToken, takePlaceEachToken, nullptr},
    {Op::moveToken, askOwner, listMoveToken, takeToken, nullptr},
    {Op::playerMovesToken, askPlayer, listPlayerMovesToken, takeToken, nullptr},
    {Op::playerMovesOther, askPlayer, listPlayerMovesOther, takeToken, nullptr},
    {Op::draw, runDraw, nullptr, nullptr, nullptr},
    {Op::playerDraws, runPlayerDraws, nullptr, nullptr, nullptr},
    {Op::discardThat, runDiscardThat, nullptr, nullptr, nullptr},
    {Op::discardOne, askOwner, listDiscardOne, takeDiscard, nullptr},
    {Op::discardAny, askOwner, listDiscardAny, takeDiscardAny, nullptr},
    {Op::playerDiscards, askPlayer, listPlayerDiscards, takeDiscard, nullptr},
    {Op::playerMayDiscard, runPlayerMayDiscard, listPlayerDiscards, takeDiscard, nullptr},
    {Op::discardRandom, runDiscardRandom, nullptr, nullptr, nullptr},
    {Op::lookAtHand, runLookAtHand, nullptr, nullptr, nullptr},
    {Op::revealHand, runRevealHand, nullptr, nullptr, nullptr},
    {Op::takeAllToHand, runTakeAllToHand, nullptr, nullptr, nullptr},
    {Op::drawUpTo, askOwner, listDrawUpTo, takeDrawUpTo, nullptr},
    {Op::keepOne, runKeepOne, listKeepOne, takeKeepOne, nullptr},
    {Op::discardTop, runDiscardTop, nullptr, nullptr, nullptr},
    {Op::revealTop, runRevealTop, nullptr, nullptr, nullptr},
    {Op::lookAtTop, runLookAtTop, nullptr, nullptr, nullptr},
    {Op::takeOfThem, runOfThem, listTakeOfThem, takeTakeOfThem, nullptr},
    {Op::putThemBack, runOfThem, listPutThemBack, takePutThemBack, nullptr},
    {Op::putOnDeck, runPutOnDeck, listPutOnDeck, takePutOnDeck, nullptr},
    {Op::fetchCard, runFetchCard, nullptr, nullptr, nullptr},
    {Op::addToCard, runAddToCard, nullptr, nullptr, nullptr},
    {Op::setPrinted, runSetPrinted, nullptr, nullptr, nullptr},
    {Op::replaceValue, runReplaceValue, nullptr, nullptr, nullptr},
    {Op::fixValue, runFixValue, nullptr, nullptr, nullptr},
    {Op::ignoreValue, runIgnoreValue, nullptr, nullptr, nullptr},
    {Op::cancelCard, runCancelCard, nullptr, nullptr, nullptr},
    {Op::boostCard, askOwner, listBoost, takeBoostCard, nullptr},
    {Op::commitBoost, askOwner, listBoost, takeCommitBoost, nullptr},
    {Op::takeBack, runTakeBack, nullptr, nullptr, nullptr},
    {Op::playAsAttack, runPlayAsAttack, nullptr, nullptr, nullptr},
    {Op::playFaceUp, runPlayFaceUp, nullptr, nullptr, nullptr},
    {Op::chooseFighter, askOwner, listChooseFighter, takeChooseFighter, nullptr},
    {Op::chooseFighters, askOwner, listChooseFighters, takeChooseFighters, nullptr},
    {Op::chooseCard, askOwner, listChooseCard, takeChooseCard, nullptr},
    {Op::chooseSpace, askOwner, listChooseSpace, takeChooseSpace, nullptr},
    {Op::choosePlayer, askOwner, listChoosePlayer, takeChoosePlayer, nullptr},
    {Op::chooseForm, askOwner, listChooseForm, takeChooseForm, nullptr},
    {Op::nameNumber, askOwner, listNameNumber, takeNameNumber, nullptr},
    {Op::shuffleDeck, runShuffleDeck, nullptr, nullptr, nullptr},
    {Op::dealHand, runDealHand, nullptr, nullptr, nullptr},
    {Op::placeHero, runPlaceHero, nullptr, nullptr, nullptr},
    {Op::placeSidekicks, askOwner, listPlaceSidekicks, takePlaceSidekicks, nullptr},
    {Op::nextTurn, runNextTurn, nullptr, nullptr, nullptr},
    {Op::resolveAbilities, runResolveAbilities, listResolveAbilities, takeResolveAbilities, nullptr},
    {Op::chooseAction, askOwner, listChooseAction, takeChooseAction, tellAction},
    {Op::drawForManeuver, runDrawForManeuver, nullptr, nullptr, nullptr},
    {Op::moveInManeuver, askOwner, listMoveInManeuver, takeMoveInManeuver, tellManeuver},
    {Op::resolveScheme, runResolveScheme, nullptr, nullptr, nullptr},
    {Op::discardScheme, runDiscardScheme, nullptr, nullptr, nullptr},
    {Op::discardToLimit, askOwner, listDiscardToLimit, takeDiscardToLimit, tellLimit},
    {Op::gainActions, runGainActions, nullptr, nullptr, nullptr},
    {Op::turnEnds, runTurnEnds, nullptr, nullptr, nullptr},
    {Op::endTurn, runEndTurn, nullptr, nullptr, nullptr},
    {Op::checkVictory, runCheckVictory, nullptr, nullptr, nullptr},
    {Op::stepReached, runStepReached, nullptr, nullptr, nullptr},
    {Op::askDefense, runAskDefense, listAskDefense, takeAskDefense, tellDefense},
    {Op::turnCards, runTurnCards, nullptr, nullptr, nullptr},
    {Op::resolveEffects, runResolveEffects, nullptr, nullptr, nullptr},
    {Op::combatDamage, runCombatDamage, nullptr, nullptr, nullptr},
    {Op::discardPlayed, runDiscardPlayed, nullptr, nullptr, nullptr},
}};
// clang-format on

namespace checks {

/// Every Op has its row at its place, and whoever lists answers takes them.
constexpr bool complete()
{
    for (std::size_t i = 0; i < behaviours.size(); ++i) {
        const Behaviour& row = behaviours.items[i];
        if (static_cast<std::size_t>(row.op) != i || !row.run || !row.list != !row.take) return false;
        if (row.tell && !row.list) return false;
    }
    return true;
}
// GCC 12 takes the address of a function for no constant under its sanitizers; the other builds see to it.
#ifndef __SANITIZE_ADDRESS__
static_assert(complete());
#endif

} // namespace checks

[[nodiscard]] constexpr const Behaviour& behaviourOf(Op op)
{
    return behaviours[op];
}

} // namespace fabletop
