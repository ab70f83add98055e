// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PlaceReview: what could have been done at a place of a match that is over, the best of it first.
///
/// Why it is not kept in the file: it is searched in a moment, by the numbers of the analysis, and says what
/// nobody looks at but at the place where they stand.

#include "model/bots/judge/judge.h"
#include "model/match/timeline.h"

#include <optional>

namespace fabletop {

struct PlaceReview {
    int position = 0;              ///< that the decision led to
    std::vector<Decision> options; ///< all that were open
    int played = -1;               ///< place in `options`
    int answer = -1;               ///< of one that somebody would rather take; -1: nobody was asked
    Review review;                 ///< holds the best two, the played one and the answer
    bool operator==(const PlaceReview&) const = default;

    /// What a decision is worth; null for one that was not looked at.
    [[nodiscard]] const ReviewedOption* of(int place) const;
};

/// The State before the decision that led to `position`, as the seat that took it could know it; none where
/// today's rules ask nothing there.
[[nodiscard]] std::optional<State> observedBefore(const MatchRules& rules, const Timeline& timeline,
                                                  int position);

/// `before` is where the decision `taken`, which led to `position`, was open, or what its seat knew of it.
/// Judged by what that seat could know.
[[nodiscard]] PlaceReview reviewPlace(const MatchRules& rules, const State& before, const Decision& taken,
                                      int position, int answer, const JudgeBudget& budget);

/// What was open there.
[[nodiscard]] std::vector<Decision> decisionsOpen(const MatchRules& rules, const State& before);

} // namespace fabletop
