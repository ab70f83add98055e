// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Analyst: analyses a match, position by position, in as many threads as call `work`.
///
/// Why a position is the piece of work: each has a seed of its own, so that the same match at the same budget
/// gives the same numbers whoever did which piece.

#include "model/match/analysis/matchanalysis.h"

#include <atomic>
#include <memory>

namespace fabletop {

/// Why a match can't be analysed.
enum class NotAnalysable : std::uint8_t { nothing, unfinished, recordedOnly };

class Analyst {
public:
    /// What a copy of the match says; it may go on meanwhile. `whyNot` says nothing against it.
    Analyst(std::shared_ptr<const MatchRules> rules, const Timeline& timeline,
            const JudgeBudget& budget = {});

    /// Unfinished matches tell what seats may not know yet, and tables without a State can't be played on.
    [[nodiscard]] static NotAnalysable whyNot(const Timeline& timeline);

    /// Takes part until all is done or `stop` was called.
    void work();
    void stop() { m_stopped = true; }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return static_cast<int>(m_chances.size()); }
    [[nodiscard]] bool finished() const { return done() == total(); }
    /// Of the first positions as far as all of them are done, at any time and from any thread.
    [[nodiscard]] MatchAnalysis result() const;

private:
    void analyse(int position);
    [[nodiscard]] std::optional<AnalysedDecision> judge(int position) const;

    const std::shared_ptr<const MatchRules> m_rules;
    const Timeline m_timeline;
    JudgeBudget m_budget;
    std::atomic<bool> m_stopped = false;
    std::atomic<int> m_next = 0;
    std::atomic<int> m_done = 0;
    std::vector<Band> m_chances; ///< by position; each is written by whoever took it
    std::vector<std::optional<AnalysedDecision>> m_decisions; ///< by position
    std::vector<std::atomic<bool>> m_ready; ///< by position: its two are written and stay as they are
};

} // namespace fabletop
