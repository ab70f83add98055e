// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/observe.h"

#include "model/table/piles.h"

namespace fabletop {

namespace {

template <typename Cards> void hide(Cards&& cards)
{
    for (CardId& card : cards)
        card = CardId::unseen;
}

/// What others show of their hand to `viewer`, and nothing about who else was shown what.
void filterShown(SeatState& owner, SeatId seat, SeatId viewer)
{
    InlineVector<Shown, maxDeck> mine{};
    for (const Shown& shown : owner.shown)
        if (viewer != SeatId::none && (shown.viewers(seat) & bit(viewer)))
            mine.push(Shown::of(shown.card(), seat, bit(viewer)));
    owner.shown = mine;
}

void hideDeck(SeatState& owner, SeatId viewer)
{
    const std::size_t v = index(viewer);
    const std::size_t top = viewer == SeatId::none ? 0 : owner.topKnown[v];
    const std::size_t bottom = viewer == SeatId::none ? 0 : owner.bottomKnown[v];
    const SeatPile deck = owner.deck();
    for (std::size_t i = bottom; i + top < deck.size(); ++i)
        deck[i] = CardId::unseen;
    for (std::size_t other = 0; other < maxSeats; ++other)
        if (other != v) owner.topKnown[other] = owner.bottomKnown[other] = 0;
}

/// A hand of which every card is known to the viewer can be shown as it is; the order says nothing.
void fillKnownHand(SeatState& owner)
{
    const SeatPile hand = owner.hand();
    if (hand.empty() || owner.shown.size() != hand.size()) return hide(hand);
    for (std::size_t i = 0; i < hand.size(); ++i)
        hand[i] = owner.shown[i].card();
}

/// "That card" of another seat's text may have been chosen out of a hidden hand.
void hideFrames(Flow& flow, SeatId viewer)
{
    for (std::size_t i = 0; i < flow.depth; ++i) {
        Frame& frame = flow.frames[i];
        if (frame.you != viewer && frame.cardSeat != viewer) frame.card = CardId::none;
        if (frame.you != viewer) frame.cards = 0;
    }
}

/// A card that lies face down, committed or lent, may be one of those shown before, so then nothing is sure
/// of the rest.
bool committedDown(const Combat& combat, SeatId seat)
{
    for (const CombatSide& side : combat.sides) {
        if (side.fighter == FighterId::none || seatOf(side.fighter) != seat) continue;
        const bool down = !side.has(SideFlag::faceUp);
        if (down && side.card != CardId::none) return true;
        if ((down || combat.step < CombatStep::reveal) && side.boost != CardId::none) return true;
    }
    return false;
}

/// What the text of a card does "when committed" must not tell which card lies there face down.
void hideCause(Event& event, SeatId viewer)
{
    const bool choosing = event.step == CombatStep::declare || event.step == CombatStep::choose;
    if (!choosing || event.cause.kind != SourceKind::card || event.cause.seat == viewer) return;
    if (std::holds_alternative<CombatBegan>(event.body)) return; // brought about by a scheme, which lies open
    const auto* turned = std::get_if<CardsTurned>(&event.body);
    const auto card = idAt<CardId>(event.cause.item);
    if (turned && (turned->attack == card || turned->defense == card)) return; // it shows itself
    if (auto* damage = std::get_if<DamageDealt>(&event.body); damage && damage->source == event.cause.seat)
        damage->item = 0xFF; // the card again
    const RuleId rule = event.cause.rule;
    event.cause = {};
    event.cause.rule = rule;
}

} // namespace

Table observe(const Table& table, SeatId viewer)
{
    Table seen = table;
    for (std::size_t s = 0; s < maxSeats; ++s) {
        const SeatId seat = idAt<SeatId>(static_cast<int>(s));
        hideDeck(seen.seats[s], viewer);
        if (seat == viewer) {
            seen.seats[s].shown.clear();
            continue;
        }
        filterShown(seen.seats[s], seat, viewer);
        if (committedDown(table.combat, seat))
            hide(seen.seats[s].hand());
        else
            fillKnownHand(seen.seats[s]);
    }
    seen.combat = observe(table.combat, viewer);
    return seen;
}

Combat observe(const Combat& combat, SeatId viewer)
{
    Combat seen = combat;
    for (CombatSide& side : seen.sides) {
        if (side.fighter == FighterId::none || seatOf(side.fighter) == viewer) continue;
        const bool hidden = seen.step < CombatStep::reveal || !side.has(SideFlag::faceUp);
        if (hidden && side.card != CardId::none && !side.has(SideFlag::faceUp)) side.card = CardId::unseen;
        if (hidden && side.boost != CardId::none) side.boost = CardId::unseen;
    }
    return seen;
}

State observe(const MatchRules&, const State& state, SeatId viewer)
{
    State seen = state;
    seen.table = observe(state.table, viewer);
    hideFrames(seen.flow, viewer);
    seen.rng = Rng{0, 0};
    return seen;
}

Event observe(const Event& event, SeatId viewer)
{
    if (viewer != SeatId::none && (event.seenBy & bit(viewer))) {
        Event own = event;
        hideCause(own, viewer);
        if (auto* shown = std::get_if<CardsShown>(&own.body)) {
            const bool ownHand = shown->seat == viewer && shown->place == Place::hand;
            if (ownHand)
                shown->viewers = 0; // who looked is theirs to know
            else
                shown->viewers &= bit(viewer);
        }
        return own;
    }
    Event hidden = event;
    hideCause(hidden, viewer);
    if (auto* moved = std::get_if<CardMoved>(&hidden.body); moved && event.seenBy != allSeats)
        moved->card = CardId::unseen;
    if (auto* shuffled = std::get_if<DeckShuffled>(&hidden.body)) hide(shuffled->order);
    if (auto* arranged = std::get_if<DeckArranged>(&hidden.body)) arranged->top.clear();
    if (auto* shown = std::get_if<CardsShown>(&hidden.body)) {
        if (event.seenBy == allSeats) return hidden;
        shown->viewers = 0;
        shown->cards.clear();
    }
    return hidden;
}

} // namespace fabletop
