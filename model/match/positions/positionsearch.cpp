// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/positionsearch.h"

#include "model/engine/engine.h"
#include "model/match/analysis/matchanalysis.h"
#include "model/match/analysis/placereview.h"

#include <algorithm>
#include <utility>

namespace fabletop {

PositionSearch::PositionSearch(std::shared_ptr<const MatchRules> rules, const Timeline& timeline,
                               const PositionBudget& budget)
    : m_rules(std::move(rules)), m_timeline(timeline), m_budget(budget),
      m_found(static_cast<std::size_t>(std::max(0, timeline.last())))
{
    m_budget.stop = &m_stopped;
}

void PositionSearch::work()
{
    for (int at = m_next++; at < total() && !m_stopped; at = m_next++) {
        m_found[static_cast<std::size_t>(at)] = look(at);
        ++m_done;
    }
}

std::optional<Position> PositionSearch::look(int at) const
{
    const std::optional<State> known = observedBefore(*m_rules, m_timeline, at + 1);
    if (!known) return std::nullopt;
    const auto options = std::make_unique<OptionList>();
    legal(*m_rules, *known, *options);
    const SeatId seat = known->flow.decides;
    const PositionFinder finder(*m_rules, m_budget);
    const std::uint64_t seed = seedOfDecision(at + 1);
    if (options->count < 2 || !finder.promising(finder.screen(*known, seat, *options, seed)))
        return std::nullopt;
    std::optional<Position> position = finder.examine(*known, seat, *options, seed + 100);
    if (position) position->at = at;
    return m_stopped ? std::nullopt : position;
}

std::vector<Position> PositionSearch::result() const
{
    std::vector<Position> all;
    for (const std::optional<Position>& position : m_found)
        if (position) all.push_back(*position);
    return all;
}

} // namespace fabletop
