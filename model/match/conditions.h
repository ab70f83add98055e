// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Conditions: what a replay can run until: a card, a fighter hurt or defeated, a hero down to some health.

#include "model/match/timeline.h"

namespace fabletop {

struct Condition {
    enum class Kind { card, hurt, defeated, healthAtMost, drawn, ended };
    Kind kind = Kind::ended;
    SeatId seat = SeatId::none; ///< whose card, whose draw
    CardId card = CardId::none;
    FighterId fighter = FighterId::none;
    int health = 0;
    bool operator==(const Condition&) const = default;
};

/// Number of the first event from `from` on that fulfils it, -1 for none. A card counts where the viewer sees
/// it.
[[nodiscard]] int nextEvent(const Timeline& timeline, int from, const Condition& condition, Viewer viewer);
/// The same backwards: the last such event before `from`.
[[nodiscard]] int previousEvent(const Timeline& timeline, int from, const Condition& condition,
                                Viewer viewer);

} // namespace fabletop
