// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/perft.h"

#include <memory>

namespace fabletop {

namespace {

std::uint64_t count(const MatchRules& rules, const State& state, const OptionList& options, OptionList* next,
                    int depth)
{
    if (depth == 1) return static_cast<std::uint64_t>(options.count);
    std::uint64_t leaves = 0;
    for (const Decision& decision : options) {
        State after = state;
        answer(rules, after, decision, *next);
        if (after.flow.open) leaves += count(rules, after, *next, next + 1, depth - 1);
    }
    return leaves;
}

} // namespace

std::uint64_t countLeaves(const MatchRules& rules, const State& state, int depth)
{
    const auto lists = std::make_unique<OptionList[]>(static_cast<std::size_t>(depth) + 1);
    legal(rules, state, lists[0]);
    return depth < 1 || !state.flow.open ? 0 : count(rules, state, lists[0], &lists[1], depth);
}

} // namespace fabletop
