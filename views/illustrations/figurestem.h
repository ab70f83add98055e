// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Which figure stands for a fighter.

#include "model/rules/matchrules.h"

#include <QString>

namespace fabletop {

/// The drawing of the fighter at `place` in the hero's list, in the hero's `form`: of a shipped one its own
/// (one for each form where there are), of another the one of twelve that fits how it fights. The choice
/// depends on its name, so that two heroes seldom look alike.
[[nodiscard]] QString figureStem(const HeroRules& hero, std::size_t place, std::uint8_t form);

} // namespace fabletop
