// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/positionfinder.h"

#include "model/bots/bot.h"
#include "model/match/positions/playingon.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace fabletop {

namespace {

constexpr int fewestOptions = 3;
constexpr int mostOptionsLooked = 60; ///< with more, the short searches alone take too long
constexpr int mostRight = 3;
constexpr std::size_t mostClose = 6;
constexpr float asGood = 0.02F;       ///< what loses less than that is right as well
constexpr float clearlyWorse = 0.06F; ///< in the mean what isn't right has to lose so much
constexpr float surelyWorse = 0.05F;  ///< and beyond its interval so much, which an analysis would mark
constexpr float nearBest = 0.05F;     ///< of the first search: might be as good
constexpr float mostVisited = 0.5F;   ///< share of the first search that went the ways that look best
constexpr int apprentices = 8;        ///< games of thought of each level, by which the rating goes
constexpr int duelists = 4;

/// How much worse one is than the other, tree by tree.
Estimate difference(const std::vector<float>& better, const std::vector<float>& worse)
{
    std::vector<float> differences(std::min(better.size(), worse.size()));
    for (std::size_t tree = 0; tree < differences.size(); ++tree)
        differences[tree] = better[tree] - worse[tree];
    return estimateOf(differences);
}

} // namespace

Judgement PositionFinder::screen(const State& observation, SeatId seat, const OptionList& options,
                                 std::uint64_t seed) const
{
    JudgeBudget budget;
    budget.iterations = m_budget.screen;
    budget.stop = m_budget.stop;
    return searchDecision(m_rules, observation, seat, options, limitsOf(budget, 1), seed);
}

bool PositionFinder::promising(const Judgement& judgement) const
{
    const int count = static_cast<int>(judgement.options.size());
    if (count < fewestOptions || count > mostOptionsLooked || stopped()) return false;
    const JudgedOption& best = judgement.options[static_cast<std::size_t>(judgement.best())];
    std::uint64_t visits = 0;
    std::uint64_t near = 0;
    int nearCount = 0;
    for (const JudgedOption& option : judgement.options) {
        visits += option.visits;
        if (option.chance < best.chance - nearBest || option.visits * 20 < best.visits) continue;
        near += option.visits;
        ++nearCount;
    }
    return nearCount <= mostRight && 2 * nearCount <= count &&
           static_cast<float>(near) >= mostVisited * static_cast<float>(visits);
}

PositionFinder::Weighed PositionFinder::weigh(const Asked& asked, int place, int iterations) const
{
    JudgeBudget budget;
    budget.iterations = iterations;
    budget.stop = m_budget.stop;
    SearchLimits limits = limitsOf(budget, 1);
    limits.only = asked.options[place];
    Judgement judgement = searchDecision(m_rules, asked.observation, asked.seat, asked.options, limits,
                                         asked.seed + judgeTrees);
    std::vector<float> chances = chancesOf(judgement, m_rules, asked.seat);
    const float mean = estimateOf(chances).mean;
    return {place, std::move(chances), mean, std::move(judgement.line)};
}

/// What a short search can't rule out, the best first.
std::vector<PositionFinder::Weighed> PositionFinder::closeOnes(const Asked& asked) const
{
    std::vector<Weighed> all;
    for (int place = 0; place < asked.options.count && !stopped(); ++place)
        all.push_back(weigh(asked, place, m_budget.each));
    if (stopped()) return {};
    std::stable_sort(all.begin(), all.end(),
                     [](const Weighed& one, const Weighed& other) { return one.mean > other.mean; });
    std::vector<Weighed> close;
    for (const Weighed& one : all) {
        const Estimate worse = difference(all.front().chances, one.chances);
        // The best two are compared in any case, so that it can be said how much worse the next one is.
        if (close.size() < 2 || worse.mean - worse.half < clearlyWorse) close.push_back(one);
    }
    return close;
}

/// `wrong` becomes the place of the best one that isn't right.
std::optional<Position> PositionFinder::compared(const Asked& asked, const std::vector<Weighed>& close,
                                                 int& wrong) const
{
    std::vector<Weighed> all;
    for (const Weighed& one : close)
        all.push_back(weigh(asked, one.place, m_budget.longer));
    if (stopped() || all.empty()) return std::nullopt;
    std::stable_sort(all.begin(), all.end(),
                     [](const Weighed& one, const Weighed& other) { return one.mean > other.mean; });
    Position position;
    position.best = all.front().mean;
    position.line = all.front().line;
    position.iterations = m_budget.longer;
    wrong = -1;
    for (const Weighed& one : all) {
        const Estimate worse = difference(all.front().chances, one.chances);
        const bool good = one.place == all.front().place || worse.mean < asGood || worse.mean <= worse.half;
        if (good && wrong < 0) {
            position.right.push_back(asked.options[one.place]);
            continue;
        }
        // Neither as good nor clearly worse: nobody could be told that it is wrong.
        if (good || worse.mean < clearlyWorse || worse.mean - worse.half < surelyWorse) return std::nullopt;
        if (wrong < 0) {
            wrong = one.place;
            position.next = one.mean;
            position.doubt = worse.half;
        }
    }
    const int right = static_cast<int>(position.right.size());
    if (wrong < 0 || right > mostRight || 2 * right > asked.options.count) return std::nullopt;
    return position;
}

std::optional<Position> PositionFinder::examine(const State& observation, SeatId seat,
                                                const OptionList& options, std::uint64_t seed) const
{
    const Asked asked{observation, seat, options, seed};
    if (options.count < fewestOptions || options.count > mostOptionsLooked) return std::nullopt;
    const std::vector<Weighed> close = closeOnes(asked);
    if (close.size() < 2 || close.size() > mostClose) return std::nullopt;
    int wrong = -1;
    std::optional<Position> position = compared(asked, close, wrong);
    if (!position) return std::nullopt;
    position->kind = kindOf(asked, *position, wrong);
    position->rating = ratingOf(asked, *position);
    return stopped() ? std::nullopt : position;
}

PositionKind PositionFinder::kindOf(const Asked& asked, const Position& position, int wrong) const
{
    constexpr float nearlySure = 0.85F;
    constexpr float mayBeLost = 0.45F;
    const PlayingOn game(m_rules, asked.observation, asked.seat, m_budget.worlds, asked.seed);
    const Decision& best = position.right.front();
    const int worlds = m_budget.worlds;
    const bool ownTurn = m_rules.friends(asked.observation.table.turn.seat, asked.seat);
    if (ownTurn && position.best >= nearlySure && game.wonThisTurn(best) * 8 >= worlds * 7)
        return PositionKind::win;
    if (position.next <= mayBeLost) {
        const int lost = game.lostUntilOwnTurn(best);
        const int lostElse = game.lostUntilOwnTurn(asked.options[wrong]);
        if (lost * 3 <= worlds && (lostElse - lost) * 2 >= worlds) return PositionKind::survive;
    }
    if (best.verb == Verb::defend ||
        (best.verb == Verb::decline && std::any_of(asked.options.begin(), asked.options.end(),
                                                   [](const Decision& d) { return d.verb == Verb::defend; })))
        return PositionKind::defense;
    return best.verb == Verb::discard ? PositionKind::discard : PositionKind::move;
}

/// By how many of the players that think less find it.
int PositionFinder::ratingOf(const Asked& asked, const Position& position) const
{
    const auto missed = [&](std::string_view name, int times) {
        int misses = 0;
        for (int time = 0; time < times; ++time) {
            Rng rng = Rng::seeded(asked.seed + static_cast<std::uint64_t>(time), 3);
            const int chosen =
                makeBot(name)->choose(m_rules, asked.observation, asked.seat, asked.options, rng);
            misses += position.isRight(asked.options[chosen]) ? 0 : 1;
        }
        return static_cast<float>(misses) / static_cast<float>(times);
    };
    const float hard = 0.25F * missed("greedy", 1) + 0.35F * missed("apprentice", apprentices) +
                       0.4F * missed("duelist", duelists);
    const float crowd = static_cast<float>(std::min(asked.options.count, 30)) / 30;
    return static_cast<int>(std::lround((800 + 1000 * hard + 200 * crowd) / 10)) * 10;
}

} // namespace fabletop
