// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What may leave the program of a match as one viewer sees it: no hidden card, no seed (which would
/// give all of them away), no digest (from which they could be tried out).

#include "model/match/record/matchfile.h"
#include "model/match/viewer.h"

#include <QJsonObject>

namespace fabletop {

/// The header of the file as the viewer may know it, and the line of decision `position`.
[[nodiscard]] QJsonObject seenHeader(const LoadedMatch& match, Viewer viewer);
[[nodiscard]] QJsonObject seenDecision(const LoadedMatch& match, int position, Viewer viewer);

} // namespace fabletop
