// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The sign of a verdict: ?! in a disc, ? in a square, ?? in an octagon: told apart without their colors.

#include "model/match/analysis/matchanalysis.h"
#include "views/theme/theme.h"

#include <QPointF>

class QPainter;

namespace fabletop {

/// `radius` from 9 to 12 in the design; of `fine` a check mark in a disc.
void paintVerdict(QPainter& painter, const Theme& theme, Verdict verdict, QPointF centre, qreal radius);
/// "Mistake", as a word of the window's language.
[[nodiscard]] QString verdictName(Verdict verdict);

} // namespace fabletop
