// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Who is drawn for the seats of a saved match, as at its table: pictures of an author's own too.
///
/// Why not in the summary: a picture may be large, and only the chosen match shows any.

#include "model/items/library/matchsummary.h"
#include "views/illustrations/figure.h"

#include <vector>

namespace fabletop {

/// By seat. Heroes that don't come with the program are read from the head of the match's own file.
[[nodiscard]] std::vector<FigureDrawing> seatDrawings(const MatchSummary& summary);

} // namespace fabletop
