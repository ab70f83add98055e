// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/greedy.h"

#include "model/bots/scoring.h"
#include "model/bots/search/evaluation.h"
#include "model/engine/observe.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int mostTried = 50; ///< decisions after the one that is tried; a turn has some ten

/// The best at a glance; of equal ones the first.
int atAGlance(const MatchRules& rules, const State& state, const OptionList& options)
{
    if (options.count == 1) return 0;
    const DecisionScorer scorer(rules, state.table, state.flow.decides);
    int best = 0;
    int bestScore = scorer.score(options[0]);
    for (int i = 1; i < options.count; ++i)
        if (const int score = scorer.score(options[i]); score > bestScore) bestScore = score, best = i;
    return best;
}

} // namespace

/// The best at a glance go into m_candidates, the best of them first; answers how many there are.
int GreedyBot::shortList(const MatchRules& rules, const Table& table, SeatId seat, const OptionList& options,
                         Rng& rng)
{
    const DecisionScorer scorer(rules, table, seat);
    int count = 0;
    for (int i = 0; i < options.count; ++i) {
        // A little chance breaks ties, so that two games of one bot differ.
        const int score = scorer.score(options[i]) * 16 + static_cast<int>(rng.below(16));
        int at = std::min(count, mostCandidates - 1);
        if (count == mostCandidates && m_candidates[static_cast<std::size_t>(at)].score >= score) continue;
        for (; at > 0 && m_candidates[static_cast<std::size_t>(at - 1)].score < score; --at)
            m_candidates[static_cast<std::size_t>(at)] = m_candidates[static_cast<std::size_t>(at - 1)];
        m_candidates[static_cast<std::size_t>(at)] = {i, score};
        count = std::min(count + 1, mostCandidates);
    }
    return count;
}

float GreedyBot::chanceAfter(const MatchRules& rules, State state, const Decision& decision)
{
    const int turn = state.table.turn.number;
    answer(rules, state, decision, *m_options);
    for (int i = 0; i < mostTried && state.flow.open &&
                    (prompt(rules, state).ask != Ask::action || state.table.turn.number == turn);
         ++i)
        answer(rules, state, (*m_options)[atAGlance(rules, state, *m_options)], *m_options);
    return chanceOfTeam0(rules, state);
}

int GreedyBot::choose(const MatchRules& rules, const State& observation, SeatId seat,
                      const OptionList& options, Rng& rng)
{
    if (options.count == 1) return 0;
    const int count = shortList(rules, observation.table, seat, options, rng);
    const State world = resample(rules, observation, seat, rng);
    const bool first = rules.team(seat) == 0;
    int best = 0;
    float most = -1;
    for (int i = 0; i < count; ++i) {
        const int place = m_candidates[static_cast<std::size_t>(i)].place;
        const float chance = chanceAfter(rules, world, options[place]);
        if (const float own = first ? chance : 1 - chance; own > most) most = own, best = place;
    }
    return best;
}

} // namespace fabletop
