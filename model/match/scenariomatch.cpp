// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/scenariomatch.h"

#include "model/content/records/decisionjson.h"
#include "model/content/records/outsidenames.h"
#include "model/match/words/peoplenames.h"

#include <QJsonArray>

namespace fabletop {

namespace {

QString member(SeatId seat)
{
    return QString::number(seatNumber(seat));
}

/// Where everybody is and how they are, and how many cards lie where. The cards themselves stay out: a
/// scenario that names them all fails at every change of the deck.
QJsonObject expectation(const MatchRules& rules, const State& state)
{
    QJsonObject health;
    QJsonObject space;
    QJsonArray defeated;
    for (int i = 0; i < maxFighters; ++i) {
        const auto id = idAt<FighterId>(i);
        if (!rules.exists(id)) continue;
        const FighterState& fighter = state.table.fighter(id);
        const QString name = fighterName(rules, id);
        if (fighter.status == FighterStatus::defeated) {
            defeated.append(name);
            continue;
        }
        health[name] = fighter.health;
        space[name] =
            fighter.space == SpaceId::none ? QJsonValue() : QJsonValue(spaceName(rules, fighter.space));
    }
    QJsonObject hands;
    QJsonObject discards;
    for (int i = 0; i < rules.seatCount(); ++i) {
        const auto seat = idAt<SeatId>(i);
        hands[member(seat)] = static_cast<int>(state.table.seat(seat).hand().size());
        discards[member(seat)] = static_cast<int>(state.table.seat(seat).discard().size());
    }
    QJsonObject result{{QStringLiteral("health"), health},
                       {QStringLiteral("space"), space},
                       {QStringLiteral("hand_size"), hands},
                       {QStringLiteral("discard_size"), discards}};
    if (!defeated.isEmpty()) result[QStringLiteral("defeated")] = defeated;
    if (state.table.over())
        result[QStringLiteral("winner")] =
            state.table.turn.winner == 0 ? QStringLiteral("A") : QStringLiteral("B");
    else
        result[QStringLiteral("decides")] = seatNumber(state.flow.decides);
    return result;
}

} // namespace

std::unique_ptr<Match> matchOf(const Scenario& scenario)
{
    if (!scenario.rules) return nullptr;
    LoadedMatch loaded;
    loaded.info.setup = scenario.setup;
    loaded.info.practice = true;
    loaded.info.openHands = true;
    for (std::size_t seat = 0; seat < scenario.setup.seats.size(); ++seat)
        loaded.info.seats.push_back(
            {usualName(QStringLiteral("person"), static_cast<int>(seat) + 1), QStringLiteral("person")});
    loaded.rules = scenario.rules;
    State state = scenario.state;
    const auto options = std::make_unique<OptionList>();
    EventLog log;
    if (scenario.setUp)
        begin(*loaded.rules, state, *options, &log);
    else
        resume(*loaded.rules, state, scenario.turn, scenario.actions, scenario.begins, *options, &log);
    loaded.timeline = Timeline(scenario.state.table, log.events, state);
    return std::make_unique<Match>(std::move(loaded));
}

QJsonObject scenarioPlayed(QJsonObject scenario, const Match& match)
{
    const MatchRules& rules = match.rules();
    const Timeline& timeline = match.timeline();
    QJsonArray steps;
    for (int position = 1; position <= timeline.last(); ++position)
        if (const Step& step = timeline.step(position); !step.resignation)
            steps.append(toJson(rules, timeline.state(position - 1), step.decision));
    steps.append(QJsonObject{{QStringLiteral("expect"), expectation(rules, match.state())}});
    scenario[QStringLiteral("steps")] = steps;
    return scenario;
}

} // namespace fabletop
