// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/search/searchbot.h"

#include <cmath>

namespace fabletop {

namespace {

constexpr std::uint32_t seldom = 8; ///< looked at so many times less often than the best: it was given up

/// Of those that were not given up the best in steps of `grain`; of equal ones the one looked at most often.
int bestInSteps(const Judgement& judgement, float grain)
{
    const int most = judgement.best();
    if (grain <= 0) return most;
    const auto step = [grain](const JudgedOption& option) { return std::floor(option.chance / grain); };
    int best = most;
    for (int i = 0; i < static_cast<int>(judgement.options.size()); ++i) {
        const JudgedOption& option = judgement.options[static_cast<std::size_t>(i)];
        const JudgedOption& first = judgement.options[static_cast<std::size_t>(best)];
        if (option.visits * seldom < judgement.options[static_cast<std::size_t>(most)].visits) continue;
        const bool better =
            step(option) > step(first) || (step(option) == step(first) && option.visits > first.visits);
        if (better) best = i;
    }
    return best;
}

} // namespace

int SearchBot::choose(const MatchRules& rules, const State& observation, SeatId seat,
                      const OptionList& options, Rng& rng)
{
    const std::uint64_t seed = (std::uint64_t{rng.next()} << 32U) | rng.next();
    if (options.count < 2) return 0;
    SearchLimits limits = m_level.limits;
    limits.stop = &m_hurried;
    return bestInSteps(searchDecision(rules, observation, seat, options, limits, seed), m_level.grain);
}

} // namespace fabletop
