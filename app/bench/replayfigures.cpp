// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/replayfigures.h"

#include "model/bots/gamerunner.h"
#include "model/content/catalogue.h"
#include "model/match/record/matchfile.h"
#include "model/match/record/matchrecorder.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int wanted = 1000; ///< decisions of the match that the goals speak of

struct Recorded {
    QString path;
    int decisions = 0;
};

/// The longest of a few hundred random games; its figures are scaled to a thousand decisions.
Recorded recordLongMatch(const MatchSetup& setup, const std::shared_ptr<const MatchRules>& rules,
                         const QString& folder)
{
    const auto bots = [] {
        std::vector<std::unique_ptr<Bot>> both;
        both.push_back(makeBot("random"));
        both.push_back(makeBot("random"));
        return both;
    };
    GameRunner runner(*rules, bots());
    std::uint64_t best = 0;
    int most = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        if (const int decisions = runner.play(seed).decisions; decisions > most)
            most = decisions, best = seed;
    const QString path = folder + QStringLiteral("/long.match");
    MatchRecorder recorder(setup, rules, {QStringLiteral("random"), QStringLiteral("random")}, best, path);
    runner.play(best, [&](const Decision* decision, const State& before, const State& after,
                          const EventLog& log) { recorder.add(decision, before, after, log); });
    return {path, most};
}

} // namespace

bool measureReplay(Figures& figures)
{
    Diagnostics diagnostics;
    const auto battlefield = loadBattlefield(shippedBattlefields().front(), diagnostics);
    const auto first = loadHero(shippedHeroes().front(), diagnostics);
    const auto second = loadHero(shippedHeroes().back(), diagnostics);
    if (!battlefield || !first || !second) return false;
    const MatchSetup setup{{{first, 0, 0}, {second, 1, 1}}, *battlefield, {}, 1};
    const auto rules = buildRuleset(setup, diagnostics);
    const QTemporaryDir folder;
    if (!rules || !folder.isValid()) return false;
    const Recorded recorded = recordLongMatch(setup, rules, folder.path());
    const double scale = static_cast<double>(wanted) / recorded.decisions;
    std::vector<double> opened;
    for (int round = 0; round < 7; ++round)
        opened.push_back(secondsOf([&] { (void)verifyMatch(recorded.path); }) * 1e3 * scale);
    const LoadedMatch match = openMatch(recorded.path);
    if (!match.ok()) return false;
    Rng rng = Rng::seeded(1);
    std::vector<double> seeks;
    for (int i = 0; i < 20'000; ++i) {
        const Cursor cursor = match.timeline.cursorAt(
            static_cast<int>(rng.below(static_cast<std::uint32_t>(match.timeline.eventCount()))));
        Table table;
        seeks.push_back(secondsOf([&] { table = match.timeline.tableAt(cursor), keep(&table); }) * 1e3);
    }
    std::sort(seeks.begin(), seeks.end());
    Figure seek = Figure::of(seeks, "ms, p50; max is p99");
    seek.most = seeks[seeks.size() * 99 / 100];
    figures[QStringLiteral("R1")] = seek;
    figures[QStringLiteral("R3")] = Figure::of(opened, "ms, scaled to 1,000 decisions");
    const double kilobytes = static_cast<double>(QFileInfo(recorded.path).size()) / 1000.0 * scale;
    figures[QStringLiteral("R4")] = Figure::of({kilobytes}, "kB a file, scaled to 1,000 decisions");
    return true;
}

} // namespace fabletop
