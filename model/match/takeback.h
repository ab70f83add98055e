// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Which decisions can be taken back: until something hidden was drawn, shuffled, shown or left to chance.

#include "model/match/timeline.h"

namespace fabletop {

/// Why not. `publicCard`: a card out of a hand was played, boosted with or given up for all to see.
enum class TakeBackBar : std::uint8_t {
    none,
    nothingYet,
    drawn,
    shuffled,
    shown,
    revealed,
    chance,
    publicCard,
    otherPerson,
    matchOver,
    recorded
};

struct TakeBack {
    TakeBackBar bar = TakeBackBar::none;
    int target = -1;     ///< position it leads to, where it is allowed
    bool marked = false; ///< allowed only by the match's practice rule, and marked in the file

    [[nodiscard]] bool allowed() const { return target >= 0; }
};

/// What taking back decision `position` would un-see; `none` if nothing hidden came to light by it.
[[nodiscard]] TakeBackBar seenBy(const Timeline& timeline, int position);

/// Whether whoever holds the seats `asker` can take the last decision back: only if it is theirs. `practice`:
/// also after something hidden came to light, to before their last decision, with what computers did since;
/// `persons` is the set of seats held by persons.
[[nodiscard]] TakeBack takeBack(const Timeline& timeline, SeatSet asker, SeatSet persons, bool practice);

} // namespace fabletop
