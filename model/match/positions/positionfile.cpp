// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/positionfile.h"

#include "model/content/records/decisionjson.h"
#include "model/match/branches.h"
#include "model/match/scenariomatch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

/// As much as a search can tell.
double inFile(float chance)
{
    return std::round(static_cast<double>(chance) * 10'000) / 10'000;
}

QByteArray lineOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject positionJson(const MatchRules& rules, const State& before, const Position& position)
{
    QJsonArray right;
    for (const Decision& decision : position.right)
        right.append(toJson(rules, before, decision));
    QJsonArray line;
    for (const Decision& decision : position.line)
        line.append(toJson(rules, decision));
    return {{QStringLiteral("at"), position.at},
            {QStringLiteral("kind"), QString(nameOf(position.kind))},
            {QStringLiteral("right"), right},
            {QStringLiteral("line"), line},
            {QStringLiteral("best"), inFile(position.best)},
            {QStringLiteral("next"), inFile(position.next)},
            {QStringLiteral("doubt"), inFile(position.doubt)},
            {QStringLiteral("iterations"), position.iterations},
            {QStringLiteral("rating"), position.rating}};
}

std::unique_ptr<Match> beginningOf(const PositionMatch& match, Diagnostics& diagnostics)
{
    const std::string text = lineOf(match.scenario).toStdString();
    const auto scenarios = readScenarios(text, "scenario", diagnostics);
    return scenarios && scenarios->size() == 1 ? matchOf(scenarios->front()) : nullptr;
}

QByteArray listOf(const std::vector<QByteArray>& lines)
{
    QByteArray text("[");
    for (std::size_t place = 0; place < lines.size(); ++place)
        text += (place == 0 ? "\n    " : ",\n    ") + lines[place];
    return text + "\n  ]";
}

QByteArray quoted(const QString& text)
{
    return '"' + text.toUtf8() + '"';
}

QByteArray setUpText(const MatchSetup& setup)
{
    QByteArray heroes;
    for (const MatchSetup::Seat& seat : setup.seats)
        heroes += (heroes.isEmpty() ? "" : ", ") + quoted(QString::fromStdString(seat.hero->id));
    return ",\n  \"heroes\": [" + heroes +
           "],\n  \"battlefield\": " + quoted(QString::fromStdString(setup.battlefield.id)) +
           ",\n  \"seed\": \"" + QByteArray::number(static_cast<qulonglong>(setup.seed)) + "\"";
}

/// Team A is at the left of every table, and so is whoever solves; in a duel nothing else depends on it.
std::shared_ptr<const MatchRules> teamsExchanged(const MatchRules& rules, MatchInfo& info)
{
    auto exchanged = std::make_shared<MatchRules>(rules);
    for (std::size_t seat = 0; seat < exchanged->seats.size(); ++seat) {
        exchanged->seats[seat].team = narrowed<std::uint8_t>(1 - rules.seats[seat].team);
        info.setup.seats[seat].team = exchanged->seats[seat].team;
    }
    return exchanged;
}

} // namespace

std::optional<PositionMatch> duelOf(const QStringList& heroes, const QString& battlefield, std::uint64_t seed,
                                    Diagnostics& diagnostics)
{
    PositionMatch match;
    MatchSetup& setup = match.info.setup;
    setup.seed = seed;
    for (int seat = 0; seat < 2; ++seat) {
        setup.seats.push_back({loadHero(heroes.value(seat), diagnostics), narrowed<std::uint8_t>(seat),
                               narrowed<std::uint8_t>(seat)});
        match.info.seats.push_back({QString(), QStringLiteral("master")});
    }
    auto field = loadBattlefield(battlefield, diagnostics);
    if (!field || hasErrors(diagnostics)) return std::nullopt;
    setup.battlefield = std::move(*field);
    match.rules = buildRuleset(setup, diagnostics);
    return match.rules ? std::optional(std::move(match)) : std::nullopt;
}

std::optional<PositionMatch> duelOn(QJsonObject scenario, Diagnostics& diagnostics)
{
    scenario.insert(QStringLiteral("steps"), QJsonArray());
    PositionMatch match;
    match.scenario = std::move(scenario);
    const auto begun = beginningOf(match, diagnostics);
    if (!begun || begun->rules().seatCount() != 2) return std::nullopt;
    match.info = begun->info();
    match.rules = begun->sharedRules();
    return match;
}

std::unique_ptr<Match> beginningOf(const PositionMatch& match)
{
    Diagnostics ignored;
    return match.scenario.isEmpty() ? std::make_unique<Match>(match.info, match.rules)
                                    : beginningOf(match, ignored);
}

QByteArray positionsText(const PositionMatch& match)
{
    const MatchRules& rules = *match.rules;
    const auto begun = beginningOf(match);
    if (!begun) return {};
    State state = begun->timeline().state(0);
    const auto options = std::make_unique<OptionList>();
    std::vector<QByteArray> decisions;
    std::vector<QByteArray> positions;
    for (std::size_t at = 0; at <= match.decisions.size(); ++at) {
        for (const Position& position : match.positions)
            if (position.at == static_cast<int>(at))
                positions.push_back(lineOf(positionJson(rules, state, position)));
        if (at == match.decisions.size()) break;
        decisions.push_back(lineOf(toJson(rules, state, match.decisions[at])));
        answer(rules, state, match.decisions[at], *options);
    }
    QByteArray text =
        "{\n  \"fabletop\": \"positions\",\n  \"version\": " + QByteArray::number(positionFileVersion);
    text += match.scenario.isEmpty() ? setUpText(match.info.setup)
                                     : ",\n  \"scenario\": " + lineOf(match.scenario);
    return text + ",\n  \"decisions\": " + listOf(decisions) + ",\n  \"positions\": " + listOf(positions) +
           "\n}\n";
}

LoadedMatch cutAt(const Match& match, int at)
{
    QStringList players;
    const State& before = match.timeline().state(std::clamp(at, 0, match.timeline().last()));
    for (int seat = 0; seat < match.rules().seatCount(); ++seat)
        players << (before.flow.open && before.flow.decides == idAt<SeatId>(seat) ? QStringLiteral("person")
                                                                                  : QStringLiteral("master"));
    LoadedMatch cut = branchStart(match, 0, at, players);
    const SeatId solver = before.flow.decides;
    if (match.rules().seatCount() == 2 && solver == idAt<SeatId>(1))
        cut.rules = teamsExchanged(*cut.rules, cut.info);
    cut.info.practice = false;
    cut.info.hints = false;
    cut.info.openHands = false;
    return cut;
}

std::unique_ptr<Match> playedOut(const PositionMatch& match)
{
    auto whole = beginningOf(match);
    if (!whole) return nullptr;
    for (const Decision& decision : match.decisions)
        if (whole->decide(decision)) return nullptr;
    return whole;
}

} // namespace fabletop
