#pragma once
/// What may leave the program of a match seen through one seat's eyes: no hidden card, no seed (which would
/// give all of them away), no digest (from which they could be tried out).

#include "model/match/record/matchfile.h"

#include <QJsonObject>

namespace fabletop {

/// The header of the file as `seat` may know it.
[[nodiscard]] QJsonObject seenHeader(const LoadedMatch& match, SeatId seat);
/// The line of decision `position` as `seat` may know it.
[[nodiscard]] QJsonObject seenDecision(const LoadedMatch& match, int position, SeatId seat);

} // namespace fabletop
