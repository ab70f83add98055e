// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/offers.h"

#include "model/engine/queries.h"
#include "model/rules/instructionset.h"

namespace fabletop {

void askOwner(Context& context, const Instruction&)
{
    context.ask(context.you());
}

void askPlayer(Context& context, const Instruction& instruction)
{
    const SeatId who = context.evaluator().player(instruction.a);
    if (who != SeatId::none) return context.ask(who);
    if (instruction.flags & OpFlag::implied)
        return context.jump(instruction.jump); // not for ever round a loop
    context.advance();
}

bool accepted(Context& context, const Instruction& instruction, const Decision& decision)
{
    const bool did = decision.verb != Verb::decline;
    constexpr int offered = OpFlag::optional | OpFlag::offered;
    if (instruction.op == Op::playerMayDiscard)
        context.frame().set(decision.seat == context.you() ? Mark::did : Mark::theyDid, did);
    else if (did && rowOf(instruction.op).family == Family::choices &&
             (instruction.flags & offered) == offered)
        context.frame().set(Mark::did, true);
    if (did) return true;
    if (instruction.flags & OpFlag::optional)
        context.jump(instruction.jump);
    else
        context.advance();
    return false;
}

bool isOpponent(Context& context, SeatId seat)
{
    return !context.rules().friends(seat, context.you()) && (fightersOf(seat) & onBoard(context.table()));
}

void offerCards(Context& context, Verb verb, const CardSet& set)
{
    Decision option = context.decision(verb);
    option.cardSeat = set.owner;
    for (CardId card : members<CardId>(set.kinds)) {
        option.card = card;
        context.offer(option);
    }
}

void offerBoosts(Context& context)
{
    const SeatId you = context.you();
    const auto& cards = context.rules().hero(you).cards;
    std::uint32_t kinds = kindsIn(context.table().seat(you).hand());
    for (CardId card : members<CardId>(kinds))
        if (index(card) >= cards.size() || cards[index(card)].boost == noValue) kinds &= ~(1u << index(card));
    offerCards(context, Verb::boost, {you, Place::hand, 0, kinds, 1});
}

void offerMoves(Context& context, FighterSet set, int steps, bool throughFoes)
{
    Decision option = context.decision(Verb::move);
    for (FighterId fighter : members<FighterId>(set)) {
        option.fighter = fighter;
        const SpaceSet spaces = reach(context.rules(), context.table(), fighter, steps, throughFoes);
        for (SpaceId space : members<SpaceId>(spaces)) {
            option.space = space;
            context.offer(option);
        }
    }
}

void offerPlaces(Context& context, FighterId fighter, SpaceSet spaces, bool ownSpace)
{
    SpaceSet taken = occupancy(context.rules(), context.table(), fighter).all;
    if (!ownSpace) taken |= bit(context.table().fighter(fighter).space);
    Decision option = context.decision(Verb::place);
    option.fighter = fighter;
    for (SpaceId space : members<SpaceId>(spaces & ~taken)) {
        option.space = space;
        context.offer(option);
    }
}

} // namespace fabletop
