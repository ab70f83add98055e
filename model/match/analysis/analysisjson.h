// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// An analysis as match files keep it (match.md): chances in ten-thousandths, which is finer than any search
/// can tell, so that what is read is what was written.

#include "model/match/analysis/matchanalysis.h"

namespace fabletop {

[[nodiscard]] QJsonObject toJson(const MatchAnalysis& analysis);
/// None where it is not one of a match with `last` decisions between `seats` seats.
[[nodiscard]] std::optional<MatchAnalysis> analysisFrom(const QJsonValue& json, int last, int seats);

} // namespace fabletop
