// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JsonProblem: what may be wrong with JSON, and with the fields of an object.
///
/// Why both: whoever reads an object asks for its fields, and the same readers complain.

namespace fabletop {

struct ProblemText;

enum class JsonProblem {
    empty,
    unexpected,
    endsEarly,
    afterEnd,
    stringWithoutEnd,
    controlCharacter,
    badEscape,
    tooDeep,
    tooLarge,
    unreadable,
    duplicateField,
    unknownField,
    missingField,
    wrongType,
    wrongElement,
    count
};

[[nodiscard]] const ProblemText& problemText(JsonProblem problem);

} // namespace fabletop
