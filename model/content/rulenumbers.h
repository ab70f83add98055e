#pragma once
/// The numbers a rule set lets a match change, read the same way from a match file and from a scenario.

#include "model/content/json/jsonfields.h"
#include "model/engine/ruleset.h"

namespace fabletop {

/// What the object names replaces what `numbers` holds; the rest stays. Complains of what is out of 0..31.
void readRuleNumbers(const JsonNode& node, RuleNumbers& numbers, Diagnostics& diagnostics);

} // namespace fabletop
