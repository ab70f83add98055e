// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of the search's evaluation to the outcomes of games it plays against itself.
//
//     cmake --build build/release --target fit_evaluation
//     build/release/tests/fit_evaluation [games] [player] [seed] > model/bots/search/weights.inc
//
// Positions are taken where an action is to be chosen, one in three; of every pair of heroes and battlefield
// alike, teams among them. Logistic regression by Newton's method with a small ridge; a tenth of the games is
// kept aside, and what it makes of them goes to the error output (log loss, and that of a coin).

#include "model/bots/gamerunner.h"
#include "model/bots/search/evaluation.h"
#include "model/content/catalogue.h"

#include <QByteArray>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <thread>

using namespace fabletop;

namespace {

struct Position {
    Features features;
    bool won = false; ///< by team 0
};

std::shared_ptr<const MatchRules> rulesOf(int game)
{
    static const QStringList fields = shippedBattlefields();
    static const QStringList heroes = shippedHeroes();
    Diagnostics diagnostics;
    MatchSetup setup;
    const int count = static_cast<int>(heroes.size());
    const int seats = game % 8 == 7 ? 4 : 2;
    for (int seat = 0; seat < seats; ++seat) {
        const int place = (seat % 2 ? game / count : game) + seat / 2 * 3;
        const auto hero = loadHero(heroes[place % count], diagnostics);
        setup.seats.push_back({hero, narrowed<std::uint8_t>(seat % 2), narrowed<std::uint8_t>(seat)});
    }
    for (int i = 0; i < static_cast<int>(fields.size()); ++i) {
        const auto field =
            loadBattlefield(fields[(game + game / 97 + i) % static_cast<int>(fields.size())], diagnostics);
        setup.battlefield = *field;
        Diagnostics problems;
        if (auto rules = buildRuleset(setup, problems)) return rules;
    }
    qFatal("no battlefield has room for game %d", game);
}

void playOne(int game, const std::string& player, std::uint64_t seed, std::vector<Position>& into)
{
    const auto rules = rulesOf(game);
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < rules->seatCount(); ++seat)
        bots.push_back(makeBot(player));
    GameRunner runner(*rules, std::move(bots));
    const std::size_t first = into.size();
    int seen = 0;
    const GameResult result =
        runner.play(gameSeed(seed, static_cast<std::uint64_t>(game)),
                    [&](const Decision*, const State&, const State& after, const EventLog&) {
                        const bool action = after.flow.open && prompt(*rules, after).ask == Ask::action;
                        if (action && ++seen % 3 == 0) into.push_back({featuresOf(*rules, after), false});
                    });
    for (std::size_t i = first; i < into.size(); ++i)
        into[i].won = result.winner == 0;
    if (result.fault) into.resize(first);
}

/// Gaussian elimination with pivots; `matrix` and `right` are used up.
std::vector<double> solved(std::vector<std::vector<double>> matrix, std::vector<double> right)
{
    const std::size_t n = right.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column; row < n; ++row)
            if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
        std::swap(matrix[column], matrix[pivot]);
        std::swap(right[column], right[pivot]);
        for (std::size_t row = column + 1; row < n; ++row) {
            const double share = matrix[row][column] / matrix[column][column];
            for (std::size_t at = column; at < n; ++at)
                matrix[row][at] -= share * matrix[column][at];
            right[row] -= share * right[column];
        }
    }
    std::vector<double> result(n);
    for (std::size_t row = n; row-- > 0;) {
        double sum = right[row];
        for (std::size_t at = row + 1; at < n; ++at)
            sum -= matrix[row][at] * result[at];
        result[row] = sum / matrix[row][row];
    }
    return result;
}

double chance(const Features& features, const std::vector<double>& weights)
{
    double sum = 0;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += weights[i] * static_cast<double>(features[i]);
    return 1 / (1 + std::exp(-sum));
}

std::vector<double> fitted(const std::vector<Position>& positions)
{
    constexpr double ridge = 5;
    std::vector<double> weights(featureCount, 0.0);
    for (int round = 0; round < 12; ++round) {
        std::vector<std::vector<double>> curvature(featureCount, std::vector<double>(featureCount, 0.0));
        std::vector<double> slope(featureCount, 0.0);
        for (std::size_t i = 0; i < featureCount; ++i) {
            curvature[i][i] = ridge;
            slope[i] = -ridge * weights[i];
        }
        for (const Position& position : positions) {
            const double p = chance(position.features, weights);
            for (std::size_t i = 0; i < featureCount; ++i) {
                const double x = static_cast<double>(position.features[i]);
                slope[i] += ((position.won ? 1 : 0) - p) * x;
                for (std::size_t j = 0; j < featureCount; ++j)
                    curvature[i][j] += p * (1 - p) * x * static_cast<double>(position.features[j]);
            }
        }
        const std::vector<double> step = solved(curvature, slope);
        for (std::size_t i = 0; i < featureCount; ++i)
            weights[i] += step[i];
    }
    return weights;
}

double loss(const std::vector<Position>& positions, const std::vector<double>& weights)
{
    double sum = 0;
    for (const Position& position : positions) {
        const double p = chance(position.features, weights);
        sum -= std::log(std::max(1e-9, position.won ? p : 1 - p));
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, positions.size()));
}

} // namespace

int main(int argc, char** argv)
{
    const int games = argc > 1 ? QByteArray(argv[1]).toInt() : 2000;
    const std::string player = argc > 2 ? argv[2] : "duelist";
    const std::uint64_t seed = argc > 3 ? QByteArray(argv[3]).toULongLong() : 1;
    const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    (void)rulesOf(0); // what is read once is read before there are threads
    std::vector<std::vector<Position>> parts(threads);
    std::vector<std::vector<Position>> aside(threads);
    std::vector<std::thread> all;
    for (unsigned thread = 0; thread < threads; ++thread)
        all.emplace_back([&, thread] {
            for (int game = static_cast<int>(thread); game < games; game += static_cast<int>(threads))
                playOne(game, player, seed, game % 10 < 9 ? parts[thread] : aside[thread]);
        });
    for (std::thread& thread : all)
        thread.join();
    std::vector<Position> learnt;
    std::vector<Position> kept;
    for (unsigned thread = 0; thread < threads; ++thread) {
        learnt.insert(learnt.end(), parts[thread].begin(), parts[thread].end());
        kept.insert(kept.end(), aside[thread].begin(), aside[thread].end());
    }
    const std::vector<double> weights = fitted(learnt);
    std::fprintf(stderr, "%zu positions, log loss %.4f; aside %zu, %.4f; coin %.4f\n", learnt.size(),
                 loss(learnt, weights), kept.size(), loss(kept, weights), std::log(2.0));
    std::printf("// %d games of %s, seed %llu\n", games, player.c_str(),
                static_cast<unsigned long long>(seed));
    for (double weight : weights)
        std::printf("%.4fF,\n", weight);
    return 0;
}
