// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ScenarioProblem: what may be wrong with a scenario.
///
/// Why apart from RecordProblem: a scenario lays a table first, which a match file never does.

namespace fabletop {

struct ProblemText;

enum class ScenarioProblem {
    notAScenario,
    heroHasOtherId,
    ambiguousName,
    spaceTaken,
    tokenSpaceTaken,
    tooManyCopies,
    notWithSetup,
    noHeroLeft,
    emptyDecision,
    stepKind,
    count
};

[[nodiscard]] const ProblemText& problemText(ScenarioProblem problem);

} // namespace fabletop
