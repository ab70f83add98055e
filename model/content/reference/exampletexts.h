// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ExampleTexts: the texts that the language reference takes its examples from.

#include "model/language/reference/examples.h"
#include "model/rules/diagnostic.h"
#include "model/rules/matchrules.h"

#include <memory>

namespace fabletop {

struct ExampleTexts {
    std::shared_ptr<const HeroRules> hero; ///< never null: it is shipped, and a test compiles it
    Examples examples;
};

/// Read anew at each call; keep what it gives.
[[nodiscard]] ExampleTexts exampleTexts();

} // namespace fabletop
