// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Health of the fighters over a match, as the step lines above the timeline.

#include "model/match/seenevents.h"

#include <limits>
#include <vector>

namespace fabletop {

struct HealthPoint {
    int event = 0; ///< so many events have happened when it is reached
    int health = 0;
    bool operator==(const HealthPoint&) const = default;
};

struct HealthCurve {
    FighterId fighter = FighterId::none;
    int maximum = 1;
    std::vector<HealthPoint> points; ///< one a change, in order
    bool operator==(const HealthCurve&) const = default;
};

/// One curve a hero, by seat, over the first `told` events.
[[nodiscard]] std::vector<HealthCurve> healthCurves(const MatchRules& rules, const Timeline& timeline,
                                                    int told = std::numeric_limits<int>::max());
/// The same for whoever keeps the events as a spectator knows them.
[[nodiscard]] std::vector<HealthCurve> healthCurves(const MatchRules& rules, const Timeline& timeline,
                                                    const SeenEvents& open,
                                                    int told = std::numeric_limits<int>::max());

} // namespace fabletop
