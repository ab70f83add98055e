// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LedgerTeller: what a line of a combat's ledger says beyond what happened: what it came from, and of what
/// did not happen why.
///
/// Why apart from the Narrator: its sentences tell events one after the other; a ledger stands in columns,
/// where a line has to name its cause because the line before it may be another's.

#include "model/match/words/narrate.h"
#include "model/table/combat.h"

namespace fabletop {

class LedgerTeller {
public:
    /// The narrator must outlive it.
    explicit LedgerTeller(const Narrator& narrator) : m_narrator(narrator) {}

    /// The sentence of an event with the card or ability it follows from. `plain` is the Narrator's; `before`
    /// the combat it happened in.
    [[nodiscard]] QString line(const Event& event, const Combat& before, const QString& plain) const;
    /// The same of damage in the combat: how it is worked out, and what it leaves.
    [[nodiscard]] QString combatDamage(const DamageDealt& hit, int attack, int defense, int left) const;
    /// An effect of which nothing came, though `who` was asked.
    [[nodiscard]] QString unused(const Cause& cause, SeatId who) const;
    /// An effect of which nothing came, and what kept it from doing anything.
    [[nodiscard]] QString idle(const Cause& cause, Timing timing, const Combat& combat) const;
    /// An effect under way, of which nothing has come yet.
    [[nodiscard]] QString begun(const Cause& cause) const;
    /// Why nothing was due in a step.
    [[nodiscard]] QString notDue(CombatStep step, const Combat& combat) const;

private:
    [[nodiscard]] QString value(const ValueChanged& change, const QString& source, SeatId owner,
                                const Combat& before) const;

    const Narrator& m_narrator;
};

/// The step in which texts of that timing are resolved; none for timings outside a combat.
[[nodiscard]] CombatStep stepOf(Timing timing);

} // namespace fabletop
