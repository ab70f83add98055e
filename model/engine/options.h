// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Names of the options of an open "choose one" or of an order of abilities.

#include "model/engine/state.h"
#include "model/rules/matchrules.h"

namespace fabletop {

/// English name of option `option` of the open choice; null if the open choice has no named options.
[[nodiscard]] const std::string* optionName(const MatchRules& rules, const State& state, int option);

} // namespace fabletop
