// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What answering yes would make of a value in the combat under way: "6 becomes 4".

#include "model/match/players/player.h"

#include <optional>

namespace fabletop {

struct ValueOutcome {
    int side = 0; ///< attackSide or defenseSide
    int before = 0;
    int after = 0;
    bool operator==(const ValueOutcome&) const = default;
    /// False: yes and no come to the same value.
    [[nodiscard]] bool changes() const { return before != after; }
};

/// Tried by the engine on copies that agree with what the seat may know; empty where no value changes, or
/// where the answer hangs on something hidden.
[[nodiscard]] std::optional<ValueOutcome> valueOutcome(const Question& question);

} // namespace fabletop
