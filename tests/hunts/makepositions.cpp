// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the positions to solve that come with the program: Master plays against Master, and of each game the
// places are kept where one decision is clearly the best.
//
//     cmake --build build/release --target make_positions
//     nice build/release/tests/make_positions FOLDER FROM GAMES [SEED]
//
//     build/release/tests/make_positions FOLDER FILE
//
// makes them of positions that somebody wrote (tests/positions), where the search agrees with what is right.
//
// Game FROM, FROM + 1 … go over all pairs of heroes and all battlefields. Each game that has positions
// becomes FOLDER/NNN.json; the same numbers and seed give the same files. A game takes a minute or two of one
// core: Master's iterations for every decision (on one thread and without a ceiling, so that nothing depends
// on the machine), then those of PositionFinder, the last of them `longer` for each decision that came close.

#include "model/bots/gamerunner.h"
#include "model/bots/search/levels.h"
#include "model/content/records/decisionjson.h"
#include "model/engine/engine.h"
#include "model/match/positions/positionfile.h"
#include "model/match/positions/positionfinder.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <cstdio>

using namespace fabletop;

namespace {

constexpr PositionBudget budget{.longer = 24'000};
constexpr std::size_t mostOfAGame = 8;
constexpr std::size_t mostOfAKind = 3; ///< so that a game tells more than one thing
constexpr int leastMove = 1'000;       ///< rating below which a best move is found by everybody
constexpr int apart = 3;               ///< decisions between two positions
constexpr int mostDecisions = 1'500;
constexpr int stride = 37; ///< through the pairs, so that the first games have many heroes

/// The heroes and the battlefield of a game; every pair once before any comes again.
PositionMatch duel(int game, std::uint64_t seed)
{
    const QStringList heroes = shippedHeroes();
    const QStringList fields = shippedBattlefields();
    const auto count = static_cast<int>(heroes.size());
    const int pair = game * stride % (count * (count - 1));
    const int step = pair % (count - 1) + 1; // nobody meets themselves
    const int first = pair / (count - 1);
    Diagnostics diagnostics;
    auto match = duelOf({heroes[first], heroes[(first + step) % count]},
                        fields[game % static_cast<int>(fields.size())],
                        gameSeed(seed, static_cast<std::uint64_t>(game)) >> 12U, diagnostics);
    if (!match) qFatal("game %d can't be set up", game);
    return std::move(*match);
}

bool wanted(const PositionMatch& match, const Position& position)
{
    const auto kept = std::count_if(match.positions.begin(), match.positions.end(),
                                    [&](const Position& other) { return other.kind == position.kind; });
    return static_cast<std::size_t>(kept) < mostOfAKind &&
           (position.kind != PositionKind::move || position.rating >= leastMove);
}

/// Plays it to its end, and keeps what it finds on the way.
PositionMatch searched(int game, std::uint64_t seed)
{
    PositionMatch match = duel(game, seed);
    const MatchRules& rules = *match.rules;
    SearchLimits limits = levelCalled("master")->limits;
    limits.threads = 1;
    limits.ceiling = {};
    const PositionFinder finder(rules, budget);
    State state = freshState(rules, match.info.setup.seed);
    const auto options = std::make_unique<OptionList>();
    begin(rules, state, *options);
    std::vector<Decision> decisions;
    while (state.flow.open && decisions.size() < mostDecisions) {
        int chosen = 0;
        if (options->count > 1) {
            const SeatId seat = state.flow.decides;
            const State seen = observe(rules, state, seat);
            const auto at = static_cast<int>(decisions.size());
            const auto thought = match.info.setup.seed + decisions.size() * 1'000;
            const Judgement judgement = searchDecision(rules, seen, seat, *options, limits, thought);
            chosen = judgement.best();
            const bool room = match.positions.size() < mostOfAGame &&
                              (match.positions.empty() || at - match.positions.back().at >= apart);
            if (room && finder.promising(judgement)) {
                auto position = finder.examine(seen, seat, *options, thought + 100);
                if (position && wanted(match, *position)) {
                    position->at = at;
                    match.positions.push_back(std::move(*position));
                }
            }
        }
        decisions.push_back((*options)[chosen]);
        answer(rules, state, decisions.back(), *options);
    }
    if (!match.positions.empty())
        decisions.resize(static_cast<std::size_t>(match.positions.back().at)); // the rest tells nothing
    match.decisions = std::move(decisions);
    return match;
}

bool meant(const PositionMatch& match, const State& state, const Decision& decision, const QJsonArray& best)
{
    return std::any_of(best.begin(), best.end(), [&](const QJsonValue& one) {
        return agrees(*match.rules, state, decision, one.toObject());
    });
}

/// Takes the steps that lead to the question.
void follow(const QJsonArray& steps, PositionMatch& match, Match& played)
{
    for (const QJsonValue& step : steps)
        for (const Decision& option : played.options())
            if (agrees(*match.rules, played.state(), option, step.toObject())) {
                match.decisions.push_back(option);
                (void)played.decide(match.decisions.back());
                break;
            }
}

/// A position that somebody wrote; none where the search doesn't agree.
std::optional<PositionMatch> written(const QJsonObject& object)
{
    const QJsonObject scenario = object.value(QLatin1String("scenario")).toObject();
    Diagnostics diagnostics;
    auto match = duelOn(scenario, diagnostics);
    if (!match) return std::nullopt;
    const auto played = beginningOf(*match);
    follow(scenario.value(QLatin1String("steps")).toArray(), *match, *played);
    const SeatId seat = played->decides();
    const PositionFinder finder(*match->rules, budget);
    auto position = finder.examine(played->observation(seat), seat, played->options(), 1);
    const QJsonArray best = object.value(QLatin1String("best")).toArray();
    const bool agreed =
        position && std::all_of(position->right.begin(), position->right.end(), [&](const Decision& one) {
            return meant(*match, played->state(), one, best);
        });
    std::printf("%s: %s\n", qPrintable(object.value(QLatin1String("name")).toString()),
                agreed     ? nameOf(position->kind).data()
                : position ? "another is right"
                           : "not clear");
    std::fflush(stdout);
    if (!agreed) return std::nullopt;
    position->at = static_cast<int>(match->decisions.size());
    match->positions.push_back(std::move(*position));
    return match;
}

void write(const QDir& folder, const QString& name, const PositionMatch& match)
{
    QFile file(folder.filePath(name + QStringLiteral(".json")));
    const QByteArray text = positionsText(match);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("can't write");
}

int makeOfWritten(const QDir& folder, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return 1;
    int number = 0;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
        const auto match = written(value.toObject());
        const QString name = QStringLiteral("w%1").arg(++number, 2, 10, QLatin1Char('0'));
        if (match) write(folder, name, *match);
    }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 3)
        return makeOfWritten(QDir(QString::fromLocal8Bit(argv[1])), QString::fromLocal8Bit(argv[2]));
    if (argc < 4) {
        std::fprintf(stderr, "usage: make_positions FOLDER FROM GAMES [SEED]\n");
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const int from = QByteArray(argv[2]).toInt();
    const int games = QByteArray(argv[3]).toInt();
    const std::uint64_t seed = argc > 4 ? QByteArray(argv[4]).toULongLong() : 18;
    for (int game = from; game < from + games; ++game) {
        const PositionMatch match = searched(game, seed);
        std::printf("%03d: %zu decisions,", game, match.decisions.size());
        for (const Position& position : match.positions)
            std::printf(" %s %d (%.2f, else %.2f, %d)", nameOf(position.kind).data(), position.at,
                        static_cast<double>(position.best), static_cast<double>(position.next),
                        position.rating);
        std::printf("\n");
        std::fflush(stdout);
        if (match.positions.empty()) continue;
        write(folder, QStringLiteral("%1").arg(game, 3, 10, QLatin1Char('0')), match);
    }
    return 0;
}
