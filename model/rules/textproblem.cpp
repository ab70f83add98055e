// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/textproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<TextProblem> textProblems{{
    {TextProblem::notUtf8, {"not-utf8", QT_TRANSLATE_NOOP("Diagnostic", "this is not UTF-8 text")}},
    {TextProblem::nameTooLong, {"name-too-long", QT_TRANSLATE_NOOP("Diagnostic", "a name of more than %1 characters")}},
}};
// clang-format on
static_assert(complete(textProblems));

} // namespace

const ProblemText& problemText(TextProblem problem)
{
    return textProblems[problem].text;
}

} // namespace fabletop
