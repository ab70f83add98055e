// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The spaces an event speaks of, for whoever points at its sentence.

#include "model/match/timeline.h"

namespace fabletop {

/// Where it went on, from where to where.
[[nodiscard]] SpaceSet spacesOf(const Timeline& timeline, int event);
/// Those that its sentence names.
[[nodiscard]] SpaceSet spacesNamed(const Event& event);

} // namespace fabletop
