// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Who acts in an event (whose card, fighter, turn or choice it is, whosever turn it happens in), and what
/// was asked.

#include "model/match/timeline.h"

namespace fabletop {

/// None for what the rules do to everybody: a step of a combat, its result, a fighter's defeat, the end.
/// `before`: the table it happened on.
[[nodiscard]] SeatId actorOf(const Event& event, const Table& before);

/// What kind of question was open at a position: everybody may know that.
[[nodiscard]] Ask askedAt(const MatchRules& rules, const Timeline& timeline, int position);

} // namespace fabletop
