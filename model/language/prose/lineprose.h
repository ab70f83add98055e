// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LineProse: what a single line of a hero's text says, for the reference and whoever explains a line.

#include "model/rules/matchrules.h"

#include <string>

namespace fabletop {

/// A sentence for an act with what stands below it, timing and sentences for a moment, the whole text for a
/// card or an ability, the name for anything else that is declared. Empty for what no card prints: figures,
/// names in other languages. Lines count from 1, of the hero's source.
[[nodiscard]] std::string lineProse(const HeroRules& hero, int line, Language language);

} // namespace fabletop
