// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableFrame: the rectangles of a table: board, panels, bar, hand row, timeline.
///
/// Why a function of the window, the text size and the match alone: what is asked, what is said and what was
/// chosen cannot move the board or the hand under the pointer, since it is not known here.

#include "views/theme/theme.h"

#include <QRect>
#include <QSize>

namespace fabletop {

/// Where the timeline is; beside, the hand gets its height.
enum class TimelineDock { below, beside, hidden };

struct TableFrame {
    TimelineDock dock = TimelineDock::below; ///< as there is room for it
    QRect board;
    QRect left; ///< the side panels, each for one or two seats
    QRect right;
    QRect bar;
    QRect tabs; ///< two hands of one person; empty: none in this match
    QRect hand; ///< without what a lifted card reaches above it
    QRect pane; ///< what has happened since, in one line: at the right end of the timeline
    QRect strip;
    QRect column;
    QRect large; ///< over the right panel and the gutter beside the board
    QRect sheet; ///< all but the timeline
    QRect tag;   ///< of a lesson, at the left end of the strip, or in a place of its own where there is none
};

/// `tag`: the width of a lesson's tag, 0 where nothing is taught.
[[nodiscard]] TableFrame tableFrame(const Theme& theme, QSize page, TimelineDock wanted, double aspect,
                                    bool twoHands, int tag = 0);

} // namespace fabletop
