// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Turning points: blows after which the other side was ahead, or that took a third of a hero at once.
///
/// Why so simple a measure: it needs no search and is the same for everybody; a judged analysis may add to
/// it.

#include "model/match/timeline.h"

#include <vector>

namespace fabletop {

struct TurningPoint {
    int event = 0; ///< number of the event that turned it
    SeatId hurt = SeatId::none;
    int lost = 0;      ///< health it took
    bool lead = false; ///< another team is ahead since
    bool operator==(const TurningPoint&) const = default;
};

/// In order. "Ahead" is the share of all heroes' health that a team has left.
[[nodiscard]] std::vector<TurningPoint> turningPoints(const MatchRules& rules, const Timeline& timeline);

} // namespace fabletop
