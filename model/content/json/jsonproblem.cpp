// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/json/jsonproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<JsonProblem> jsonProblems{{
    {JsonProblem::empty, {"json-empty", QT_TRANSLATE_NOOP("Diagnostic", "the file is empty")}},
    {JsonProblem::unexpected, {"json-unexpected", QT_TRANSLATE_NOOP("Diagnostic", "unexpected “%1”; here belongs %2")}},
    {JsonProblem::endsEarly, {"json-ends-early", QT_TRANSLATE_NOOP("Diagnostic", "the file ends too early; here belongs %1")}},
    {JsonProblem::afterEnd, {"json-after-end", QT_TRANSLATE_NOOP("Diagnostic", "there is more after the end of the value")}},
    {JsonProblem::stringWithoutEnd, {"json-string-without-end", QT_TRANSLATE_NOOP("Diagnostic", "a text without its closing quote")}},
    {JsonProblem::controlCharacter, {"json-control-character", QT_TRANSLATE_NOOP("Diagnostic", "a control character inside a text")}},
    {JsonProblem::badEscape, {"json-bad-escape", QT_TRANSLATE_NOOP("Diagnostic", "an escape that stands for no character")}},
    {JsonProblem::tooDeep, {"json-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "nested deeper than %1 levels")}},
    {JsonProblem::tooLarge, {"json-too-large", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 values")}},
    {JsonProblem::unreadable, {"json-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "not readable as JSON: %1")}},
    {JsonProblem::duplicateField, {"duplicate-field", QT_TRANSLATE_NOOP("Diagnostic", "“%1” stands here twice")}},
    {JsonProblem::unknownField, {"unknown-field", QT_TRANSLATE_NOOP("Diagnostic", "unknown field “%1”")}},
    {JsonProblem::missingField, {"missing-field", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is missing")}},
    {JsonProblem::wrongType, {"wrong-type", QT_TRANSLATE_NOOP("Diagnostic", "“%1” must be %2")}},
    {JsonProblem::wrongElement, {"wrong-element", QT_TRANSLATE_NOOP("Diagnostic", "here belongs %1")}},
}};
// clang-format on
static_assert(complete(jsonProblems));

} // namespace

const ProblemText& problemText(JsonProblem problem)
{
    return jsonProblems[problem].text;
}

} // namespace fabletop
