// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The numbers a rule set lets a match change, in JSON: read and written the same way in a rule-set file, a
/// match file and a scenario.

#include "model/content/json/jsonfields.h"
#include "model/rules/rulefields.h"

#include <QJsonObject>

namespace fabletop {

/// Asks the object for every number: what it names replaces what `numbers` holds, the rest stays. Complains
/// of what is out of range.
void readRuleNumbers(JsonFields& fields, RuleNumbers& numbers, Diagnostics& diagnostics);
/// The same for an object that holds nothing else; absent is no fault.
void readRuleNumbers(const JsonNode& node, RuleNumbers& numbers, Diagnostics& diagnostics);
/// The name of a rule set; complains where it is empty or longer than a line.
[[nodiscard]] std::string readRulesName(const JsonNode& node, Diagnostics& diagnostics);

/// What differs from the standard rules.
[[nodiscard]] QJsonObject numbersJson(const RuleNumbers& numbers);

inline constexpr int longestRulesName = 60;

} // namespace fabletop
