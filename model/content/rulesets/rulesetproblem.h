// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RulesetProblem: what may be wrong with a rule set and with nothing else.
///
/// Why so short: the rest a rule set shares with other files.

namespace fabletop {

struct ProblemText;

enum class RulesetProblem { notARuleset, count };

[[nodiscard]] const ProblemText& problemText(RulesetProblem problem);

} // namespace fabletop
