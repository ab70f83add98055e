// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Playout: goes on from a position by quick decisions until things are quiet, and judges what has become of
/// it.
///
/// Why not to the end of the match: what stands after a turn tells more than who happens to win many turns of
/// hasty play later, and takes a tenth of the time.

#include "model/bots/search/evaluation.h"
#include "model/engine/engine.h"

#include <vector>

namespace fabletop {

/// How promising a decision is at a glance: above 0, from its score.
[[nodiscard]] float likingOf(int score);

class Playout {
public:
    explicit Playout(const Weights& weights) : m_weights(weights) {}
    /// The chance of team 0; `state` and `options` are used up, `applied` counts decisions.
    float play(const MatchRules& rules, State& state, OptionList& options, Rng& rng, std::uint64_t& applied);

private:
    int pick(const MatchRules& rules, const State& state, const OptionList& options, Rng& rng);

    Weights m_weights;
    std::vector<float> m_likings;
};

} // namespace fabletop
