// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/healthcurve.h"

#include "model/table/fold.h"

#include <algorithm>

namespace fabletop {

std::vector<HealthCurve> healthCurves(const MatchRules& rules, const Timeline& timeline, int told)
{
    return healthCurves(rules, timeline, SeenEvents(timeline, Viewer::spectator()), told); // health lies open
}

std::vector<HealthCurve> healthCurves(const MatchRules& rules, const Timeline& timeline,
                                      const SeenEvents& open, int told)
{
    std::vector<HealthCurve> curves;
    if (timeline.empty()) return curves;
    Table table = timeline.seenBefore(0, open.viewer());
    for (int seat = 0; seat < rules.seatCount(); ++seat) {
        const FighterId hero = heroOf(idAt<SeatId>(seat));
        curves.push_back({hero, rules.fighter(hero).maximum, {{0, table.fighter(hero).health}}});
    }
    for (int number = 0; number < std::min(told, timeline.eventCount()); ++number) {
        fold(table, open.at(number));
        for (HealthCurve& curve : curves) {
            const int health = table.fighter(curve.fighter).health;
            if (health != curve.points.back().health) curve.points.push_back({number + 1, health});
        }
    }
    return curves;
}

} // namespace fabletop
