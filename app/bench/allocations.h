// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How often operator new has been called since the program began, for E8.

namespace fabletop {

[[nodiscard]] long allocations();

} // namespace fabletop
