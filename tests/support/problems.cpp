// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/problems.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/files/fileproblem.h"
#include "model/content/json/jsonproblem.h"
#include "model/content/packages/packageproblem.h"
#include "model/content/packages/pictureproblem.h"
#include "model/content/records/recordproblem.h"
#include "model/content/rulesets/rulesetproblem.h"
#include "model/content/scenarios/scenarioproblem.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/reading/readingproblem.h"
#include "model/match/positions/positionfileproblem.h"
#include "model/match/record/matchfileproblem.h"
#include "model/rules/textproblem.h"

namespace fabletop::test {

std::vector<ProblemCode> matchProblems()
{
    return problemsOf<TextProblem, ReadingProblem, MeaningProblem, FileProblem, JsonProblem,
                      BattlefieldProblem, RulesetProblem, PictureProblem, PackageProblem, RecordProblem,
                      ScenarioProblem, MatchFileProblem, PositionFileProblem>();
}

} // namespace fabletop::test
