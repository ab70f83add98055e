// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/enginefigures.h"

#include "app/bench/allocations.h"
#include "app/bench/perft.h"
#include "app/bench/skeleton.h"
#include "model/bots/tournament.h"
#include "model/content/catalogue.h"
#include "model/engine/observe.h"
#include "model/table/digest.h"

#include <cstring>
#include <thread>

namespace fabletop {

namespace {

constexpr int rounds = 5;
constexpr double roundSeconds = 0.6;

using RulesetPtr = std::shared_ptr<const MatchRules>;

/// Every ordered pair of shipped heroes on every battlefield, in rotation.
std::vector<RulesetPtr> allDuels()
{
    std::vector<RulesetPtr> duels;
    Diagnostics diagnostics;
    std::vector<std::shared_ptr<const HeroRules>> heroes;
    for (const QString& id : shippedHeroes())
        heroes.push_back(loadHero(id, diagnostics));
    for (const QString& id : shippedBattlefields()) {
        const auto battlefield = loadBattlefield(id, diagnostics);
        if (!battlefield) return {};
        for (const auto& first : heroes)
            for (const auto& second : heroes) {
                MatchSetup setup{{{first, 0, 0}, {second, 1, 1}}, *battlefield, {}, 1};
                if (!first || !second) return {};
                duels.push_back(buildRuleset(setup, diagnostics));
                if (!duels.back()) return {};
            }
    }
    return duels;
}

std::vector<std::unique_ptr<Bot>> randomBots()
{
    std::vector<std::unique_ptr<Bot>> bots;
    bots.push_back(makeBot("random"));
    bots.push_back(makeBot("random"));
    return bots;
}

struct Speed {
    double games = 0;
    double decisions = 0;
};

/// Random games over the rotation for about `seconds`, on this thread.
Speed playFor(const std::vector<std::unique_ptr<GameRunner>>& runners, double seconds, std::uint64_t& next)
{
    long games = 0;
    long decisions = 0;
    double used = 0;
    while (used < seconds) {
        used += secondsOf([&] {
            for (const auto& runner : runners) {
                decisions += runner->play(gameSeed(1, next++)).decisions;
                ++games;
            }
        });
    }
    return {static_cast<double>(games) / used, static_cast<double>(decisions) / used};
}

std::vector<std::unique_ptr<GameRunner>> runnersFor(const std::vector<RulesetPtr>& duels)
{
    std::vector<std::unique_ptr<GameRunner>> runners;
    for (const RulesetPtr& rules : duels)
        runners.push_back(std::make_unique<GameRunner>(*rules, randomBots()));
    return runners;
}

double allocationsADecision(const std::vector<std::unique_ptr<GameRunner>>& runners, std::uint64_t& next)
{
    long decisions = 0;
    const long before = allocations();
    for (const auto& runner : runners)
        decisions += runner->play(gameSeed(1, next++)).decisions;
    return static_cast<double>(allocations() - before) / static_cast<double>(decisions);
}

void measureSpeed(const std::vector<RulesetPtr>& duels, Figures& figures, QJsonObject& skeletonJson)
{
    const auto runners = runnersFor(duels);
    std::uint64_t next = 0;
    (void)playFor(runners, roundSeconds, next); // warm-up
    std::vector<double> games, decisions, sGames, sDecisions, allocated;
    for (int round = 0; round < rounds; ++round) {
        skeleton::Result s;
        const double seconds = secondsOf([&] {
            s = skeleton::play(duels.front()->board, static_cast<std::uint64_t>(round), roundSeconds);
        });
        sGames.push_back(static_cast<double>(s.games) / seconds);
        sDecisions.push_back(static_cast<double>(s.decisions) / seconds);
        allocated.push_back(allocationsADecision(runners, next));
        const Speed speed = playFor(runners, roundSeconds, next);
        games.push_back(speed.games);
        decisions.push_back(speed.decisions);
    }
    figures[QStringLiteral("E1")] = Figure::of(games, "games/s", median(games) / median(sGames));
    figures[QStringLiteral("E2")] =
        Figure::of(decisions, "decisions/s", median(decisions) / median(sDecisions));
    figures[QStringLiteral("E8")] = allocations() < 0
                                        ? Figure::missing(QStringLiteral("not counted under sanitizers"))
                                        : Figure::of(allocated, "allocations/decision");
    skeletonJson = {{QStringLiteral("games_per_s"), median(sGames)},
                    {QStringLiteral("decisions_per_s"), median(sDecisions)}};
}

/// States from the middle of games, with an open choice.
std::vector<std::pair<State, const MatchRules*>> sampleStates(const std::vector<RulesetPtr>& duels,
                                                              std::size_t wanted)
{
    std::vector<std::pair<State, const MatchRules*>> states;
    std::uint64_t seed = 0;
    while (states.size() < wanted) {
        const MatchRules& rules = *duels[seed % duels.size()];
        GameRunner runner(rules, randomBots());
        int decision = 0;
        runner.play(seed++, [&](const Decision*, const State&, const State& after, const EventLog&) {
            if (after.flow.open && ++decision % 23 == 0 && states.size() < wanted)
                states.emplace_back(after, &rules);
        });
    }
    return states;
}

double copyNanoseconds(const std::vector<State>& from, std::vector<State>& to)
{
    constexpr int copies = 200;
    const double seconds = secondsOf([&] {
        for (int i = 0; i < copies; ++i)
            for (std::size_t s = 0; s < from.size(); ++s) {
                to[s] = from[s];
                keep(&to[s]);
            }
    });
    return seconds * 1e9 / copies / static_cast<double>(from.size());
}

void measureValues(const std::vector<RulesetPtr>& duels, Figures& figures)
{
    const auto samples = sampleStates(duels, 100);
    std::vector<State> from, to(samples.size());
    for (const auto& sample : samples)
        from.push_back(sample.first);
    const auto options = std::make_unique<OptionList>();
    std::vector<double> copy, moved, listed, digested;
    (void)copyNanoseconds(from, to);
    for (int round = 0; round < rounds * 3; ++round) {
        copy.push_back(copyNanoseconds(from, to));
        moved.push_back(secondsOf([&] {
                            for (int i = 0; i < 200; ++i)
                                for (std::size_t s = 0; s < from.size(); ++s)
                                    std::memcpy(static_cast<void*>(&to[s]), &from[s], sizeof(State)),
                                        keep(&to[s]);
                        }) *
                        1e9 / 200 / static_cast<double>(from.size()));
        listed.push_back(secondsOf([&] {
                             for (int i = 0; i < 200; ++i)
                                 for (const auto& [state, rules] : samples)
                                     legal(*rules, state, *options), keep(options.get());
                         }) *
                         1e9 / 200 / static_cast<double>(samples.size()));
        std::uint64_t sum = 0;
        digested.push_back(secondsOf([&] {
                               for (int i = 0; i < 200; ++i)
                                   for (const State& state : from)
                                       sum ^= digest(state);
                           }) *
                           1e9 / 200 / static_cast<double>(from.size()));
        keep(&sum);
    }
    figures[QStringLiteral("E4")] = Figure::of({static_cast<double>(sizeof(State))}, "bytes");
    figures[QStringLiteral("E5")] = Figure::of(copy, "ns", median(copy) / median(moved));
    figures[QStringLiteral("E6")] = Figure::of(listed, "ns");
    figures[QStringLiteral("E9")] = Figure::of(digested, "ns, full recomputation");
}

void measureEnumeration(const std::vector<RulesetPtr>& duels, Figures& figures)
{
    const auto samples = sampleStates(duels, 20);
    std::vector<double> leaves;
    for (int round = 0; round < 3; ++round) {
        std::uint64_t count = 0;
        double seconds = 0;
        for (const auto& [state, rules] : samples)
            seconds += secondsOf([&] { count += countLeaves(*rules, state, 3); });
        leaves.push_back(static_cast<double>(count) / seconds);
    }
    figures[QStringLiteral("E7")] = Figure::of(leaves, "leaves/s, depth 3 from 20 positions");
}

void measureCores(const std::vector<RulesetPtr>& duels, Figures& figures)
{
    if (std::thread::hardware_concurrency() < 2) {
        figures[QStringLiteral("E10")] = Figure::missing(QStringLiteral("only one core here"));
        return;
    }
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        std::uint64_t next[3] = {0, 0, 1'000'000};
        const double one = playFor(runnersFor(duels), roundSeconds, next[0]).games;
        double both[2] = {0, 0};
        std::thread second([&] { both[1] = playFor(runnersFor(duels), roundSeconds, next[2]).games; });
        both[0] = playFor(runnersFor(duels), roundSeconds, next[1]).games;
        second.join();
        ratios.push_back((both[0] + both[1]) / one);
    }
    figures[QStringLiteral("E10")] = Figure::of(ratios, "times one core");
}

/// Every pair of heroes on the first battlefield, as the table of balance plays them. A sample: the games are
/// independent and the rulesets stand, so a thousand of each take as many times longer as they are more.
void measureBalance(const std::vector<RulesetPtr>& duels, Figures& figures)
{
    if (std::thread::hardware_concurrency() < 2) {
        figures[QStringLiteral("A5")] = Figure::missing(QStringLiteral("only one core here"));
        return;
    }
    constexpr int sample = 40;
    constexpr double wanted = 45'000;
    const auto heroes = static_cast<std::size_t>(shippedHeroes().size());
    std::vector<MatchUp> matchUps;
    for (std::size_t one = 0; one < heroes; ++one)
        for (std::size_t other = one + 1; other < heroes; ++other)
            matchUps.push_back({duels[one * heroes + other], duels[other * heroes + one]});
    std::vector<double> seconds;
    for (int round = 0; round < rounds; ++round)
        seconds.push_back(wanted / static_cast<double>(sample * matchUps.size()) * secondsOf([&] {
                              Tournament tournament(matchUps, "greedy", sample,
                                                    static_cast<std::uint64_t>(round));
                              std::thread second([&] { tournament.work(); });
                              tournament.work();
                              second.join();
                          }));
    figures[QStringLiteral("A5")] = Figure::of(
        seconds,
        "s for 45 pairs of heroes, 1,000 greedy games each, on two cores; scaled from 40 games each");
}

void measureLoading(Figures& figures)
{
    std::vector<double> milliseconds;
    for (int round = 0; round < rounds * 2; ++round)
        milliseconds.push_back(
            secondsOf([] {
                Diagnostics diagnostics;
                for (const QString& id : shippedHeroes()) // cold: what is kept is passed by
                    (void)readHero(
                        *readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), diagnostics),
                        id.toStdString(), diagnostics);
                for (const QString& id : shippedBattlefields())
                    (void)loadBattlefield(id, diagnostics);
            }) *
            1e3);
    figures[QStringLiteral("D1")] = Figure::of(milliseconds, "ms");
}

} // namespace

bool measureEngine(Figures& figures, QJsonObject& skeleton)
{
    const auto duels = allDuels();
    if (duels.empty()) return false;
    measureLoading(figures);
    measureSpeed(duels, figures, skeleton);
    measureValues(duels, figures);
    measureEnumeration(duels, figures);
    measureCores(duels, figures);
    measureBalance(duels, figures);
    return true;
}

} // namespace fabletop
