// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Search: which of the open decisions leads most often to victory, found by playing on from guesses at what
/// the seat can't see.
///
/// Why in trees of their own: a fixed number of iterations gives the same judgement on any number of threads,
/// because each tree has its share and a seed of its own, and they are added up in order.

#include "model/bots/search/evaluation.h"
#include "model/engine/observe.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <vector>

namespace fabletop {

struct SearchLimits {
    int iterations = 1'000; ///< of all trees together
    int trees = 4;
    int threads = 1;
    std::chrono::milliseconds ceiling{0};    ///< 0: none. What has been found by then counts.
    const std::atomic<bool>* stop = nullptr; ///< "Move now": set by another thread
    Weights weights = fittedWeights();       ///< by which positions are judged
    std::optional<Decision> only{};          ///< the one that is looked at; none: all that are open
};

/// What was found out about one decision.
struct JudgedOption {
    std::uint32_t visits = 0;
    float chance = 0; ///< to win, of the team that decides; meaningless without visits
};

/// What one tree made of the position, whatever is decided.
struct JudgedTree {
    int iterations = 0;
    float chanceOfTeam0 = 0; ///< in the mean of its iterations; meaningless without any
};

struct Judgement {
    std::vector<JudgedOption> options; ///< in the order of the OptionList
    std::vector<JudgedTree> trees;     ///< in the order of their seeds
    std::vector<Decision> line; ///< what the first tree looked at most often, as far as it is worth telling;
                                ///< cards that the seat can't see are unseen
    std::uint64_t nodes = 0;
    std::uint64_t applied = 0; ///< decisions carried out
    int iterations = 0;
    /// The one looked at most often; of equal ones the first.
    [[nodiscard]] int best() const;
};

/// `observation` is what `seat`, which decides, may know; nothing else is looked at.
[[nodiscard]] Judgement searchDecision(const MatchRules& rules, const State& observation, SeatId seat,
                                       const OptionList& options, const SearchLimits& limits,
                                       std::uint64_t seed);

/// The same for a seat that need not be the one that decides: only `trees` says anything.
[[nodiscard]] Judgement searchChance(const MatchRules& rules, const State& observation, SeatId seat,
                                     const SearchLimits& limits, std::uint64_t seed);

} // namespace fabletop
