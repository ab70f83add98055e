// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PositionSearch: the positions in a match that is over, in as many threads as call `work`.
///
/// Why decision by decision: each has a seed of its own, so that the same match at the same budget has the
/// same positions whoever did which piece.

#include "model/match/positions/positionfinder.h"
#include "model/match/timeline.h"

#include <atomic>
#include <memory>

namespace fabletop {

class PositionSearch {
public:
    /// What a copy of the match says. It is one that can be analysed (Analyst::whyNot).
    PositionSearch(std::shared_ptr<const MatchRules> rules, const Timeline& timeline,
                   const PositionBudget& budget = {});

    /// Takes part until all is done or `stop` was called.
    void work();
    void stop() { m_stopped = true; }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return static_cast<int>(m_found.size()); }
    /// In the order of the match; once no thread works any more.
    [[nodiscard]] std::vector<Position> result() const;

private:
    [[nodiscard]] std::optional<Position> look(int at) const;

    const std::shared_ptr<const MatchRules> m_rules;
    const Timeline m_timeline;
    PositionBudget m_budget;
    std::atomic<bool> m_stopped = false;
    std::atomic<int> m_next = 0;
    std::atomic<int> m_done = 0;
    std::vector<std::optional<Position>> m_found; ///< by place; each is written by whoever took it
};

} // namespace fabletop
