// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ChanceLook: what a MatchGraph shows of an analysis: how likely the first team was to win after every
/// decision, with the band in which that lies, and how often each side was judged to have erred.

#include "model/match/analysis/matchanalysis.h"
#include "views/theme/theme.h"
#include "views/timeline/graphframe.h"

#include <array>

class QPainter;

namespace fabletop {

struct ChancePoint {
    int events = 0; ///< so many have happened
    Band band;      ///< of team 0
    bool operator==(const ChancePoint&) const = default;
};

/// What a side was judged for.
struct JudgedTally {
    SeatId seat = SeatId::none;  ///< the first of its team
    QString name;                ///< of the hero there
    std::array<int, 3> counts{}; ///< inaccuracies, mistakes, blunders
    bool operator==(const JudgedTally&) const = default;
};

struct ChanceLook {
    std::vector<ChancePoint> points;  ///< rising; empty where nothing is judged, or not for these eyes
    std::vector<JudgedTally> tallies; ///< one a team
    bool pale = false;                ///< made by older rules or another player
    bool operator==(const ChanceLook&) const = default;
    [[nodiscard]] bool empty() const { return points.empty(); }
};

/// The chance of team 0 after so many events, from 0 to 1.
[[nodiscard]] float chanceAt(const ChanceLook& look, int events);
/// The line in its band, over washes of both teams: the first one's below.
void paintChances(QPainter& painter, const Theme& theme, const GraphFrame& frame, const ChanceLook& look);
/// Which side's wash is which, at the left of the plot.
void paintChanceSides(QPainter& painter, const Theme& theme, const GraphFrame& frame, const ChanceLook& look);
/// From `left` on, as far as there is room before `right`: both sides with their signs and numbers.
void paintTallies(QPainter& painter, const Theme& theme, const QRectF& row, const ChanceLook& look);

} // namespace fabletop
