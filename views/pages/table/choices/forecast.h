// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What each attack card in hand could do to a target, as far as is public: nobody defends, no effect is
/// guessed.

#include "model/match/players/player.h"

#include <vector>

namespace fabletop {

struct Forecast {
    CardId card = CardId::none;
    int value = 0;        ///< the attack as it would stand once declared, standing bonuses included
    bool defeats = false; ///< undefended it would take the target's last health
    bool operator==(const Forecast&) const = default;
};

/// A row a card on offer for this attack, the strongest first; tried by the engine on a copy that agrees with
/// what the seat may know.
[[nodiscard]] std::vector<Forecast> forecasts(const Question& question, FighterId attacker, FighterId target);

/// Who of the own fighters can attack `target` now: `preferred` if it can, else the first one; none.
[[nodiscard]] FighterId attackerOf(const Question& question, FighterId target, FighterId preferred);

} // namespace fabletop
