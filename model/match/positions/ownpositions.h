// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Positions out of a person's own matches: where its analysis marked a mistake of theirs.
///
/// Why without a rating: nobody has measured how hard they are, and whoever played them knows them.

#include "model/match/positions/shippedpositions.h"

namespace fabletop {

/// How a list names what has no rating.
inline constexpr int unrated = 0;

/// The mistakes of people in a duel that is over and has an analysis by today's rules; else none.
[[nodiscard]] std::vector<ListedPosition> ownPositions(const QString& path);
/// The one of that place. Its right decision is the best that the analysis found; others may be as good.
[[nodiscard]] std::optional<Position> ownPosition(const LoadedMatch& match, int at);

} // namespace fabletop
