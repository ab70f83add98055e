// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/judge/judge.h"

#include <algorithm>
#include <numeric>

namespace fabletop {

namespace {

constexpr int shareOfChance = 4; ///< a chance alone is searched with this part of a decision's iterations
constexpr int shareOfOne = 2;    ///< each of the decisions that are compared, with this one

} // namespace

Band judgeChance(const MatchRules& rules, const State& state, const JudgeBudget& budget, std::uint64_t seed)
{
    if (!state.flow.open) {
        const float won = state.table.turn.winner == 0 ? 1.0F : 0.0F;
        return state.table.over() ? Band{won, won, won} : Band{};
    }
    std::vector<float> sums(judgeTrees, 0.0F);
    const SearchLimits limits = limitsOf(budget, shareOfChance);
    for (int place = 0; place < rules.seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        const Judgement judgement = searchChance(rules, observe(rules, state, seat), seat, limits,
                                                 seed + static_cast<std::uint64_t>(place * judgeTrees));
        const std::vector<float> chances = chancesOf(judgement, rules, idAt<SeatId>(0));
        sums.resize(std::min(sums.size(), chances.size()));
        for (std::size_t tree = 0; tree < sums.size(); ++tree)
            sums[tree] += chances[tree] / static_cast<float>(rules.seatCount());
    }
    return bandOf(sums);
}

JudgedDecision judgeDecision(const MatchRules& rules, const State& observation, SeatId seat,
                             const OptionList& options, int played, const JudgeBudget& budget,
                             std::uint64_t seed)
{
    JudgedDecision judged;
    judged.played = played;
    judged.best = searchDecision(rules, observation, seat, options, limitsOf(budget, 1), seed).best();
    const auto chancesWith = [&](int option) {
        SearchLimits limits = limitsOf(budget, shareOfOne);
        limits.only = options[option];
        return chancesOf(searchDecision(rules, observation, seat, options, limits, seed + judgeTrees), rules,
                         seat);
    };
    const std::vector<float> best = chancesWith(judged.best);
    judged.bestChance = judged.playedChance = bandOf(best);
    if (played == judged.best) return judged;
    const std::vector<float> taken = chancesWith(played);
    judged.playedChance = bandOf(taken);
    std::vector<float> differences(std::min(best.size(), taken.size()));
    for (std::size_t tree = 0; tree < differences.size(); ++tree)
        differences[tree] = best[tree] - taken[tree];
    const Estimate difference = estimateOf(differences);
    if (difference.mean <= 0) { // what looked best at first is not: nothing was lost
        judged.best = played;
        judged.bestChance = judged.playedChance;
        return judged;
    }
    judged.lost = difference.mean;
    judged.doubt = difference.half;
    return judged;
}

Review reviewDecision(const MatchRules& rules, const State& observation, SeatId seat,
                      const OptionList& options, const ReviewWish& wish, const JudgeBudget& budget,
                      std::uint64_t seed)
{
    const Judgement all = searchDecision(rules, observation, seat, options, limitsOf(budget, 1), seed);
    std::vector<int> places(all.options.size());
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(), [&all](int one, int other) {
        return all.options[static_cast<std::size_t>(one)].visits >
               all.options[static_cast<std::size_t>(other)].visits;
    });
    places.resize(std::min(places.size(), static_cast<std::size_t>(std::max(0, wish.most))));
    for (const int place : wish.beside)
        if (place >= 0 && place < options.count &&
            std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(place);
    Review review;
    std::vector<std::vector<Decision>> lines(all.options.size());
    for (const int place : places) {
        SearchLimits limits = limitsOf(budget, shareOfOne);
        limits.only = options[place];
        Judgement one = searchDecision(rules, observation, seat, options, limits, seed + judgeTrees);
        review.options.push_back({place, bandOf(chancesOf(one, rules, seat))});
        lines[static_cast<std::size_t>(place)] = std::move(one.line);
    }
    std::stable_sort(review.options.begin(), review.options.end(),
                     [](const ReviewedOption& one, const ReviewedOption& other) {
                         return one.chance.chance > other.chance.chance;
                     });
    if (!review.options.empty())
        review.line = std::move(lines[static_cast<std::size_t>(review.options.front().place)]);
    return review;
}

} // namespace fabletop
