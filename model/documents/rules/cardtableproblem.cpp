// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/cardtableproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<CardTableProblem> cardTableProblems{{
    {CardTableProblem::tooLarge, {"csv-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the table is larger than %1 kB")}},
    {CardTableProblem::empty, {"csv-empty", QT_TRANSLATE_NOOP("Diagnostic", "the table has no cards")}},
    {CardTableProblem::column, {"csv-column", QT_TRANSLATE_NOOP("Diagnostic", "the column “%1” is missing")}},
    {CardTableProblem::type, {"csv-type", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no type of card; here belongs attack, defense, versatile or scheme")}},
}};
// clang-format on
static_assert(complete(cardTableProblems));

} // namespace

const ProblemText& problemText(CardTableProblem problem)
{
    return cardTableProblems[problem].text;
}

} // namespace fabletop
