// SPDX-License-Identifier: GPL-3.0-or-later
// Reference: which cards a phrase names, numbers, conditions.

#include "tests/meaning/reference.h"

#include <algorithm>
#include <bit>

namespace fabletop::meaning {

const CardKind& Reference::kind(const CardAt& card) const
{
    return m_rules.card(card.owner, card.card);
}

std::vector<CardAt> Reference::pile(SeatId owner, Place place) const
{
    std::vector<CardAt> all;
    if (owner == SeatId::none) return all;
    const SeatState& seat = m_table.seat(owner);
    for (CardId card : place == Place::hand ? seat.hand() : seat.discard())
        all.push_back({owner, card, place, 0});
    return all;
}

std::vector<CardAt> Reference::combatCard(int side) const
{
    const CombatSide& at = m_table.combat.sides[side];
    if (at.card == CardId::none) return {};
    return {{seatOf(at.fighter), at.card, Place::combat, side}};
}

/// A card that has been moved since is not where the text left it.
bool Reference::lies(const CardAt& card) const
{
    if (card.card == CardId::none) return false;
    const SeatState& owner = m_table.seat(card.owner);
    switch (card.place) {
    case Place::hand: return owner.hand().find(card.card) >= 0;
    case Place::discard: return owner.discard().find(card.card) >= 0;
    case Place::deckTop: return !owner.deck().empty() && owner.deck().back() == card.card;
    case Place::combat: return m_table.combat.sides[card.side].card == card.card;
    default: return false;
    }
}

/// A tag's name, or that of the form the card is for.
bool Reference::bears(const CardAt& card, const std::string& mark) const
{
    const HeroRules& own = m_rules.hero(m_speaker.you);
    if (&m_rules.hero(card.owner) != &own) return false;
    for (std::size_t i = 0; i < own.tags.size(); ++i)
        if (own.tags[i] == mark && (kind(card).tags >> i & 1)) return true;
    for (std::size_t i = 0; i < own.forms.size(); ++i)
        if (own.forms[i].declared == mark && kind(card).forms != 0xFF && (kind(card).forms >> i & 1))
            return true;
    return false;
}

std::vector<CardAt> Reference::cards(const Node& node)
{
    std::vector<CardAt> set;
    const auto keep = [&](auto fits) {
        std::erase_if(set, [&](const CardAt& card) { return !fits(card); });
        return set;
    };
    const auto lying = [&](SeatId owner, Place place) {
        set = pile(owner, place);
        // "a Wolf card in your hand", "a card with value 2 in your hand"
        const Node& noun = node.parts[0];
        if (noun.word == Word::taggedCards)
            keep([&](const CardAt& card) { return bears(card, noun.text); });
        else if (noun.word != Word::allCards)
            lost("cards", node);
        if (noun.determiner == Determiner::another) // that one, not a copy of it
            if (const auto that = std::find(set.begin(), set.end(), m_card); that != set.end())
                set.erase(that);
        return set;
    };
    switch (node.word) {
    case Word::thisCard:
        if (m_speaker.side >= 0) return combatCard(m_speaker.side);
        return {{m_speaker.you, m_speaker.card, Place::scheme, 0}};
    case Word::opposingCard: return combatCard(1 - m_speaker.side);
    case Word::attackCard: return combatCard(attackSide);
    case Word::thatCard:
        if (lies(m_card)) set.push_back(m_card);
        return set;
    case Word::inYourHand: return lying(m_speaker.you, Place::hand);
    case Word::inYourDiscard: return lying(m_speaker.you, Place::discard);
    case Word::inHandOf: return lying(player(node.parts[1]), Place::hand);
    case Word::withValue: {
        const int value = number(node.parts[1]);
        set = cards(node.parts[0]);
        return keep([&](const CardAt& card) { return !kind(card).scheme() && kind(card).value == value; });
    }
    case Word::usableToAttackBy: {
        const FighterSet users = fighters(node.parts[1]);
        set = cards(node.parts[0]);
        return keep([&](const CardAt& card) {
            if (!kind(card).attacks()) return false;
            for (FighterId user : members<FighterId>(users))
                if (seatOf(user) == card.owner && (kind(card).users >> index(user) % fightersPerSeat & 1) &&
                    (kind(card).forms >> m_table.seat(card.owner).form & 1))
                    return true;
            return false;
        });
    }
    default: lost("cards", node); return set;
    }
}

int Reference::number(const Node& node)
{
    switch (node.word) {
    case Word::literal: return node.number;
    case Word::boostOf: {
        const auto set = cards(node.parts[0]);
        return set.empty() || kind(set[0]).boost == noValue ? 0 : kind(set[0]).boost;
    }
    case Word::printedValueOf: {
        const auto set = cards(node.parts[0]);
        if (set.empty() || kind(set[0]).scheme()) return -1;
        if (set[0].place == Place::combat) return m_table.combat.sides[set[0].side].printed;
        return kind(set[0]).value;
    }
    case Word::numberOfFighters: return std::popcount(fighters(node.parts[0]));
    case Word::numberOfCards: return static_cast<int>(cards(node.parts[0]).size());
    case Word::damageDealt: return m_dealt;
    case Word::combatDamageTaken: return m_table.combat.damage;
    case Word::thatNumber: return m_named < 0 ? -2 : m_named;
    case Word::cardsDiscarded: return m_discarded;
    case Word::healthOf: {
        const FighterSet set = fighters(node.parts[0]);
        return set ? m_table.fighter(lowest<FighterId>(set)).health : 0;
    }
    case Word::perFighter: return number(node.parts[0]) * std::popcount(fighters(node.parts[1]));
    case Word::perCard: return number(node.parts[0]) * static_cast<int>(cards(node.parts[1]).size());
    case Word::perDiscarded: return number(node.parts[0]) * m_discarded;
    case Word::plus: return number(node.parts[0]) + number(node.parts[1]);
    default: return lost("number", node);
    }
}

/// each, all: every one, and there is one. no: none. Else at least one.
bool Reference::holdsOf(const Node& subject, const std::function<bool(FighterId)>& is)
{
    const FighterSet set = fighters(subject);
    int fitting = 0;
    for (FighterId fighter : members<FighterId>(set))
        fitting += is(fighter);
    if (headOf(subject).determiner == Determiner::no) return fitting == 0;
    if (many(subject) == Many::every) return set != 0 && fitting == std::popcount(set);
    return fitting > 0;
}

bool Reference::measured(const Node& comparison)
{
    for (const Node& side : comparison.parts) {
        if (side.word == Word::healthOf && fighters(side.parts[0]) == 0) return false;
        if (side.word == Word::boostOf && cards(side.parts[0]).empty()) return false;
        if (side.word == Word::printedValueOf && number(side) < 0) return false;
    }
    return true;
}

bool Reference::holds(const Node& node)
{
    const auto stands = [&](SpaceSet spaces) {
        return
            [this, spaces](FighterId fighter) { return (bit(m_table.fighter(fighter).space) & spaces) != 0; };
    };
    switch (node.word) {
    case Word::andBoth: return holds(node.parts[0]) && holds(node.parts[1]);
    case Word::orEither: return holds(node.parts[0]) || holds(node.parts[1]);
    case Word::negation: return !holds(node.parts[0]);
    case Word::isAdjacent: return holdsOf(node.parts[0], stands(near(node.parts[1], {})));
    case Word::isInZone: return holdsOf(node.parts[0], stands(near(node.parts[1], {Relation::Kind::inZone})));
    case Word::isOnToken: return holdsOf(node.parts[0], stands(tokenSpaces()));
    case Word::isHero:
        return holdsOf(node.parts[0],
                       [](FighterId fighter) { return index(fighter) % fightersPerSeat == 0; });
    case Word::isOnBattlefield: {
        const Node& who = node.parts[0];
        const bool plain = headOf(who).word == who.word && everywhere(who) != 0;
        if (many(who) == Many::every && plain) return everywhere(who) == fighters(who);
        return holdsOf(who, [](FighterId) { return true; });
    }
    case Word::beganOnToken:
        return holdsOf(node.parts[0], [this](FighterId fighter) {
            return fighter == heroOf(seatOf(fighter)) && seatOf(fighter) == m_speaker.you &&
                   m_table.seat(m_speaker.you).tokenStart != 0;
        });
    case Word::sameFighter: {
        const FighterSet other = fighters(node.parts[1]);
        return holdsOf(node.parts[0], [other](FighterId fighter) { return (bit(fighter) & other) != 0; });
    }
    case Word::beganElsewhere:
        return holdsOf(node.parts[0], [this](FighterId fighter) {
            const FighterState& state = m_table.fighter(fighter);
            return state.began() != SpaceId::none && state.began() != state.space;
        });
    case Word::noFighter: return fighters(node.parts[0]) == 0;
    case Word::someFighter: return fighters(node.parts[0]) != 0;
    case Word::someCard: return !cards(node.parts[0]).empty();
    case Word::inForm: {
        const auto& forms = m_rules.hero(m_speaker.you).forms;
        return forms[m_table.seat(m_speaker.you).form].declared == node.text;
    }
    case Word::firstAction: return m_table.turn.taken == 1 && m_table.turn.seat == m_speaker.you;
    case Word::felled: return m_felled;
    case Word::youDid: return m_did;
    case Word::playerDidNot: return !(player(node.parts[0]) == m_speaker.you ? m_did : m_theyDid);
    case Word::won: return m_table.combat.winner == m_speaker.side;
    case Word::lost: return m_table.combat.winner == 1 - m_speaker.side;
    case Word::attacking: return m_speaker.side == attackSide;
    case Word::defending: return m_speaker.side == defenseSide;
    case Word::opponentPlayed: return m_table.combat.sides[1 - m_speaker.side].card != CardId::none;
    case Word::equals: return measured(node) && number(node.parts[0]) == number(node.parts[1]);
    case Word::atLeast: return measured(node) && number(node.parts[0]) >= number(node.parts[1]);
    case Word::atMost: return measured(node) && number(node.parts[0]) <= number(node.parts[1]);
    default: return lost("condition", node) != 0;
    }
}

} // namespace fabletop::meaning
