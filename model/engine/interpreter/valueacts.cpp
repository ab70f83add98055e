// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/valueacts.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/drawing.h"
#include "model/engine/interpreter/offers.h"

namespace fabletop {

void runAddToCard(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    changeValue(context, eval.cards(instruction.b), ValueChange::added, eval.number(instruction.a),
                instruction.rule);
    context.advance();
}

namespace {

void change(Context& context, const Instruction& instruction, ValueChange how)
{
    const Evaluator eval = context.evaluator();
    changeValue(context, eval.cards(instruction.a), how, eval.number(instruction.b), instruction.rule);
    context.advance();
}

} // namespace

void runSetPrinted(Context& context, const Instruction& instruction)
{
    change(context, instruction, ValueChange::printed);
}

void runReplaceValue(Context& context, const Instruction& instruction)
{
    change(context, instruction, ValueChange::replaced);
}

void runFixValue(Context& context, const Instruction& instruction)
{
    change(context, instruction, ValueChange::fixed);
}

void runIgnoreValue(Context& context, const Instruction& instruction)
{
    changeValue(context, context.evaluator().cards(instruction.a), ValueChange::ignored, 0, instruction.rule);
    context.advance();
}

namespace {

/// A boost committed beside the attack card goes with the card's effects (R-CANC-03).
void loseBoost(Context& context, RuleId rule)
{
    const CombatSide& side = context.table().combat.sides[attackSide];
    const CardId boost = side.boost;
    if (side.bonus > 0) changeSide(context, attackSide, ValueChange::bonusLost, side.bonus, rule);
    context.emit(CardMoved{seatOf(side.fighter), boost, Place::boost, Place::discard, Why::cleanUp,
                           attackSide, 1, FighterId::none},
                 rule);
}

/// R-CANC: everything not yet begun on that card is lost; protected cards shrug it off (R-CANC-05).
void cancel(Context& context, const CardSet& card, RuleId rule)
{
    if (card.empty() || card.place != Place::combat) return;
    const CombatSide& side = context.table().combat.sides[card.side];
    const CardKind& kind = context.rules().card(card.owner, side.card);
    const bool own = context.rules().friends(card.owner, context.you());
    if (side.has(SideFlag::cancelled) || (kind.protectedFromCancel && !own)) return;
    bool mattered = false;
    for (Timing timing : {Timing::immediately, Timing::during, Timing::after})
        mattered = mattered || (kind.programs[timing] != 0 && !(side.begun >> asNumber(timing) & 1));
    context.emit(EffectsCancelled{narrowed<std::uint8_t>(card.side), mattered}, rule);
    if (side.boost != CardId::none) loseBoost(context, rule);
}

} // namespace

void runCancelCard(Context& context, const Instruction& instruction)
{
    cancel(context, context.evaluator().cards(instruction.a), instruction.rule);
    context.advance();
}

void runTakeBack(Context& context, const Instruction& instruction)
{
    const CardSet card = context.evaluator().cards(instruction.a);
    if (card.place == Place::combat && !card.empty())
        context.emit(CardMoved{card.owner, card.first(), Place::combat, Place::hand, Why::exchange,
                               narrowed<std::uint8_t>(card.side), 1, FighterId::none},
                     instruction.rule);
    context.advance();
}

void runPlayAsAttack(Context& context, const Instruction& instruction)
{
    const CardSet set = context.evaluator().cards(instruction.a);
    const CombatSide& side = context.table().combat.sides[attackSide];
    const bool lies = set.count > 0 && (set.place == Place::hand || set.place == Place::discard);
    if (!lies || set.owner != seatOf(side.fighter) || !context.rules().card(set.owner, set.first()).attacks())
        return context.advance();
    if (side.card != CardId::none)
        context.emit(CardMoved{set.owner, side.card, Place::combat, Place::discard, Why::exchange, attackSide,
                               1, FighterId::none},
                     instruction.rule);
    const CardId card = set.first();
    context.emit(
        CardMoved{set.owner, card, set.place, Place::combat, Why::exchange, attackSide, 1, FighterId::none},
        instruction.rule);
    const auto value = context.rules().card(set.owner, card).value;
    context.emit(ValueChanged{attackSide, ValueChange::printed, value, value}, instruction.rule);
    context.frame().nameCard(set.owner, card, Place::combat);
    context.advance();
}

void runPlayFaceUp(Context& context, const Instruction& instruction)
{
    const int side = context.evaluator().ownSide();
    const CardId own = context.table().combat.sides[side].card;
    const bool attack = side == attackSide;
    if (own != CardId::none)
        context.emit(CardsTurned{attack ? own : CardId::none, attack ? CardId::none : own, CardId::none},
                     instruction.rule);
    context.advance();
}

void runGainActions(Context& context, const Instruction& instruction)
{
    const int amount = context.evaluator().number(instruction.a);
    const SeatId you = context.you();
    if (amount > 0 && context.table().turn.seat == you)
        context.emit(ActionsGained{you, saturated<std::uint8_t>(amount)}, instruction.rule);
    context.advance();
}

void runTurnEnds(Context& context, const Instruction& instruction)
{
    const SeatId you = context.you();
    if (context.table().turn.seat == you && context.table().turn.actions > 0)
        context.emit(ActionsLost{you}, instruction.rule);
    context.advance();
}

void listBoost(Context& context, const Instruction&)
{
    offerBoosts(context);
}

void takeBoostCard(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    const SeatId you = context.you();
    const int boost = context.rules().card(you, decision.card).boostValue();
    discardFromHand(context, you, decision.card, Why::boost, instruction.rule);
    changeValue(context, context.evaluator().cards(instruction.a), ValueChange::added, boost,
                instruction.rule);
    context.advance();
}

void takeCommitBoost(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    const SeatId you = context.you();
    context.emit(
        CardMoved{you, decision.card, Place::hand, Place::boost, Why::boost, attackSide, 0, FighterId::none},
        instruction.rule, bit(you));
    context.advance();
}

} // namespace fabletop
