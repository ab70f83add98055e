// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldProblem: what may be wrong with a battlefield.
///
/// Why both errors and warnings: what is in doubt can be played, and the editor offers to mend either.

namespace fabletop {

struct ProblemText;

enum class BattlefieldProblem {
    notABattlefield,
    labelTooLong,
    backdropPath,
    backdropMissing,
    backdropTooLarge,
    notAColour,
    unknownPattern,
    unknownZone,
    unknownSpace,
    unknownBattlefield,
    noZones,
    tooManyZones,
    duplicateZone,
    battlefieldTooSmall,
    tooManySpaces,
    duplicateSpace,
    spaceWithoutZone,
    zoneNamedTwice,
    duplicateStart,
    lineToItself,
    duplicateLine,
    missingStart,
    unreachedSpace,
    narrowStart,
    closeStarts,
    tooFewStarts,
    tooFewSpaces,
    smallZone,
    overlappingSpaces,
    crossingLines,
    closeColours,
    count
};

[[nodiscard]] const ProblemText& problemText(BattlefieldProblem problem);

} // namespace fabletop
