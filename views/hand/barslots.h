// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BarSlots: where the buttons of the bar are, at the table and in a combat.
///
/// Why apart: both bars ask the same function, so a button never moves and never gives its place to its
/// opposite.

#include "views/theme/theme.h"

#include <QRect>

namespace fabletop {

struct BarSlots {
    QRect takeBack; ///< always at the right end
    QRect primary;  ///< primaries only
    int rest = 0;   ///< the right edge of everything else
    int high = 0;   ///< of a button
    int top = 0;

    /// A button of that width among the rest, with its right edge at `right`.
    [[nodiscard]] QRect before(int right, int wide) const { return {right - wide, top, wide, high}; }
};

inline constexpr int barGap = 8; ///< between buttons of the bar

/// Two lines are always kept free.
[[nodiscard]] int barHeight(const Theme& theme);
/// Of a bar with that size, in the language, font and text size in force.
[[nodiscard]] BarSlots barSlots(const Theme& theme, QSize bar);

} // namespace fabletop
