// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the engine's table and the reference's have that the other has not, in words.

#include "model/table/event.h"
#include "tests/meaning/reference.h"

#include <string>

namespace fabletop::meaning {

[[nodiscard]] std::string differences(const MatchRules& rules, const Reference& reference,
                                      const Table& engine, const std::vector<Event>& events);
[[nodiscard]] std::string toText(const MatchRules& rules, const Answers& answers);

} // namespace fabletop::meaning
