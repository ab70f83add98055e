// SPDX-License-Identifier: GPL-3.0-or-later
// Why a decision is refused: the first reason a person would want to hear.

#include "model/engine/engine.h"
#include "model/engine/interpreter/evaluator.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

namespace {

class Explainer {
public:
    Explainer(const MatchRules& rules, const State& state, const Decision& decision)
        : m_rules(rules), m_state(state), m_decision(decision)
    {
        m_refusal.decides = state.flow.decides;
        m_refusal.fighter = decision.fighter;
        m_refusal.target = decision.target;
        m_refusal.card = decision.card;
        m_refusal.cardSeat = decision.cardSeat == SeatId::none ? state.flow.decides : decision.cardSeat;
        m_refusal.space = decision.space;
    }

    Refusal reason()
    {
        if (m_state.table.over()) return because(RefusalCode::matchOver, "R-VIC-01");
        if (m_decision.seat != SeatId::none && m_decision.seat != m_state.flow.decides)
            return because(RefusalCode::notYourChoice, "R-DIG-02");
        const Op asked = m_rules.program.code[m_state.flow.frames[m_state.flow.depth - 1].at].op;
        switch (m_decision.verb) {
        case Verb::attack:
            return asked == Op::chooseAction ? attack() : because(RefusalCode::otherChoice, "R-TURN-03");
        case Verb::scheme:
            return asked == Op::chooseAction ? scheme() : because(RefusalCode::otherChoice, "R-TURN-03");
        case Verb::maneuver: return because(RefusalCode::otherChoice, "R-TURN-03");
        case Verb::defend:
            return asked == Op::askDefense ? defend() : because(RefusalCode::otherChoice, "R-ATT-07");
        case Verb::boost: return boost(asked);
        case Verb::move: return move(asked);
        case Verb::place: return place();
        default: return because(RefusalCode::notOffered, "R-EFF-02");
        }
    }

    Refusal maneuver()
    {
        if (auto problem = fighterProblem()) return *problem;
        if (occupancy(m_rules, m_state.table, m_decision.fighter).all & bit(m_decision.space))
            return because(RefusalCode::spaceOccupied, "R-MOVE-08");
        return tooFar(moveValue(m_rules, m_state, m_decision.fighter).total());
    }

private:
    Refusal because(RefusalCode code, const char* rule)
    {
        m_refusal.code = code;
        m_refusal.rule = rule;
        return m_refusal;
    }

    /// Reasons that lie in the fighter alone; nullopt if it may act.
    std::optional<Refusal> fighterProblem()
    {
        const FighterId fighter = m_decision.fighter;
        if (fighter == FighterId::none || !m_rules.exists(fighter))
            return because(RefusalCode::unknownFighter, "R-ATT-02");
        if (seatOf(fighter) != m_state.flow.decides) return because(RefusalCode::notYourFighter, "R-TEAM-05");
        const FighterStatus status = m_state.table.fighter(fighter).status;
        if (status == FighterStatus::defeated) return because(RefusalCode::fighterDefeated, "R-DEF-02");
        if (m_state.table.fighter(fighter).space == SpaceId::none)
            return because(RefusalCode::fighterAway, "R-HERO-11");
        return std::nullopt;
    }

    [[nodiscard]] const CardKind* heldCard() const
    {
        const SeatId seat = m_state.flow.decides;
        const auto& cards = m_rules.hero(seat).cards;
        if (index(m_decision.card) >= cards.size() ||
            m_state.table.seat(seat).hand().find(m_decision.card) < 0)
            return nullptr;
        return &cards[index(m_decision.card)];
    }

    Refusal attack()
    {
        if (auto problem = fighterProblem()) return *problem;
        const Targets reached = targets(m_rules, m_state.table, m_decision.fighter);
        const FighterSet all = reached.adjacent | reached.byZone;
        if (m_decision.target != FighterId::none) {
            if (!m_rules.exists(m_decision.target)) return because(RefusalCode::unknownFighter, "R-ATT-02");
            if (m_rules.friends(seatOf(m_decision.target), m_state.flow.decides))
                return because(RefusalCode::friendlyTarget, "R-ATT-05");
            if (m_state.table.fighter(m_decision.target).status == FighterStatus::defeated)
                return because(RefusalCode::fighterDefeated, "R-DEF-02");
        }
        if (all == 0) return because(RefusalCode::noTarget, "R-ATT-01");
        if (m_decision.target != FighterId::none && !(all & bit(m_decision.target)))
            return m_rules.fighter(m_decision.fighter).ranged
                       ? because(RefusalCode::targetNotInReach, "R-ATT-04")
                       : because(RefusalCode::targetNotAdjacent, "R-ATT-03");
        if (m_decision.card == CardId::none) return because(RefusalCode::noAttackCard, "R-ATT-06");
        const CardKind* card = heldCard();
        if (!card) return because(RefusalCode::cardNotInHand, "R-ATT-06");
        if (!card->attacks()) return because(RefusalCode::cardNotAttack, "R-ATT-06");
        return because(RefusalCode::cardNotForFighter, "R-COMP-07");
    }

    Refusal scheme()
    {
        const CardKind* card = heldCard();
        if (!card)
            return because(m_decision.card == CardId::none ? RefusalCode::noScheme
                                                           : RefusalCode::cardNotInHand,
                           "R-SCHEME-01");
        if (!card->scheme()) return because(RefusalCode::cardNotScheme, "R-SCHEME-01");
        if (m_decision.fighter != FighterId::none)
            if (auto problem = fighterProblem()) return *problem;
        return because(RefusalCode::cardNotForFighter, "R-SCHEME-02");
    }

    Refusal defend()
    {
        m_refusal.fighter = m_state.table.combat.sides[defenseSide].fighter;
        const CardKind* card = heldCard();
        if (!card) return because(RefusalCode::cardNotInHand, "R-ATT-07");
        if (!card->defends()) return because(RefusalCode::cardNotDefense, "R-ATT-07");
        return because(RefusalCode::cardNotForFighter, "R-COMP-07");
    }

    Refusal boost(Op asked)
    {
        if (asked != Op::moveInManeuver) return because(RefusalCode::otherChoice, "R-BOOST-05");
        const CardKind* card = heldCard();
        if (!card) return because(RefusalCode::cardNotInHand, "R-BOOST-01");
        if (card->boost == noValue) return because(RefusalCode::cardWithoutBoost, "R-BOOST-06");
        return because(RefusalCode::alreadyBoosted, "R-BOOST-02");
    }

    Refusal move(Op asked)
    {
        const bool several = asked == Op::moveEach || asked == Op::moveEachThrough;
        const bool effect = several || asked == Op::move || asked == Op::moveThrough;
        if (asked != Op::moveInManeuver && !effect) return because(RefusalCode::otherChoice, "R-TURN-03");
        const Frame& frame = m_state.flow.frames[m_state.flow.depth - 1];
        const FighterId fighter = m_decision.fighter;
        if (asked == Op::moveInManeuver) {
            if (auto problem = fighterProblem()) return *problem;
            if (!(yetToMove(frame, fightersOf(frame.you)) & bit(fighter)))
                return because(RefusalCode::alreadyMoved, "R-MOVE-04");
        }
        if (fighter == FighterId::none || !m_rules.exists(fighter) || m_decision.space == SpaceId::none)
            return because(RefusalCode::notOffered, "R-MOVE-12");
        if (m_state.table.fighter(fighter).space == SpaceId::none)
            return because(RefusalCode::fighterAway, "R-DEF-02");
        if (occupancy(m_rules, m_state.table, fighter).all & bit(m_decision.space))
            return because(RefusalCode::spaceOccupied, "R-MOVE-08");
        const Evaluator eval(m_rules, m_state.table, frame);
        const ExprId steps = m_rules.program.code[frame.at].b;
        return tooFar(effect ? eval.number(steps) : moveValue(m_rules, m_state, fighter).total());
    }

    Refusal tooFar(int most)
    {
        m_refusal.most = saturated<std::uint8_t>(most);
        const Path path = wayTo(m_rules, m_state, m_decision.fighter, m_decision.space);
        m_refusal.have = path.empty() ? std::uint8_t{0} : narrowed<std::uint8_t>(path.size() - 1);
        return because(RefusalCode::spaceTooFar, path.empty() ? "R-MOVE-07" : "R-MOVE-03");
    }

    Refusal place()
    {
        if (m_decision.space != SpaceId::none &&
            fighterOn(m_state.table, m_decision.space) != FighterId::none)
            return because(RefusalCode::spaceOccupied, "R-MOVE-15");
        return because(RefusalCode::spaceNotAllowed, "R-SETUP-06");
    }

    const MatchRules& m_rules;
    const State& m_state;
    const Decision& m_decision;
    Refusal m_refusal;
};

} // namespace

Refusal explain(const MatchRules& rules, const State& state, const Decision& decision)
{
    return Explainer(rules, state, decision).reason();
}

Refusal explainManeuver(const MatchRules& rules, const State& state, FighterId fighter, SpaceId space)
{
    Decision move;
    move.verb = Verb::move;
    move.fighter = fighter;
    move.space = space;
    return Explainer(rules, state, move).maneuver();
}

} // namespace fabletop
