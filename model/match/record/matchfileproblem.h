// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchFileProblem: what may be wrong with a match file.
///
/// Why also warnings: a match whose last line is torn, or whose rules have changed, can still be watched.

namespace fabletop {

struct ProblemText;

enum class MatchFileProblem {
    otherDigests,
    tornLine,
    notAMatch,
    notAMatchLine,
    wrongNumber,
    unknownPlace,
    tooManyDecisions,
    recordTooLong,
    wrongBranch,
    heroChanged,
    unknownHero,
    personInBothTeams,
    picturesTooLarge,
    count
};

[[nodiscard]] const ProblemText& problemText(MatchFileProblem problem);

} // namespace fabletop
