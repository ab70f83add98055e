// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/turningpoints.h"

#include "model/items/healthcurve.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int bigShare = 3; ///< a third of the full health

/// Which team's heroes have more of their health left; -1: neither.
int leader(const MatchRules& rules, const Table& table)
{
    double share[2] = {0, 0};
    for (int seat = 0; seat < rules.seatCount(); ++seat) {
        const FighterId hero = heroOf(idAt<SeatId>(seat));
        const double part = static_cast<double>(table.fighter(hero).health) / rules.fighter(hero).maximum;
        share[rules.team(idAt<SeatId>(seat)) & 1] += part;
    }
    return share[0] > share[1] ? 0 : share[1] > share[0] ? 1 : -1;
}

} // namespace

std::vector<TurningPoint> turningPoints(const MatchRules& rules, const Timeline& timeline)
{
    constexpr Viewer anybody = Viewer::spectator(); // health lies open
    std::vector<TurningPoint> points;
    int ahead = -1;
    for (int number = 0; number < timeline.eventCount(); ++number) {
        const Event event = timeline.seen(number, anybody);
        const auto* damage = std::get_if<DamageDealt>(&event.body);
        if (!damage || damage->fighter != heroOf(seatOf(damage->fighter))) continue;
        const int now = leader(rules, timeline.seenAt(timeline.cursorAt(number + 1), anybody));
        const bool lead = now >= 0 && ahead >= 0 && now != ahead;
        if (now >= 0) ahead = now;
        const bool big = damage->amount * bigShare >= rules.fighter(damage->fighter).maximum;
        if (lead || big) points.push_back({number, seatOf(damage->fighter), damage->amount, lead});
    }
    return points;
}

} // namespace fabletop
