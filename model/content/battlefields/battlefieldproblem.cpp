// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/battlefieldproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<BattlefieldProblem> battlefieldProblems{{
    {BattlefieldProblem::notABattlefield, {"not-a-battlefield", QT_TRANSLATE_NOOP("Diagnostic", "this is no battlefield file: “fabletop” must be “battlefield”")}},
    {BattlefieldProblem::labelTooLong, {"label-too-long", QT_TRANSLATE_NOOP("Diagnostic", "a label of more than %1 characters")}},
    {BattlefieldProblem::backdropPath, {"backdrop-path", QT_TRANSLATE_NOOP("Diagnostic", "a backdrop is a file name beside the battlefield, never a path")}},
    {BattlefieldProblem::backdropMissing, {"backdrop-missing", QT_TRANSLATE_NOOP("Diagnostic", "can’t find the picture “%1” next to this file")}},
    {BattlefieldProblem::backdropTooLarge, {"backdrop-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the picture is larger than %1 MB")}},
    {BattlefieldProblem::notAColour, {"not-a-colour", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no colour; colours look like #828F8F")}},
    {BattlefieldProblem::unknownPattern, {"unknown-pattern", QT_TRANSLATE_NOOP("Diagnostic", "unknown pattern “%1”")}},
    {BattlefieldProblem::unknownZone, {"unknown-zone", QT_TRANSLATE_NOOP("Diagnostic", "unknown zone “%1”")}},
    {BattlefieldProblem::unknownSpace, {"unknown-space", QT_TRANSLATE_NOOP("Diagnostic", "unknown space “%1”")}},
    {BattlefieldProblem::unknownBattlefield, {"unknown-battlefield", QT_TRANSLATE_NOOP("Diagnostic", "there is no battlefield “%1”")}},
    {BattlefieldProblem::noZones, {"no-zones", QT_TRANSLATE_NOOP("Diagnostic", "a battlefield needs at least one zone")}},
    {BattlefieldProblem::tooManyZones, {"too-many-zones", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 zones")}},
    {BattlefieldProblem::duplicateZone, {"duplicate-zone", QT_TRANSLATE_NOOP("Diagnostic", "a second zone “%1”")}},
    {BattlefieldProblem::battlefieldTooSmall, {"battlefield-too-small", QT_TRANSLATE_NOOP("Diagnostic", "a battlefield needs at least %1 spaces")}},
    {BattlefieldProblem::tooManySpaces, {"too-many-spaces", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 spaces")}},
    {BattlefieldProblem::duplicateSpace, {"duplicate-space", QT_TRANSLATE_NOOP("Diagnostic", "a second space “%1”")}},
    {BattlefieldProblem::spaceWithoutZone, {"space-without-zone", QT_TRANSLATE_NOOP("Diagnostic", "space “%1” lies in no zone")}},
    {BattlefieldProblem::zoneNamedTwice, {"zone-named-twice", QT_TRANSLATE_NOOP("Diagnostic", "space “%1” names a zone twice")}},
    {BattlefieldProblem::duplicateStart, {"duplicate-start", QT_TRANSLATE_NOOP("Diagnostic", "a second start %1")}},
    {BattlefieldProblem::lineToItself, {"line-to-itself", QT_TRANSLATE_NOOP("Diagnostic", "a line from space “%1” to itself")}},
    {BattlefieldProblem::duplicateLine, {"duplicate-line", QT_TRANSLATE_NOOP("Diagnostic", "a second line between “%1” and “%2”")}},
    {BattlefieldProblem::missingStart, {"missing-start", QT_TRANSLATE_NOOP("Diagnostic", "no space is start %1")}},
    {BattlefieldProblem::unreachedSpace, {"unreached-space", QT_TRANSLATE_NOOP("Diagnostic", "no line or passage reaches space “%1”")}},
    {BattlefieldProblem::narrowStart, {"narrow-start", QT_TRANSLATE_NOOP("Diagnostic", "the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)")}},
    {BattlefieldProblem::closeStarts, {"close-starts", QT_TRANSLATE_NOOP("Diagnostic", "starts %1 and %2 of opposing teams are only %3 steps apart")}},
    {BattlefieldProblem::tooFewStarts, {"too-few-starts", QT_TRANSLATE_NOOP("Diagnostic", "the battlefield has %1 starts, this match needs %2")}},
    {BattlefieldProblem::tooFewSpaces, {"too-few-spaces", QT_TRANSLATE_NOOP("Diagnostic", "the battlefield has %1 spaces, fighters and tokens of this match need %2")}},
    {BattlefieldProblem::smallZone, {"small-zone", QT_TRANSLATE_NOOP("Diagnostic", "zone “%1” has %2 spaces, so it joins nothing")}},
    {BattlefieldProblem::overlappingSpaces, {"overlapping-spaces", QT_TRANSLATE_NOOP("Diagnostic", "spaces “%1” and “%2” overlap")}},
    {BattlefieldProblem::crossingLines, {"crossing-lines", QT_TRANSLATE_NOOP("Diagnostic", "lines %1 and %2 cross without a junction")}},
    {BattlefieldProblem::closeColours, {"close-colours", QT_TRANSLATE_NOOP("Diagnostic", "the colours of zones “%1” and “%2” are hard to tell apart")}},
}};
// clang-format on
static_assert(complete(battlefieldProblems));

} // namespace

const ProblemText& problemText(BattlefieldProblem problem)
{
    return battlefieldProblems[problem].text;
}

} // namespace fabletop
