// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/matchfileproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<MatchFileProblem> matchFileProblems{{
    {MatchFileProblem::otherDigests, {"other-digests", QT_TRANSLATE_NOOP("Diagnostic", "the digests are of version %1, not %2: only events are compared")}},
    {MatchFileProblem::tornLine, {"torn-line", QT_TRANSLATE_NOOP("Diagnostic", "the last line was half written and is left out")}},
    {MatchFileProblem::notAMatch, {"not-a-match", QT_TRANSLATE_NOOP("Diagnostic", "this is no match file")}},
    {MatchFileProblem::notAMatchLine, {"not-a-match-line", QT_TRANSLATE_NOOP("Diagnostic", "a line is a decision, note, bookmark or branch")}},
    {MatchFileProblem::wrongNumber, {"wrong-number", QT_TRANSLATE_NOOP("Diagnostic", "decision %1 stands where %2 belongs")}},
    {MatchFileProblem::unknownPlace, {"unknown-place", QT_TRANSLATE_NOOP("Diagnostic", "today's rules do not know the place after decision %1")}},
    {MatchFileProblem::tooManyDecisions, {"too-many-decisions", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 decisions")}},
    {MatchFileProblem::recordTooLong, {"record-too-long", QT_TRANSLATE_NOOP("Diagnostic", "a line of more than %1 kB")}},
    {MatchFileProblem::wrongBranch, {"wrong-branch", QT_TRANSLATE_NOOP("Diagnostic", "branch %1 is not opened, or leaves from nowhere")}},
    {MatchFileProblem::heroChanged, {"hero-changed", QT_TRANSLATE_NOOP("Diagnostic", "the rules of “%1” have changed since this match")}},
    {MatchFileProblem::unknownHero, {"unknown-hero", QT_TRANSLATE_NOOP("Diagnostic", "there is no hero “%1”")}},
    {MatchFileProblem::personInBothTeams, {"person-in-both-teams", QT_TRANSLATE_NOOP("Diagnostic", "one person cannot sit in both teams (R-TEAM-01)")}},
    {MatchFileProblem::picturesTooLarge, {"match-pictures-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the pictures of all heroes together can be at most %1 MB")}},
}};
// clang-format on
static_assert(complete(matchFileProblems));

} // namespace

const ProblemText& problemText(MatchFileProblem problem)
{
    return matchFileProblems[problem].text;
}

} // namespace fabletop
