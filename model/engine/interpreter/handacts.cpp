// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/handacts.h"

#include "model/engine/interpreter/drawing.h"
#include "model/engine/interpreter/offers.h"

namespace fabletop {

void runDraw(Context& context, const Instruction& instruction)
{
    drawCards(context, context.you(), context.evaluator().number(instruction.a), instruction.rule);
    goOn(context);
}

void runPlayerDraws(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    drawCards(context, eval.player(instruction.a), eval.number(instruction.b), instruction.rule);
    goOn(context);
}

void runDiscardThat(Context& context, const Instruction& instruction)
{
    const Frame& frame = context.frame();
    if (frame.card != CardId::none)
        discardFromHand(context, frame.cardSeat, frame.card, Why::discard, instruction.rule);
    context.advance();
}

void runDiscardRandom(Context& context, const Instruction& instruction)
{
    const Evaluator eval = context.evaluator();
    const SeatId seat = eval.player(instruction.a);
    const int count = eval.number(instruction.b);
    if (seat == SeatId::none) return context.advance();
    context.frame().card = CardId::none;
    for (int i = 0; i < count; ++i) {
        const PileView hand = context.table().seat(seat).hand();
        if (hand.empty()) break;
        const CardId card = hand[context.chance().below(static_cast<std::uint32_t>(hand.size()))];
        discardFromHand(context, seat, card, Why::discard, instruction.rule);
    }
    context.advance();
}

namespace {

void showHand(Context& context, SeatId owner, SeatSet viewers, RuleId rule)
{
    if (owner == SeatId::none || context.table().seat(owner).hand().empty()) return;
    context.emit(CardsShown{owner, viewers, Place::hand, context.table().seat(owner).hand().copy()}, rule,
                 narrowed<SeatSet>(viewers | bit(owner)));
}

} // namespace

void runLookAtHand(Context& context, const Instruction& instruction)
{
    showHand(context, context.evaluator().player(instruction.a), bit(context.you()), instruction.rule);
    context.advance();
}

void runRevealHand(Context& context, const Instruction& instruction)
{
    showHand(context, context.evaluator().player(instruction.a), allSeats, instruction.rule);
    context.advance();
}

void runTakeAllToHand(Context& context, const Instruction& instruction)
{
    const CardSet set = context.evaluator().cards(instruction.a);
    if (set.owner == SeatId::none || set.place != Place::discard) return context.advance();
    const Pile pile = context.table().seat(set.owner).discard().copy();
    for (CardId card : pile)
        if (set.kinds >> index(card) & 1)
            context.emit(
                CardMoved{set.owner, card, Place::discard, Place::hand, Why::give, 0, 1, FighterId::none},
                instruction.rule);
    context.advance();
}

/// Of another player's cards one is chosen, of the own one is discarded.
void listDiscardOne(Context& context, const Instruction& instruction)
{
    const CardSet set = context.evaluator().cards(instruction.a);
    offerCards(context, set.owner == context.you() ? Verb::discard : Verb::choose, set);
}

void listPlayerDiscards(Context& context, const Instruction& instruction)
{
    offerCards(context, Verb::discard, context.evaluator().cards(instruction.b));
}

void takeDiscard(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    discardFromHand(context, decision.cardSeat, decision.card, Why::discard, instruction.rule);
    context.advance();
}

void listDiscardAny(Context& context, const Instruction& instruction)
{
    offerCards(context, Verb::discard, context.evaluator().cards(instruction.a));
}

/// Until there is no more or it is declined.
void takeDiscardAny(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (accepted(context, instruction, decision))
        discardFromHand(context, decision.cardSeat, decision.card, Why::discard, instruction.rule);
}

void runPlayerMayDiscard(Context& context, const Instruction& instruction)
{
    context.frame().set(Mark::did, false);
    askPlayer(context, instruction);
}

} // namespace fabletop
