// SPDX-License-Identifier: GPL-3.0-or-later
// Reference: which fighters, spaces and players a phrase names.

#include "tests/meaning/reference.h"

namespace fabletop::meaning {

FighterSet Reference::board() const
{
    FighterSet set = 0;
    for (int i = 0; i < maxFighters; ++i)
        if (m_table.fighters[i].status == FighterStatus::active) set |= bit(idAt<FighterId>(i));
    return set;
}

FighterSet Reference::ofTeam(bool yours) const
{
    FighterSet set = 0;
    for (FighterId fighter : members<FighterId>(board()))
        if ((m_rules.team(seatOf(fighter)) == m_rules.team(m_speaker.you)) == yours) set |= bit(fighter);
    return set;
}

/// Of the own hero file, on the battlefield or not: the hero, a sidekick, or all of a kind.
FighterSet Reference::namedFighters(const std::string& name) const
{
    const auto& own = m_rules.hero(m_speaker.you).fighters;
    FighterSet set = 0;
    for (std::size_t i = 0; i < own.size(); ++i)
        if (own[i].name.text() == name || own[i].name.text() + "s" == name)
            set |= bit(fighterAt(m_speaker.you, static_cast<int>(i)));
    return set;
}

FighterId Reference::combatant(int side) const
{
    const CombatSide& who = m_table.combat.sides[side];
    if (who.fighter == FighterId::none || who.has(SideFlag::gone)) return FighterId::none;
    return board() & bit(who.fighter) ? who.fighter : FighterId::none;
}

/// Without its little word.
FighterSet Reference::noun(const Node& node)
{
    const auto one = [&](FighterId fighter) {
        return fighter == FighterId::none ? 0 : bit(fighter) & board();
    };
    switch (node.word) {
    case Word::named: return namedFighters(node.text) & board();
    case Word::thisFighter: return one(m_speaker.self);
    case Word::thatFighter: return one(m_fighter);
    case Word::yourFighter: return one(combatant(m_speaker.side));
    case Word::opposingFighter: return one(combatant(1 - m_speaker.side));
    case Word::attacker: return one(combatant(attackSide));
    case Word::defender: return one(combatant(defenseSide));
    case Word::allFighters: return board();
    case Word::opposingFighters: return ofTeam(false);
    case Word::friendlyFighters: return ofTeam(true);
    case Word::ownFighters: return board() & fightersOf(m_speaker.you);
    case Word::yourHero: return one(heroOf(m_speaker.you));
    case Word::heroOfPlayer: {
        const SeatId who = player(node.parts[0]);
        return who == SeatId::none ? 0 : one(heroOf(who));
    }
    default: lost("fighters", node); return 0;
    }
}

/// All that fit; which of them are meant is up to the little word and the slot.
FighterSet Reference::fighters(const Node& node)
{
    switch (node.word) {
    case Word::adjacentTo: return on(fighters(node.parts[0]), near(node.parts[1], {}));
    case Word::inZoneOf: return on(fighters(node.parts[0]), near(node.parts[1], {Relation::Kind::inZone}));
    case Word::within:
        return on(fighters(node.parts[0]),
                  near(node.parts[2], {Relation::Kind::within, number(node.parts[1])}));
    case Word::inThisCombat: {
        FighterSet both = 0;
        for (int side : {attackSide, defenseSide})
            if (combatant(side) != FighterId::none) both |= bit(combatant(side));
        return fighters(node.parts[0]) & both;
    }
    case Word::onToken: return on(fighters(node.parts[0]), tokenSpaces());
    case Word::onChosenSpaces: return on(fighters(node.parts[0]), bit(m_space) | bit(m_spaceBefore));
    case Word::orFighters: return fighters(node.parts[0]) | fighters(node.parts[1]);
    case Word::exceptFighters: return fighters(node.parts[0]) & ~fighters(node.parts[1]);
    default: break;
    }
    FighterSet set = noun(node);
    if (node.determiner == Determiner::another && m_fighter != FighterId::none) set &= ~bit(m_fighter);
    return set;
}

/// On the battlefield or not; "your fighters" are those on it.
FighterSet Reference::everywhere(const Node& node) const
{
    FighterSet set = 0;
    for (int i = 0; i < maxFighters; ++i) {
        const auto fighter = idAt<FighterId>(i);
        if (!m_rules.exists(fighter)) continue;
        const bool friendly = m_rules.team(seatOf(fighter)) == m_rules.team(m_speaker.you);
        const bool fits = node.word == Word::allFighters ||
                          (node.word == Word::friendlyFighters && friendly) ||
                          (node.word == Word::opposingFighters && !friendly);
        if (fits) set |= bit(fighter);
    }
    return node.word == Word::named ? namedFighters(node.text) : set;
}

SpaceSet Reference::spacesBy(SpaceId space, const Relation& relation) const
{
    const Board& field = m_rules.board;
    if (relation.kind == Relation::Kind::inZone) return field.sameZone[index(space)];
    if (relation.kind == Relation::Kind::adjacent) return field.adjacent[index(space)];
    if (relation.steps < 0) return 0;
    SpaceSet seen = bit(space), edge = seen;
    for (int step = 0; step < relation.steps; ++step) {
        SpaceSet next = 0;
        for (SpaceId at : members<SpaceId>(edge))
            next |= field.steps[index(at)];
        edge = next & ~seen;
        seen |= edge;
    }
    return seen;
}

/// "A Clone": by at least one of them. "Each Clone": by all of them, and there is one.
SpaceSet Reference::near(const Node& others, const Relation& relation)
{
    const FighterSet whom = fighters(others);
    const bool every = many(others) == Many::every;
    SpaceSet area = every && whom ? m_rules.board.all() : 0;
    for (FighterId fighter : members<FighterId>(whom)) {
        const SpaceSet by = spacesBy(m_table.fighter(fighter).space, relation);
        area = every ? area & by : area | by;
    }
    return area;
}

SpaceSet Reference::standing(FighterSet set) const
{
    SpaceSet result = 0;
    for (FighterId fighter : members<FighterId>(set))
        result |= bit(m_table.fighter(fighter).space);
    return result;
}

FighterSet Reference::on(FighterSet set, SpaceSet spaces) const
{
    FighterSet result = 0;
    for (FighterId fighter : members<FighterId>(set))
        if (bit(m_table.fighter(fighter).space) & spaces) result |= bit(fighter);
    return result;
}

/// There is one kind of token in the texts that are tried.
SpaceSet Reference::tokenSpaces() const
{
    SpaceSet result = 0;
    for (TokenId token : members<TokenId>(ownTokens()))
        result |= bit(m_table.token(token));
    return result;
}

/// `mover`: who is to be placed; "other" and "empty" are other than its own.
SpaceSet Reference::spaces(const Node& node, FighterId mover)
{
    const SpaceSet own = mover == FighterId::none ? 0 : bit(m_table.fighter(mover).space);
    switch (node.word) {
    case Word::allSpaces: return m_rules.board.all();
    case Word::otherSpaces: return m_rules.board.all() & ~own;
    case Word::emptySpaces: return m_rules.board.all() & ~standing(board());
    case Word::thatSpace: return bit(m_space);
    case Word::withToken: return spaces(node.parts[0], mover) & tokenSpaces();
    case Word::withoutToken: return spaces(node.parts[0], mover) & ~tokenSpaces();
    case Word::withoutFighter: return spaces(node.parts[0], mover) & ~standing(board());
    case Word::spacesBeside: {
        const SpaceSet others = spaces(node.parts[1], FighterId::none);
        const bool every = many(node.parts[1]) == Many::every;
        SpaceSet area = every && others ? m_rules.board.all() : 0;
        for (SpaceId space : members<SpaceId>(others)) {
            const SpaceSet by = spacesBy(space, {});
            area = every ? area & by : area | by;
        }
        return spaces(node.parts[0], mover) & area;
    }
    case Word::spacesAdjacentTo: return spaces(node.parts[0], mover) & near(node.parts[1], {});
    case Word::spacesInZoneOf:
        return spaces(node.parts[0], mover) & near(node.parts[1], {Relation::Kind::inZone});
    default: lost("spaces", node); return 0;
    }
}

SeatId Reference::player(const Node& node)
{
    switch (node.word) {
    case Word::you: return m_speaker.you;
    case Word::thatPlayer: return m_player;
    case Word::opponent: return seatOf(m_table.combat.sides[1 - m_speaker.side].fighter);
    default: lost("player", node); return SeatId::none;
    }
}

} // namespace fabletop::meaning
