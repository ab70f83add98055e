// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/damage.h"

#include <algorithm>
#include <bit>

namespace fabletop {

namespace {

bool holdsTerm(const Program& program, ExprId id, Term term)
{
    const Expr& expr = program.exprs[id];
    const auto within = [&](ExprId part) { return part != 0 && holdsTerm(program, part, term); };
    return expr.term == term || within(expr.a) || within(expr.b) || within(expr.c);
}

/// Whether the text in progress asks for that number or condition anywhere.
bool asksFor(Context& context, Term term)
{
    const Program& program = context.rules().program;
    const auto& code = program.code;
    std::size_t at = context.frame().at;
    while (at > 0 && code[at - 1].op != Op::end)
        --at;
    for (; code[at].op != Op::end; ++at)
        for (ExprId id : {code[at].a, code[at].b, code[at].c})
            if (id != 0 && holdsTerm(program, id, term)) return true;
    return false;
}

/// R-WIN-04: spared until the combat is over.
bool sparedInCombat(Context& context, FighterId fighter)
{
    if (!context.evaluator().inCombat()) return false;
    for (const CombatSide& side : context.table().combat.sides)
        if (side.fights(fighter) && side.has(SideFlag::prevented)) return true;
    return false;
}

void endMatch(Context& context, std::uint8_t winner, Clause clause)
{
    context.emit(MatchEnded{winner, EndCause::heroDefeated}, context.rule(clause));
    context.finish();
}

/// Whether a player has a fighter that stands or will come back.
bool hasFighters(const Table& table, SeatId seat)
{
    for (FighterId fighter : members<FighterId>(fightersOf(seat))) {
        const FighterStatus status = table.fighter(fighter).status;
        if (status == FighterStatus::active || status == FighterStatus::away) return true;
    }
    return false;
}

/// R-TEAM-09: whoever has no fighter left takes no part any more.
void putOut(Context& context, FighterSet fallen)
{
    const RuleId rule = context.rule(Clause::playerOut);
    for (int s = 0; s < context.rules().seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (!(fallen & fightersOf(seat)) || context.table().seat(seat).out) continue;
        if (hasFighters(context.table(), seat)) continue;
        context.emit(PlayerOut{seat}, rule);
        if (context.table().turn.seat == seat && context.table().turn.actions > 0)
            context.emit(ActionsLost{seat}, rule);
    }
}

/// `counted`: the text in progress has done it ("this defeated a fighter").
void defeatFallen(Context& context, FighterSet hurt, bool counted)
{
    FighterSet fallen = 0;
    for (FighterId fighter : members<FighterId>(hurt)) {
        if (context.table().fighter(fighter).health > 0) continue;
        context.emit(FighterDefeated{fighter}, context.rule(Clause::removal));
        fallen |= bit(fighter);
    }
    if (fallen == 0) return;
    if (counted) context.frame().set(Mark::felled, true);
    putOut(context, fallen);
    if (!context.rules().numbers.lateEndCheck) checkVictory(context);
}

} // namespace

/// Not what a text's other fighters take on the way, and not what drawing from an empty deck costs. A text
/// that never asks for the damage dealt counts everything: so it has always been, and what nobody reads makes
/// no other State.
void dealDamage(Context& context, FighterSet set, int amount, DamageKind kind, RuleId rule, ExprId selector)
{
    if (amount <= 0) return;
    const Frame& frame = context.frame();
    const bool text = frame.source != SourceKind::rules;
    FighterSet counted = set;
    if (text && asksFor(context, Term::damageDealt)) {
        const Evaluator eval = context.evaluator();
        counted = selector ? eval.opposing() | eval.named(selector) : 0;
    }
    FighterSet hurt = 0;
    int dealt = 0;
    for (FighterId fighter : members<FighterId>(set)) {
        const int health = context.table().fighter(fighter).health;
        if (health == 0 || sparedInCombat(context, fighter)) continue;
        if (counted & bit(fighter)) dealt += std::min(health, amount);
        hurt |= bit(fighter);
        context.emit(DamageDealt{fighter, saturated<std::uint8_t>(amount), kind,
                                 text ? frame.you : SeatId::none, text ? frame.item : std::uint8_t{0xFF}},
                     rule);
    }
    context.frame().dealt = saturated<std::uint8_t>(frame.dealt + dealt);
    defeatFallen(context, hurt, !text || kind == DamageKind::effect || !asksFor(context, Term::felled));
}

void checkVictory(Context& context)
{
    const MatchRules& rules = context.rules();
    bool standing[2] = {false, false};
    for (int s = 0; s < rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (context.table().fighter(heroOf(seat)).status != FighterStatus::defeated)
            standing[rules.team(seat) & 1] = true;
    }
    if (standing[0] && standing[1]) return;
    if (!standing[0] && !standing[1]) {
        const SeatId turn = context.table().turn.seat;
        return endMatch(context, rules.team(turn == SeatId::none ? idAt<SeatId>(0) : turn), Clause::bothDown);
    }
    endMatch(context, standing[0] ? 0 : 1, rules.seatCount() > 2 ? Clause::teamVictory : Clause::victory);
}

} // namespace fabletop
