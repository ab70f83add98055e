// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/cardrow.h"

#include "model/items/cards/deckknowledge.h"
#include "model/match/words/narration.h"
#include "views/pages/table/tablewords.h"

#include <QCoreApplication>
#include <algorithm>

namespace fabletop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CardRow)
};

/// The hand of `owner` as the one who looks knows it, and cards on offer that lie elsewhere.
std::vector<HandCard> handOf(const TableController& controller, SeatId owner, bool staged)
{
    std::vector<HandCard> cards;
    const Table& table = controller.table();
    const PileView hand = table.seat(owner).hand();
    std::vector<CardId> all(hand.begin(), hand.end());
    if (staged)
        for (const Decision& option : controller.staging().question().options)
            if (option.card != CardId::none && option.cardSeat == owner &&
                std::find(all.begin(), all.end(), option.card) == all.end())
                all.push_back(option.card);
    std::vector<Shown> shown(table.seat(owner).shown.begin(), table.seat(owner).shown.end());
    const auto& rows = controller.staging().picked().rows;
    const TableWords words(controller);
    for (std::size_t row = 0; row < all.size(); ++row) {
        HandCard card{
            controller.looks().card(owner, all[row]), owner, all[row], static_cast<int>(row), 0, true};
        if (staged) {
            card.look.dimmed = words.cardReason(owner, card.card);
            const auto picked = std::find(rows.begin(), rows.end(), card.row);
            card.look.chosen = picked != rows.end();
            if (card.look.chosen && controller.staging().next().manyCards())
                card.order = static_cast<int>(picked - rows.begin()) + 1;
        }
        card.usable = card.look.dimmed.isEmpty() && staged;
        // In a maneuver each is a boost.
        card.look.playable = card.usable && controller.staging().ask() != Ask::maneuver &&
                             controller.staging().next().offersCard(owner, card.card);
        const auto known = std::find_if(shown.begin(), shown.end(),
                                        [&](const Shown& one) { return one.card() == card.card; });
        card.look.seenByOpponent = owner == controller.viewer() && known != shown.end();
        if (known != shown.end()) shown.erase(known);
        cards.push_back(card);
    }
    return cards;
}

CardRowLook discardRow(const TableController& controller, SeatId seat)
{
    CardRowLook look;
    const Table& table = controller.table();
    const PileView pile = table.seat(seat).discard();
    for (std::size_t place = pile.size(); place-- > 0;)
        look.cards.push_back({controller.looks().card(seat, pile[place]), seat, pile[place],
                              static_cast<int>(place), 0, true});
    look.caption = Words::tr("Discard pile of %1, newest first. Click a card to close it")
                       .arg(controller.narrator().person(seat));
    look.empty = Words::tr("The discard pile is empty");
    return look;
}

CardRowLook otherHandRow(const TableController& controller, SeatId seat)
{
    CardRowLook look;
    int seen = 0;
    const std::vector<CardId> hand = knownHand(controller.table(), seat);
    for (std::size_t place = 0; place < hand.size(); ++place) {
        look.cards.push_back({controller.looks().card(seat, hand[place]), seat, hand[place],
                              static_cast<int>(place), 0, true});
        seen += hand[place] != CardId::unseen;
    }
    look.caption =
        Words::tr("Hand of %1: you know %2 of %3. Click a card to close it")
            .arg(controller.narrator().person(seat), QString::number(seen), QString::number(hand.size()));
    look.empty = Words::tr("No card in hand");
    return look;
}

} // namespace

CardRowLook cardRow(const TableController& controller, PileShown pile, SeatId other)
{
    CardRowLook look;
    if (!controller.match()) return look;
    if (pile.any()) {
        look = pile.pile == SeatPanel::Pile::discard ? discardRow(controller, pile.seat)
                                                     : otherHandRow(controller, pile.seat);
        look.seat = pile.seat;
        return look;
    }
    const bool asked = controller.asking() && !controller.playback().busy() && !controller.looksBack();
    const SeatId foreign = asked ? controller.foreignHand() : SeatId::none;
    if (foreign != SeatId::none) {
        look.caption = Words::tr("Hand of %1. Only you see this").arg(controller.narrator().person(foreign));
        look.seat = foreign;
        look.cards = handOf(controller, foreign, true);
        return look;
    }
    const SeatId shown = other == SeatId::none ? controller.viewer() : other;
    look.empty =
        shown == SeatId::none ? Words::tr("Nobody looks at a hand now") : Words::tr("No card in hand");
    if (shown != SeatId::none) look.cards = handOf(controller, shown, asked && shown == controller.viewer());
    return look;
}

DeckLook deckLook(const TableController& controller, SeatId seat)
{
    DeckLook look;
    look.seat = seat;
    look.heading = Words::tr("Deck of %1").arg(controller.narrator().person(seat));
    for (const DeckRow& row : deckKnowledge(controller.looks().rules(), controller.table(), seat)) {
        const CardLook card = controller.looks().card(seat, row.card);
        look.rows.push_back(
            {card.title, card.type, card.value, row.left, row.inHand, row.inPlay, row.discarded, row.card});
    }
    return look;
}

} // namespace fabletop
