// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/search/evaluation.h"

#include "model/engine/queries.h"

#include <cmath>

namespace fabletop {

namespace {

float& of(Features& features, Feature feature)
{
    return features[static_cast<std::size_t>(feature)];
}

bool isHero(FighterId fighter)
{
    return index(fighter) % fightersPerSeat == 0;
}

void addCards(const MatchRules& rules, const Table& table, SeatId seat, float sign, Features& all)
{
    const SeatState& own = table.seat(seat);
    float value = 0;
    float defense = 0;
    for (const CardId card : own.hand()) {
        if (index(card) >= rules.hero(seat).cards.size()) continue;
        const CardKind& kind = rules.card(seat, card);
        if (kind.attacks()) value += kind.value;
        if (kind.defends()) defense += 1;
    }
    of(all, Feature::hand) += sign * static_cast<float>(own.hand().size()) / 5;
    of(all, Feature::handValue) += sign * value / 10;
    of(all, Feature::handDefense) += sign * defense / 3;
    of(all, Feature::deck) += sign * static_cast<float>(own.deck().size()) / 10;
    of(all, Feature::exhausted) += own.deck().empty() ? sign : 0;
}

/// Whom a fighter stands near, and whom it could strike.
void addReach(const MatchRules& rules, const Table& table, FighterId fighter, float sign, Features& all)
{
    const SpaceId here = table.fighter(fighter).space;
    const SeatId seat = seatOf(fighter);
    const bool ranged = rules.fighter(fighter).ranged;
    bool beside = false;
    for (const FighterId other : members<FighterId>(onBoard(table))) {
        const SpaceId there = table.fighter(other).space;
        if (other == fighter) continue;
        const bool adjacent = (rules.board.adjacent[index(here)] & bit(there)) != 0;
        if (rules.friends(seatOf(other), seat)) {
            beside = beside || adjacent;
            continue;
        }
        if (!isHero(other)) continue;
        const int steps = rules.board.distance[index(here)][index(there)];
        const bool inZone = ranged && (rules.board.sameZone[index(here)] & bit(there)) != 0;
        if (adjacent || inZone) of(all, Feature::threat) += sign;
        if (steps <= 1 + rules.hero(seat).move || inZone) of(all, Feature::near) += sign;
    }
    if (isHero(fighter) && !beside) of(all, Feature::alone) += sign;
}

void addFighter(const MatchRules& rules, const Table& table, FighterId fighter, float sign, Features& all)
{
    const FighterState& state = table.fighter(fighter);
    const auto health = static_cast<float>(state.health);
    if (isHero(fighter)) {
        of(all, Feature::heroHealth) += sign * health / 10;
        of(all, Feature::heroDanger) += sign * std::sqrt(health);
    } else if (state.status == FighterStatus::active || state.status == FighterStatus::away) {
        of(all, Feature::sidekickHealth) += sign * health / 10;
        of(all, Feature::sidekicks) += sign;
    }
    if (state.space != SpaceId::none) addReach(rules, table, fighter, sign, all);
}

} // namespace

Features featuresOf(const MatchRules& rules, const State& state)
{
    Features all{};
    const Table& table = state.table;
    for (int place = 0; place < rules.seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        const float sign = rules.team(seat) == 0 ? 1.0F : -1.0F;
        addCards(rules, table, seat, sign, all);
        for (std::size_t number = 0; number < rules.hero(seat).fighters.size(); ++number)
            addFighter(rules, table, fighterAt(seat, static_cast<int>(number)), sign, all);
        if (table.turn.seat == seat)
            of(all, Feature::actions) += sign * static_cast<float>(table.turn.actions);
    }
    return all;
}

const Weights& fittedWeights()
{
    static constexpr Weights weights = {
#include "model/bots/search/weights.inc"
    };
    return weights;
}

float chanceOfTeam0(const MatchRules& rules, const State& state, const Weights& weights)
{
    if (state.table.over()) return state.table.turn.winner == 0 ? 1.0F : 0.0F;
    const Features all = featuresOf(rules, state);
    float sum = 0;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += weights[i] * all[i];
    return 1 / (1 + std::exp(-sum));
}

} // namespace fabletop
