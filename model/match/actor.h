#pragma once
/// Who acts in an event: whose card, fighter, turn or choice it is, whosever turn it happens in.

#include "model/table/event.h"

namespace fabletop {

/// None for what the rules do to everybody: a step of a combat, its result, a fighter's defeat, the end. `before`: the table
/// it happened on.
[[nodiscard]] SeatId actorOf(const Event& event, const Table& before);

} // namespace fabletop
