// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// GraphFrame: where the lines of a MatchGraph stand: the box of its plot and the places of the events.

#include "views/timeline/striplayout.h"

#include <cmath>

namespace fabletop {

struct GraphFrame {
    QRectF box;
    const StripLayout* places = nullptr;
    int told = 0; ///< there is nothing behind so many events

    [[nodiscard]] qreal xOf(int events) const { return box.left() + places->xOf(events); }
    /// For a share from 0 (the foot) to 1, on a whole pixel.
    [[nodiscard]] qreal yOf(qreal share) const { return std::round(box.bottom() - box.height() * share); }
};

} // namespace fabletop
