// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/fold.h"

#include "model/table/piles.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fabletop {

namespace {

void setFlag(CombatSide& side, SideFlag flag)
{
    side.flags |= asNumber(flag);
}

/// Which of its own tokens a seat's hero stands on now.
void noteTokenStart(Table& table, std::size_t seat)
{
    std::uint8_t on = 0;
    for (std::size_t t = 0; t < tokensPerSeat; ++t) {
        const SpaceId token = table.seats[seat].tokens[t];
        if (token != SpaceId::none && token == table.fighters[seat * fightersPerSeat].space)
            on |= narrowed<std::uint8_t>(1u << t);
    }
    table.seats[seat].tokenStart = on;
}

/// Whoever comes back is another one: a combat that its number was in goes on without it. Marked as it comes
/// back and not as it falls, because until then nobody bears the number; and only until the combat is over,
/// when nobody asks any more.
void endCombatOf(Table& table, FighterId fighter)
{
    if (table.combat.step == CombatStep::none || table.combat.step == CombatStep::over) return;
    for (CombatSide& side : table.combat.sides)
        if (side.fighter == fighter) setFlag(side, SideFlag::gone);
}

/// Takes the card out of where it lies. On an observed table the answer may be `unseen`.
CardId takeOut(Table& table, const CardMoved& event)
{
    SeatState& owner = table.seat(event.seat);
    CombatSide& side = table.combat.sides[event.side & 1];
    switch (event.from) {
    case Place::deckTop:
        if (event.why == Why::search) return takeFromDeck(owner, event.seat, event.card);
        return takeTop(owner, event.seat, event.to == Place::hand);
    case Place::deckBottom: return takeBottom(owner);
    case Place::hand: return takeCard(owner.hand(), event.card);
    case Place::discard: return takeCard(owner.discard(), event.card);
    case Place::combat: return std::exchange(side.card, CardId::none);
    case Place::boost: return std::exchange(side.boost, CardId::none);
    case Place::scheme: return std::exchange(table.turn.schemeCard, CardId::none);
    }
    return CardId::none;
}

void keepKnowledge(SeatState& owner, const CardMoved& event)
{
    const bool public_ = event.to == Place::discard || event.to == Place::scheme || event.faceUp;
    if (event.from == Place::hand) {
        if (event.to == Place::deckTop || event.to == Place::deckBottom)
            forgetHand(owner);
        else if (public_)
            strike(owner, event.card);
    }
    // Whatever was open before it came into the hand is known there to everybody (R-INFO-07).
    const bool wasOpen =
        event.from == Place::discard || event.from == Place::combat || event.from == Place::scheme;
    if (event.to == Place::hand && (wasOpen || event.faceUp)) learn(owner, event.seat, event.card, allSeats);
}

void putDown(Table& table, const CardMoved& event, CardId card)
{
    SeatState& owner = table.seat(event.seat);
    CombatSide& side = table.combat.sides[event.side & 1];
    switch (event.to) {
    case Place::deckTop:
        owner.deck().push(card);
        for (std::size_t v = 0; v < maxSeats; ++v)
            owner.topKnown[v] = v == index(event.seat) ? narrowed<std::uint8_t>(owner.topKnown[v] + 1) : 0;
        break;
    case Place::deckBottom:
        owner.deck().insert(0, card);
        for (std::size_t v = 0; v < maxSeats; ++v)
            owner.bottomKnown[v] =
                v == index(event.seat) ? narrowed<std::uint8_t>(owner.bottomKnown[v] + 1) : 0;
        break;
    case Place::hand: owner.hand().push(card); break;
    case Place::discard: owner.discard().push(card); break;
    case Place::combat:
        side.card = card;
        side.flags &= asNumber(SideFlag::gone); // the card changes, not who fights
        side.replaced = side.named = 0xFF;
        side.printed = side.added = side.begun = 0;
        if (event.faceUp) setFlag(side, SideFlag::faceUp);
        break;
    case Place::boost: side.boost = card; break;
    case Place::scheme:
        table.turn.schemeSeat = event.seat;
        table.turn.schemeCard = card;
        table.turn.schemeFighter = event.fighter;
        break;
    }
}

/// The top cards of a deck are these, the first on top.
void lay(SeatPile deck, const Pile& top)
{
    for (std::size_t i = 0; i < top.size() && i < deck.size(); ++i)
        deck[deck.size() - 1 - i] = top[i];
}

} // namespace

void fold(Table& table, const DeckShuffled& event)
{
    SeatState& owner = table.seat(event.seat);
    owner.deck().assign(event.order);
    std::fill(std::begin(owner.topKnown), std::end(owner.topKnown), std::uint8_t{0});
    std::fill(std::begin(owner.bottomKnown), std::end(owner.bottomKnown), std::uint8_t{0});
}

void fold(Table& table, const DeckArranged& event)
{
    SeatState& owner = table.seat(event.seat);
    lay(owner.deck(), event.top);
    for (std::size_t v = 0; v < maxSeats; ++v) // only its owner saw the new order
        owner.topKnown[v] =
            v == index(event.seat) ? std::max(owner.topKnown[v], event.top.count) : std::uint8_t{0};
}

void fold(Table& table, const CardMoved& event)
{
    const CardId taken = takeOut(table, event);
    const CardId card = event.card == CardId::unseen ? taken : event.card;
    keepKnowledge(table.seat(event.seat), event);
    putDown(table, event, card);
}

void fold(Table& table, const CardsShown& event)
{
    SeatState& owner = table.seat(event.seat);
    if (event.place == Place::hand) {
        forgetHand(owner, event.seat, event.viewers);
        for (CardId card : event.cards)
            learn(owner, event.seat, card, event.viewers);
        return;
    }
    for (SeatId viewer : members<SeatId>(event.viewers)) {
        std::uint8_t& known = owner.topKnown[index(viewer)];
        known = std::max(known, event.cards.count);
        // On an observed table the cards it names were hidden until now; the first is the top one.
        lay(owner.deck(), event.cards);
    }
}

void fold(Table& table, const FighterPlaced& event)
{
    FighterState& fighter = table.fighter(event.fighter);
    const FighterStatus was = fighter.status;
    fighter.space = event.to;
    fighter.status = FighterStatus::active;
    if (was == FighterStatus::active) return;
    endCombatOf(table, event.fighter);
    if (was == FighterStatus::defeated && fighter.began() != SpaceId::none)
        fighter.turnStart = narrowed<SpaceId>(asNumber(fighter.turnStart) | FighterState::another);
    if (was != FighterStatus::away) return;
    // Who comes back as the turn begins has begun it there.
    fighter.turnStart = event.to;
    noteTokenStart(table, index(seatOf(event.fighter)));
}

void fold(Table& table, const FighterMoved& event)
{
    if (!event.path.empty()) table.fighter(event.fighter).space = event.path.back();
}

void fold(Table& table, const FightersSwapped& event)
{
    std::swap(table.fighter(event.first).space, table.fighter(event.second).space);
}

void fold(Table& table, const FighterLeft& event)
{
    FighterState& fighter = table.fighter(event.fighter);
    fighter.space = SpaceId::none;
    fighter.status = FighterStatus::away;
}

void fold(Table& table, const DamageDealt& event)
{
    FighterState& fighter = table.fighter(event.fighter);
    fighter.health = narrowed<std::uint8_t>(fighter.health - std::min(fighter.health, event.amount));
    if (fighter.health > 0) return;
    table.turn.lastHit = event.kind;
    table.turn.lastSource = event.source;
}

void fold(Table& table, const HealthRecovered& event)
{
    table.fighter(event.fighter).health =
        saturated<std::uint8_t>(table.fighter(event.fighter).health + event.amount);
}

void fold(Table& table, const HealthSet& event)
{
    table.fighter(event.fighter).health = event.health;
}

void fold(Table& table, const FighterDefeated& event)
{
    FighterState& fighter = table.fighter(event.fighter);
    fighter.space = SpaceId::none;
    fighter.status = FighterStatus::defeated;
}

void fold(Table& table, const PlayerOut& event)
{
    table.seat(event.seat).out = 1;
}

void fold(Table& table, const TurnBegan& event)
{
    table.turn.seat = event.seat;
    table.turn.number = event.number;
    table.turn.actions = table.turn.taken = 0;
    table.turn.current = ActionKind::none;
    for (auto& fighter : table.fighters)
        fighter.turnStart = fighter.space;
    for (std::size_t s = 0; s < maxSeats; ++s)
        noteTokenStart(table, s);
}

void fold(Table& table, const ActionsGained& event)
{
    table.turn.actions = saturated<std::uint8_t>(table.turn.actions + event.amount);
}

void fold(Table& table, const ActionsLost&)
{
    table.turn.actions = 0;
}

void fold(Table& table, const ActionBegan& event)
{
    table.turn.current = event.kind;
    if (table.turn.actions > 0) --table.turn.actions;
    table.turn.taken = saturated<std::uint8_t>(table.turn.taken + 1);
}

void fold(Table& table, const TurnEnded&)
{
    table.turn.actions = 0;
    table.turn.current = ActionKind::none;
}

void fold(Table& table, const CombatBegan& event)
{
    table.combat = Combat{};
    table.combat.sides[attackSide] = table.combat.sides[defenseSide] = emptySide();
    table.combat.sides[attackSide].fighter = event.attacker;
    table.combat.sides[defenseSide].fighter = event.target;
    table.combat.step = CombatStep::declare;
    table.combat.winner = 0xFF;
}

void fold(Table& table, const StepReached& event)
{
    table.combat.step = event.step;
    if (event.step != CombatStep::over) return;
    for (CombatSide& side : table.combat.sides)
        side.flags = narrowed<std::uint8_t>(side.flags & ~asNumber(SideFlag::gone));
}

void fold(Table& table, const EffectBegan& event)
{
    if (event.side < 2 && event.timing <= Timing::after)
        table.combat.sides[event.side].begun |= narrowed<std::uint8_t>(1u << asNumber(event.timing));
}

void fold(Table& table, const CardsTurned& event)
{
    CombatSide* sides = table.combat.sides;
    const auto turn = [&](CombatSide& side, CardId& place, CardId card) {
        if (card == CardId::none) return;
        place = card;
        strike(table.seat(seatOf(side.fighter)), card); // committed, it still counted as in the hand
    };
    turn(sides[attackSide], sides[attackSide].card, event.attack);
    turn(sides[attackSide], sides[attackSide].boost, event.boost);
    turn(sides[defenseSide], sides[defenseSide].card, event.defense);
    if (event.attack != CardId::none) setFlag(sides[attackSide], SideFlag::faceUp);
    if (event.defense != CardId::none) setFlag(sides[defenseSide], SideFlag::faceUp);
}

void fold(Table& table, const ValueChanged& event)
{
    CombatSide& side = table.combat.sides[event.side & 1];
    switch (event.change) {
    case ValueChange::printed: side.printed = event.amount; break;
    case ValueChange::added: side.added = saturated<std::uint8_t>(side.added + event.amount); break;
    case ValueChange::bonus: side.bonus = saturated<std::uint8_t>(side.bonus + event.amount); break;
    case ValueChange::replaced: side.replaced = event.amount; break;
    case ValueChange::bonusLost: side.bonus = 0; break;
    case ValueChange::ignored: setFlag(side, SideFlag::ignored); break;
    case ValueChange::prevented: setFlag(side, SideFlag::prevented); break;
    case ValueChange::fixed:
        setFlag(side, SideFlag::fixed);
        side.replaced = event.amount;
        side.added = 0;
        break;
    }
}

void fold(Table& table, const EffectsCancelled& event)
{
    setFlag(table.combat.sides[event.side & 1], SideFlag::cancelled);
    if (event.mattered) setFlag(table.combat.sides[event.side & 1], SideFlag::cancelMattered);
}

void fold(Table& table, const CombatDecided& event)
{
    table.combat.attack = event.attack;
    table.combat.defense = event.defense;
    table.combat.damage = event.damage;
    table.combat.winner = event.winner;
}

void fold(Table& table, const NumberNamed& event)
{
    if (event.side < 2) table.combat.sides[event.side].named = event.number;
}

void fold(Table& table, const FormTaken& event)
{
    table.seat(event.seat).form = event.form;
}

void fold(Table& table, const CounterSet& event)
{
    table.seat(event.seat).counters[event.counter] = event.value;
}

void fold(Table& table, const TokenPut& event)
{
    table.seats[index(event.token) / tokensPerSeat].tokens[index(event.token) % tokensPerSeat] = event.to;
}

void fold(Table& table, const Scheduled& event)
{
    std::uint8_t& flags = table.seat(event.seat).scheduled;
    const auto one = narrowed<std::uint8_t>(1u << event.effect);
    flags = narrowed<std::uint8_t>(event.waits ? flags | one : flags & ~one);
}

void fold(Table& table, const MatchEnded& event)
{
    table.turn.winner = event.winner;
    table.turn.cause = event.cause;
}

/// The table stays as it is: what has been carried out of the text has happened.
void fold(Table&, const TextStopped&) {}

void fold(Table& table, const Event& event)
{
    std::visit([&](const auto& body) { fold(table, body); }, event.body);
}

} // namespace fabletop
