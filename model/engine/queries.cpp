#include "model/engine/queries.h"

#include <algorithm>

namespace fabletop {

FighterSet onBoard(const Table& table)
{
    FighterSet set = 0;
    for (std::size_t i = 0; i < maxFighters; ++i)
        if (table.fighters[i].space != SpaceId::none) set |= FighterSet{1} << i;
    return set;
}

FighterId fighterOn(const Table& table, SpaceId space)
{
    for (std::size_t i = 0; i < maxFighters; ++i)
        if (table.fighters[i].space == space && space != SpaceId::none) return static_cast<FighterId>(i);
    return FighterId::none;
}

Occupancy occupancy(const Ruleset& rules, const Table& table, FighterId fighter)
{
    const FighterSet friends = rules.fightersOfTeam(rules.team(seatOf(fighter)));
    Occupancy taken;
    for (std::size_t i = 0; i < maxFighters; ++i) {
        const SpaceId space = table.fighters[i].space;
        if (space == SpaceId::none || i == index(fighter)) continue;
        taken.all |= bit(space);
        if (!(friends >> i & 1)) taken.foes |= bit(space);
    }
    return taken;
}

namespace {

/// Spaces one step further than `from`. Large fighters do not use passages (R-PASS-04).
SpaceSet spread(const Board& board, SpaceSet from, bool large)
{
    const auto& next = large ? board.adjacent : board.steps;
    SpaceSet result = 0;
    for (SpaceId space : members<SpaceId>(from)) result |= next[index(space)];
    return result;
}

} // namespace

SpaceSet reach(const Ruleset& rules, const Table& table, FighterId fighter, int steps, bool throughFoes)
{
    const SpaceId start = table.fighter(fighter).space;
    if (start == SpaceId::none) return 0;
    const Occupancy taken = occupancy(rules, table, fighter);
    const SpaceSet open = throughFoes ? rules.board.all() : rules.board.all() & ~taken.foes;
    const bool large = rules.fighter(fighter).large;
    SpaceSet seen = bit(start);
    SpaceSet edge = seen;
    for (int step = 0; step < steps && edge; ++step) {
        edge = spread(rules.board, edge, large) & open & ~seen;
        seen |= edge;
    }
    return seen & ~taken.all;
}

Few<SpaceId, 24> route(const Ruleset& rules, const Table& table, FighterId fighter, SpaceId to, int steps, bool throughFoes)
{
    Few<SpaceId, 24> path{};
    const SpaceId start = table.fighter(fighter).space;
    if (start == SpaceId::none) return path;
    const Occupancy taken = occupancy(rules, table, fighter);
    const SpaceSet open = throughFoes ? rules.board.all() : rules.board.all() & ~taken.foes;
    const bool large = rules.fighter(fighter).large;
    SpaceSet layers[24] = {bit(start)};
    SpaceSet seen = layers[0];
    int depth = 0;
    while (!(seen & bit(to)) && depth < std::min(steps, 23)) {
        layers[depth + 1] = spread(rules.board, layers[depth], large) & open & ~seen;
        seen |= layers[++depth];
    }
    if (!(seen & bit(to))) return path;
    SpaceId back[24];
    back[depth] = to;
    const auto& next = large ? rules.board.adjacent : rules.board.steps;
    for (int d = depth; d > 0; --d) {
        // Empty spaces before friends, so that the way drawn is the one a person would walk.
        const SpaceSet before = next[index(back[d])] & layers[d - 1];
        const SpaceSet free = before & ~taken.all;
        back[d - 1] = static_cast<SpaceId>(std::countr_zero(free ? free : before));
    }
    for (int d = 0; d <= depth; ++d) path.push(back[d]);
    return path;
}

Targets targets(const Ruleset& rules, const Table& table, FighterId fighter)
{
    Targets result;
    const SpaceId space = table.fighter(fighter).space;
    if (space == SpaceId::none) return result;
    const FighterSet foes = onBoard(table) & ~rules.fightersOfTeam(rules.team(seatOf(fighter)));
    const SpaceSet near = rules.board.adjacent[index(space)];
    const SpaceSet zone = rules.fighter(fighter).ranged ? rules.board.sameZone[index(space)] : 0;
    for (FighterId foe : members<FighterId>(foes)) {
        const SpaceSet there = bit(table.fighter(foe).space);
        if (there & near)
            result.adjacent |= bit(foe);
        else if (there & zone)
            result.byZone |= bit(foe);
    }
    return result;
}

bool mayUse(const Ruleset&, const Table& table, FighterId fighter, const CardKind& card)
{
    if (table.fighter(fighter).space == SpaceId::none) return false;
    const auto number = index(fighter) % fightersPerSeat;
    return (card.users >> number & 1) && (card.forms >> table.seat(seatOf(fighter)).form & 1);
}

int moveValue(const Ruleset& rules, const Table&, FighterId fighter) { return rules.hero(seatOf(fighter)).move; }

int combatValue(const Ruleset&, const Table& table, int side)
{
    const CombatSide& s = table.combat.sides[side];
    if (s.card == CardId::none || s.has(SideFlag::ignored)) return 0;
    const int base = s.replaced != 0xFF ? s.replaced : s.printed;
    return std::max(0, base + s.added + s.bonus);
}

} // namespace fabletop
