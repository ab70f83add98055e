// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ResultCurves: the health of every hero over a match that is over, with its turns.

#include "views/pages/table/resultbar.h"

namespace fabletop {

inline constexpr qreal resultFormGap = 10; ///< from the end of a curve to its seat's form

/// Where in the turns an event is, from 0 to 1: every turn is as wide as another, whatever happened in it.
[[nodiscard]] qreal turnShare(const ResultLook& look, int event);

/// Which turns bear their numbers below curves of that width: each of a few; of more every fifth, tenth or
/// twentieth.
[[nodiscard]] int labelStep(const ResultLook& look, qreal width, const QFont& font);

/// What the heroes' names take in one line, each behind its seat's form.
[[nodiscard]] qreal curveNamesWide(const Theme& theme, const ResultLook& look);
/// Whose the lines are, in one line that ends at the right of `row`.
void paintCurveNames(QPainter& painter, const Theme& theme, const ResultLook& look, const QRectF& row);

/// In `box`; numbers stand left of it, those of the turns below, the seats' forms at the ends of the lines.
void paintResultCurves(QPainter& painter, const Theme& theme, const ResultLook& look, const QRectF& box);

} // namespace fabletop
