// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/fighteracts.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/damage.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/interpreter/prospects.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

void runDeal(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    dealDamage(context, eval.fighters(instruction.b), eval.number(instruction.a), DamageKind::effect,
               instruction.rule, instruction.b);
    goOn(context);
}

void runRecover(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    const int amount = eval.number(instruction.b);
    for (FighterId fighter : members<FighterId>(eval.fighters(instruction.a))) {
        const int room = context.rules().fighter(fighter).maximum - context.table().fighter(fighter).health;
        const int gained = std::min(amount, room); // R-HP-01
        if (gained > 0)
            context.emit(HealthRecovered{fighter, narrowed<std::uint8_t>(gained)}, instruction.rule);
    }
    context.advance();
}

void runSetHealth(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    const int amount = eval.number(instruction.b); // of all, looked at before it changes
    for (FighterId fighter : members<FighterId>(eval.fighters(instruction.a))) {
        const int most = context.rules().fighter(fighter).maximum;
        const int health = std::clamp<int>(amount, 1, most);
        context.emit(HealthSet{fighter, narrowed<std::uint8_t>(health)}, instruction.rule);
    }
    context.advance();
}

void runLeaveBattlefield(Context& context, const Instruction& instruction)
{
    for (FighterId fighter : members<FighterId>(context.evaluator().fighters(instruction.a)))
        context.emit(FighterLeft{fighter}, instruction.rule);
    context.advance();
}

void runPreventDamage(Context& context, const Instruction& instruction)
{
    const FighterSet set = context.evaluator().fighters(instruction.a);
    for (int side : {attackSide, defenseSide}) {
        const FighterId fighter = fighting(context.table(), side);
        if (fighter == FighterId::none || !(set & bit(fighter))) continue;
        const int value = combatValue(context.rules(), context.table(), side);
        context.emit(ValueChanged{narrowed<std::uint8_t>(side), ValueChange::prevented, 0,
                                  saturated<std::uint8_t>(value)},
                     instruction.rule);
    }
    context.advance();
}

void runSwap(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    const FighterSet first = eval.fighters(instruction.a);
    const FighterSet second = eval.fighters(instruction.b);
    if (std::popcount(first) == 1 && std::popcount(second) == 1 && first != second)
        context.emit(FightersSwapped{lowest<FighterId>(first), lowest<FighterId>(second)}, instruction.rule);
    context.advance();
}

namespace {

/// The selector's own fighter that has left the battlefield and not come back.
FighterId awayFighter(Context& context, ExprId selector)
{
    const Expr& expr = context.rules().program.exprs[selector];
    const Frame& frame = context.frame();
    for (int number = 0; number < fightersPerSeat; ++number) {
        const FighterId fighter = fighterAt(frame.you, number);
        const bool meant = expr.term == Term::named ? expr.number >> number & 1 : fighter == frame.self;
        if (meant && context.table().fighter(fighter).status == FighterStatus::away) return fighter;
    }
    return FighterId::none;
}

bool throughFoes(const Instruction& instruction)
{
    return instruction.op == Op::moveThrough || instruction.op == Op::moveEachThrough;
}

} // namespace

void listComeBack(Context& context, const Instruction& instruction)
{
    const FighterId fighter = awayFighter(context, instruction.a);
    if (fighter == FighterId::none) return;
    offerPlaces(context, fighter, context.evaluator().spaces(instruction.b, fighter), false);
}

void takeComeBack(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (decision.verb == Verb::place) {
        placeFighter(context, decision.fighter, decision.space, PlaceHow::returned, instruction.rule,
                     &context.frame());
        context.frame().nameSpace(decision.space);
    }
    context.advance();
}

void listMove(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    offerMoves(context, eval.fighters(instruction.a), eval.number(instruction.b), throughFoes(instruction));
}

void takeMove(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    moveFighter(context, decision.fighter, decision.space, context.evaluator().number(instruction.b),
                instruction.rule, throughFoes(instruction));
    context.advance();
}

void listMoveEach(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    const FighterSet left = context.frame().kept<Movement>().left;
    const FighterSet set = left ? left & onBoard(context.table()) : eval.fighters(instruction.a);
    offerMoves(context, set, eval.number(instruction.b), throughFoes(instruction));
}

void takeMoveEach(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    if (decision.verb == Verb::move) {
        const Evaluator eval = context.evaluator();
        auto movement = frame.kept<Movement>();
        if (movement.left == 0) movement.left = eval.fighters(instruction.a);
        movement.left &= ~bit(decision.fighter);
        moveFighter(context, decision.fighter, decision.space, eval.number(instruction.b), instruction.rule,
                    throughFoes(instruction));
        frame.keep(movement);
        if (movement.left & onBoard(context.table())) return;
    }
    frame.forgetScratch();
    context.advance();
}

void listPlace(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    const FighterSet set = eval.fighters(instruction.a);
    if (std::popcount(set) != 1) return;
    const FighterId fighter = lowest<FighterId>(set);
    offerPlaces(context, fighter, eval.spaces(instruction.b, fighter), true);
}

void takePlace(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    placeFighter(context, decision.fighter, decision.space, PlaceHow::effect, instruction.rule);
    context.frame().nameSpace(decision.space);
    context.advance();
}

/// Each once, in any order; who has nowhere to go stays.
void listPlaceEach(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    const FighterSet left = context.frame().kept<Movement>().left;
    const FighterSet set = left ? left & onBoard(context.table()) : eval.fighters(instruction.a);
    for (FighterId fighter : members<FighterId>(set))
        offerPlaces(context, fighter, eval.spaces(instruction.b, fighter), true);
}

void takePlaceEach(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    auto movement = frame.kept<Movement>();
    if (decision.verb == Verb::place) {
        if (movement.left == 0) movement.left = context.evaluator().fighters(instruction.a);
        movement.left &= ~bit(decision.fighter);
        placeFighter(context, decision.fighter, decision.space, PlaceHow::effect, instruction.rule);
        frame.nameSpace(decision.space);
        frame.keep(movement);
        if (movement.left & onBoard(context.table())) return;
    }
    frame.forgetScratch();
    context.advance();
}

void listReturnDefeated(Context& context, const Instruction& instruction)
{
    const FighterId fighter = returning(context, instruction.number);
    if (fighter == FighterId::none) return;
    offerPlaces(context, fighter, context.evaluator().spaces(instruction.a, fighter), false);
}

void takeReturnDefeated(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    const std::uint8_t health = context.rules().fighter(decision.fighter).health;
    context.emit(HealthSet{decision.fighter, health}, instruction.rule);
    placeFighter(context, decision.fighter, decision.space, PlaceHow::returned, instruction.rule);
    context.frame().nameSpace(decision.space);
    context.advance();
}

} // namespace fabletop
