// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EarlierRules: a match is played to its end by the rules it began with.
///
/// Why: a rule that is mended would make every match diverge that was played before, though nothing is wrong
/// with it. What the engine read otherwise when a file was written is read so again for that file, by the
/// version of its digests, which changed with it.

#include "model/rules/matchrules.h"

#include <memory>

namespace fabletop {

/// The rules as they were when digests of that version were written; the same rules where nothing differed.
/// Version 1: “play this card face up” did nothing, the card lay open from the reveal on like any other.
[[nodiscard]] std::shared_ptr<const MatchRules> rulesAsOf(std::shared_ptr<const MatchRules> rules,
                                                          int digests);

} // namespace fabletop
