// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatPace: how a combat goes on: by a press, by itself with time to read, or within 2.5 s.

#include <cstdint>

namespace fabletop {

enum class CombatPace : std::uint8_t { click, slow, fast };

} // namespace fabletop
