// SPDX-License-Identifier: GPL-3.0-or-later
// What texts do with decks, discard piles and boosts: looking, searching, ordering, taking, lending.

#include "model/engine/interpreter/interpreter.h"
#include "model/engine/interpreter/packedcards.h"
#include "model/engine/queries.h"

#include <algorithm>

namespace fabletop {

bool Interpreter::visitDeckAct(const Instruction& instruction)
{
    const SeatId you = top().you;
    switch (instruction.op) {
    case Word::drawUpTo:
    case Word::takeOfThem:
    case Word::keepOne:
    case Word::putThemBack:
    case Word::putOnDeck:
    case Word::boostCard:
    case Word::commitBoost: ask(you); return true;
    case Word::playerMayDiscard: {
        top().did = 0;
        const SeatId who = evaluator().player(instruction.a);
        if (who != SeatId::none) return ask(who), true;
        break;
    }
    case Word::discardTop: discardTop(instruction.rule); break;
    case Word::revealTop: showTop(1, allSeats, instruction.rule); break;
    case Word::lookAtTop: showTop(evaluator().number(instruction.a), bit(you), instruction.rule); break;
    case Word::takeThat:
        if (top().card != CardId::none)
            emit(CardMoved{you, top().card, Place::deckTop, Place::hand, Why::search, 0, 1, FighterId::none},
                 instruction.rule);
        break;
    case Word::fetchCard: fetch(idAt<CardId>(instruction.number), instruction.rule); break;
    case Word::takeAllToHand: takeAll(evaluator().cards(instruction.a), instruction.rule); break;
    default: return false;
    }
    if (m_state.flow.depth > 0) advance();
    return true;
}

void Interpreter::discardTop(RuleId rule)
{
    Frame& frame = top();
    const Pile& deck = table().seat(frame.you).deck;
    frame.card = deck.empty() ? CardId::none : deck.back();
    frame.cardSeat = frame.you;
    if (frame.card != CardId::none)
        emit(CardMoved{frame.you, frame.card, Place::deckTop, Place::discard, Why::discard, 0, 1,
                       FighterId::none},
             rule);
}

/// The top cards stay where they are; "them" are those cards, "that card" is the top one.
void Interpreter::showTop(int count, SeatSet viewers, RuleId rule)
{
    Frame& frame = top();
    const Pile& deck = table().seat(frame.you).deck;
    Pile shown{};
    PackedCards them(frame.cards);
    them.clear();
    for (int i = 0; i < std::min(count, static_cast<int>(deck.count)); ++i) {
        const CardId card = deck[deck.size() - 1 - static_cast<std::size_t>(i)];
        if (!them.push(card)) return overflow();
        shown.push(card);
    }
    frame.card = shown.empty() ? CardId::none : shown[0];
    frame.cardSeat = frame.you;
    if (!shown.empty()) emit(CardsShown{frame.you, viewers, Place::deckTop, shown}, rule, viewers);
}

/// Out of the discard pile without more ado; a deck that was searched is shuffled.
void Interpreter::fetch(CardId card, RuleId rule)
{
    const SeatId you = top().you;
    if (table().seat(you).discard.find(card) >= 0)
        return emit(CardMoved{you, card, Place::discard, Place::hand, Why::search, 0, 1, FighterId::none},
                    rule);
    if (table().seat(you).deck.find(card) >= 0)
        emit(CardMoved{you, card, Place::deckTop, Place::hand, Why::search, 0, 1, FighterId::none}, rule);
    shuffle(you, rule);
}

void Interpreter::takeAll(const CardSet& set, RuleId rule)
{
    if (set.owner == SeatId::none || set.place != Place::discard) return;
    const Pile pile = table().seat(set.owner).discard;
    for (CardId card : pile)
        if (set.kinds >> index(card) & 1)
            emit(CardMoved{set.owner, card, Place::discard, Place::hand, Why::give, 0, 1, FighterId::none},
                 rule);
}

bool Interpreter::listDeck(const Instruction& instruction)
{
    Frame& frame = top();
    const auto cards = [&](Verb verb, SeatId owner, std::uint32_t kinds) {
        listCards(verb, {owner, Place::hand, 0, kinds, 0});
    };
    switch (instruction.op) {
    case Word::drawUpTo:
        for (int number = 0; number <= std::min(PackedCards::capacity, evaluator().number(instruction.a));
             ++number) {
            Decision option = decision(Verb::choose);
            option.number = narrowed<std::uint8_t>(number);
            m_options.add(option);
        }
        return true;
    case Word::keepOne:
        if (frame.progress || PackedCards(frame.cards).size() > 1)
            cards(Verb::choose, frame.you, PackedCards(frame.cards).kinds());
        return true;
    case Word::takeOfThem:
    case Word::putThemBack: cards(Verb::choose, frame.you, PackedCards(frame.cards).kinds()); return true;
    case Word::putOnDeck: cards(Verb::choose, frame.you, unpicked()); return true;
    case Word::boostCard:
    case Word::commitBoost: {
        const auto& all = m_rules.hero(frame.you).cards;
        std::uint32_t kinds = kindsIn(table().seat(frame.you).hand);
        for (CardId card : members<CardId>(kinds))
            if (index(card) >= all.size() || all[index(card)].boost == noValue)
                kinds &= ~(1u << index(card)); // R-BOOST-06
        cards(Verb::boost, frame.you, kinds);
        return true;
    }
    case Word::playerMayDiscard:
        listCards(Verb::discard, evaluator().cards(instruction.b));
        if (m_options.count > 0) addDecline();
        return true;
    default: return false;
    }
}

/// Kinds of hand cards of which a copy is left that was not picked yet.
std::uint32_t Interpreter::unpicked()
{
    Frame& frame = top();
    Pile hand = table().seat(frame.you).hand;
    const PackedCards picked(frame.cards);
    for (int i = 0; i < picked.size(); ++i)
        if (const int at = hand.find(picked[i]); at >= 0) hand.removeAt(static_cast<std::size_t>(at));
    return kindsIn(hand);
}

bool Interpreter::takeDeck(const Decision& decision)
{
    const Instruction& instruction = current();
    switch (instruction.op) {
    case Word::drawUpTo: drawSome(decision, instruction.rule); return true;
    case Word::keepOne: keepOne(decision, instruction.rule); return true;
    case Word::takeOfThem: takeOfThem(decision, instruction); return true;
    case Word::putThemBack: putBack(decision, instruction.rule); return true;
    case Word::putOnDeck: putOnDeck(decision, instruction); return true;
    case Word::boostCard:
    case Word::commitBoost: lend(decision, instruction); return true;
    case Word::playerMayDiscard:
        top().did = decision.verb == Verb::discard;
        if (top().did) discardFromHand(decision.cardSeat, decision.card, Why::discard, instruction.rule);
        advance();
        return true;
    default: return false;
    }
}

void Interpreter::drawSome(const Decision& decision, RuleId rule)
{
    const SeatId you = top().you;
    const std::size_t before = table().seat(you).hand.size();
    drawCards(you, decision.number == 0xFF ? 0 : decision.number, rule);
    if (m_state.flow.depth == 0) return;
    PackedCards them(top().cards);
    them.clear();
    const Pile& hand = table().seat(you).hand;
    for (std::size_t i = before; i < hand.size(); ++i)
        if (!them.push(hand[i])) return overflow();
    advance();
}

/// First the card that stays, then the others in the order in which they will be drawn; the last needs no
/// question.
void Interpreter::keepOne(const Decision& decision, RuleId rule)
{
    Frame& frame = top();
    PackedCards them(frame.cards);
    const auto under = [&](CardId card) {
        emit(CardMoved{frame.you, card, Place::hand, Place::deckBottom, Why::putBack, 0, 0, FighterId::none},
             rule, bit(frame.you));
        them.remove(card);
    };
    if (decision.verb == Verb::choose && !frame.progress) {
        them.remove(decision.card);
        frame.progress = 1;
    } else if (decision.verb == Verb::choose) {
        under(decision.card);
    }
    if (frame.progress && them.size() > 1) return;
    if (frame.progress && them.size() == 1) under(them[0]);
    frame.progress = 0;
    them.clear();
    advance();
}

void Interpreter::takeOfThem(const Decision& decision, const Instruction& instruction)
{
    Frame& frame = top();
    PackedCards them(frame.cards);
    if (decision.verb == Verb::choose) {
        emit(CardMoved{frame.you, decision.card, Place::deckTop, Place::hand, Why::search, 0, 0,
                       FighterId::none},
             instruction.rule, bit(frame.you));
        them.remove(decision.card);
        ++frame.progress;
    }
    if (decision.verb == Verb::choose && frame.progress < evaluator().number(instruction.a) &&
        them.size() > 0)
        return;
    frame.progress = 0;
    advance();
}

void Interpreter::putBack(const Decision& decision, RuleId rule)
{
    Frame& frame = top();
    PackedCards them(frame.cards);
    PackedCards order(frame.extra);
    if (decision.verb == Verb::choose) {
        bool room = order.push(decision.card);
        them.remove(decision.card);
        if (room && them.size() > 1) return;
        if (them.size() == 1) room = room && order.push(them[0]);
        if (!room) return overflow();
        Pile top{};
        for (int i = 0; i < order.size(); ++i)
            top.push(order[i]);
        emit(DeckArranged{frame.you, top}, rule, bit(frame.you));
    }
    them.clear();
    order.clear();
    advance();
}

/// Picked in the order in which they will be drawn, so they go onto the deck from the last to the first.
void Interpreter::putOnDeck(const Decision& decision, const Instruction& instruction)
{
    Frame& frame = top();
    PackedCards picked(frame.cards);
    if (!frame.progress) picked.clear();
    if (decision.verb == Verb::choose) {
        if (!picked.push(decision.card)) return overflow();
        ++frame.progress;
        if (frame.progress < evaluator().number(instruction.a) && unpicked() != 0) return;
    }
    for (int i = picked.size(); i-- > 0;)
        emit(
            CardMoved{frame.you, picked[i], Place::hand, Place::deckTop, Why::putBack, 0, 0, FighterId::none},
            instruction.rule, bit(frame.you));
    picked.clear();
    frame.progress = 0;
    advance();
}

void Interpreter::lend(const Decision& decision, const Instruction& instruction)
{
    Frame& frame = top();
    frame.did = decision.verb == Verb::boost;
    if (!frame.did) {
        frame.at =
            instruction.flags & OpFlag::optional ? instruction.jump : narrowed<std::uint16_t>(frame.at + 1);
        return;
    }
    if (instruction.op == Word::commitBoost) {
        emit(CardMoved{frame.you, decision.card, Place::hand, Place::boost, Why::boost, attackSide, 0,
                       FighterId::none},
             instruction.rule, bit(frame.you));
        return advance();
    }
    const int boost = m_rules.card(frame.you, decision.card).boostValue();
    discardFromHand(frame.you, decision.card, Why::boost, instruction.rule);
    changeValue(evaluator().cards(instruction.a), ValueChange::added, boost, instruction.rule);
    advance();
}

} // namespace fabletop
