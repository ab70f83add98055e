// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/laboratory/battlefieldfigures.h"

#include "model/content/catalogue.h"

#include <algorithm>

namespace fabletop {

namespace {

using Neighbours = std::vector<std::vector<std::size_t>>;

/// The ways from one space, as Brandes (2001) counts them: nearest first, with the number of shortest ways to
/// each.
struct Ways {
    std::vector<std::size_t> order;
    std::vector<int> distance;
    std::vector<double> count;
};

Neighbours neighboursOf(const Board& board)
{
    Neighbours neighbours(static_cast<std::size_t>(board.count));
    for (std::size_t i = 0; i < neighbours.size(); ++i)
        for (SpaceId space : members<SpaceId>(board.steps[i]))
            neighbours[i].push_back(index(space));
    return neighbours;
}

Ways waysFrom(std::size_t from, const Neighbours& neighbours)
{
    Ways ways{
        {from}, std::vector<int>(neighbours.size(), unreachable), std::vector<double>(neighbours.size(), 0)};
    ways.distance[from] = 0;
    ways.count[from] = 1;
    for (std::size_t i = 0; i < ways.order.size(); ++i) {
        const std::size_t here = ways.order[i];
        for (std::size_t next : neighbours[here]) {
            if (ways.distance[next] == unreachable) {
                ways.distance[next] = ways.distance[here] + 1;
                ways.order.push_back(next);
            }
            if (ways.distance[next] == ways.distance[here] + 1) ways.count[next] += ways.count[here];
        }
    }
    return ways;
}

/// Adds to each space the share of the ways from `from` that lead through it.
void addPassing(std::size_t from, const Ways& ways, const Neighbours& neighbours,
                std::vector<double>& passing)
{
    std::vector<double> share(neighbours.size(), 0);
    for (std::size_t i = ways.order.size(); i-- > 1;) {
        const std::size_t here = ways.order[i];
        for (std::size_t before : neighbours[here])
            if (ways.distance[before] == ways.distance[here] - 1)
                share[before] += ways.count[before] / ways.count[here] * (1 + share[here]);
        if (here != from) passing[here] += share[here];
    }
}

void measureWays(const Board& board, BattlefieldFigures& figures)
{
    const Neighbours neighbours = neighboursOf(board);
    const std::size_t count = neighbours.size();
    figures.choke.assign(count, 0);
    double sum = 0;
    int pairs = 0;
    for (std::size_t from = 0; from < count; ++from) {
        Ways ways = waysFrom(from, neighbours);
        addPassing(from, ways, neighbours, figures.choke);
        int close = 0;
        for (std::size_t to = 0; to < count; ++to) {
            const int steps = ways.distance[to];
            if (to == from || steps == unreachable) continue;
            close += steps <= nearSteps ? 1 : 0;
            sum += steps;
            ++pairs;
            figures.longest = std::max(figures.longest, steps);
        }
        figures.reach.push_back(close);
        figures.distance.push_back(std::move(ways.distance));
    }
    figures.meanDistance = pairs == 0 ? 0 : sum / pairs;
    // Every pair is seen from both its ends, so the greatest possible sum is (n − 1)(n − 2).
    const double most = static_cast<double>(count > 2 ? (count - 1) * (count - 2) : 1);
    for (double& choke : figures.choke)
        choke /= most;
}

void measureExposure(const Battlefield& battlefield, const Board& board, BattlefieldFigures& figures)
{
    const auto count = static_cast<std::size_t>(board.count);
    for (std::size_t i = 0; i < count; ++i) {
        const int seen = std::popcount(board.sameZone[i]) - 1;
        figures.exposure.push_back(count > 1 ? static_cast<double>(seen) / static_cast<double>(count - 1)
                                             : 0);
        figures.meanExposure += figures.exposure.back() / static_cast<double>(count);
    }
    figures.zoneSizes.assign(battlefield.zones.size(), 0);
    figures.zoneExposure.assign(battlefield.zones.size(), 0);
    for (std::size_t i = 0; i < count; ++i)
        for (int zone : battlefield.spaces[i].zones) {
            const auto place = static_cast<std::size_t>(zone);
            ++figures.zoneSizes[place];
            figures.zoneExposure[place] += figures.exposure[i];
        }
    for (std::size_t zone = 0; zone < figures.zoneSizes.size(); ++zone)
        if (figures.zoneSizes[zone] > 0) figures.zoneExposure[zone] /= figures.zoneSizes[zone];
}

void measureStarts(const Board& board, BattlefieldFigures& figures)
{
    for (int one = 1; one <= maxSeats; ++one)
        for (int other = one + 1; other <= maxSeats; ++other) {
            const SpaceId from = board.starts[static_cast<std::size_t>(one) - 1];
            const SpaceId to = board.starts[static_cast<std::size_t>(other) - 1];
            if (from != SpaceId::none && to != SpaceId::none)
                figures.starts.push_back({one, other, figures.distance[index(from)][index(to)]});
        }
}

} // namespace

BattlefieldFigures figuresOf(const Battlefield& battlefield)
{
    BattlefieldFigures figures;
    const Board board = makeBoard(battlefield);
    measureWays(board, figures);
    measureExposure(battlefield, board, figures);
    measureStarts(board, figures);
    figures.lines.assign(battlefield.spaces.size(), 0);
    for (const auto& [a, b] : battlefield.lines) {
        ++figures.lines[static_cast<std::size_t>(a)];
        ++figures.lines[static_cast<std::size_t>(b)];
    }
    return figures;
}

} // namespace fabletop
