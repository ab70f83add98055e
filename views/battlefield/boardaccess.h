// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What screen readers see of a battlefield: one child a space, offered ones first.
///
/// Why own interfaces: the view paints its spaces itself; without these there would be one silent area.

#include "model/table/ids.h"

namespace fabletop {

class BattlefieldView;

/// Registers the interfaces; safe to call again.
void installBoardAccess();
/// Says that the keyboard stands on another space.
void announceSpace(BattlefieldView& view, SpaceId space);

} // namespace fabletop
