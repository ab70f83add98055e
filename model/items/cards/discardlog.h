// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How the cards of a discard pile came there, as far as whoever looks knows.

#include "model/match/tableview.h"

#include <vector>

namespace fabletop {

struct Discarded {
    CardId card = CardId::none;
    int turn = 0;       ///< 0: during the set-up, or not known
    bool boost = false; ///< it was the boost of another card, or of a maneuver
    bool operator==(const Discarded&) const = default;
};

/// The pile of `seat` at the view's place, the last one discarded first.
[[nodiscard]] std::vector<Discarded> discardLog(const TableView& view, SeatId seat);

} // namespace fabletop
