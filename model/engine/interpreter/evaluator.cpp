// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/evaluator.h"

#include "model/engine/queries.h"

#include <bit>

namespace fabletop {

std::uint32_t kindsIn(PileView pile)
{
    std::uint32_t kinds = 0;
    for (CardId card : pile)
        kinds |= std::uint32_t{1} << index(card);
    return kinds;
}

int countOf(PileView pile, std::uint32_t kinds)
{
    int count = 0;
    for (CardId card : pile)
        count += static_cast<int>(kinds >> index(card) & 1);
    return count;
}

FighterSet Evaluator::fighters(ExprId id) const
{
    const Expr& e = expr(id);
    const FighterSet board = onBoard(m_table);
    const auto one = [&](FighterId fighter) { return fighter == FighterId::none ? 0 : bit(fighter) & board; };
    switch (e.term) {
    case Term::named: return (FighterSet{e.number} << (index(m_frame.you) * fightersPerSeat)) & board;
    case Term::thisFighter: return one(m_frame.self);
    case Term::thatFighter: return one(m_frame.fighter);
    case Term::yourFighter: return combatFighter(ownSide());
    case Term::opposingFighter: return combatFighter(1 - ownSide());
    case Term::attacker: return combatFighter(attackSide);
    case Term::defender: return combatFighter(defenseSide);
    case Term::allFighters: return board;
    case Term::opposingFighters: return opposing();
    case Term::friendlyFighters: return board & ~opposing();
    case Term::ownFighters: return fightersOf(m_frame.you) & board;
    case Term::yourHero: return one(heroOf(m_frame.you));
    case Term::heroOfPlayer: {
        const SeatId seat = player(e.a);
        return seat == SeatId::none ? 0 : one(heroOf(seat));
    }
    case Term::inThisCombat: return fighters(e.a) & (combatFighter(attackSide) | combatFighter(defenseSide));
    case Term::onToken: return standingOn(fighters(e.a), tokenSpaces(e.number));
    case Term::onChosenSpaces:
        return standingOn(fighters(e.a), bit(m_frame.space) | bit(m_frame.spaceBefore));
    case Term::orFighters: return fighters(e.a) | fighters(e.b);
    case Term::exceptFighters: return fighters(e.a) & ~fighters(e.b);
    case Term::fighterBefore: return one(m_frame.fighterBefore);
    case Term::chosenFighters: return m_frame.loop & board;
    case Term::every: return fighters(e.a);
    case Term::adjacentTo:
    case Term::inZoneOf:
    case Term::within: return near(e);
    default: return 0;
    }
}

FighterSet Evaluator::named(ExprId id) const
{
    const Expr& e = expr(id);
    switch (e.term) {
    case Term::allFighters: return 0;
    case Term::adjacentTo:
    case Term::inZoneOf:
    case Term::within:
    case Term::inThisCombat:
    case Term::onToken:
    case Term::onChosenSpaces:
    case Term::exceptFighters: return named(e.a);
    case Term::orFighters: return named(e.a) | named(e.b);
    default: return fighters(id);
    }
}

FighterSet Evaluator::near(const Expr& e) const
{
    const FighterSet candidates = fighters(e.a);
    return standingOn(candidates,
                      around(e, e.term == Term::within
                                    ? e.c
                                    : e.b)); // a fighter's own space lies in its zones (R-BOARD-06), but is
                                             // not adjacent to itself (R-BOARD-02)
}

/// The spaces that lie so by one of these fighters, or by each of them.
SpaceSet Evaluator::around(const Expr& e, ExprId selector) const
{
    return aroundSpaces(e, selector, spacesOf(fighters(selector)));
}

SpaceSet Evaluator::aroundSpaces(const Expr& e, ExprId selector, SpaceSet centre) const
{
    const bool every = expr(selector).term == Term::every;
    SpaceSet area = every && centre ? m_rules.board.all() : 0;
    for (SpaceId space : members<SpaceId>(centre)) {
        const SpaceSet near = nearTo(e, space);
        area = every ? area & near : area | near;
    }
    return area;
}

SpaceSet Evaluator::nearTo(const Expr& e, SpaceId space) const
{
    switch (e.term) {
    case Term::adjacentTo:
    case Term::spacesAdjacentTo:
    case Term::spacesBeside:
    case Term::isAdjacent: return m_rules.board.adjacent[index(space)];
    case Term::within: break;
    default: return m_rules.board.sameZone[index(space)];
    }
    SpaceSet area = 0;
    const int most = number(e.b);
    for (SpaceId other : members<SpaceId>(m_rules.board.all()))
        if (m_rules.board.distance[index(space)][index(other)] <= most) area |= bit(other);
    return area;
}

FighterSet Evaluator::standingOn(FighterSet set, SpaceSet spaces) const
{
    FighterSet result = 0;
    for (FighterId fighter : members<FighterId>(set))
        if (bit(m_table.fighter(fighter).space) & spaces) result |= bit(fighter);
    return result;
}

SpaceSet Evaluator::tokenSpaces(int numbers) const
{
    SpaceSet result = 0;
    for (int i = 0; i < tokensPerSeat; ++i)
        if (numbers >> i & 1) result |= bit(m_table.seat(m_frame.you).tokens[i]);
    return result;
}

SpaceSet Evaluator::spacesOf(FighterSet set) const
{
    SpaceSet result = 0;
    for (FighterId fighter : members<FighterId>(set))
        result |= bit(m_table.fighter(fighter).space);
    return result;
}

SpaceSet Evaluator::spaces(ExprId id, FighterId mover) const
{
    const Expr& e = expr(id);
    const SpaceSet own = mover == FighterId::none ? 0 : bit(m_table.fighter(mover).space);
    switch (e.term) {
    case Term::allSpaces: return m_rules.board.all();
    case Term::every: return spaces(e.a, mover);
    case Term::otherSpaces: return m_rules.board.all() & ~own;
    case Term::emptySpaces: return m_rules.board.all() & ~spacesOf(onBoard(m_table));
    case Term::thatSpace: return bit(m_frame.space);
    case Term::withToken: return spaces(e.a, mover) & tokenSpaces(e.number);
    case Term::withoutToken: return spaces(e.a, mover) & ~tokenSpaces(e.number);
    case Term::withoutFighter: return spaces(e.a, mover) & ~spacesOf(onBoard(m_table));
    case Term::spacesBeside: return aroundSpaces(e, e.b, spaces(e.b, FighterId::none)) & spaces(e.a, mover);
    case Term::spacesAdjacentTo:
    case Term::spacesInZoneOf: return around(e, e.b) & spaces(e.a, mover);
    default: return 0;
    }
}

CardSet Evaluator::cards(ExprId id) const
{
    const Expr& e = expr(id);
    switch (e.term) {
    case Term::thisCard:
        if (inCombat() && m_frame.source == SourceKind::card) return combatCard(ownSide());
        return {m_frame.you, Place::scheme, 0, std::uint32_t{1} << m_frame.item, 1};
    case Term::opposingCard: return combatCard(1 - ownSide());
    case Term::attackCard: return combatCard(attackSide);
    case Term::thatCard:
        if (m_frame.card == CardId::none) return {};
        return {m_frame.cardSeat, m_frame.cardPlace, attackSide, std::uint32_t{1} << index(m_frame.card),
                liesThere() ? 1 : 0};
    case Term::inYourHand: return inPile(e.a, m_frame.you, Place::hand);
    case Term::inHandOf: return inPile(e.a, player(e.b), Place::hand);
    case Term::inYourDiscard: return inPile(e.a, m_frame.you, Place::discard);
    case Term::withValue: {
        const int value = number(e.b);
        return filtered(cards(e.a),
                        [&](const CardKind& card) { return !card.scheme() && card.value == value; });
    }
    case Term::usableToAttackBy: {
        const FighterSet set = fighters(e.b);
        const CardSet candidates = cards(e.a);
        const FighterSet own = candidates.owner == SeatId::none ? 0 : fightersOf(candidates.owner);
        return filtered(candidates, [&](const CardKind& card) {
            if (!card.attacks()) return false;
            for (FighterId fighter : members<FighterId>(set & own))
                if (mayUse(m_rules, m_table, fighter, card)) return true;
            return false;
        });
    }
    default: return {};
    }
}

/// Whether "that card" still lies where it was.
bool Evaluator::liesThere() const
{
    const SeatState& owner = m_table.seat(m_frame.cardSeat);
    switch (m_frame.cardPlace) {
    case Place::hand: return owner.hand().find(m_frame.card) >= 0;
    case Place::discard: return owner.discard().find(m_frame.card) >= 0;
    case Place::deckTop: return !owner.deck().empty() && owner.deck().back() == m_frame.card;
    case Place::combat: return m_table.combat.sides[attackSide].card == m_frame.card;
    case Place::deckBottom:
    case Place::boost:
    case Place::scheme: break;
    }
    return false;
}

/// Tags and forms are those of the text's own hero file; another hero's cards bear none of them.
std::uint32_t Evaluator::described(const Expr& e, SeatId owner) const
{
    if (e.term != Term::taggedCards) return ~std::uint32_t{0};
    const HeroRules& own = m_rules.hero(m_frame.you);
    const HeroRules& hero = m_rules.hero(owner);
    if (&hero != &own && hero.source != own.source) return 0;
    std::uint32_t marked = 0;
    for (std::size_t i = 0; i < hero.cards.size(); ++i) {
        const CardKind& card = hero.cards[i];
        const bool form = e.number >= 16 && card.forms != 0xFF && (card.forms >> (e.number - 16) & 1);
        if (form || (e.number < 16 && (card.tags >> e.number & 1))) marked |= std::uint32_t{1} << i;
    }
    return marked;
}

CardSet Evaluator::inPile(ExprId filter, SeatId owner, Place place) const
{
    if (owner == SeatId::none) return {};
    const SeatState& own = m_table.seat(owner);
    const PileView pile = place == Place::hand ? own.hand() : own.discard();
    const bool other = expr(filter).term == Term::otherCards;
    std::uint32_t kinds = described(other ? expr(expr(filter).a) : expr(filter), owner) & kindsIn(pile);
    int count = countOf(pile, kinds);
    const std::uint32_t that = m_frame.card == CardId::none ? 0 : std::uint32_t{1} << index(m_frame.card);
    if (other && m_frame.cardSeat == owner && m_frame.cardPlace == place && (kinds & that)) {
        --count; // a further copy of "that card" is another card
        if (countOf(pile, that) == 1) kinds &= ~that;
    }
    return {owner, place, 0, kinds, count};
}

template <typename Keep> CardSet Evaluator::filtered(CardSet set, Keep keep) const
{
    if (set.owner == SeatId::none) return set;
    std::uint32_t kept = 0;
    const auto& all = m_rules.hero(set.owner).cards;
    for (CardId card : members<CardId>(set.kinds))
        if (index(card) < all.size() && keep(all[index(card)])) kept |= std::uint32_t{1} << index(card);
    set.kinds = kept;
    if (set.place == Place::hand) set.count = countOf(m_table.seat(set.owner).hand(), kept);
    if (set.place == Place::discard) set.count = countOf(m_table.seat(set.owner).discard(), kept);
    return set;
}

CardSet Evaluator::combatCard(int side) const
{
    const CombatSide& s = m_table.combat.sides[side];
    if (s.card == CardId::none) return {seatOf(s.fighter), Place::combat, side, 0, 0};
    return {seatOf(s.fighter), Place::combat, side, std::uint32_t{1} << index(s.card), 1};
}

int Evaluator::valueOf(const CardSet& set) const
{
    if (set.empty()) return -1;
    if (set.place == Place::combat) return m_table.combat.sides[set.side].printed;
    const auto& all = m_rules.hero(set.owner).cards;
    return index(set.first()) < all.size() && !all[index(set.first())].scheme()
               ? all[index(set.first())].value
               : -1;
}

int Evaluator::number(ExprId id) const
{
    const Expr& e = expr(id);
    switch (e.term) {
    case Term::literal: return e.number;
    case Term::boostOf: {
        const CardSet set = cards(e.a);
        const bool known = !set.empty() && index(set.first()) < m_rules.hero(set.owner).cards.size();
        return known ? m_rules.card(set.owner, set.first()).boostValue() : 0;
    }
    case Term::printedValueOf: return valueOf(cards(e.a));
    case Term::numberOfFighters: return std::popcount(fighters(e.a));
    case Term::numberOfCards: return cards(e.a).count;
    case Term::damageDealt: return m_frame.dealt;
    case Term::combatDamageTaken: return m_table.combat.damage;
    case Term::cardsDiscarded: return m_frame.counted;
    case Term::healthOf: {
        const FighterSet set = fighters(e.a);
        return set ? m_table.fighter(lowest<FighterId>(set)).health : 0;
    }
    case Term::thatNumber: {
        const bool committed = inCombat() && m_frame.source == SourceKind::card;
        const std::uint8_t named = committed ? m_table.combat.sides[ownSide()].named : m_frame.number;
        return named == 0xFF ? -2 : named; // equal to no value, not even to a missing one
    }
    case Term::perFighter: return number(e.a) * std::popcount(fighters(e.b));
    case Term::perCard: return number(e.a) * cards(e.b).count;
    case Term::perDiscarded: return number(e.a) * m_frame.counted;
    case Term::plus: return number(e.a) + number(e.b);
    default: return 0;
    }
}

SeatId Evaluator::player(ExprId id) const
{
    switch (expr(id).term) {
    case Term::opponent: return opponent();
    case Term::thatPlayer: return m_frame.player;
    default: return m_frame.you;
    }
}

bool Evaluator::inCombat() const
{
    const CombatStep step = m_table.combat.step;
    return step != CombatStep::none && step != CombatStep::over;
}

int Evaluator::ownSide() const
{
    return seatOf(m_table.combat.sides[attackSide].fighter) == m_frame.you ? attackSide : defenseSide;
}

FighterSet Evaluator::combatFighter(int side) const
{
    const FighterId fighter = fighting(m_table, side);
    return fighter == FighterId::none ? 0 : bit(fighter);
}

SeatId Evaluator::opponent() const
{
    if (inCombat()) return seatOf(m_table.combat.sides[1 - ownSide()].fighter);
    for (int seat = 0; seat < m_rules.seatCount(); ++seat)
        if (!m_rules.friends(m_frame.you, idAt<SeatId>(seat)) &&
            (fightersOf(idAt<SeatId>(seat)) & onBoard(m_table)))
            return idAt<SeatId>(seat);
    return SeatId::none;
}

FighterSet Evaluator::opposing() const
{
    return onBoard(m_table) & ~m_rules.fightersOfTeam(m_rules.team(m_frame.you));
}

} // namespace fabletop
