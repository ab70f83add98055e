// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/readingproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<ReadingProblem> readingProblems{{
    {ReadingProblem::unexpectedCharacter, {"unexpected-character", QT_TRANSLATE_NOOP("Diagnostic", "“%1” has no meaning here")}},
    {ReadingProblem::stringWithoutEnd, {"string-without-end", QT_TRANSLATE_NOOP("Diagnostic", "a text without its closing quote")}},
    {ReadingProblem::ruleWithoutEnd, {"rule-without-end", QT_TRANSLATE_NOOP("Diagnostic", "a rule mark without its closing bracket")}},
    {ReadingProblem::tab, {"tab", QT_TRANSLATE_NOOP("Diagnostic", "indent with spaces, not tabs")}},
    {ReadingProblem::hiddenSign, {"hidden-sign", QT_TRANSLATE_NOOP("Diagnostic", "this text contains an invisible character; it could make one name look like another")}},
    {ReadingProblem::lineTooLong, {"line-too-long", QT_TRANSLATE_NOOP("Diagnostic", "the line is longer than %1 bytes")}},
    {ReadingProblem::numberTooLarge, {"number-too-large", QT_TRANSLATE_NOOP("Diagnostic", "%1 is too large a number")}},
    {ReadingProblem::indentation, {"indentation", QT_TRANSLATE_NOOP("Diagnostic", "this line stands neither with its neighbours nor in a block of its own")}},
    {ReadingProblem::notUnderstood, {"not-understood", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is not understood here; wanted: %2")}},
    {ReadingProblem::lineUnfinished, {"line-unfinished", QT_TRANSLATE_NOOP("Diagnostic", "the line ends too early; wanted: %1")}},
    {ReadingProblem::namesLine, {"names-line", QT_TRANSLATE_NOOP("Diagnostic", "“%1” does not belong into a line of names")}},
    {ReadingProblem::blockMissing, {"block-missing", QT_TRANSLATE_NOOP("Diagnostic", "an indented block is missing below this line")}},
    {ReadingProblem::blockNotWanted, {"block-not-wanted", QT_TRANSLATE_NOOP("Diagnostic", "nothing may stand indented below the line before")}},
    {ReadingProblem::tooDeep, {"too-deep", QT_TRANSLATE_NOOP("Diagnostic", "blocks are nested too deeply")}},
    {ReadingProblem::otherwiseWanted, {"otherwise-wanted", QT_TRANSLATE_NOOP("Diagnostic", "the alternative to “if” begins with “otherwise”")}},
    {ReadingProblem::blockWanted, {"block-wanted", QT_TRANSLATE_NOOP("Diagnostic", "what happens goes on a line of its own, indented below “%1”")}},
    {ReadingProblem::linesWanted, {"lines-wanted", QT_TRANSLATE_NOOP("Diagnostic", "each instruction goes on a line of its own")}},
    {ReadingProblem::otherwiseNested, {"otherwise-nested", QT_TRANSLATE_NOOP("Diagnostic", "“otherwise” takes no condition; “if” goes on a line of its own, indented below it")}},
    {ReadingProblem::otherwiseTwice, {"otherwise-twice", QT_TRANSLATE_NOOP("Diagnostic", "the “if” above has an “otherwise” already")}},
    {ReadingProblem::smallLetterWanted, {"small-letter-wanted", QT_TRANSLATE_NOOP("Diagnostic", "only names begin with a capital letter; write “%2”")}},
    {ReadingProblem::figureWanted, {"figure-wanted", QT_TRANSLATE_NOOP("Diagnostic", "numbers are written in figures: “%2”, not “%1”")}},
    {ReadingProblem::upToMissing, {"up-to-missing", QT_TRANSLATE_NOOP("Diagnostic", "movement is always “up to” a number of spaces; write “%2”")}},
    {ReadingProblem::commaMissing, {"comma-missing", QT_TRANSLATE_NOOP("Diagnostic", "a comma is missing after “%1”")}},
    {ReadingProblem::subjectNotWanted, {"subject-not-wanted", QT_TRANSLATE_NOOP("Diagnostic", "what you do yourself is written without “you”: “%2”")}},
    {ReadingProblem::verbOfYours, {"verb-of-yours", QT_TRANSLATE_NOOP("Diagnostic", "“%1” doesn’t work with another player")}},
    {ReadingProblem::wordOfOthers, {"word-of-others", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is worded differently here; write “%2”")}},
    {ReadingProblem::unknownHere, {"unknown-here", QT_TRANSLATE_NOOP("Diagnostic", "the rules language has nothing like “%1”")}},
    {ReadingProblem::capitalWanted, {"capital-wanted", QT_TRANSLATE_NOOP("Diagnostic", "names begin with a capital letter; write “%2”")}},
    {ReadingProblem::quotesWanted, {"quotes-wanted", QT_TRANSLATE_NOOP("Diagnostic", "put quotation marks around a name that contains small words; write “%2”")}},
    {ReadingProblem::fullStop, {"full-stop", QT_TRANSLATE_NOOP("Diagnostic", "a line ends without “%1”")}},
    {ReadingProblem::offerDeclined, {"offer-declined", QT_TRANSLATE_NOOP("Diagnostic", "“otherwise” is the alternative to “if”; after an offer, write “%2”")}},
    {ReadingProblem::tryInstead, {"try-instead", QT_TRANSLATE_NOOP("Diagnostic", "“%1” can’t be written here; depending on what is meant, write “%2”")}},
    {ReadingProblem::notYet, {"not-yet", QT_TRANSLATE_NOOP("Diagnostic", "cards can’t do this yet: “%1”")}},
}};
// clang-format on
static_assert(complete(readingProblems));

} // namespace

const ProblemText& problemText(ReadingProblem problem)
{
    return readingProblems[problem].text;
}

} // namespace fabletop
