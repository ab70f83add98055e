// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ResultCurves: the health of every hero over a match that is over, with its turns.

#include "views/pages/table/resultbar.h"

namespace fabletop {

inline constexpr qreal resultFormGap = 10; ///< from the end of a curve to its seat's form
inline constexpr qreal resultNameGap = 22; ///< and to its hero's name

/// Which turns bear their numbers below curves of that width: all, every second, fifth, tenth or twentieth.
[[nodiscard]] int labelStep(const ResultLook& look, qreal width, const QFont& font);

/// In `box`; numbers stand left of it, those of the turns below. `namesWide`: what the names may take right
/// of it, 0 for none.
void paintResultCurves(QPainter& painter, const Theme& theme, const ResultLook& look, const QRectF& box,
                       qreal namesWide);

} // namespace fabletop
