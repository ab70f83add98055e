// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The figures of the window (W1 to W7, R2 of performance.md), measured offscreen in the real window.

#include "app/bench/figure.h"

namespace fabletop {

/// Needs a QApplication. False: something could not be set up, and a message was printed.
bool measureWindow(Figures& figures);

} // namespace fabletop
