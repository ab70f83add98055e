// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Band: a chance and how far it can be trusted, from several searches that differ in nothing but their seed.

#include "model/bots/search/search.h"

namespace fabletop {

/// A chance from 0 to 1, and the interval in which it lies in 95 of 100 such searches.
struct Band {
    float chance = 0.5F;
    float low = 0;
    float high = 1;
    bool operator==(const Band&) const = default;
};

/// A mean with half its 95 % interval.
struct Estimate {
    float mean = 0;
    float half = 1;
};

struct JudgeBudget {
    int iterations = 6'000;            ///< for one decision; for a chance alone a part of it
    std::chrono::milliseconds time{0}; ///< 0: as long as the iterations take. Otherwise not the same twice.
    const std::atomic<bool>* stop = nullptr; ///< set by another thread: what comes out is of no use
};

/// So many trees answer each question.
inline constexpr int judgeTrees = 6;

/// Of the budget the part 1 / `share`.
[[nodiscard]] SearchLimits limitsOf(const JudgeBudget& budget, int share);
/// What each tree thought of the chances of the team that `seat` is in; those that a short time left without
/// an answer are missing.
[[nodiscard]] std::vector<float> chancesOf(const Judgement& judgement, const MatchRules& rules, SeatId seat);
/// Of at most judgeTrees answers to the same question (Student's t).
[[nodiscard]] Estimate estimateOf(const std::vector<float>& answers);
[[nodiscard]] Band bandOf(const std::vector<float>& chances);

} // namespace fabletop
