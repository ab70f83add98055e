// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardTableProblem: what may be wrong with a table of cards.
///
/// Why so short: what stands in its fields is held to the rules of the language.

namespace fabletop {

struct ProblemText;

enum class CardTableProblem { tooLarge, empty, column, type, count };

[[nodiscard]] const ProblemText& problemText(CardTableProblem problem);

} // namespace fabletop
