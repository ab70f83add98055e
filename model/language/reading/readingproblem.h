// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReadingProblem: what the parser complains of.
///
/// Why apart from MeaningProblem: a line that can't be read has no meaning to be wrong.

namespace fabletop {

struct ProblemText;

enum class ReadingProblem {
    unexpectedCharacter,
    stringWithoutEnd,
    ruleWithoutEnd,
    tab,
    hiddenSign,
    lineTooLong,
    numberTooLarge,
    indentation,
    notUnderstood,
    lineUnfinished,
    namesLine,
    blockMissing,
    blockNotWanted,
    tooDeep,
    otherwiseWanted,
    blockWanted,
    linesWanted,
    otherwiseNested,
    otherwiseTwice,
    smallLetterWanted,
    figureWanted,
    upToMissing,
    commaMissing,
    subjectNotWanted,
    verbOfYours,
    wordOfOthers,
    unknownHere,
    capitalWanted,
    quotesWanted,
    fullStop,
    offerDeclined,
    tryInstead,
    notYet,
    count
};

[[nodiscard]] const ProblemText& problemText(ReadingProblem problem);

} // namespace fabletop
