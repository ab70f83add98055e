// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the numbers of a rule set are called, in the language of the window.

#include "model/rules/rulefields.h"

#include <QString>

namespace fabletop {

[[nodiscard]] QString nameOf(const RuleField& field);
/// One sentence.
[[nodiscard]] QString meaningOf(const RuleField& field);
/// "5", or yes and no.
[[nodiscard]] QString valueText(const RuleField& field, int value);

} // namespace fabletop
