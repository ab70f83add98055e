// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/simulationresult.h"

#include "app/commands/commandwords.h"
#include "model/bots/statistics.h"
#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/rulesets/rulenumbers.h"
#include "model/match/analysis/matchanalysis.h"
#include "model/match/matchinfo.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qint64 mostTurns = 100'000; ///< of a game, far more than anybody plays
constexpr qint64 mostDecisions = 1'000'000;

QString shortDigest(const QByteArray& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16));
}

QByteArray textOf(const Battlefield& battlefield)
{
    return QByteArray::fromStdString(battlefield.source.empty() ? writeBattlefield(battlefield)
                                                                : battlefield.source);
}

QJsonObject subjectJson(const SimulationSubject& of)
{
    return {{QStringLiteral("heroes"), QJsonArray::fromStringList(of.heroes)},
            {QStringLiteral("battlefield"), of.battlefield},
            {QStringLiteral("rules"), of.rules},
            {QStringLiteral("players"), QJsonArray::fromStringList(of.players)},
            {QStringLiteral("version"), of.version},
            {QStringLiteral("seed"), of.seed}};
}

QStringList textsOf(const QJsonValue& json)
{
    QStringList texts;
    for (const QJsonValue& text : json.toArray())
        texts << text.toString();
    return texts;
}

std::optional<SimulationSubject> readSubject(const QJsonValue& json)
{
    if (!json.isObject()) return std::nullopt;
    const QJsonObject of = json.toObject();
    return SimulationSubject{
        textsOf(of.value(QLatin1String("heroes"))),    of.value(QLatin1String("battlefield")).toString(),
        of.value(QLatin1String("rules")).toString(),   textsOf(of.value(QLatin1String("players"))),
        of.value(QLatin1String("version")).toString(), of.value(QLatin1String("seed")).toInteger(-1)};
}

QJsonArray intervalOf(qint64 wins, qint64 games)
{
    const Share share = wilsonShare(wins, games);
    const auto rounded = [](double part) { return std::round(part * 1e6) / 1e6; };
    return {rounded(share.low), rounded(share.high)};
}

/// Rising and apart, and together as many as the games; where none are named it can't be told.
bool rangesAreSound(const SimulationResult& result)
{
    qint64 behind = 0;
    qint64 sum = 0;
    for (const auto& [first, last] : result.ranges) {
        if (first < behind || last <= first || last > 2 * mostGames) return false;
        behind = last;
        sum += last - first;
    }
    return result.ranges.empty() || sum == result.games;
}

} // namespace

void SimulationCounts::count(const SimulationCounts& other)
{
    games += other.games;
    teamWins[0] += other.teamWins[0];
    teamWins[1] += other.teamWins[1];
    turns += other.turns;
    decisions += other.decisions;
}

SimulationSubject subjectOf(const MatchSetup& setup, const QStringList& players, qint64 seed)
{
    SimulationSubject of;
    for (const MatchSetup::Seat& seat : setup.seats)
        of.heroes << QString::fromStdString(seat.hero->id) + u' ' + heroDigest(*seat.hero);
    of.battlefield =
        QString::fromStdString(setup.battlefield.id) + u' ' + shortDigest(textOf(setup.battlefield));
    of.rules = shortDigest(QJsonDocument(numbersJson(setup.numbers)).toJson(QJsonDocument::Compact));
    of.players = players;
    of.version = analysisVersion();
    of.seed = seed;
    return of;
}

QJsonObject SimulationResult::json() const
{
    QJsonObject wins;
    QJsonObject intervals;
    for (std::size_t seat = 0; seat < teams.size(); ++seat) {
        const QString name = QString::number(seat + 1);
        const qint64 won = teamWins[teams[seat]];
        wins[name] = won;
        intervals[name] = intervalOf(won, games);
    }
    QJsonObject object{{QStringLiteral("games"), games},
                       {QStringLiteral("wins"), wins},
                       {QStringLiteral("team_wins"),
                        QJsonObject{{QStringLiteral("A"), teamWins[0]}, {QStringLiteral("B"), teamWins[1]}}},
                       {QStringLiteral("intervals"), intervals},
                       {QStringLiteral("turns"), turns},
                       {QStringLiteral("decisions"), decisions},
                       {QStringLiteral("seconds"), seconds}};
    if (!of) return object;
    QJsonArray played;
    for (const auto& [first, last] : ranges)
        played.append(QJsonArray{first, last});
    object.insert(QStringLiteral("of"), subjectJson(*of));
    object.insert(QStringLiteral("played"), played);
    return object;
}

std::optional<SimulationResult> SimulationResult::read(const QJsonObject& json)
{
    const QJsonObject won = json[QStringLiteral("team_wins")].toObject();
    SimulationResult result;
    result.of = readSubject(json[QStringLiteral("of")]);
    for (int seat = 0; seat < json[QStringLiteral("wins")].toObject().size(); ++seat)
        result.teams.push_back(seat % 2); // as simulate seats them: in turn
    result.games = json[QStringLiteral("games")].toInteger(-1);
    result.teamWins[0] = won[QStringLiteral("A")].toInteger(-1);
    result.teamWins[1] = won[QStringLiteral("B")].toInteger(-1);
    result.turns = json[QStringLiteral("turns")].toInteger(-1);
    result.decisions = json[QStringLiteral("decisions")].toInteger(-1);
    result.seconds = std::max(0.0, json[QStringLiteral("seconds")].toDouble());
    for (const QJsonValue& range : json[QStringLiteral("played")].toArray())
        result.ranges.emplace_back(range.toArray().at(0).toInteger(-1), range.toArray().at(1).toInteger(-1));
    const auto& [teamA, teamB] = result.teamWins;
    const bool possible = (result.teams.size() == 2 || result.teams.size() == 4) && result.games >= 0 &&
                          result.games <= mostGames && teamA >= 0 && teamB >= 0 && teamA <= result.games &&
                          teamB <= result.games - teamA && result.turns >= 0 &&
                          result.turns <= result.games * mostTurns && result.decisions >= 0 &&
                          result.decisions <= result.games * mostDecisions && rangesAreSound(result);
    return possible ? std::optional(result) : std::nullopt;
}

QString SimulationResult::add(const SimulationResult& other)
{
    if (teams.size() != other.teams.size())
        return CommandWords::tr("a result with a different number of seats");
    if (of != other.of)
        return CommandWords::tr("a result of other heroes, battlefields, rules, players, seeds or versions");
    if (games + other.games > mostGames)
        return CommandWords::tr("more than %1 games in total").arg(mostGames);
    std::vector<std::pair<qint64, qint64>> all = ranges;
    all.insert(all.end(), other.ranges.begin(), other.ranges.end());
    std::sort(all.begin(), all.end());
    std::vector<std::pair<qint64, qint64>> joined;
    for (const auto& range : all) {
        if (!joined.empty() && range.first < joined.back().second)
            return CommandWords::tr("game %1 is counted already").arg(range.first);
        if (!joined.empty() && range.first == joined.back().second)
            joined.back().second = range.second;
        else
            joined.push_back(range);
    }
    ranges = std::move(joined);
    count(other);
    seconds += other.seconds;
    return {};
}

} // namespace fabletop
