// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The beats of a combat: what is lit one after the other when it is played, and for how long.
///
/// Why apart from the sheet: the order and the times are plain arithmetic on a Ledger, and so is the Ledger
/// as it stood at each beat.

#include "model/match/words/ledger.h"

#include <vector>

namespace fabletop {

/// One thing lit: the first `lines` lines of row `row` (0 … 7).
struct CombatBeat {
    int row = 0; ///< Ledger::rowCount: the combat is over, no row is lit
    int lines = 0;
    int milliseconds = 0;
    bool endsRow = false;
    bool holds = false; ///< worth a look of its own: the reveal, an effect that changed something, the result
    bool operator==(const CombatBeat&) const = default;
};

inline constexpr int revealRow = 2; ///< the sheet comes at the reveal
inline constexpr int resultRow = 5;

/// From the reveal to where the ledger has got; together with the rest at the end at most 2150 ms.
[[nodiscard]] std::vector<CombatBeat> combatBeats(const Ledger& ledger);

/// The ledger as it stood when `beats` of its beats were done: later rows to come, values and health as of
/// then.
[[nodiscard]] Ledger ledgerAfter(const Ledger& ledger, const std::vector<CombatBeat>& beats, int done);
/// The ledger as it stood when step 1 … 8 was done; 9 or more: as it is.
[[nodiscard]] Ledger ledgerAtStep(const Ledger& ledger, int step);

} // namespace fabletop
