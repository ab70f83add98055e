// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A divergence in words: what is recorded and what today's rules give, told as the rest of the match is.

#include "model/match/record/divergence.h"
#include "model/match/viewer.h"
#include "model/match/words/narrate.h"

#include <QString>

namespace fabletop {

struct DivergenceWords {
    QString recorded;
    QString now;
};

/// As far as `viewer` may know it: a line of play beside a match that runs holds its secrets too.
[[nodiscard]] DivergenceWords told(const Divergence& divergence, const Narrator& narrator, Viewer viewer);
/// "decision 12", or "decision 12 of branch 2".
[[nodiscard]] QString placeOf(const Divergence& divergence);

} // namespace fabletop
