// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/records/recordproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<RecordProblem> recordProblems{{
    {RecordProblem::heroLacksCard, {"hero-lacks-card", QT_TRANSLATE_NOOP("Diagnostic", "the hero “%1” has no card “%2”")}},
    {RecordProblem::wrongValue, {"wrong-value", QT_TRANSLATE_NOOP("Diagnostic", "“%1” has an unexpected value")}},
    {RecordProblem::impossibleEvent, {"impossible-event", QT_TRANSLATE_NOOP("Diagnostic", "“%1” can’t happen here")}},
    {RecordProblem::unknownFighter, {"unknown-fighter", QT_TRANSLATE_NOOP("Diagnostic", "no fighter here is called “%1”")}},
    {RecordProblem::unknownToken, {"unknown-token", QT_TRANSLATE_NOOP("Diagnostic", "no token here is called “%1”")}},
    {RecordProblem::unknownCard, {"unknown-card", QT_TRANSLATE_NOOP("Diagnostic", "no card here is called “%1”")}},
    {RecordProblem::unknownForm, {"unknown-form", QT_TRANSLATE_NOOP("Diagnostic", "this hero has no form “%1”")}},
    {RecordProblem::unknownValue, {"unknown-value", QT_TRANSLATE_NOOP("Diagnostic", "this hero has no value “%1”")}},
    {RecordProblem::unknownEvent, {"unknown-event", QT_TRANSLATE_NOOP("Diagnostic", "there is no event “%1”")}},
    {RecordProblem::unknownDecision, {"unknown-decision", QT_TRANSLATE_NOOP("Diagnostic", "there is no decision “%1”")}},
    {RecordProblem::unknownSeat, {"unknown-seat", QT_TRANSLATE_NOOP("Diagnostic", "seat “%1” doesn’t exist")}},
    {RecordProblem::seatCount, {"seat-count", QT_TRANSLATE_NOOP("Diagnostic", "a match has 2 or 4 seats")}},
    {RecordProblem::unevenTeams, {"uneven-teams", QT_TRANSLATE_NOOP("Diagnostic", "both teams need the same number of seats")}},
}};
// clang-format on
static_assert(complete(recordProblems));

} // namespace

const ProblemText& problemText(RecordProblem problem)
{
    return recordProblems[problem].text;
}

} // namespace fabletop
