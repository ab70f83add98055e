// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A breach of the invariants in words: what the workshop's shaking and `simulate` say of a game.

#include "model/bots/invariants.h"

#include <QString>

namespace fabletop {

/// What went wrong, in the language of the program; without a breach, that the game did not end. `owner`:
/// whose cards were lost, to name one of them; null where that is the opponent, who is not looked at.
[[nodiscard]] QString worded(const BreachReport& breach, const HeroRules* owner);

} // namespace fabletop
