// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Twins: a match and another one that differs from it only in what a viewer can't know.
///
/// Why by cards and not by chance: all that a page shows of a match hangs on its whole history, so the twin
/// needs one as well. Every card that the viewer has never seen changes its kind with another one of the same
/// deck, from the first shuffle to now; the seed and the generator are others too. Whatever is drawn, said or
/// written of both for that viewer must be the same.

#include "model/match/match.h"

#include <QString>
#include <memory>

namespace fabletop::test {

struct Twin {
    std::unique_ptr<Match> match;
    int changed = 0; ///< cards in hands, or face down in a combat, that are others now
    QString fault;   ///< where viewer could tell them apart by what the model gives them; empty: nowhere
};

/// The twin of a match at its end for that viewer, by chance of `seed`.
[[nodiscard]] Twin twinOf(const Match& match, Viewer viewer, std::uint64_t seed);
/// The same match again, as something of its own.
[[nodiscard]] std::unique_ptr<Match> copyOf(const Match& match);

} // namespace fabletop::test
