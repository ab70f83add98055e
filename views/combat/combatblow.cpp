// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatblow.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

constexpr double hitAt = 0.28; ///< the blow lands

/// How far it is from `first` to `last`.
double passed(double part, double first, double last)
{
    return std::clamp((part - first) / (last - first), 0.0, 1.0);
}

/// There and back.
double swing(double part, double first, double last)
{
    return std::sin(passed(part, first, last) * std::numbers::pi);
}

} // namespace

CombatBlow combatBlow(double part)
{
    if (part >= 1) return {};
    CombatBlow blow;
    blow.lunge = swing(part, 0, 2 * hitAt);
    blow.recoil = swing(part, hitAt, 0.85);
    const double fall = passed(part, hitAt, 0.68);
    blow.fall = fall * fall;
    blow.down = passed(part, 0.45, 1);
    blow.struck = part >= hitAt;
    blow.told = part >= 0.68;
    return blow;
}

} // namespace fabletop
