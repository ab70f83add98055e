// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatBlow: the moment in which a combat is decided, as a function of how far it has got.
///
/// Why a value: at its end everything stands as it does without motion, and a test can say so.

namespace fabletop {

struct CombatBlow {
    double lunge = 0;   ///< of whoever won, 0 … 1, toward the other
    double recoil = 0;  ///< of the other, away
    double fall = 1;    ///< of the drop into the sum
    double down = 1;    ///< of a fighter that is defeated
    bool struck = true; ///< the health lost is seen
    bool told = true;   ///< and what came of it
    bool operator==(const CombatBlow&) const = default;
};

/// `part` 0 … 1; at 1 it is over.
[[nodiscard]] CombatBlow combatBlow(double part);

} // namespace fabletop
