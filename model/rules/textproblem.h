// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TextProblem: what may be wrong with any text or name.
///
/// Why in the lowest layer: the language and every kind of file complain of the same.

namespace fabletop {

struct ProblemText;

enum class TextProblem { notUtf8, nameTooLong, count };

[[nodiscard]] const ProblemText& problemText(TextProblem problem);

} // namespace fabletop
