// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A window with a menu, a label and a button: the floor that the start of the program is a multiple of
/// (performance.md, 1).

namespace fabletop {

/// The only argument of the process that shows it.
inline constexpr char minimalWindow[] = "minimal-window";

/// Shows it until something ends the application.
int runMinimalWindow();

} // namespace fabletop
