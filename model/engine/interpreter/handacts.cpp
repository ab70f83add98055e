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

/// From where it lies; it is "that card" there too.
void runDiscardThat(Context& context, const Instruction& instruction)
{
    const CardSet card = context.evaluator().cards(instruction.a);
    if (card.count == 0) return context.advance();
    if (card.place == Place::hand)
        discardFromHand(context, card.owner, card.first(), Why::discard, instruction.rule);
    if (card.place == Place::deckTop) discardFromDeck(context, card.owner, instruction.rule);
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
    const bool top = set.place == Place::deckTop;
    if (set.owner != context.you() || (!top && set.place != Place::discard)) return context.advance();
    const SeatState& own = context.table().seat(set.owner);
    const Pile pile = (top ? own.deck() : own.discard()).copy();
    int left = set.count;
    for (CardId card : pile) {
        if (!(set.kinds >> index(card) & 1) || left-- == 0) continue;
        const Why why = top ? Why::search : Why::give;
        context.emit(CardMoved{set.owner, card, set.place, Place::hand, why, 0, 1, FighterId::none},
                     instruction.rule);
    }
    if (left == 0 && set.count == 1) context.frame().nameCard(set.owner, set.first(), Place::hand);
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
    const CardSet set = context.evaluator().cards(instruction.b);
    if (set.count > 0) offerCards(context, Verb::discard, set);
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
    Frame& frame = context.frame();
    auto picking = frame.kept<Picking>();
    if (decision.verb == Verb::decline && picking.taken > 0) { // done with it, not without it
        frame.forgetScratch();
        return context.advance();
    }
    if (!accepted(context, instruction, decision)) return;
    discardFromHand(context, decision.cardSeat, decision.card, Why::discard, instruction.rule);
    ++picking.taken;
    frame.keep(picking);
}

void runPlayerMayDiscard(Context& context, const Instruction& instruction)
{
    const SeatId who = context.evaluator().player(instruction.a);
    context.frame().set(who == context.you() ? Mark::did : Mark::theyDid, false);
    askPlayer(context, instruction);
}

} // namespace fabletop
