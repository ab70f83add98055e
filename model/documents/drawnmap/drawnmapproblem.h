// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DrawnMapProblem: what may be wrong with a drawing that should become a battlefield.
///
/// Why also warnings: what is left out is told, and the rest is taken.

namespace fabletop {

struct ProblemText;

enum class DrawnMapProblem {
    notAnSvg,
    xmlUnreadable,
    tooManyElements,
    drawingTooDeep,
    noCircles,
    circlesUnreadable,
    circlesOutside,
    circlesLeftOut,
    coloursLeftOut,
    count
};

[[nodiscard]] const ProblemText& problemText(DrawnMapProblem problem);

} // namespace fabletop
