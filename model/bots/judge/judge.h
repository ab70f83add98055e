// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Judge: how likely a team is to win as things stand, and what a decision was worth beside the best one.
///
/// Why several searches and not one long one: how far their answers lie apart says how far they can be
/// trusted. A decision is judged by what its seat could know (an observation), and the one taken and the best
/// one are searched in the same guesses at the rest, so that what they are compared by is not luck.

#include "model/bots/judge/band.h"

namespace fabletop {

/// A decision beside the best one.
struct JudgedDecision {
    int best = 0;   ///< its place in the OptionList
    int played = 0; ///< of the one that was taken
    Band bestChance;
    Band playedChance;
    float lost = 0;  ///< of the chance, by not taking the best
    float doubt = 0; ///< half the interval of what was lost
    bool operator==(const JudgedDecision&) const = default;
};

/// Of team 0, in the mean of what the seats know; of a match that is over, who has won.
[[nodiscard]] Band judgeChance(const MatchRules& rules, const State& state, const JudgeBudget& budget,
                               std::uint64_t seed);
/// Chances are those of the team that decides. `played`: place in the options.
[[nodiscard]] JudgedDecision judgeDecision(const MatchRules& rules, const State& observation, SeatId seat,
                                           const OptionList& options, int played, const JudgeBudget& budget,
                                           std::uint64_t seed);

/// One of the best decisions.
struct ReviewedOption {
    int place = 0; ///< in the OptionList
    Band chance;
    bool operator==(const ReviewedOption&) const = default;
};

/// What a seat could do.
struct Review {
    std::vector<ReviewedOption> options; ///< best first
    std::vector<Decision> line; ///< the best one and what is likely to follow; unseen cards stay unseen
    bool operator==(const Review&) const = default;
};

/// Which decisions a review is about.
struct ReviewWish {
    int most = 3;              ///< so many of the best
    std::vector<int> beside{}; ///< and these, by their places, however bad they are
};

/// The best decisions, for hints and for whoever asks what else there was. With the budget and the seed that
/// `judgeDecision` had, a decision gets the same chance as there.
[[nodiscard]] Review reviewDecision(const MatchRules& rules, const State& observation, SeatId seat,
                                    const OptionList& options, const ReviewWish& wish,
                                    const JudgeBudget& budget, std::uint64_t seed);

} // namespace fabletop
