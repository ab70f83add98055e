// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/cards/deckknowledge.h"

#include <algorithm>

namespace fabletop {

namespace {

bool known(CardId card)
{
    return card != CardId::none && card != CardId::unseen;
}

/// Put face down: it may be one of those that were shown, so then nothing is sure of the hand.
bool committedDown(const Combat& combat, SeatId seat)
{
    return std::any_of(std::begin(combat.sides), std::end(combat.sides), [&](const CombatSide& side) {
        return side.fighter != FighterId::none && seatOf(side.fighter) == seat && side.card == CardId::unseen;
    });
}

} // namespace

std::vector<CardId> knownHand(const Table& observed, SeatId seat)
{
    const SeatState& owner = observed.seat(seat);
    std::vector<CardId> cards(owner.hand().begin(), owner.hand().end());
    if (std::any_of(cards.begin(), cards.end(), known) || committedDown(observed.combat, seat)) return cards;
    std::size_t place = 0;
    for (const Shown& shown : owner.shown)
        if (place < cards.size()) cards[place++] = shown.card();
    return cards;
}

std::vector<DeckRow> deckKnowledge(const MatchRules& rules, const Table& observed, SeatId seat)
{
    const auto& kinds = rules.hero(seat).cards;
    std::vector<DeckRow> rows(kinds.size());
    for (std::size_t card = 0; card < kinds.size(); ++card)
        rows[card] = {idAt<CardId>(static_cast<int>(card)), kinds[card].copies, 0, 0, 0, 0};
    const auto count = [&](CardId card, int DeckRow::*where) {
        if (known(card) && index(card) < rows.size()) ++(rows[index(card)].*where);
    };
    for (CardId card : observed.seat(seat).discard())
        count(card, &DeckRow::discarded);
    for (CardId card : knownHand(observed, seat))
        count(card, &DeckRow::inHand);
    for (const CombatSide& side : observed.combat.sides) {
        if (side.fighter == FighterId::none || seatOf(side.fighter) != seat) continue;
        count(side.card, &DeckRow::inPlay);
        count(side.boost, &DeckRow::inPlay);
    }
    if (observed.turn.schemeSeat == seat) count(observed.turn.schemeCard, &DeckRow::inPlay);
    for (DeckRow& row : rows)
        row.left = row.copies - row.discarded - row.inPlay - row.inHand;
    return rows;
}

} // namespace fabletop
