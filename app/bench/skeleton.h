// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Skeleton: a duel with our shape and no card effects, the floor that engine figures are a fraction of
/// (performance.md, 1.1). 512 bytes of state, reach by bit masks, options in a stack array.

#include "model/rules/board.h"
#include "model/table/rng.h"

namespace fabletop::skeleton {

struct Result {
    long games = 0;
    long decisions = 0;
};

/// Plays random games on the board until at least `seconds` have gone by.
[[nodiscard]] Result play(const Board& board, std::uint64_t seed, double seconds);

} // namespace fabletop::skeleton
