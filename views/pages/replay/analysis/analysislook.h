// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What an analysis puts into the graph of a replay and onto its battlefield.

#include "views/match/advice.h"
#include "views/pages/replay/analysis/judgedplace.h"
#include "views/timeline/chancelines.h"

namespace fabletop {

/// Empty where whoever looks may not know the chances.
[[nodiscard]] ChanceLook chanceLook(const ReplayAnalysis& analysis, const Narrator& narrator);
/// The best two decisions as numbered ways, where they lead to a place and are known already.
void addAdvice(BoardLook& look, const JudgedPlace& place);

} // namespace fabletop
