// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// From the start of a process to its first painted window, and what it then takes of memory.
///
/// Why by child processes: loading the program is part of what a person waits for. The program itself knows
/// nothing of it: the plugin of firstpaintplugin.cpp, which Qt loads where the environment says so, sees the
/// paint and tells the clock.

#include "app/bench/figure.h"

namespace fabletop {

/// W1 of the program beside this one, with its ratio to the minimal window of the same rounds, and W2.
void measureFirstPaint(Figures& figures);

} // namespace fabletop
