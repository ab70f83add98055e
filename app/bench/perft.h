// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Exhaustive enumeration: how many sequences of decisions of a given length a position has.
///
/// Why: the counts are a test of the rules as sharp as any (a changed count is a changed rule), and their
/// speed is what exhaustive search could reach.

#include "model/engine/engine.h"

namespace fabletop {

/// Sequences of `depth` decisions from `state`; the last level is counted without being carried out.
[[nodiscard]] std::uint64_t countLeaves(const MatchRules& rules, const State& state, int depth);

} // namespace fabletop
