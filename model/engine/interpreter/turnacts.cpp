// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/turnacts.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/damage.h"
#include "model/engine/interpreter/drawing.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

void runShuffleDeck(Context& context, const Instruction& instruction)
{
    if (!context.setUpByHand()) shuffle(context, context.you(), instruction.rule);
    context.advance();
}

void runDealHand(Context& context, const Instruction& instruction)
{
    if (context.setUpByHand())
        context.forgetSetUpByHand();
    else
        drawCards(context, context.you(), context.rules().numbers.openingHand, instruction.rule);
    goOn(context);
}

void runPlaceHero(Context& context, const Instruction& instruction)
{
    const SeatId you = context.you();
    const SpaceId start = context.rules().board.starts[index(you)];
    if (start != SpaceId::none) placeFighter(context, heroOf(you), start, PlaceHow::setUp, instruction.rule);
    context.advance();
}

namespace {

FighterId nextSidekick(Context& context)
{
    const SeatId you = context.you();
    for (int number = 1; number < static_cast<int>(context.rules().hero(you).fighters.size()); ++number) {
        const FighterState& fighter = context.table().fighter(fighterAt(you, number));
        if (fighter.status == FighterStatus::active && fighter.space == SpaceId::none)
            return fighterAt(you, number);
    }
    return FighterId::none;
}

} // namespace

/// R-SETUP-06 … 08, 14: in a zone of the hero, not on a start another hero still needs; without room
/// anywhere.
void listPlaceSidekicks(Context& context, const Instruction&)
{
    const FighterId next = nextSidekick(context);
    if (next == FighterId::none) return;
    const Board& board = context.rules().board;
    const SpaceId hero = context.table().fighter(heroOf(context.you())).space;
    SpaceSet reserved = 0;
    for (int s = 0; s < context.rules().seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (context.table().fighter(heroOf(seat)).space == SpaceId::none)
            reserved |= bit(board.starts[index(seat)]);
    }
    const SpaceSet zones = hero == SpaceId::none ? 0 : board.sameZone[index(hero)];
    offerPlaces(context, next, zones & ~reserved, false);
    if (context.offered() == 0) offerPlaces(context, next, board.all() & ~reserved, false);
}

/// The next sidekick is asked for by the same instruction.
void takePlaceSidekicks(Context& context, const Instruction& instruction, const Decision& decision)
{
    placeFighter(context, decision.fighter, decision.space, PlaceHow::setUp, instruction.rule);
}

/// Seats take turns in order, those without fighters are passed over (R-TEAM-04, R-TEAM-09).
void runNextTurn(Context& context, const Instruction& instruction)
{
    const Table& table = context.table();
    const int seats = context.rules().seatCount();
    int next = table.turn.seat == SeatId::none ? 0 : (static_cast<int>(index(table.turn.seat)) + 1) % seats;
    for (int i = 0; i < seats && table.seats[next].out; ++i)
        next = (next + 1) % seats;
    const SeatId seat = idAt<SeatId>(next);
    context.frame().you = seat;
    context.emit(TurnBegan{seat, saturated<std::uint16_t>(table.turn.number + 1)}, instruction.rule);
    context.emit(ActionsGained{seat, narrowed<std::uint8_t>(context.rules().numbers.actions)},
                 instruction.rule);
    context.advance();
}

void runEndTurn(Context& context, const Instruction& instruction)
{
    context.emit(TurnEnded{context.you()}, instruction.rule);
    context.advance();
}

void runCheckVictory(Context& context, const Instruction&)
{
    if (context.rules().numbers.lateEndCheck) checkVictory(context);
    goOn(context);
}

void listDiscardToLimit(Context& context, const Instruction&)
{
    const SeatId you = context.you();
    const PileView hand = context.table().seat(you).hand();
    const bool anybody = (fightersOf(you) & onBoard(context.table())) != 0; // R-HERO-11
    if (anybody && static_cast<int>(hand.size()) > context.rules().numbers.handLimit)
        offerCards(context, Verb::discard, {you, Place::hand, 0, kindsIn(hand), 0});
}

/// Asked again until there are no more than the limit.
void takeDiscardToLimit(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (accepted(context, instruction, decision))
        discardFromHand(context, decision.cardSeat, decision.card, Why::handLimit, instruction.rule);
}

namespace {

std::uint32_t dueAbilities(Context& context, Timing timing)
{
    const SeatId you = context.you();
    const auto& abilities = context.rules().hero(you).abilities;
    const std::uint8_t scheduled = context.table().seat(you).scheduled;
    std::uint32_t due = 0;
    unsigned later = 0;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        const bool waits = abilities[i].timing == Timing::scheduled;
        const bool now = waits && timing == Timing::turnStart && (scheduled >> later & 1);
        if (waits) ++later;
        if (now || (abilities[i].timing == timing && abilities[i].program != 0)) due |= 1u << i;
    }
    return due;
}

void beginAbility(Context& context, std::size_t ability, RuleId rule)
{
    Frame& frame = context.frame();
    const SeatId you = frame.you;
    auto due = frame.kept<DueAbilities>();
    due.bits &= ~(1u << ability);
    frame.keep(due);
    const auto& abilities = context.rules().hero(you).abilities;
    if (abilities[ability].timing == Timing::scheduled) {
        const auto first = abilities.begin();
        const auto before =
            std::count_if(first, first + static_cast<std::ptrdiff_t>(ability),
                          [](const AbilityRules& a) { return a.timing == Timing::scheduled; });
        context.emit(Scheduled{you, narrowed<std::uint8_t>(before), 0}, rule);
    }
    const auto base = context.rules().seats[index(you)].codeBase;
    context.push(narrowed<std::uint16_t>(base + abilities[ability].program), you, SourceKind::ability,
                 narrowed<std::uint8_t>(ability), heroOf(you));
}

} // namespace

/// Abilities of the text's owner due now; of several the owner picks the order (R-COMB-03, R-TURN-06).
void runResolveAbilities(Context& context, const Instruction& instruction)
{
    Frame& frame = context.frame();
    auto due = frame.kept<DueAbilities>();
    if (due.bits == 0) {
        due.bits = DueAbilities::counted | dueAbilities(context, static_cast<Timing>(instruction.number));
        frame.keep(due);
    }
    const std::uint32_t waiting = due.waiting();
    if (waiting == 0) {
        frame.forgetScratch();
        return context.advance();
    }
    if (std::popcount(waiting) == 1)
        return beginAbility(context, static_cast<std::size_t>(std::countr_zero(waiting)), instruction.rule);
    context.ask(frame.you);
}

void listResolveAbilities(Context& context, const Instruction&)
{
    for (AbilityId ability : members<AbilityId>(context.frame().kept<DueAbilities>().waiting())) {
        Decision option = context.decision(Verb::choose);
        option.option = asNumber(ability);
        context.offer(option);
    }
}

void takeResolveAbilities(Context& context, const Instruction& instruction, const Decision& decision)
{
    beginAbility(context, decision.option, instruction.rule);
}

} // namespace fabletop
