// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/playingon.h"

#include "model/bots/search/search.h"
#include "model/engine/engine.h"

#include <memory>

namespace fabletop {

namespace {

constexpr int thought = 240; ///< iterations for each decision on the way
constexpr int longest = 400; ///< decisions; no turns are so long

} // namespace

int PlayingOn::wonThisTurn(const Decision& first) const
{
    return count(first, 1, true);
}

int PlayingOn::lostUntilOwnTurn(const Decision& first) const
{
    const bool own = m_rules.friends(m_observation.table.turn.seat, m_seat);
    return count(first, own ? 2 : 1, false);
}

int PlayingOn::count(const Decision& first, int turns, bool won) const
{
    int times = 0;
    for (int world = 0; world < m_worlds; ++world) {
        const Table& end = played(first, world, turns).table;
        if (end.over() && (end.turn.winner == m_rules.team(m_seat)) == won) ++times;
    }
    return times;
}

/// Until so many turns, the one that is running included, are over.
State PlayingOn::played(const Decision& first, int world, int turns) const
{
    Rng rng = Rng::seeded(m_seed + static_cast<std::uint64_t>(world), 5);
    State state = resample(m_rules, m_observation, m_seat, rng);
    const int end = state.table.turn.number + turns;
    const auto options = std::make_unique<OptionList>();
    answer(m_rules, state, first, *options);
    SearchLimits limits;
    limits.iterations = thought;
    limits.trees = 1;
    for (int step = 0; step < longest && state.flow.open && state.table.turn.number < end; ++step) {
        const SeatId seat = state.flow.decides;
        const std::uint64_t seed = (std::uint64_t{rng.next()} << 32U) | rng.next();
        const int chosen =
            options->count < 2
                ? 0
                : searchDecision(m_rules, observe(m_rules, state, seat), seat, *options, limits, seed).best();
        answer(m_rules, state, (*options)[chosen], *options);
    }
    return state;
}

} // namespace fabletop
