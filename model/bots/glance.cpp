// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/glance.h"

#include "model/bots/scoring.h"

namespace fabletop {

int GlanceBot::choose(const MatchRules& rules, const State& observation, SeatId seat,
                      const OptionList& options, Rng& rng)
{
    const DecisionScorer scorer(rules, observation.table, seat);
    int best = 0;
    int bestScore = -1'000'000;
    for (int i = 0; i < options.count; ++i) {
        // A little chance breaks ties, so that two games of one bot differ.
        const int score = scorer.score(options[i]) * 16 + static_cast<int>(rng.below(16));
        if (score > bestScore) bestScore = score, best = i;
    }
    return best;
}

} // namespace fabletop
