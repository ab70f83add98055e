// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/judge/band.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fabletop {

namespace {

/// 97.5 % of Student's distribution, by degrees of freedom from 1 on.
constexpr float student[] = {12.706F, 4.303F, 3.182F, 2.776F, 2.571F};

} // namespace

SearchLimits limitsOf(const JudgeBudget& budget, int share)
{
    SearchLimits limits;
    limits.iterations = std::max(judgeTrees, budget.iterations / share);
    limits.trees = judgeTrees;
    limits.ceiling = budget.time / share;
    limits.stop = budget.stop;
    return limits;
}

std::vector<float> chancesOf(const Judgement& judgement, const MatchRules& rules, SeatId seat)
{
    const bool first = rules.team(seat) == 0;
    std::vector<float> chances;
    for (const JudgedTree& tree : judgement.trees)
        if (tree.iterations > 0) chances.push_back(first ? tree.chanceOfTeam0 : 1 - tree.chanceOfTeam0);
    return chances;
}

Estimate estimateOf(const std::vector<float>& answers)
{
    if (answers.empty()) return {};
    const auto count = static_cast<float>(answers.size());
    const float mean = std::accumulate(answers.begin(), answers.end(), 0.0F) / count;
    if (answers.size() == 1) return {mean, 1};
    const float squares = std::accumulate(answers.begin(), answers.end(), 0.0F, [mean](float sum, float one) {
        return sum + (one - mean) * (one - mean);
    });
    const float t = student[std::min(answers.size() - 2, std::size(student) - 1)];
    return {mean, t * std::sqrt(squares / (count - 1) / count)};
}

Band bandOf(const std::vector<float>& chances)
{
    if (chances.empty()) return {};
    const Estimate estimate = estimateOf(chances);
    return {estimate.mean, std::max(0.0F, estimate.mean - estimate.half),
            std::min(1.0F, estimate.mean + estimate.half)};
}

} // namespace fabletop
