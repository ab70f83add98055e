// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/queries.h"

#include "model/engine/interpreter/evaluator.h"

#include <algorithm>

namespace fabletop {

FighterSet onBoard(const Table& table)
{
    FighterSet set = 0;
    for (std::size_t first = 0; first < maxFighters; first += fightersPerSeat) {
        if (table.fighters[first].status == FighterStatus::absent) continue; // an empty seat
        for (std::size_t i = first; i < first + heroFighters; ++i)
            set |= FighterSet{table.fighters[i].space != SpaceId::none} << i;
    }
    return set;
}

FighterId fighting(const Table& table, int side)
{
    const CombatSide& s = table.combat.sides[side];
    const bool stands = s.fighter != FighterId::none && !s.has(SideFlag::gone) &&
                        table.fighter(s.fighter).space != SpaceId::none;
    return stands ? s.fighter : FighterId::none;
}

FighterId fighterOn(const Table& table, SpaceId space)
{
    for (std::size_t i = 0; i < maxFighters; ++i)
        if (table.fighters[i].space == space && space != SpaceId::none)
            return idAt<FighterId>(static_cast<int>(i));
    return FighterId::none;
}

Occupancy occupancy(const MatchRules& rules, const Table& table, FighterId fighter)
{
    const FighterSet friends = rules.fightersOfTeam(rules.team(seatOf(fighter)));
    Occupancy taken;
    for (FighterId other : members<FighterId>(onBoard(table) & ~bit(fighter))) {
        const SpaceSet space = bit(table.fighter(other).space);
        taken.all |= space;
        if (!(friends & bit(other))) taken.foes |= space;
    }
    return taken;
}

namespace {

/// Calls `use` with each standing change of that kind and an evaluator that speaks for its owner.
template <typename Use>
void eachModifier(const MatchRules& rules, const Table& table, SeatId seat, StandingKind kind, Use use)
{
    const HeroRules& hero = rules.hero(seat);
    if (hero.modifiers.empty()) return;
    const Frame frame = freshFrame(0, seat, SourceKind::ability, 0xFF, heroOf(seat));
    const Evaluator eval(rules, table, frame);
    const std::uint16_t base = rules.seats[index(seat)].exprBase;
    for (Modifier modifier : hero.modifiers) {
        if (modifier.kind != kind) continue;
        for (ExprId* expr : {&modifier.a, &modifier.b, &modifier.c})
            if (*expr) *expr = narrowed<ExprId>(*expr + base);
        use(modifier, eval);
    }
}

/// How one fighter walks: where a step leads, besides along lines.
struct Gait {
    const std::array<SpaceSet, maxSpaces>* next; ///< large fighters do not use passages (R-PASS-04)
    SpaceSet links = 0;                          ///< spaces one step from each other for this fighter

    Gait(const MatchRules& rules, const Table& table, FighterId fighter)
        : next(rules.fighter(fighter).large ? &rules.board.adjacent : &rules.board.steps)
    {
        eachModifier(rules, table, seatOf(fighter), StandingKind::moveBetween,
                     [&](const Modifier& modifier, const Evaluator& eval) {
                         if (eval.fighters(modifier.a) & bit(fighter))
                             links |= eval.tokenSpaces(modifier.number);
                     });
    }
    [[nodiscard]] SpaceSet from(SpaceSet spaces) const
    {
        SpaceSet result = spaces & links ? links : 0;
        for (SpaceId space : members<SpaceId>(spaces))
            result |= (*next)[index(space)];
        return result;
    }
};

} // namespace

SpaceSet reach(const MatchRules& rules, const Table& table, FighterId fighter, int steps, bool throughFoes)
{
    const SpaceId start = table.fighter(fighter).space;
    if (start == SpaceId::none) return 0;
    const Occupancy taken = occupancy(rules, table, fighter);
    const SpaceSet open = throughFoes ? rules.board.all() : rules.board.all() & ~taken.foes;
    const Gait gait(rules, table, fighter);
    SpaceSet seen = bit(start);
    SpaceSet edge = seen;
    for (int step = 0; step < steps && edge; ++step) {
        edge = gait.from(edge) & open & ~seen;
        seen |= edge;
    }
    return seen & ~taken.all;
}

Path route(const MatchRules& rules, const Table& table, FighterId fighter, SpaceId to, int steps,
           bool throughFoes)
{
    Path path{};
    const SpaceId start = table.fighter(fighter).space;
    if (start == SpaceId::none) return path;
    const Occupancy taken = occupancy(rules, table, fighter);
    const SpaceSet open = throughFoes ? rules.board.all() : rules.board.all() & ~taken.foes;
    const Gait gait(rules, table, fighter);
    SpaceSet layers[maxSpaces];
    SpaceSet seen = layers[0] = bit(start);
    int depth = 0;
    while (!(seen & bit(to)) && depth < std::min(steps, maxSpaces - 1) && layers[depth]) {
        layers[depth + 1] = gait.from(layers[depth]) & open & ~seen;
        seen |= layers[++depth];
    }
    if (!(seen & bit(to))) return path;
    SpaceId back[maxSpaces];
    back[depth] = to;
    for (int d = depth; d > 0; --d) {
        // Empty spaces before friends, so that the way drawn is the one a person would walk.
        const SpaceSet before = gait.from(bit(back[d])) & layers[d - 1];
        const SpaceSet free = before & ~taken.all;
        back[d - 1] = lowest<SpaceId>(free ? free : before);
    }
    for (int d = 0; d <= depth; ++d)
        path.push(back[d]);
    return path;
}

Path wayTo(const MatchRules& rules, const State& state, FighterId fighter, SpaceId to)
{
    const Frame* frame = state.flow.open ? &state.flow.frames[state.flow.depth - 1] : nullptr;
    const Op asked = frame ? rules.program.code[frame->at].op : Op::end;
    return route(rules, state.table, fighter, to, maxSpaces,
                 asked == Op::moveThrough || asked == Op::moveEachThrough);
}

Targets targets(const MatchRules& rules, const Table& table, FighterId fighter)
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

bool mayUse(const MatchRules&, const Table& table, FighterId fighter, const CardKind& card)
{
    if (table.fighter(fighter).space == SpaceId::none) return false;
    const auto number = index(fighter) % fightersPerSeat;
    return (card.users >> number & 1) && (card.forms >> table.seat(seatOf(fighter)).form & 1);
}

namespace {

/// Calls `use` with each ability that lets the fighter move further now, and by how much.
template <typename Use>
void eachFurther(const MatchRules& rules, const Table& table, FighterId fighter, Use use)
{
    eachModifier(rules, table, seatOf(fighter), StandingKind::moveFurther,
                 [&](const Modifier& modifier, const Evaluator& eval) {
                     if (!(eval.fighters(modifier.a) & bit(fighter))) return;
                     if (const int amount = eval.number(modifier.b); amount > 0)
                         use(modifier.ability, amount);
                 });
}

} // namespace

MoveValue moveValue(const MatchRules& rules, const Table& table, FighterId fighter)
{
    MoveValue value;
    value.base = rules.hero(seatOf(fighter)).move;
    eachFurther(rules, table, fighter, [&](AbilityId, int amount) { value.standing += amount; });
    return value;
}

MoveValue moveValue(const MatchRules& rules, const State& state, FighterId fighter)
{
    MoveValue value = moveValue(rules, state.table, fighter);
    if (seatOf(fighter) == state.table.turn.seat) value.boost = maneuverBoost(rules, state);
    return value;
}

int maneuverBoost(const MatchRules& rules, const State& state)
{
    if (state.flow.depth == 0) return 0;
    const Frame& frame = state.flow.frames[state.flow.depth - 1];
    return rules.program.code[frame.at].op == Op::moveInManeuver ? frame.kept<Maneuver>().boost : 0;
}

std::vector<StandingChange> standingMoves(const MatchRules& rules, const Table& table, FighterId fighter)
{
    std::vector<StandingChange> changes;
    eachFurther(rules, table, fighter, [&](AbilityId ability, int amount) {
        changes.push_back({ability, amount});
    });
    return changes;
}

int standingBonus(const MatchRules& rules, const Table& table, int side)
{
    const FighterId fighter = fighting(table, side);
    if (fighter == FighterId::none || table.combat.sides[side].card == CardId::none) return 0;
    const StandingKind kind = side == attackSide ? StandingKind::addToAttacks : StandingKind::addToDefenses;
    int bonus = 0;
    eachModifier(rules, table, seatOf(fighter), kind, [&](const Modifier& modifier, const Evaluator& eval) {
        if ((eval.fighters(modifier.b) & bit(fighter)) && eval.holds(modifier.c))
            bonus += eval.number(modifier.a);
    });
    return bonus;
}

int combatValue(const MatchRules& rules, const Table& table, int side)
{
    const CombatSide& s = table.combat.sides[side];
    if (s.card == CardId::none || s.has(SideFlag::ignored)) return 0;
    const int base = s.replaced != 0xFF ? s.replaced : s.printed;
    return std::max(0, base + s.added + s.bonus + standingBonus(rules, table, side));
}

} // namespace fabletop
