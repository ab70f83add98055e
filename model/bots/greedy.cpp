// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/greedy.h"

#include "model/bots/random.h"
#include "model/bots/scoring.h"
#include "model/bots/search/searchbot.h"

namespace fabletop {

int GreedyBot::choose(const MatchRules& rules, const State& observation, SeatId seat,
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

std::unique_ptr<Bot> makeBot(std::string_view name)
{
    if (name == "random") return std::make_unique<RandomBot>();
    if (name == "greedy") return std::make_unique<GreedyBot>();
    if (const SearchLevel* level = levelCalled(name)) return std::make_unique<SearchBot>(*level);
    return nullptr;
}

} // namespace fabletop
