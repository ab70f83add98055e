// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The digest of a State as match files keep it.

#include "model/engine/state.h"
#include "model/table/digest.h"

namespace fabletop {

/// The digest that match files record: of everything but the marks on who has come back as another fighter.
/// They follow from the events, and a file that was written before there were such marks still agrees.
[[nodiscard]] inline std::uint64_t recordedDigest(const State& state)
{
    State kept = state;
    for (CombatSide& side : kept.table.combat.sides)
        side.flags = narrowed<std::uint8_t>(side.flags & ~asNumber(SideFlag::gone));
    for (FighterState& fighter : kept.table.fighters)
        if (fighter.turnStart != SpaceId::none)
            fighter.turnStart = narrowed<SpaceId>(asNumber(fighter.turnStart) & ~FighterState::another);
    return digest(kept);
}

} // namespace fabletop
