// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Which figure stands for a fighter.

#include "model/rules/matchrules.h"
#include "views/illustrations/figure.h"

#include <QString>

namespace fabletop {

/// The drawing of the fighter at `place` in the hero's list, in the hero's `form`: of a shipped one its own
/// (one for each form where there are), of another the one of twelve that its file names, or that fits how it
/// fights. That choice depends on its name, so that two heroes seldom look alike.
[[nodiscard]] QString figureStem(const HeroRules& hero, std::size_t place, std::uint8_t form);
/// The same with the half figure, and with pictures of the author's own. What the file says of the form goes
/// before what it says of the hero.
[[nodiscard]] FigureDrawing figureDrawing(const HeroRules& hero, std::size_t place, std::uint8_t form);

} // namespace fabletop
