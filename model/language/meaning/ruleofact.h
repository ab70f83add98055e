// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The rule of the game that an act follows where its line names none: events bear it, and the reference
/// leads there.

#include "model/language/reading/words.h"

#include <string_view>

namespace fabletop {

[[nodiscard]] std::string_view ruleOfAct(Word word);

} // namespace fabletop
