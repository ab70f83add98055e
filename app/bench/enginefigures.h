// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Engine and loading figures: E1, E2, E4 to E10, D1, A5.

#include "app/bench/figure.h"

namespace fabletop {

/// False if shipped content cannot be read.
bool measureEngine(Figures& figures, QJsonObject& skeleton);

} // namespace fabletop
