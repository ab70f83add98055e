// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/scenarios/scenarioproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<ScenarioProblem> scenarioProblems{{
    {ScenarioProblem::notAScenario, {"not-a-scenario", QT_TRANSLATE_NOOP("Diagnostic", "a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”")}},
    {ScenarioProblem::heroHasOtherId, {"hero-has-other-id", QT_TRANSLATE_NOOP("Diagnostic", "the text is of the hero “%1”, not of “%2”")}},
    {ScenarioProblem::ambiguousName, {"ambiguous-name", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is with several seats; write “%2”")}},
    {ScenarioProblem::spaceTaken, {"space-taken", QT_TRANSLATE_NOOP("Diagnostic", "“%1” already stands on space “%2”")}},
    {ScenarioProblem::tokenSpaceTaken, {"token-space-taken", QT_TRANSLATE_NOOP("Diagnostic", "token “%1” already lies on space “%2”")}},
    {ScenarioProblem::tooManyCopies, {"too-many-copies", QT_TRANSLATE_NOOP("Diagnostic", "the deck has only %2 of card “%1”")}},
    {ScenarioProblem::notWithSetup, {"not-with-setup", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may not be given where “setup” is true")}},
    {ScenarioProblem::noHeroLeft, {"no-hero-left", QT_TRANSLATE_NOOP("Diagnostic", "team %1 has no hero left, so the match is over")}},
    {ScenarioProblem::emptyDecision, {"empty-decision", QT_TRANSLATE_NOOP("Diagnostic", "this says nothing that a decision could agree with")}},
    {ScenarioProblem::stepKind, {"step-kind", QT_TRANSLATE_NOOP("Diagnostic", "a step has exactly one of “do”, “expect”, “options” and “refuse”")}},
}};
// clang-format on
static_assert(complete(scenarioProblems));

} // namespace

const ProblemText& problemText(ScenarioProblem problem)
{
    return scenarioProblems[problem].text;
}

} // namespace fabletop
