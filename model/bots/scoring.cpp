// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/scoring.h"

#include "model/engine/queries.h"

#include <algorithm>
#include <cstdlib>

namespace fabletop {

DecisionScorer::DecisionScorer(const MatchRules& rules, const Table& table, SeatId seat)
    : m_rules(rules), m_table(table), m_seat(seat)
{}

int DecisionScorer::score(const Decision& decision) const
{
    switch (decision.verb) {
    case Verb::attack: return attack(decision);
    case Verb::defend: return defend(decision);
    case Verb::scheme: return 150;
    case Verb::maneuver: return maneuver();
    case Verb::boost: return boost(decision);
    case Verb::move: return move(decision);
    case Verb::place:
        return decision.fighter == FighterId::none ? 0 : approach(decision.fighter, decision.space);
    case Verb::discard: return 50 - worth(decision.cardSeat, decision.card);
    case Verb::choose: return choose(decision);
    case Verb::yes: return 20;
    case Verb::decline: return 0;
    }
    return 0;
}

int DecisionScorer::exhausted() const
{
    return m_table.seat(m_seat).deck().empty() ? 300 : 0;
}

/// A card drawn over the hand limit is lost again.
int DecisionScorer::maneuver() const
{
    const int hand = static_cast<int>(m_table.seat(m_seat).hand().size());
    return 100 - std::max(0, hand - m_rules.numbers.handLimit + 1) * 60 - exhausted();
}

/// A hero's health decides the match, a sidekick's does not.
int DecisionScorer::weight(FighterId fighter)
{
    return index(fighter) % fightersPerSeat == 0 ? 100 : 45;
}

int DecisionScorer::worth(SeatId owner, CardId card) const
{
    if (index(card) >= m_rules.hero(owner).cards.size()) return 25;
    const CardKind& kind = m_rules.card(owner, card);
    return (kind.scheme() ? 25 : 10 * kind.value) + (kind.forAny() ? 5 : 0);
}

int DecisionScorer::attack(const Decision& decision) const
{
    const CardKind& card = m_rules.card(m_seat, decision.card);
    const int expected =
        std::max(1, 10 * card.value - (m_table.seat(seatOf(decision.target)).hand().empty() ? 0 : 18));
    const int health = m_table.fighter(decision.target).health;
    const int kill = card.value >= health ? 150 : 0;
    return 110 + std::min(expected, 10 * health) * weight(decision.target) / 10 + kill -
           2 * card.boostValue();
}

/// A defense is worth the harm it may ward off, less the card.
int DecisionScorer::defend(const Decision& decision) const
{
    constexpr int usualAttack = 4;
    const CardKind& card = m_rules.card(m_seat, decision.card);
    const FighterId fighter = m_table.combat.sides[defenseSide].fighter;
    const int health = m_table.fighter(fighter).health;
    const int warded = std::min({static_cast<int>(card.value), usualAttack, health});
    const int over = std::max(0, card.value - usualAttack);
    const int danger = health <= usualAttack ? 80 : 0;
    return warded * weight(fighter) / 2 + danger - over * 10 - 60;
}

int DecisionScorer::boost(const Decision& decision) const
{
    const FighterId hero = heroOf(m_seat);
    if (m_table.fighter(hero).space == SpaceId::none || approach(hero, m_table.fighter(hero).space) >= -200)
        return -50;
    return m_rules.card(m_seat, decision.card).boostValue() * 12 - worth(m_seat, decision.card);
}

/// What the way there gains. A token may be moved too, and then there is no fighter: any place is as
/// good.
int DecisionScorer::move(const Decision& decision) const
{
    if (decision.fighter == FighterId::none) return 5;
    const SpaceId here = m_table.fighter(decision.fighter).space;
    return approach(decision.fighter, decision.space) - approach(decision.fighter, here) + 5;
}

/// The nearer to a foe the better; next to one best. Hurt heroes keep away from more than one.
int DecisionScorer::approach(FighterId fighter, SpaceId space) const
{
    if (space == SpaceId::none) return 0;
    int nearest = 60;
    int beside = 0;
    for (FighterId other : members<FighterId>(onBoard(m_table))) {
        if (!foe(other)) continue;
        const SpaceId there = m_table.fighter(other).space;
        const int steps = m_rules.board.distance[index(space)][index(there)];
        nearest = std::min(nearest, steps * 2 - (index(other) % fightersPerSeat == 0 ? 1 : 0));
        if (m_rules.board.adjacent[index(space)] & bit(there)) ++beside;
    }
    const bool hero = index(fighter) % fightersPerSeat == 0;
    const bool hurt = hero && m_table.fighter(fighter).health <= 5;
    return -20 * nearest - (hurt ? 60 * beside : 0) - (hero && beside > 1 ? 15 * beside : 0);
}

int DecisionScorer::choose(const Decision& decision) const
{
    if (decision.fighter != FighterId::none)
        return foe(decision.fighter)
                   ? 60 + weight(decision.fighter) - m_table.fighter(decision.fighter).health
                   : -80;
    if (decision.card != CardId::none)
        return decision.cardSeat == m_seat ? worth(m_seat, decision.card)
                                           : -worth(decision.cardSeat, decision.card);
    if (decision.number != 0xFF) return 10 - std::abs(decision.number - 3);
    return 0;
}

} // namespace fabletop
