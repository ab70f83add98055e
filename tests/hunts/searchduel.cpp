// SPDX-License-Identifier: GPL-3.0-or-later
// Two players against each other, over all pairs of heroes and battlefields, seats exchanged.
//
//     cmake --build build/release --target search_duel
//     build/release/tests/search_duel FIRST SECOND [games] [from] [seed]
//
// A player is a name makeBot knows, or "300i", "50ms" for a search with so many iterations or so much time,
// with "+FILE" behind it for weights other than the fitted ones. Game 2n and 2n +
// 1 are the same with the players exchanged. What it prints: games, the share the first player wins with its
// interval, and each pair of heroes of which the first player wins less than 80 %.

#include "model/bots/gamerunner.h"
#include "model/bots/search/searchbot.h"
#include "model/bots/statistics.h"
#include "model/content/catalogue.h"

#include <QByteArray>
#include <QFile>
#include <cstdio>
#include <map>
#include <mutex>
#include <thread>

using namespace fabletop;

namespace {

std::unique_ptr<Bot> playerCalled(const QByteArray& text)
{
    if (auto bot = makeBot(text.toStdString())) return bot;
    const QList<QByteArray> parts = text.split('+');
    SearchLevel level;
    SearchLimits& limits = level.limits;
    limits.trees = 1;
    limits.iterations = parts[0].endsWith("ms") ? 10'000'000 : parts[0].chopped(1).toInt();
    if (parts[0].endsWith("ms")) limits.ceiling = std::chrono::milliseconds(parts[0].chopped(2).toInt());
    if (parts.size() > 1) {
        QFile file(QString::fromLocal8Bit(parts[1]));
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s can't be read", parts[1].constData());
        std::size_t at = 0;
        for (const QByteArray& line : file.readAll().split('\n'))
            if (!line.startsWith("//") && at < featureCount && line.contains('F'))
                limits.weights[at++] = line.chopped(2).toFloat();
    }
    return std::make_unique<SearchBot>(level);
}

struct Setting {
    std::shared_ptr<const MatchRules> rules;
    QString heroes;
};

Setting settingOf(int pair)
{
    static const QStringList fields = shippedBattlefields();
    static const QStringList heroes = shippedHeroes();
    Diagnostics diagnostics;
    MatchSetup setup;
    const int count = static_cast<int>(heroes.size());
    const QString names[] = {heroes[pair % count], heroes[pair / count % count]};
    for (int seat = 0; seat < 2; ++seat)
        setup.seats.push_back(
            {loadHero(names[seat], diagnostics), narrowed<std::uint8_t>(seat), narrowed<std::uint8_t>(seat)});
    setup.battlefield =
        *loadBattlefield(fields[(pair + pair / count) % static_cast<int>(fields.size())], diagnostics);
    return {buildRuleset(setup, diagnostics), names[0] + u' ' + names[1]};
}

struct Score {
    int games = 0;
    int won = 0;
};

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) return 2;
    const int games = argc > 3 ? QByteArray(argv[3]).toInt() : 1000;
    const int from = argc > 4 ? QByteArray(argv[4]).toInt() : 0;
    const std::uint64_t seed = argc > 5 ? QByteArray(argv[5]).toULongLong() : 1;
    std::mutex mutex;
    std::map<QString, Score> byHeroes;
    Score all;
    std::atomic<int> next = from;
    (void)settingOf(0);
    const auto work = [&] {
        for (int game = next++; game < from + games; game = next++) {
            const int pair = game / 2;
            const bool exchanged = game % 2 == 1;
            const Setting setting = [&] {
                const std::lock_guard lock(mutex);
                return settingOf(pair);
            }();
            std::vector<std::unique_ptr<Bot>> bots;
            for (int seat = 0; seat < 2; ++seat)
                bots.push_back(playerCalled(argv[(seat == 1) != exchanged ? 2 : 1]));
            GameRunner runner(*setting.rules, std::move(bots));
            const GameResult result = runner.play(gameSeed(seed, static_cast<std::uint64_t>(pair)));
            const bool won = result.winner == (exchanged ? 1 : 0);
            const std::lock_guard lock(mutex);
            for (Score* score : {&all, &byHeroes[setting.heroes]})
                ++score->games, score->won += won;
        }
    };
    std::vector<std::thread> threads;
    for (unsigned thread = 1; thread < std::max(1U, std::thread::hardware_concurrency()); ++thread)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    const Share interval = wilsonShare(all.won, all.games);
    std::printf("%s against %s: %d games, %.1f %% (%.1f to %.1f)\n", argv[1], argv[2], all.games,
                100.0 * all.won / std::max(1, all.games), 100 * interval.low, 100 * interval.high);
    for (const auto& [heroes, score] : byHeroes)
        if (score.games >= 10 && score.won * 10 < score.games * 8)
            std::printf("    %s: %d of %d\n", qPrintable(heroes), score.won, score.games);
    return 0;
}
