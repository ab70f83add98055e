// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/instructionset.h"

#include "model/table/enumarray.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr EventKinds moved = kinds<CardMoved>();
constexpr EventKinds shown = kinds<CardsShown>();
constexpr EventKinds walked = kinds<FighterMoved>();
constexpr EventKinds placed = kinds<FighterPlaced>();
constexpr EventKinds put = kinds<TokenPut>();
constexpr EventKinds changed = kinds<ValueChanged>();
constexpr EventKinds damage = kinds<DamageDealt, FighterDefeated, PlayerOut, ActionsLost, MatchEnded>();
constexpr EventKinds drawn = moved | damage | kinds<DeckShuffled>();

constexpr OpSlots cards{Thing::cards, Thing::none};
constexpr OpSlots cards_number{Thing::cards, Thing::number};
constexpr OpSlots condition{Thing::condition, Thing::none};
constexpr OpSlots fighters{Thing::fighters, Thing::none};
constexpr OpSlots fighters_fighters{Thing::fighters, Thing::fighters};
constexpr OpSlots fighters_number{Thing::fighters, Thing::number};
constexpr OpSlots fighters_spaces{Thing::fighters, Thing::spaces};
constexpr OpSlots nothing{};
constexpr OpSlots number{Thing::number, Thing::none};
constexpr OpSlots number_cards{Thing::number, Thing::cards};
constexpr OpSlots number_fighters{Thing::number, Thing::fighters};
constexpr OpSlots player{Thing::player, Thing::none};
constexpr OpSlots player_cards{Thing::player, Thing::cards};
constexpr OpSlots player_number{Thing::player, Thing::number};
constexpr OpSlots spaces{Thing::spaces, Thing::none};

constexpr auto never = Asking::never;
constexpr auto asks = Asking::unlessClear;
constexpr auto always = Asking::always;
constexpr auto stays = Declining::never;
constexpr auto offers = Declining::ifOptional;
constexpr auto declines = Declining::always;

constexpr const char* printedOrder = "R-EFF-02";

// clang-format off
constexpr EnumArray<Op, OpRow> rows{{
    OpRow{Op::end, Family::flow, never, Skip::none, Ask::none, stays, nothing, "", 0},
    OpRow{Op::jump, Family::flow, never, Skip::none, Ask::none, stays, nothing, "", 0},
    OpRow{Op::branch, Family::flow, never, Skip::none, Ask::none, stays, condition, printedOrder, 0},
    OpRow{Op::call, Family::flow, never, Skip::none, Ask::none, stays, nothing, printedOrder, 0},
    OpRow{Op::whileActions, Family::flow, never, Skip::none, Ask::none, stays, nothing, printedOrder, 0},
    OpRow{Op::eachFighterBegin, Family::flow, never, Skip::none, Ask::none, stays, fighters, printedOrder, 0},
    OpRow{Op::eachFighterNext, Family::flow, never, Skip::none, Ask::none, stays, nothing, "", 0},
    OpRow{Op::eachSeatBegin, Family::flow, never, Skip::none, Ask::none, stays, nothing, printedOrder, 0},
    OpRow{Op::eachSeatNext, Family::flow, never, Skip::none, Ask::none, stays, nothing, "", 0},
    OpRow{Op::eachOpponentBegin, Family::flow, never, Skip::none, Ask::none, stays, nothing, printedOrder, 0},
    OpRow{Op::eachOpponentNext, Family::flow, never, Skip::none, Ask::none, stays, nothing, "", 0},
    OpRow{Op::openOffer, Family::flow, never, Skip::none, Ask::none, stays, nothing, "", 0},
    OpRow{Op::mayYes, Family::flow, asks, Skip::decline, Ask::yes, declines, nothing, printedOrder, 0},
    OpRow{Op::offerRest, Family::flow, asks, Skip::decline, Ask::yes, declines, nothing, printedOrder, 0},
    OpRow{Op::optionBegin, Family::flow, asks, Skip::leaveBlock, Ask::option, stays, nothing, printedOrder, 0},
    OpRow{Op::schedule, Family::flow, never, Skip::none, Ask::none, stays, nothing, printedOrder, kinds<Scheduled>()},

    OpRow{Op::deal, Family::fighters, never, Skip::none, Ask::none, stays, number_fighters, "R-TERM-06", damage},
    OpRow{Op::recover, Family::fighters, never, Skip::none, Ask::none, stays, fighters_number, "R-HP-03", kinds<HealthRecovered>()},
    OpRow{Op::setHealth, Family::fighters, never, Skip::none, Ask::none, stays, fighters_number, "R-HP-04", kinds<HealthSet>()},
    OpRow{Op::leaveBattlefield, Family::fighters, never, Skip::none, Ask::none, stays, fighters, printedOrder, kinds<FighterLeft>()},
    OpRow{Op::comeBack, Family::fighters, asks, Skip::passOver, Ask::place, stays, fighters_spaces, printedOrder, placed},
    OpRow{Op::preventDamage, Family::fighters, never, Skip::none, Ask::none, stays, fighters, "R-WIN-04", changed},
    OpRow{Op::move, Family::fighters, asks, Skip::passOver, Ask::move, offers, fighters_number, "R-MOVE-12", walked},
    OpRow{Op::moveThrough, Family::fighters, asks, Skip::passOver, Ask::move, offers, fighters_number, "R-MOVE-13", walked},
    OpRow{Op::moveEach, Family::fighters, asks, Skip::decline, Ask::move, declines, fighters_number, "R-MOVE-12", walked},
    OpRow{Op::moveEachThrough, Family::fighters, asks, Skip::decline, Ask::move, declines, fighters_number, "R-MOVE-13", walked},
    OpRow{Op::place, Family::fighters, asks, Skip::passOver, Ask::place, offers, fighters_spaces, "R-MOVE-14", placed},
    OpRow{Op::placeEach, Family::fighters, asks, Skip::decline, Ask::place, stays, fighters_spaces, "R-MOVE-14", placed},
    OpRow{Op::swap, Family::fighters, never, Skip::none, Ask::none, stays, fighters_fighters, "R-MOVE-14", kinds<FightersSwapped>()},
    OpRow{Op::returnDefeated, Family::fighters, asks, Skip::passOver, Ask::place, stays, spaces, "R-MOVE-18", placed | kinds<HealthSet>()},

    OpRow{Op::takeForm, Family::tokens, never, Skip::none, Ask::none, stays, nothing, printedOrder, kinds<FormTaken>()},
    OpRow{Op::changeForm, Family::tokens, never, Skip::none, Ask::none, stays, nothing, printedOrder, kinds<FormTaken>()},
    OpRow{Op::placeTokens, Family::tokens, asks, Skip::decline, Ask::placeSetUp, stays, spaces, printedOrder, put},
    OpRow{Op::placeToken, Family::tokens, asks, Skip::decline, Ask::place, offers, spaces, printedOrder, put},
    OpRow{Op::placeTokenOf, Family::tokens, asks, Skip::decline, Ask::place, offers, fighters_spaces, printedOrder, put},
    OpRow{Op::placeEachToken, Family::tokens, asks, Skip::decline, Ask::place, stays, spaces, printedOrder, put},
    OpRow{Op::moveToken, Family::tokens, asks, Skip::decline, Ask::move, offers, number, printedOrder, put},
    OpRow{Op::playerMovesToken, Family::tokens, asks, Skip::decline, Ask::move, stays, player_number, printedOrder, put},
    OpRow{Op::playerMovesOther, Family::tokens, asks, Skip::decline, Ask::move, stays, player_number, printedOrder, put},

    OpRow{Op::draw, Family::hands, never, Skip::none, Ask::none, stays, number, "R-DRAW-02", drawn},
    OpRow{Op::playerDraws, Family::hands, never, Skip::none, Ask::none, stays, player_number, "R-DRAW-02", drawn},
    OpRow{Op::discardThat, Family::hands, never, Skip::none, Ask::none, stays, cards, "R-INFO-04", moved},
    OpRow{Op::discardOne, Family::hands, asks, Skip::forgetCard, Ask::discard, offers, cards, "R-INFO-04", moved},
    OpRow{Op::discardAny, Family::hands, asks, Skip::decline, Ask::discard, declines, cards, "R-INFO-04", moved},
    OpRow{Op::playerDiscards, Family::hands, asks, Skip::forgetCard, Ask::discard, stays, player_cards, "R-INFO-04", moved},
    OpRow{Op::playerMayDiscard, Family::hands, asks, Skip::decline, Ask::discard, declines, player_cards, printedOrder, moved},
    OpRow{Op::discardRandom, Family::hands, never, Skip::none, Ask::none, stays, player_number, "R-INFO-04", moved},
    OpRow{Op::lookAtHand, Family::hands, never, Skip::none, Ask::none, stays, player, "R-INFO-03", shown},
    OpRow{Op::revealHand, Family::hands, never, Skip::none, Ask::none, stays, player, "R-INFO-03", shown},
    OpRow{Op::takeAllToHand, Family::hands, never, Skip::none, Ask::none, stays, cards, "R-INFO-07", moved},

    OpRow{Op::drawUpTo, Family::decks, asks, Skip::decline, Ask::number, stays, number, "R-EFF-03", drawn},
    OpRow{Op::keepOne, Family::decks, asks, Skip::decline, Ask::card, stays, nothing, printedOrder, moved},
    OpRow{Op::discardTop, Family::decks, never, Skip::none, Ask::none, stays, nothing, "R-DRAW-08", moved},
    OpRow{Op::revealTop, Family::decks, never, Skip::none, Ask::none, stays, nothing, "R-DRAW-08", shown},
    OpRow{Op::lookAtTop, Family::decks, never, Skip::none, Ask::none, stays, number, "R-DRAW-08", shown},
    OpRow{Op::takeOfThem, Family::decks, asks, Skip::decline, Ask::card, stays, number, "R-DRAW-08", moved},
    OpRow{Op::putThemBack, Family::decks, asks, Skip::decline, Ask::card, stays, nothing, "R-DRAW-08", kinds<DeckArranged>()},
    OpRow{Op::putOnDeck, Family::decks, asks, Skip::decline, Ask::card, stays, number, printedOrder, moved},
    OpRow{Op::fetchCard, Family::decks, never, Skip::none, Ask::none, stays, nothing, "R-DRAW-08", moved | kinds<DeckShuffled>()},

    OpRow{Op::addToCard, Family::values, never, Skip::none, Ask::none, stays, number_cards, "R-VAL-01", changed},
    OpRow{Op::setPrinted, Family::values, never, Skip::none, Ask::none, stays, cards_number, "R-VAL-01", changed},
    OpRow{Op::replaceValue, Family::values, never, Skip::none, Ask::none, stays, cards_number, "R-VAL-01", changed},
    OpRow{Op::fixValue, Family::values, never, Skip::none, Ask::none, stays, cards_number, "R-VAL-04", changed},
    OpRow{Op::ignoreValue, Family::values, never, Skip::none, Ask::none, stays, cards, "R-VAL-02", changed},
    OpRow{Op::cancelCard, Family::values, never, Skip::none, Ask::none, stays, cards, "R-CANC-01", moved | changed | kinds<EffectsCancelled>()},
    OpRow{Op::boostCard, Family::values, asks, Skip::passOver, Ask::boostAttack, offers, cards, "R-BOOST-05", moved | changed},
    OpRow{Op::commitBoost, Family::values, asks, Skip::passOver, Ask::boostAttack, offers, nothing, "R-BOOST-07", moved},
    OpRow{Op::takeBack, Family::values, never, Skip::none, Ask::none, stays, cards, printedOrder, moved},
    OpRow{Op::playAsAttack, Family::values, never, Skip::none, Ask::none, stays, cards, printedOrder, moved | changed},
    OpRow{Op::playFaceUp, Family::values, never, Skip::none, Ask::none, stays, nothing, printedOrder, kinds<CardsTurned>()},

    OpRow{Op::chooseFighter, Family::choices, asks, Skip::forgetFighter, Ask::fighter, offers, fighters, printedOrder, 0},
    OpRow{Op::chooseFighters, Family::choices, asks, Skip::decline, Ask::fighter, offers, fighters, printedOrder, 0},
    OpRow{Op::chooseCard, Family::choices, asks, Skip::forgetCard, Ask::card, offers, cards, printedOrder, 0},
    OpRow{Op::chooseSpace, Family::choices, asks, Skip::passOver, Ask::space, offers, spaces, printedOrder, 0},
    OpRow{Op::choosePlayer, Family::choices, asks, Skip::passOver, Ask::player, stays, nothing, "R-TEAM-12", 0},
    OpRow{Op::chooseForm, Family::choices, asks, Skip::passOver, Ask::option, stays, nothing, printedOrder, kinds<FormTaken>()},
    OpRow{Op::nameNumber, Family::choices, asks, Skip::passOver, Ask::number, stays, nothing, printedOrder, kinds<NumberNamed>()},

    OpRow{Op::shuffleDeck, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-SETUP-04", kinds<DeckShuffled>()},
    OpRow{Op::dealHand, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-SETUP-04", drawn},
    OpRow{Op::placeHero, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-SETUP-05", placed},
    OpRow{Op::placeSidekicks, Family::turns, asks, Skip::passOver, Ask::placeSetUp, stays, nothing, "R-SETUP-06", placed},
    OpRow{Op::nextTurn, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-TURN-10", kinds<TurnBegan, ActionsGained>()},
    OpRow{Op::resolveAbilities, Family::turns, asks, Skip::passOver, Ask::order, stays, nothing, "R-TURN-06", kinds<Scheduled>()},
    OpRow{Op::chooseAction, Family::turns, always, Skip::passOver, Ask::action, stays, nothing, "R-TURN-02", moved | kinds<ActionBegan, CombatBegan>()},
    OpRow{Op::drawForManeuver, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-MOVE-01", drawn},
    OpRow{Op::moveInManeuver, Family::turns, asks, Skip::decline, Ask::maneuver, declines, nothing, "R-MOVE-03", moved | walked},
    OpRow{Op::resolveScheme, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-SCHEME-03", kinds<EffectBegan>()},
    OpRow{Op::discardScheme, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-SCHEME-03", moved},
    OpRow{Op::discardToLimit, Family::turns, asks, Skip::passOver, Ask::discardLimit, stays, nothing, "R-TURN-08", moved},
    OpRow{Op::gainActions, Family::values, never, Skip::none, Ask::none, stays, number, "R-TURN-05", kinds<ActionsGained>()},
    OpRow{Op::turnEnds, Family::values, never, Skip::none, Ask::none, stays, nothing, "R-TURN-11", kinds<ActionsLost>()},
    OpRow{Op::endTurn, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-TURN-10", kinds<TurnEnded>()},
    OpRow{Op::checkVictory, Family::turns, never, Skip::none, Ask::none, stays, nothing, "R-VIC-05", kinds<MatchEnded>()},

    OpRow{Op::stepReached, Family::combat, never, Skip::none, Ask::none, stays, nothing, "R-COMB-01", kinds<StepReached>()},
    OpRow{Op::askDefense, Family::combat, always, Skip::passOver, Ask::defend, declines, nothing, "R-ATT-07", moved},
    OpRow{Op::turnCards, Family::combat, never, Skip::none, Ask::none, stays, nothing, "R-ATT-08", changed | kinds<CardsTurned>()},
    OpRow{Op::resolveEffects, Family::combat, never, Skip::none, Ask::none, stays, nothing, "R-COMB-02", kinds<EffectBegan>()},
    OpRow{Op::combatDamage, Family::combat, never, Skip::none, Ask::none, stays, nothing, "R-COMB-05", damage | kinds<CombatDecided>()},
    OpRow{Op::discardPlayed, Family::combat, never, Skip::none, Ask::none, stays, nothing, "R-INFO-06", moved},
}};
// clang-format on

/// Every Op has its row, at its place.
constexpr bool complete()
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows.items[i].op) != i) return false;
    return true;
}
static_assert(complete());

/// No column is empty where the others need it: who asks says what, and what if nothing can be chosen;
/// whatever happens follows from a rule; and whatever is neither flow nor a choice makes something happen.
constexpr bool columnsFilled(const OpRow& row)
{
    const bool questions = row.asking != Asking::never;
    return questions == (row.skip != Skip::none) && questions == (row.ask != Ask::none) &&
           (questions || row.declining == Declining::never) && (row.emits == 0 || !row.rule.empty()) &&
           (row.emits != 0 || row.family == Family::flow || row.family == Family::choices);
}
static_assert(std::all_of(rows.begin(), rows.end(), columnsFilled));

} // namespace

const OpRow& rowOf(Op op)
{
    return rows[op];
}

} // namespace fabletop
