// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleFields: every number that a rule set may change, described once.
///
/// Why one table: the rules text, the readers of files, the rulebook and the form must never disagree about
/// what a number is called, what it may be and which clause it belongs to. A new number is a member of
/// RuleNumbers and a row here.

#include "model/rules/matchrules.h"

#include <span>
#include <string_view>

namespace fabletop {

struct RuleField {
    const char* key;     ///< in files: "hand_limit"; in the rules text with spaces
    const char* clause;  ///< "R-TURN-08"
    const char* name;    ///< English; translated in the context "RuleField"
    const char* meaning; ///< one sentence, likewise
    int least = 0;
    int most = 1;
    int RuleNumbers::*number = nullptr; ///< where it is kept: here, or
    bool RuleNumbers::*flag = nullptr;  ///< here, for what is either so or not

    [[nodiscard]] bool isFlag() const { return flag != nullptr; }
    [[nodiscard]] int value(const RuleNumbers& numbers) const
    {
        return flag ? numbers.*flag : numbers.*number;
    }
    void set(RuleNumbers& numbers, int value) const;
    [[nodiscard]] int standard() const { return value(RuleNumbers{}); }
    [[nodiscard]] bool changed(const RuleNumbers& numbers) const { return value(numbers) != standard(); }
};

/// In the order of a match: set-up, turn, deck, end.
[[nodiscard]] std::span<const RuleField> ruleFields();
/// By its key, also as the rules text writes it ("hand limit"); null for none.
[[nodiscard]] const RuleField* findRuleField(std::string_view key);

} // namespace fabletop
