// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/deckacts.h"

#include "model/engine/interpreter/drawing.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/interpreter/packedcards.h"

#include <algorithm>

namespace fabletop {

void runDiscardTop(Context& context, const Instruction& instruction)
{
    context.frame().card = CardId::none;
    discardFromDeck(context, context.you(), instruction.rule);
    context.advance();
}

namespace {

/// The top cards stay where they are; "them" are those cards, "that card" is the top one.
void showTop(Context& context, int count, SeatSet viewers, RuleId rule)
{
    Frame& frame = context.frame();
    const PileView deck = context.table().seat(frame.you).deck();
    Pile shown{};
    PackedCards them(frame.cards);
    them.clear();
    for (int i = 0; i < std::min(count, static_cast<int>(deck.size())); ++i) {
        const CardId card = deck[deck.size() - 1 - static_cast<std::size_t>(i)];
        if (!them.push(card)) return context.overflow();
        shown.push(card);
    }
    frame.nameCard(frame.you, shown.empty() ? CardId::none : shown[0], Place::deckTop);
    if (!shown.empty()) context.emit(CardsShown{frame.you, viewers, Place::deckTop, shown}, rule, viewers);
}

} // namespace

void runRevealTop(Context& context, const Instruction& instruction)
{
    showTop(context, 1, allSeats, instruction.rule);
    context.advance();
}

void runLookAtTop(Context& context, const Instruction& instruction)
{
    showTop(context, context.evaluator().number(instruction.a), bit(context.you()), instruction.rule);
    context.advance();
}

/// Out of the discard pile without more ado; a deck that was searched is shuffled.
void runFetchCard(Context& context, const Instruction& instruction)
{
    const SeatId you = context.you();
    const CardId card = idAt<CardId>(instruction.number);
    const SeatState& own = context.table().seat(you);
    CardMoved fetched{you, card, Place::discard, Place::hand, Why::search, 0, 1, FighterId::none};
    if (own.discard().find(card) >= 0) {
        context.emit(fetched, instruction.rule);
        return context.advance();
    }
    fetched.from = Place::deckTop;
    if (own.deck().find(card) >= 0) context.emit(fetched, instruction.rule);
    shuffle(context, you, instruction.rule);
    context.advance();
}

void listDrawUpTo(Context& context, const Instruction& instruction)
{
    const int most = std::min(PackedCards::capacity, context.evaluator().number(instruction.a));
    for (int number = 0; number <= most; ++number) {
        Decision option = context.decision(Verb::choose);
        option.number = narrowed<std::uint8_t>(number);
        context.offer(option);
    }
}

void takeDrawUpTo(Context& context, const Instruction& instruction, const Decision& decision)
{
    const SeatId you = context.you();
    const SeatState& own = context.table().seat(you);
    const std::size_t before = own.hand().size();
    drawCards(context, you, decision.number == 0xFF ? 0 : decision.number, instruction.rule);
    if (!context.inProgress()) return;
    PackedCards them(context.frame().cards);
    them.clear();
    for (std::size_t i = before; i < own.hand().size(); ++i)
        if (!them.push(own.hand()[i])) return context.overflow();
    context.advance();
}

namespace {

/// Takes out of "them" what isn't in the pile any more.
void keepThoseIn(PackedCards them, Pile pile)
{
    for (int i = them.size(); i-- > 0;) {
        const CardId card = them[i];
        const int at = pile.find(card);
        if (at < 0) them.remove(card);
        if (at >= 0) pile.removeAt(static_cast<std::size_t>(at));
    }
}

Pile topOf(PileView deck, int count)
{
    Pile top{};
    for (std::size_t i = 0; i < deck.size() && static_cast<int>(i) < count; ++i)
        top.push(deck[deck.size() - 1 - i]);
    return top;
}

/// Of "them" those that still lie on top; if others have come between, nobody knows which they are.
void keepThoseOnTop(Context& context)
{
    PackedCards them(context.frame().cards);
    const PileView deck = context.table().seat(context.you()).deck();
    keepThoseIn(them, topOf(deck, them.size()));
    Pile top = topOf(deck, them.size());
    for (int i = 0; i < them.size(); ++i) {
        const int at = top.find(them[i]);
        if (at < 0) return them.clear();
        top.removeAt(static_cast<std::size_t>(at));
    }
}

} // namespace

void runKeepOne(Context& context, const Instruction&)
{
    keepThoseIn(PackedCards(context.frame().cards), context.table().seat(context.you()).hand().copy());
    context.ask(context.you());
}

void runOfThem(Context& context, const Instruction&)
{
    keepThoseOnTop(context);
    context.ask(context.you());
}

/// Those picked are "them" meanwhile.
void runPutOnDeck(Context& context, const Instruction&)
{
    if (context.frame().kept<Picking>().taken == 0) PackedCards(context.frame().cards).clear();
    context.ask(context.you());
}

void listKeepOne(Context& context, const Instruction&)
{
    Frame& frame = context.frame();
    const PackedCards them(frame.cards);
    if (frame.kept<Picking>().taken || them.size() > 1)
        offerCards(context, Verb::choose, {frame.you, Place::hand, 0, them.kinds(), 0});
}

/// First the card that stays, then the others in the order in which they will be drawn; the last needs no
/// question.
void takeKeepOne(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    PackedCards them(frame.cards);
    const auto under = [&](CardId card) {
        context.emit(
            CardMoved{frame.you, card, Place::hand, Place::deckBottom, Why::putBack, 0, 0, FighterId::none},
            instruction.rule, bit(frame.you));
        them.remove(card);
    };
    auto picking = frame.kept<Picking>();
    if (decision.verb == Verb::choose && picking.taken == 0) {
        them.remove(decision.card);
        picking.taken = 1;
    } else if (decision.verb == Verb::choose) {
        under(decision.card);
    }
    if (picking.taken && them.size() > 1) return frame.keep(picking);
    if (picking.taken && them.size() == 1) under(them[0]);
    frame.forgetScratch();
    them.clear();
    context.advance();
}

void listTakeOfThem(Context& context, const Instruction& instruction)
{
    Frame& frame = context.frame();
    if (frame.kept<Picking>().taken == 0 && context.evaluator().number(instruction.a) <= 0) return;
    offerCards(context, Verb::choose, {frame.you, Place::hand, 0, PackedCards(frame.cards).kinds(), 0});
}

void takeTakeOfThem(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    PackedCards them(frame.cards);
    auto picking = frame.kept<Picking>();
    frame.forgetScratch();
    if (decision.verb == Verb::choose) {
        if (picking.taken == 0)
            picking.left = saturated<std::uint8_t>(context.evaluator().number(instruction.a));
        context.emit(CardMoved{frame.you, decision.card, Place::deckTop, Place::hand, Why::search, 0, 0,
                               FighterId::none},
                     instruction.rule, bit(frame.you));
        them.remove(decision.card);
        ++picking.taken;
        if (picking.taken < picking.left && them.size() > 0) return frame.keep(picking);
    }
    context.advance();
}

/// "Them" with those put back so far in front, in the order in which they will be drawn.
void listPutThemBack(Context& context, const Instruction&)
{
    Frame& frame = context.frame();
    const std::uint32_t left = PackedCards(frame.cards).kinds(frame.kept<Picking>().taken);
    offerCards(context, Verb::choose, {frame.you, Place::hand, 0, left, 0});
}

void takePutThemBack(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    PackedCards them(frame.cards);
    auto picking = frame.kept<Picking>();
    frame.forgetScratch();
    if (decision.verb == Verb::choose) {
        them.bring(decision.card, picking.taken);
        ++picking.taken;
        if (them.size() - picking.taken > 1) return frame.keep(picking); // the last needs no question
        Pile top{};
        for (int i = 0; i < them.size(); ++i)
            top.push(them[i]);
        context.emit(DeckArranged{frame.you, top}, instruction.rule, bit(frame.you));
    }
    them.clear();
    context.advance();
}

namespace {

/// Kinds of hand cards of which a copy is left that was not picked yet.
std::uint32_t unpicked(Context& context)
{
    Frame& frame = context.frame();
    Pile hand = context.table().seat(frame.you).hand().copy();
    const PackedCards picked(frame.cards);
    for (int i = 0; i < picked.size(); ++i)
        if (const int at = hand.find(picked[i]); at >= 0) hand.removeAt(static_cast<std::size_t>(at));
    return kindsIn(hand);
}

} // namespace

void listPutOnDeck(Context& context, const Instruction& instruction)
{
    if (context.evaluator().number(instruction.a) <= 0) return;
    offerCards(context, Verb::choose, {context.you(), Place::hand, 0, unpicked(context), 0});
}

/// Picked in the order in which they will be drawn, so they go onto the deck from the last to the first.
void takePutOnDeck(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    PackedCards picked(frame.cards);
    auto picking = frame.kept<Picking>();
    frame.forgetScratch();
    if (picking.taken == 0) picked.clear();
    if (decision.verb == Verb::choose) {
        if (!picked.push(decision.card)) return context.overflow();
        ++picking.taken;
        if (picking.taken < context.evaluator().number(instruction.a) && unpicked(context) != 0)
            return frame.keep(picking);
    }
    for (int i = picked.size(); i-- > 0;)
        context.emit(
            CardMoved{frame.you, picked[i], Place::hand, Place::deckTop, Why::putBack, 0, 0, FighterId::none},
            instruction.rule, bit(frame.you));
    picked.clear();
    context.advance();
}

} // namespace fabletop
