// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Replay figures without a window: R1, R3, R4.

#include "app/bench/figure.h"

namespace fabletop {

bool measureReplay(Figures& figures);

} // namespace fabletop
