// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NumberCheck: whether the numbers of a phrase are such as its slots take.
///
/// Why one place: what a text says and what it does agree only while no number is cut down on the way. The
/// ranges stand in the vocabulary; phrases and properties are held to them alike.

#include "model/language/reading/ast.h"

#include <optional>

namespace fabletop {

/// It has no mend: which number was meant instead nobody knows.
struct NumberFault {
    Span where;
    ProblemCode code;
    std::vector<std::string> arguments;
};

/// The first number of this phrase that its slot does not take; its parts have slots of their own.
[[nodiscard]] std::optional<NumberFault> numberFault(const Node& node);

/// The most a number can come to in play.
[[nodiscard]] int mostOf(const Node& number);

} // namespace fabletop
