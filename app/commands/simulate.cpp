// SPDX-License-Identifier: GPL-3.0-or-later
// simulate: games between computers, reproducible game by game.

#include "app/commands/commandwords.h"
#include "app/commands/simulationresult.h"
#include "app/commands/verb.h"
#include "model/bots/gamerunner.h"
#include "model/bots/invariants.h"
#include "model/content/catalogue.h"
#include "model/content/rulesets/ruleset.h"
#include "model/match/record/matchrecorder.h"
#include "model/match/words/breachwords.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <atomic>
#include <thread>

namespace fabletop {

namespace {

struct Job {
    MatchSetup setup;
    std::shared_ptr<const MatchRules> rules;
    QStringList players; ///< by seat
    std::uint64_t seed = 1;
    qint64 games = 0;
    qint64 from = 0;
    int jobs = 1;
    QString record;
    bool check = false; ///< the invariants, after every decision: three times the work of playing
};

/// A game that broke an invariant, or did not end.
struct Failure {
    qint64 number = 0;
    int decision = 0; ///< after which it was seen, from 1; 0: the set-up
    BreachReport breach;
};

/// What a thread makes of its games.
struct Tally {
    SimulationCounts counts;
    qint64 faults = 0;
    std::optional<Failure> first = {}; ///< of the games with a fault, the one with the lowest number
    QString unwritten;                 ///< a match file that couldn't be written as a whole, and why

    void add(const Tally& other)
    {
        counts.count(other.counts);
        faults += other.faults;
        if (other.first && (!first || other.first->number < first->number)) first = other.first;
        if (unwritten.isEmpty()) unwritten = other.unwritten;
    }
};

std::vector<std::unique_ptr<Bot>> botsFor(const QStringList& players)
{
    std::vector<std::unique_ptr<Bot>> bots;
    for (const QString& player : players)
        bots.push_back(makeBot(player.toStdString()));
    return bots;
}

void count(Tally& tally, const GameResult& result, const Failure& failure)
{
    ++tally.counts.games;
    tally.counts.turns += result.turns;
    tally.counts.decisions += result.decisions;
    if (!result.fault && !failure.breach) {
        ++tally.counts.teamWins[result.winner & 1];
        return;
    }
    ++tally.faults;
    if (!tally.first || failure.number < tally.first->number) tally.first = failure;
}

Tally playShare(const Job& job, std::atomic<qint64>& next)
{
    constexpr qint64 batch = 16;
    Tally tally;
    GameRunner runner(*job.rules, botsFor(job.players));
    const auto scratch = std::make_unique<OptionList>();
    for (qint64 first = next.fetch_add(batch); first < job.games; first = next.fetch_add(batch)) {
        for (qint64 i = first; i < std::min(first + batch, job.games); ++i) {
            const qint64 number = job.from + i;
            const std::uint64_t seed = gameSeed(job.seed, static_cast<std::uint64_t>(number));
            const QString path =
                QDir(job.record).filePath(QStringLiteral("%1.match").arg(number, 6, 10, QLatin1Char('0')));
            std::optional<MatchRecorder> recorder;
            if (!job.record.isEmpty()) recorder.emplace(job.setup, job.rules, job.players, seed, path);
            Failure failure{number, -1, {}};
            const auto watch = [&](const Decision* decision, const State& before, const State& after,
                                   const EventLog& log) {
                if (recorder) recorder->add(decision, before, after, log);
                if (!job.check || failure.breach) return; // what follows from a fault says nothing new
                ++failure.decision;
                failure.breach = breachAfter(*job.rules, before, after, log, *scratch);
            };
            const GameResult result = recorder || job.check ? runner.play(seed, watch) : runner.play(seed);
            if (result.fault && !failure.breach) failure.decision = result.decisions;
            count(tally, result, failure);
            if (recorder && !recorder->ok() && tally.unwritten.isEmpty())
                tally.unwritten = faultIn(path, recorder->fault()->sentence());
        }
    }
    return tally;
}

Tally playAll(const Job& job)
{
    std::atomic<qint64> next = 0;
    std::vector<Tally> shares(static_cast<std::size_t>(job.jobs));
    std::vector<std::thread> threads;
    for (std::size_t j = 1; j < shares.size(); ++j)
        threads.emplace_back([&, j] { shares[j] = playShare(job, next); });
    shares[0] = playShare(job, next);
    for (std::thread& thread : threads)
        thread.join();
    Tally total;
    for (const Tally& share : shares)
        total.add(share);
    return total;
}

void printReport(const QJsonObject& object, bool json)
{
    if (json) return printJson(object);
    const auto number = [&object](const char* key) {
        return static_cast<int>(std::min<qint64>(object[QLatin1String(key)].toInteger(), INT_MAX));
    };
    printLine(
        QStringList{CommandWords::tr("%n game(s)", nullptr, number("games")),
                    CommandWords::tr("%n turn(s)", nullptr, number("turns")),
                    CommandWords::tr("%n decision(s)", nullptr, number("decisions")),
                    CommandWords::tr("%1 s").arg(object[QStringLiteral("seconds")].toDouble(), 0, 'f', 2)}
            .join(QStringLiteral(", ")));
    const QJsonObject wins = object[QStringLiteral("wins")].toObject();
    const QJsonObject intervals = object[QStringLiteral("intervals")].toObject();
    for (auto it = wins.begin(); it != wins.end(); ++it) {
        const QJsonArray interval = intervals[it.key()].toArray();
        printLine(CommandWords::tr("seat %1 wins %2 (%3% to %4%)")
                      .arg(it.key())
                      .arg(it.value().toInteger())
                      .arg(interval[0].toDouble() * 100, 0, 'f', 1)
                      .arg(interval[1].toDouble() * 100, 0, 'f', 1));
    }
}

int merge(const QStringList& files, bool json)
{
    std::optional<SimulationResult> sum;
    for (const QString& name : files) {
        Diagnostics diagnostics;
        const auto text = readTextFile(name, diagnostics);
        if (!text) return printDiagnostics(diagnostics), failed;
        const auto part =
            SimulationResult::read(QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object());
        const QString fault = !part ? CommandWords::tr("not a result of simulate --json")
                              : sum ? sum->add(*part)
                                    : QString();
        if (!fault.isEmpty()) {
            printError(faultIn(name, fault));
            return failed;
        }
        if (!sum) sum = part;
    }
    printReport(sum->json(), json);
    return allWell;
}

std::optional<int> readHeroes(const QStringList& heroes, Job& job)
{
    Diagnostics diagnostics;
    std::map<QString, std::shared_ptr<const HeroRules>> loaded;
    for (qsizetype i = 0; i < heroes.size(); ++i) {
        const QString& id = heroes[i];
        if (!shippedHeroes().contains(id) && !looksLikePath(id))
            return usageError(CommandWords::tr("unknown hero %1").arg(id));
        if (!loaded.contains(id)) loaded[id] = loadHero(id, diagnostics);
        if (!loaded[id]) return printDiagnostics(diagnostics), failed;
        job.setup.seats.push_back(
            {loaded[id], static_cast<std::uint8_t>(i % 2), static_cast<std::uint8_t>(i)});
    }
    return std::nullopt;
}

/// One number a seat; seats of one person must be of one team (R-TEAM-01).
std::optional<int> readPersons(const QStringList& persons, Job& job)
{
    if (persons.isEmpty()) return std::nullopt;
    auto& seats = job.setup.seats;
    if (persons.size() != static_cast<qsizetype>(seats.size()))
        return usageError(CommandWords::tr("--persons takes one number per seat"));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        bool understood = false;
        const int person = persons[static_cast<qsizetype>(i)].toInt(&understood);
        if (!understood || person < 1 || person > 4)
            return usageError(CommandWords::tr("--persons takes numbers from 1 to 4"));
        seats[i].person = static_cast<std::uint8_t>(person - 1);
        for (std::size_t other = 0; other < i; ++other)
            if (seats[other].person == seats[i].person && seats[other].team != seats[i].team)
                return usageError(CommandWords::tr("one person can’t be on both teams"));
    }
    return std::nullopt;
}

std::optional<int> readRules(const QString& id, Job& job)
{
    Diagnostics diagnostics;
    if (id != standardRulesId && !looksLikePath(id))
        return usageError(CommandWords::tr("unknown rule set %1").arg(id));
    const auto rules = loadRuleSet(id, diagnostics);
    if (!rules) return printDiagnostics(diagnostics), failed;
    job.setup.numbers = rules->numbers;
    job.setup.rulesName = rules->name;
    return std::nullopt;
}

std::optional<int> readBattlefield(const QString& id, Job& job)
{
    Diagnostics diagnostics;
    if (!shippedBattlefields().contains(id) && !looksLikePath(id))
        return usageError(CommandWords::tr("unknown battlefield %1").arg(id));
    auto battlefield = loadBattlefield(id, diagnostics);
    if (!battlefield) return printDiagnostics(diagnostics), failed;
    job.setup.battlefield = *battlefield;
    job.rules = buildRuleset(job.setup, diagnostics);
    if (!job.rules) return printDiagnostics(diagnostics), failed;
    return std::nullopt;
}

std::optional<int> readPlayers(const QString& text, Job& job)
{
    QStringList players = commaList(text);
    const auto seats = static_cast<qsizetype>(job.setup.seats.size());
    for (const QString& player : players)
        if (!makeBot(player.toStdString()))
            return usageError(CommandWords::tr("unknown player %1").arg(player));
    if (players.size() != 1 && players.size() != seats)
        return usageError(CommandWords::tr("--players takes one for all or one per seat"));
    while (players.size() < seats)
        players.append(players.front());
    job.players = players;
    return std::nullopt;
}

/// How many games went wrong, what did in the first of them, and how to see it.
void printFailure(const Job& job, const Tally& tally)
{
    const Failure& first = *tally.first;
    const auto& seats = job.setup.seats;
    const auto seat = static_cast<std::size_t>(index(first.breach.seat));
    printError(QStringLiteral("fabletop: ") +
               CommandWords::tr("%n game(s) went wrong", nullptr, static_cast<int>(tally.faults)));
    printError(QStringLiteral("fabletop: ") +
               CommandWords::tr("game %1, decision %2: %3")
                   .arg(first.number)
                   .arg(first.decision)
                   .arg(worded(first.breach, seat < seats.size() ? seats[seat].hero.get() : nullptr)));
    if (job.record.isEmpty())
        printError(
            QStringLiteral("fabletop: ") +
            CommandWords::tr("--from %1 --games 1 --record DIR writes that game into DIR").arg(first.number));
}

} // namespace

int runSimulate(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Plays games between computers."));
    parser.addOptions(
        {{QStringLiteral("heroes"), QStringLiteral("Heroes by seat."), QStringLiteral("A,B")},
         {QStringLiteral("battlefield"), QStringLiteral("Battlefield."), QStringLiteral("ID")},
         {QStringLiteral("games"), QStringLiteral("Number of games."), QStringLiteral("N")},
         {QStringLiteral("ruleset"), QStringLiteral("standard, or a rule-set file."), QStringLiteral("ID"),
          standardRulesId},
         {QStringLiteral("seed"), QStringLiteral("Seed."), QStringLiteral("S"), QStringLiteral("1")},
         {QStringLiteral("players"), QStringLiteral("random or greedy."), QStringLiteral("P,P"),
          QStringLiteral("random")},
         {QStringLiteral("persons"),
          QStringLiteral("Who sits where; one person may hold both seats of a team."),
          QStringLiteral("1,2,1,3")},
         {QStringLiteral("jobs"), QStringLiteral("Threads."), QStringLiteral("J"), QStringLiteral("1")},
         {QStringLiteral("from"), QStringLiteral("Number of the first game."), QStringLiteral("K"),
          QStringLiteral("0")},
         {QStringLiteral("record"), QStringLiteral("Folder for match files."), QStringLiteral("DIR")},
         {QStringLiteral("check"),
          QStringLiteral("Looks for broken invariants; with a hero out of a file that is always done.")},
         {QStringLiteral("merge"), QStringLiteral("Adds results up.")},
         {QStringLiteral("json"), QStringLiteral("Prints JSON.")}});
    if (const auto status = parseArguments(parser, "simulate", arguments)) return *status;
    const bool json = parser.isSet(QStringLiteral("json"));
    if (parser.isSet(QStringLiteral("merge"))) {
        if (parser.positionalArguments().isEmpty())
            return usageError(CommandWords::tr("simulate --merge needs files"));
        return merge(parser.positionalArguments(), json);
    }
    if (!parser.positionalArguments().isEmpty())
        return usageError(
            CommandWords::tr("unexpected argument %1").arg(parser.positionalArguments().front()));
    for (const char* needed : {"heroes", "battlefield", "games"})
        if (!parser.isSet(QLatin1String(needed)))
            return usageError(CommandWords::tr("simulate needs --%1").arg(QLatin1String(needed)));
    Job job;
    const auto games = wholeNumber(parser, QStringLiteral("games"), 1, mostGames);
    const auto seed = wholeNumber(parser, QStringLiteral("seed"), 0, std::numeric_limits<qint64>::max());
    const auto jobs = wholeNumber(parser, QStringLiteral("jobs"), 1, 64);
    const auto from = wholeNumber(parser, QStringLiteral("from"), 0, mostGames);
    if (!games || !seed || !jobs || !from) return wrongUsage;
    const QStringList heroes = commaList(parser.value(QStringLiteral("heroes")));
    if (heroes.size() != 2 && heroes.size() != 4)
        return usageError(CommandWords::tr("--heroes takes two heroes, or four for teams"));
    if (const auto status = readHeroes(heroes, job)) return *status;
    if (const auto status = readPersons(commaList(parser.value(QStringLiteral("persons"))), job))
        return *status;
    if (const auto status = readRules(parser.value(QStringLiteral("ruleset")), job)) return *status;
    if (const auto status = readBattlefield(parser.value(QStringLiteral("battlefield")), job)) return *status;
    if (const auto status = readPlayers(parser.value(QStringLiteral("players")), job)) return *status;
    job.games = *games;
    job.seed = static_cast<std::uint64_t>(*seed);
    job.jobs = static_cast<int>(*jobs);
    job.from = *from;
    job.record = parser.value(QStringLiteral("record"));
    job.check = parser.isSet(QStringLiteral("check")) ||
                std::any_of(job.setup.seats.begin(), job.setup.seats.end(),
                            [](const MatchSetup::Seat& seat) { return !seat.hero->shipped; });
    if (!job.record.isEmpty() && !QDir().mkpath(job.record)) {
        printError(faultIn(job.record, CommandWords::tr("couldn’t create this folder")));
        return failed;
    }
    QElapsedTimer timer;
    timer.start();
    const Tally tally = playAll(job);
    SimulationResult result{tally.counts, subjectOf(job.setup, job.players, *seed), {}, 0, {}};
    for (const MatchSetup::Seat& seat : job.setup.seats)
        result.teams.push_back(seat.team);
    result.ranges = {{job.from, job.from + job.games}};
    result.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    printReport(result.json(), json);
    if (!tally.unwritten.isEmpty()) {
        printError(tally.unwritten);
        return failed;
    }
    if (!tally.first) return allWell;
    printFailure(job, tally);
    return failed;
}

} // namespace fabletop
