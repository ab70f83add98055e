// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a position to solve asks for, in words.

#include "model/match/positions/position.h"

#include <QString>

namespace fabletop {

/// "Win this turn".
[[nodiscard]] QString kindTitle(PositionKind kind);
/// What is looked for, in a sentence or two. `hero`: whoever solves it plays it; `foe`: against this one.
[[nodiscard]] QString kindTask(PositionKind kind, const QString& hero, const QString& foe);
/// "easy", "medium", "hard".
[[nodiscard]] QString levelWord(int rating);

} // namespace fabletop
