// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/rulesets/rulesetproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<RulesetProblem> rulesetProblems{{
    {RulesetProblem::notARuleset, {"not-a-ruleset", QT_TRANSLATE_NOOP("Diagnostic", "this is no rule set: “fabletop” must be “ruleset”")}},
}};
// clang-format on
static_assert(complete(rulesetProblems));

} // namespace

const ProblemText& problemText(RulesetProblem problem)
{
    return rulesetProblems[problem].text;
}

} // namespace fabletop
