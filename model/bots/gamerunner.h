// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// One game between bots, from set-up to victory: what simulate and bench share.

#include "model/bots/bot.h"

#include <functional>
#include <vector>

namespace fabletop {

struct GameResult {
    std::uint8_t winner = 0xFF; ///< team
    int turns = 0;
    int decisions = 0;
    bool fault = false;
};

/// Plays games of one MatchRules; keeps its buffers, so that a game allocates nothing.
class GameRunner {
public:
    GameRunner(const MatchRules& rules, std::vector<std::unique_ptr<Bot>> bots);

    /// The game that `seed` makes. `onDecision`, where given, sees each decision before it is carried out
    /// and the log of the one before.
    GameResult play(std::uint64_t seed);

    /// Called with the state after set-up and after each decision, with the decision that led there.
    using Watcher = std::function<void(const Decision* decision, const State& before, const State& after,
                                       const EventLog& log)>;
    GameResult play(std::uint64_t seed, const Watcher& watcher);

private:
    [[nodiscard]] int pick(const State& state, Rng& rng);

    const MatchRules& m_rules;
    std::vector<std::unique_ptr<Bot>> m_bots; ///< by seat
    std::unique_ptr<OptionList> m_options;
};

/// A seed for game `number` of a run: depends on both and on nothing else.
[[nodiscard]] std::uint64_t gameSeed(std::uint64_t seed, std::uint64_t number);

} // namespace fabletop
