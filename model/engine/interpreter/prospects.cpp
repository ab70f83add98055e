// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/prospects.h"

#include "model/engine/queries.h"

#include <bit>

namespace fabletop {

namespace {

bool anyCards(Context& context, ExprId selector)
{
    const CardSet set = context.evaluator().cards(selector);
    const bool hidden = set.place == Place::hand && set.owner != context.you();
    return hidden || !set.empty();
}

bool anyHand(Context& context, ExprId selector)
{
    const SeatId player = context.evaluator().player(selector);
    return player != SeatId::none && !context.table().seat(player).hand().empty();
}

bool anyHurt(Context& context, FighterSet fighters)
{
    for (FighterId fighter : members<FighterId>(fighters))
        if (context.table().fighter(fighter).health < context.rules().fighter(fighter).maximum) return true;
    return false;
}

bool anyRoom(Context& context, const Instruction& placing)
{
    const Evaluator eval = context.evaluator();
    const FighterSet set = eval.fighters(placing.a);
    if (std::popcount(set) != 1) return false;
    const FighterId fighter = lowest<FighterId>(set);
    const SpaceSet taken = occupancy(context.rules(), context.table(), fighter).all;
    return (eval.spaces(placing.b, fighter) & ~taken) != 0;
}

} // namespace

FighterId returning(Context& context, int numbers)
{
    for (int number = 0; number < fightersPerSeat; ++number) {
        const FighterId fighter = fighterAt(context.you(), number);
        if ((numbers >> number & 1) && context.table().fighter(fighter).status == FighterStatus::defeated)
            return fighter;
    }
    return FighterId::none;
}

namespace {

/// Of one instruction; those that only lead from one to the next do nothing.
bool canDo(Context& context, const Instruction& first)
{
    const SeatState& own = context.table().seat(context.you());
    switch (first.op) {
    case Op::branch:
    case Op::jump:
    case Op::openOffer:
    case Op::mayYes:
    case Op::offerRest:
    case Op::eachFighterNext: return false;
    case Op::chooseFighter:
    case Op::chooseFighters:
        return !(first.flags & OpFlag::implied) || context.evaluator().fighters(first.a) != 0;
    case Op::chooseCard:
    case Op::discardOne: return !(first.flags & OpFlag::implied) || anyCards(context, first.a);
    case Op::discardThat:
    case Op::takeAllToHand:
    case Op::takeBack: return anyCards(context, first.a);
    case Op::deal: return context.evaluator().fighters(first.b) != 0;
    case Op::eachFighterBegin:
    case Op::move:
    case Op::moveThrough:
    case Op::moveEach:
    case Op::moveEachThrough:
    case Op::placeEach:
    case Op::leaveBattlefield: return context.evaluator().fighters(first.a) != 0;
    case Op::returnDefeated: return returning(context, first.number) != FighterId::none;
    case Op::recover: return anyHurt(context, context.evaluator().fighters(first.a));
    case Op::place: return anyRoom(context, first);
    case Op::discardTop:
    case Op::revealTop:
    case Op::lookAtTop: return !own.deck().empty();
    case Op::putOnDeck: return !own.hand().empty();
    case Op::playerDiscards:
    case Op::playerMayDiscard:
    case Op::discardRandom: return anyHand(context, first.a);
    default: return true;
    }
}

} // namespace

bool canDoAnything(Context& context, std::uint16_t from, std::uint16_t to)
{
    const auto& code = context.rules().program.code;
    for (std::uint16_t at = from; at < to;) {
        if (canDo(context, code[at])) return true;
        const bool skipped =
            code[at].flags & OpFlag::implied; // where nobody is chosen, nothing is done to him
        at = skipped || code[at].op == Op::eachFighterNext ? code[at].jump : narrowed<std::uint16_t>(at + 1);
    }
    return false;
}

} // namespace fabletop
