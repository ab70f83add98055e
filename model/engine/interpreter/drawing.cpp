// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/drawing.h"

#include "model/engine/interpreter/damage.h"
#include "model/engine/queries.h"

#include <utility>

namespace fabletop {

namespace {

void reshuffle(Context& context, SeatId seat)
{
    const RuleId rule = context.rule(Clause::reshuffle);
    const SeatState& own = context.table().seat(seat);
    while (!own.discard().empty() && !context.stopping())
        context.emit(CardMoved{seat, own.discard().back(), Place::discard, Place::deckTop, Why::putBack, 0, 0,
                               FighterId::none},
                     rule);
    shuffle(context, seat, rule);
}

} // namespace

void drawCards(Context& context, SeatId seat, int count, RuleId rule)
{
    const RuleNumbers& numbers = context.rules().numbers;
    const Table& table = context.table();
    for (int i = 0; i < count && context.inProgress() && seat != SeatId::none; ++i) {
        const FighterSet own = fightersOf(seat) & onBoard(table);
        if (own == 0 && table.turn.number > 0) return; // R-HERO-11: nobody on the battlefield, nothing drawn
        if (table.seat(seat).deck().empty() && numbers.reshuffle) reshuffle(context, seat);
        if (table.seat(seat).deck().empty()) {
            dealDamage(context, own, numbers.exhaustionDamage, DamageKind::exhaustion,
                       context.rule(Clause::exhausted));
            continue;
        }
        const CardId card = table.seat(seat).deck().back();
        context.emit(CardMoved{seat, card, Place::deckTop, Place::hand, Why::draw, 0, 0, FighterId::none},
                     rule, bit(seat));
    }
}

void shuffle(Context& context, SeatId seat, RuleId rule)
{
    Pile order = context.table().seat(seat).deck().copy();
    for (std::uint32_t i = order.count; i > 1; --i)
        std::swap(order.items[i - 1], order.items[context.chance().below(i)]);
    context.emit(DeckShuffled{seat, order}, rule, 0);
}

namespace {

void discard(Context& context, SeatId seat, CardId card, Place from, Why why, RuleId rule)
{
    context.emit(CardMoved{seat, card, from, Place::discard, why, 0, 1, FighterId::none}, rule);
    Frame& frame = context.frame();
    frame.nameCard(seat, card, Place::discard);
    frame.counted = saturated<std::uint8_t>(frame.counted + 1);
}

} // namespace

void discardFromHand(Context& context, SeatId seat, CardId card, Why why, RuleId rule)
{
    if (context.table().seat(seat).hand().find(card) >= 0)
        discard(context, seat, card, Place::hand, why, rule);
}

void discardFromDeck(Context& context, SeatId seat, RuleId rule)
{
    const PileView deck = context.table().seat(seat).deck();
    if (!deck.empty()) discard(context, seat, deck.back(), Place::deckTop, Why::discard, rule);
}

} // namespace fabletop
