// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PositionFinder: whether a decision is one to be found: few are right, all others clearly worse.
///
/// Why in three sieves: one search over everything throws out most places, a short search of each decision
/// what can't compete, and only what came close is compared by long ones, in the same guesses at what the
/// seat can't see.

#include "model/bots/judge/judge.h"
#include "model/match/positions/position.h"

namespace fabletop {

/// Iterations; all of them together are a few seconds of one core.
struct PositionBudget {
    int screen = 12'000; ///< of the first search
    int each = 1'200;    ///< of every decision
    int longer = 12'000; ///< of those that came close
    int worlds = 16;     ///< guesses in which a turn is played to its end, to tell what kind it is
    const std::atomic<bool>* stop = nullptr; ///< set by another thread: what comes out is of no use
};

class PositionFinder {
public:
    /// The rules must outlive it.
    PositionFinder(const MatchRules& rules, const PositionBudget& budget) : m_rules(rules), m_budget(budget)
    {}

    /// The first search. `observation` is what `seat`, which decides, may know.
    [[nodiscard]] Judgement screen(const State& observation, SeatId seat, const OptionList& options,
                                   std::uint64_t seed) const;
    /// Whether that search, or another one as long, leaves hope.
    [[nodiscard]] bool promising(const Judgement& judgement) const;
    /// The other sieves; none: not clear enough. `at` is left 0.
    [[nodiscard]] std::optional<Position> examine(const State& observation, SeatId seat,
                                                  const OptionList& options, std::uint64_t seed) const;

private:
    /// A decision, and what each tree thought of it.
    struct Weighed {
        int place = 0;
        std::vector<float> chances;
        float mean = 0;
        std::vector<Decision> line{};
    };
    struct Asked {
        const State& observation;
        SeatId seat;
        const OptionList& options;
        std::uint64_t seed;
    };
    [[nodiscard]] Weighed weigh(const Asked& asked, int place, int iterations) const;
    [[nodiscard]] std::vector<Weighed> closeOnes(const Asked& asked) const;
    [[nodiscard]] std::optional<Position> compared(const Asked& asked, const std::vector<Weighed>& close,
                                                   int& wrong) const;
    [[nodiscard]] PositionKind kindOf(const Asked& asked, const Position& position, int wrong) const;
    [[nodiscard]] int ratingOf(const Asked& asked, const Position& position) const;
    [[nodiscard]] bool stopped() const { return m_budget.stop && *m_budget.stop; }

    const MatchRules& m_rules;
    PositionBudget m_budget;
};

} // namespace fabletop
