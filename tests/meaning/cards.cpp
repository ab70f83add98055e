// SPDX-License-Identifier: GPL-3.0-or-later
// Reference: acts on cards.

#include "tests/meaning/reference.h"

#include <algorithm>

namespace fabletop::meaning {

namespace {

SeatPile pileAt(Table& table, SeatId owner, Place place)
{
    SeatState& seat = table.seat(owner);
    return place == Place::hand ? seat.hand() : place == Place::discard ? seat.discard() : seat.deck();
}

void takeOut(SeatPile pile, CardId card, bool top)
{
    const auto size = static_cast<int>(pile.size());
    for (int i = 0; i < size; ++i) {
        const int at = top ? size - 1 - i : i;
        if (pile[static_cast<std::size_t>(at)] != card) continue;
        pile.removeAt(static_cast<std::size_t>(at));
        return;
    }
}

} // namespace

/// From where it is: it exists once.
void Reference::move(const CardAt& card, Place to)
{
    if (card.place == Place::hand && to == Place::discard) ++m_gone[index(card.owner)];
    if (card.place == Place::combat)
        m_table.combat.sides[card.side].card = CardId::none;
    else
        takeOut(pileAt(m_table, card.owner, card.place), card.card, card.place == Place::deckTop);
    if (to == Place::deckBottom) {
        SeatPile deck = m_table.seat(card.owner).deck();
        deck.insert(0, card.card);
    } else {
        pileAt(m_table, card.owner, to).push(card.card);
    }
}

std::optional<CardId> Reference::askKind(const std::vector<CardId>& among, bool mayStop)
{
    std::vector<CardAt> cards;
    for (CardId card : among)
        cards.push_back({m_speaker.you, card, Place::hand, 0});
    if (const auto card = askCard(m_speaker.you, cards, mayStop)) return card->card;
    return std::nullopt;
}

/// Identical copies are one answer.
std::optional<CardAt> Reference::askCard(SeatId who, const std::vector<CardAt>& among, bool mayStop)
{
    Answers answers;
    for (const CardAt& card : among)
        answers.insert({.card = card.card, .owner = card.owner});
    const auto answer = ask(who, answers, mayStop);
    if (!answer) return std::nullopt;
    return *std::find_if(among.begin(), among.end(), [&](const CardAt& card) {
        return card.card == answer->card && card.owner == answer->owner;
    });
}

/// One card, so many, as many as one likes, or until there are no more: one after the other.
void Reference::onCards(SeatId who, const Node& phrase, const std::function<void(const CardAt&)>& doing)
{
    const Many count = many(phrase);
    if (count == Many::one) {
        for (const CardAt& card : cards(phrase))
            doing(card);
        return;
    }
    const bool mayStop = count == Many::upTo || count == Many::anyNumber;
    const bool counted = count == Many::exactly || count == Many::upTo;
    const int most = count == Many::some ? 1 : counted ? headOf(phrase).many : maxDeck;
    for (int taken = 0; taken < most && !over(); ++taken) {
        const auto card = askCard(who, cards(phrase), mayStop);
        if (!card) {
            if (taken == 0) m_did = false;
            if (taken == 0 && !mayStop) m_card = {};
            return;
        }
        m_did = true;
        doing(*card);
    }
}

void Reference::draw(SeatId seat, int count)
{
    for (int i = 0; i < count && !over() && seat != SeatId::none; ++i) {
        const FighterSet own = fightersOf(seat) & board();
        if (!own) return;
        const PileView deck = std::as_const(m_table).seat(seat).deck();
        if (deck.empty())
            damage(own, m_rules.numbers.exhaustionDamage, true);
        else
            move({seat, deck.back(), Place::deckTop, 0}, Place::hand);
    }
}

void Reference::show(SeatId owner, SeatSet viewers, std::vector<CardId> shown)
{
    if (!shown.empty()) m_seen.push_back({owner, viewers, std::move(shown)});
}

bool Reference::drawing(const Node& node)
{
    const SeatId you = m_speaker.you;
    switch (node.word) {
    case Word::draw: draw(you, number(node.parts[0])); return true;
    case Word::playerDraws: draw(player(node.parts[0]), number(node.parts[1])); return true;
    case Word::drawUpTo: {
        Answers answers;
        for (int i = 0; i <= std::min(mostAtHand, number(node.parts[0])); ++i)
            answers.insert({.number = i});
        const std::size_t before = m_table.seat(you).hand().size();
        if (const auto answer = ask(you, answers)) draw(you, answer->number);
        const Pile hand = m_table.seat(you).hand().copy();
        m_them.clear();
        for (std::size_t i = before; i < hand.count; ++i)
            m_them.push_back(hand.items[i]);
        return true;
    }
    case Word::discardTop: {
        const Pile deck = m_table.seat(you).deck().copy();
        m_card = {};
        if (deck.count == 0) return true;
        const CardAt top{you, deck.items[deck.count - 1], Place::deckTop, 0};
        move(top, Place::discard);
        nameCard(top, Place::discard);
        return true;
    }
    case Word::revealTop: lookAt(1, allSeats); return true;
    case Word::lookAtTop: lookAt(number(node.parts[0]), bit(you)); return true;
    default: return false;
    }
}

/// They stay where they are; the top one is "that card".
void Reference::lookAt(int count, SeatSet viewers)
{
    const Pile deck = m_table.seat(m_speaker.you).deck().copy();
    m_them.clear();
    for (int i = 0; i < count && i < deck.count; ++i)
        m_them.push_back(deck.items[deck.count - 1 - i]);
    m_card = m_them.empty() ? CardAt{} : CardAt{m_speaker.you, m_them[0], Place::deckTop, 0};
    show(m_speaker.you, viewers, m_them);
}

bool Reference::deckAct(const Node& node)
{
    const SeatId you = m_speaker.you;
    switch (node.word) {
    case Word::keepOne: keepOne(); return true;
    case Word::takeOfThem:
        for (int i = number(node.parts[0]); i > 0 && !m_them.empty(); --i) { // counted before it begins
            const CardId card = *askKind(m_them);
            move({you, card, Place::deckTop, 0}, Place::hand);
            m_them.erase(std::find(m_them.begin(), m_them.end(), card));
        }
        return true;
    case Word::putThemBack: putBack(); return true;
    case Word::putOnDeck: putOnDeck(number(node.parts[0])); return true;
    case Word::fetchCard: {
        CardId card = CardId::none;
        for (std::size_t i = 0; i < m_rules.hero(you).cards.size(); ++i)
            if (m_rules.hero(you).cards[i].name.text() == node.text) card = idAt<CardId>(static_cast<int>(i));
        if (m_table.seat(you).discard().find(card) >= 0) {
            move({you, card, Place::discard, 0}, Place::hand);
            return true;
        }
        if (m_table.seat(you).deck().find(card) >= 0) move({you, card, Place::deckTop, 0}, Place::hand);
        m_shuffled = true;
        return true;
    }
    default: return false;
    }
}

/// One stays, the others go under the deck in the order in which they will be drawn.
void Reference::keepOne()
{
    if (m_them.size() > 1) {
        m_them.erase(std::find(m_them.begin(), m_them.end(), *askKind(m_them)));
        while (!m_them.empty()) {
            const CardId card = *askKind(m_them);
            move({m_speaker.you, card, Place::hand, 0}, Place::deckBottom);
            m_them.erase(std::find(m_them.begin(), m_them.end(), card));
        }
    }
    m_them.clear();
}

/// In the order in which they will be drawn.
void Reference::putBack()
{
    std::vector<CardId> order;
    while (!m_them.empty()) {
        const CardId card = *askKind(m_them);
        order.push_back(card);
        m_them.erase(std::find(m_them.begin(), m_them.end(), card));
    }
    SeatPile deck = m_table.seat(m_speaker.you).deck();
    for (CardId card : order)
        takeOut(deck, card, true);
    for (std::size_t i = order.size(); i-- > 0;)
        deck.push(order[i]);
}

void Reference::putOnDeck(int count)
{
    const Pile hand = m_table.seat(m_speaker.you).hand().copy();
    std::vector<CardId> left(hand.items, hand.items + hand.count), picked;
    while (static_cast<int>(picked.size()) < count && !left.empty()) {
        picked.push_back(*askKind(left));
        left.erase(std::find(left.begin(), left.end(), picked.back()));
    }
    for (std::size_t i = picked.size(); i-- > 0;)
        move({m_speaker.you, picked[i], Place::hand, 0}, Place::deckTop);
    m_them.clear();
}

bool Reference::cardAct(const Node& node)
{
    const SeatId you = m_speaker.you;
    const auto discard = [&](const CardAt& card) {
        if (card.place != Place::hand && card.place != Place::deckTop) return;
        move(card, Place::discard);
        nameCard(card, Place::discard);
        ++m_discarded;
    };
    switch (node.word) {
    case Word::discardThat: onCards(you, node.parts[0], discard); return true;
    case Word::discardAny:
        m_did = false;
        while (const auto card = askCard(you, cards(node.parts[0]), true)) {
            discard(*card);
            m_did = true;
        }
        return true;
    case Word::playerDiscards: onCards(player(node.parts[0]), node.parts[1], discard); return true;
    case Word::playerMayDiscard: {
        const SeatId who = player(node.parts[0]);
        const auto card = askCard(who, cards(node.parts[1]), true);
        (who == you ? m_did : m_theyDid) = card.has_value();
        if (card) discard(*card);
        return true;
    }
    case Word::discardRandom: {
        const SeatId who = player(node.parts[0]);
        for (int i = number(node.parts[1]); i > 0 && who != SeatId::none; --i) {
            if (m_table.seat(who).hand().empty()) break;
            const CardId card = m_questioner.chance(who, m_gone[index(who)]);
            if (m_table.seat(who).hand().find(card) >= 0) discard({who, card, Place::hand, 0});
        }
        return true;
    }
    case Word::takeThat:
    case Word::takeAllToHand:
        if (many(node.parts[0]) == Many::every) { // into a hand there is no order to see
            for (const CardAt& card : cards(node.parts[0]))
                move(card, Place::hand);
            return true;
        }
        onCards(you, node.parts[0], [&](const CardAt& card) {
            move(card, Place::hand);
            nameCard(card, Place::hand);
        });
        return true;
    case Word::lookAtHand:
    case Word::revealHand: {
        const SeatId who = player(node.parts[0]);
        if (who == SeatId::none) return true;
        const Pile hand = m_table.seat(who).hand().copy();
        show(who, node.word == Word::revealHand ? allSeats : bit(you), {hand.items, hand.items + hand.count});
        return true;
    }
    default: return false;
    }
}

} // namespace fabletop::meaning
