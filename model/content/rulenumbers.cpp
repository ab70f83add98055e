#include "model/content/rulenumbers.h"

namespace fabletop {

void readRuleNumbers(const JsonNode& node, RuleNumbers& numbers, Diagnostics& diagnostics)
{
    if (!node.exists()) return;
    constexpr int largest = 31; // a deck has 30 cards, so nothing above it can matter
    JsonFields fields(node, diagnostics);
    numbers.openingHand = fields.whole("opening_hand", 0, largest).value_or(numbers.openingHand);
    numbers.handLimit = fields.whole("hand_limit", 0, largest).value_or(numbers.handLimit);
    numbers.actions = fields.whole("actions", 0, largest).value_or(numbers.actions);
    numbers.exhaustionDamage = fields.whole("exhaustion_damage", 0, largest).value_or(numbers.exhaustionDamage);
    numbers.reshuffle = fields.flag("reshuffle").value_or(numbers.reshuffle);
    numbers.lateEndCheck = fields.flag("late_end_check").value_or(numbers.lateEndCheck);
    fields.finish();
}

} // namespace fabletop
