// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/search/playout.h"

#include "model/bots/scoring.h"

#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr int mostDecisions = 40; ///< of a playout; a turn has some ten
constexpr int turnsPlayed = 1;    ///< to whose end it goes on, beside the one it begins in

} // namespace

float likingOf(int score)
{
    constexpr float spread = 70; ///< hundredths of a health point that make one decision e times as likely
    return std::exp(static_cast<float>(std::clamp(score, -700, 700)) / spread);
}

int Playout::pick(const MatchRules& rules, const State& state, const OptionList& options, Rng& rng)
{
    const DecisionScorer scorer(rules, state.table, state.flow.decides);
    m_likings.resize(static_cast<std::size_t>(options.count));
    float sum = 0;
    for (int i = 0; i < options.count; ++i)
        sum += m_likings[static_cast<std::size_t>(i)] = likingOf(scorer.score(options[i]));
    float left = sum * static_cast<float>(rng.next() >> 8U) / static_cast<float>(1U << 24U);
    int chosen = 0;
    while (chosen + 1 < options.count && (left -= m_likings[static_cast<std::size_t>(chosen)]) > 0)
        ++chosen;
    return chosen;
}

float Playout::play(const MatchRules& rules, State& state, OptionList& options, Rng& rng,
                    std::uint64_t& applied)
{
    const int last = state.table.turn.number + turnsPlayed;
    for (int i = 0; i < mostDecisions && state.flow.open && state.table.turn.number <= last; ++i) {
        answer(rules, state, options[pick(rules, state, options, rng)], options);
        ++applied;
    }
    return chanceOfTeam0(rules, state, m_weights);
}

} // namespace fabletop
