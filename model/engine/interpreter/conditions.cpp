// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluator: conditions.

#include "model/engine/interpreter/evaluator.h"

namespace fabletop {

bool Evaluator::holds(ExprId id) const
{
    const Expr& e = expr(id);
    switch (e.term) {
    case Term::won: return m_table.combat.winner == ownSide();
    case Term::lost: return m_table.combat.winner == 1 - ownSide();
    case Term::attacking: return ownSide() == attackSide;
    case Term::defending: return ownSide() == defenseSide;
    case Term::isAdjacent:
    case Term::isInZone: return areThese(e.a, standingOn(fighters(e.a), around(e, e.b)));
    case Term::isOnToken: return areThese(e.a, standingOn(fighters(e.a), tokenSpaces(e.number)));
    case Term::beganOnToken:
    case Term::beganElsewhere: return areThese(e.a, turnBegan(e));
    case Term::isOnBattlefield:
        return fighters(e.a) != 0 && (expr(e.a).term != Term::every || fighters(e.a) == everywhere(e.a));
    case Term::someFighter: return fighters(e.a) != 0;
    case Term::noFighter: return fighters(e.a) == 0;
    case Term::isHero: return areThese(e.a, heroesAmong(fighters(e.a)));
    case Term::sameFighter: return areThese(e.a, fighters(e.a) & fighters(e.b));
    case Term::inForm: return m_table.seat(m_frame.you).form == e.number;
    case Term::firstAction: return m_table.turn.taken == 1 && m_table.turn.seat == m_frame.you;
    case Term::felled: return m_frame.has(Mark::felled);
    case Term::playerDidNot: return !m_frame.has(player(e.a) == m_frame.you ? Mark::did : Mark::theyDid);
    case Term::opponentPlayed: return m_table.combat.sides[1 - ownSide()].card != CardId::none;
    case Term::someCard: return !cards(e.a).empty();
    case Term::equals: return comparable(e) && number(e.a) == number(e.b);
    case Term::atLeast: return comparable(e) && number(e.a) >= number(e.b);
    case Term::atMost: return comparable(e) && number(e.a) <= number(e.b);
    case Term::negation: return !holds(e.a);
    case Term::andBoth: return holds(e.a) && holds(e.b);
    case Term::orEither: return holds(e.a) || holds(e.b);
    case Term::youDid: return m_frame.has(Mark::did);
    default: return false;
    }
}

bool Evaluator::isThere(ExprId id) const
{
    const Expr& e = expr(id);
    switch (e.term) {
    case Term::boostOf: return !cards(e.a).empty();
    case Term::printedValueOf: return valueOf(cards(e.a)) >= 0;
    case Term::healthOf: return fighters(e.a) != 0;
    default: return true;
    }
}

/// What isn't there is neither equal to a number nor more or less.
bool Evaluator::comparable(const Expr& comparison) const
{
    return isThere(comparison.a) && isThere(comparison.b);
}

/// Whether a statement holds that is true of `these`: of one of the selector's fighters, or of each and there
/// is one.
bool Evaluator::areThese(ExprId selector, FighterSet these) const
{
    if (expr(selector).term != Term::every) return these != 0;
    return these != 0 && these == fighters(selector);
}

/// The selector's fighters, on the battlefield or not; "your fighters" are on it, and so is who stands
/// somewhere.
FighterSet Evaluator::everywhere(ExprId selector) const
{
    const Expr& e = expr(selector);
    FighterSet all = 0;
    for (int i = 0; i < maxFighters; ++i)
        if (m_table.fighters[i].status != FighterStatus::absent) all |= bit(idAt<FighterId>(i));
    const FighterSet friendly = m_rules.fightersOfTeam(m_rules.team(m_frame.you));
    switch (e.term) {
    case Term::every: return everywhere(e.a);
    case Term::named: return (FighterSet{e.number} << (index(m_frame.you) * fightersPerSeat)) & all;
    case Term::allFighters: return all;
    case Term::opposingFighters: return all & ~friendly;
    case Term::friendlyFighters: return all & friendly;
    default: return fighters(selector);
    }
}

FighterSet Evaluator::heroesAmong(FighterSet set) const
{
    FighterSet heroes = 0;
    for (FighterId fighter : members<FighterId>(set))
        if (index(fighter) % fightersPerSeat == 0) heroes |= bit(fighter);
    return heroes;
}

/// Those of `e` who stood elsewhere as this turn began, or on one of their tokens.
FighterSet Evaluator::turnBegan(const Expr& e) const
{
    FighterSet these = 0;
    for (FighterId fighter : members<FighterId>(fighters(e.a))) {
        const FighterState& state = m_table.fighter(fighter);
        if (e.term == Term::beganElsewhere && state.began() != SpaceId::none && state.began() != state.space)
            these |= bit(fighter);
        const SeatState& owner = m_table.seat(seatOf(fighter));
        const bool hero = index(fighter) % fightersPerSeat == 0;
        if (e.term == Term::beganOnToken && hero && (owner.tokenStart & e.number)) these |= bit(fighter);
    }
    return these;
}

} // namespace fabletop
