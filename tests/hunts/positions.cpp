// SPDX-License-Identifier: GPL-3.0-or-later
// How many of the positions with one right answer a player finds.
//
//     cmake --build build/release --target positions_hunt
//     build/release/tests/positions_hunt [PLAYER [FILE…]]
//
// PLAYER: a name makeBot knows, "master" if none is given; FILE: tests/positions/*.json if none is given. A
// file is a list of {name, kind, why, scenario, best}: the scenario's steps lead to the question, and each of
// `best` describes a right decision as steps of scenarios do. It prints what was not found, and exits 1 if
// more than one in twenty was not (performance.md, A6).

#include "model/bots/bot.h"
#include "model/content/records/decisionjson.h"
#include "model/content/records/decisionmatch.h"
#include "model/match/scenariomatch.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <cstdio>

using namespace fabletop;

namespace {

constexpr int tries = 3; ///< with other seeds; each has to find it

[[noreturn]] void stop(const QString& why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    std::exit(2);
}

DecisionPattern patternOf(const MatchRules& rules, const QJsonObject& decision)
{
    std::vector<PatternFault> faults;
    const DecisionPattern pattern = readPattern(rules, decision, faults);
    if (!faults.empty()) stop(QStringLiteral("%1 names nothing here").arg(faults.front().field));
    return pattern;
}

/// The places of the decisions on offer that a description fits.
std::vector<int> meant(const Match& match, const QJsonObject& decision)
{
    const DecisionPattern pattern = patternOf(match.rules(), decision);
    std::vector<int> places;
    for (int place = 0; place < match.options().count; ++place)
        if (agrees(match.rules(), match.state(), match.options()[place], pattern)) places.push_back(place);
    return places;
}

/// At the question of that position.
std::unique_ptr<Match> matchAt(const QJsonObject& position)
{
    const QByteArray text = QJsonDocument(position.value(QLatin1String("scenario")).toObject()).toJson();
    const QString name = position.value(QLatin1String("name")).toString();
    Diagnostics diagnostics;
    const auto scenarios = readScenarios(text.toStdString(), name.toStdString(), diagnostics);
    if (!scenarios || scenarios->size() != 1)
        stop(diagnostics.empty() ? name : QString::fromStdString(toLine(diagnostics.front())));
    auto match = matchOf(scenarios->front());
    if (!match) stop(name + QStringLiteral(" can't be set up"));
    match->begin();
    for (const ScenarioStep& step : scenarios->front().steps) {
        if (step.kind != ScenarioStep::Kind::decision) continue;
        const std::vector<int> places = meant(*match, step.content);
        if (!places.empty()) (void)match->decide(match->options()[places.front()]); // else answered by itself
    }
    return match;
}

bool finds(const QString& player, const Match& match, const std::vector<int>& right, int& chosen)
{
    for (int seed = 0; seed < tries; ++seed) {
        Rng rng = Rng::seeded(static_cast<std::uint64_t>(seed) + 1);
        const SeatId seat = match.decides();
        chosen = makeBot(player.toStdString())
                     ->choose(match.rules(), match.observation(seat), seat, match.options(), rng);
        if (std::find(right.begin(), right.end(), chosen) == right.end()) return false;
    }
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    const QString player = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("master");
    if (!makeBot(player.toStdString())) stop(QStringLiteral("nobody is called ") + player);
    QStringList files;
    for (int place = 2; place < argc; ++place)
        files << QString::fromLocal8Bit(argv[place]);
    const QDir folder(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/positions"));
    if (files.isEmpty())
        for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
            files << folder.filePath(name);
    int all = 0;
    int found = 0;
    for (const QString& path : files) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) stop(path + QStringLiteral(" can't be read"));
        for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
            const QJsonObject position = value.toObject();
            const auto match = matchAt(position);
            std::vector<int> right;
            for (const QJsonValue& best : position.value(QLatin1String("best")).toArray())
                for (const int place : meant(*match, best.toObject()))
                    right.push_back(place);
            const QString name = position.value(QLatin1String("name")).toString();
            if (right.empty() || right.size() == static_cast<std::size_t>(match->options().count))
                stop(name + QStringLiteral(": the right decision is not on offer, or everything is"));
            int chosen = 0;
            ++all;
            if (finds(player, *match, right, chosen)) {
                ++found;
                continue;
            }
            const QJsonObject taken = toJson(match->rules(), match->state(), match->options()[chosen]);
            std::printf("not found: %s; took %s\n", qPrintable(name),
                        QJsonDocument(taken).toJson(QJsonDocument::Compact).constData());
        }
    }
    std::printf("%s: %d of %d positions\n", qPrintable(player), found, all);
    return found * 20 >= all * 19 ? 0 : 1;
}
