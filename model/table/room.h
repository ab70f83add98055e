// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Whether the piles of a seat can take what an event brings.
///
/// Why apart from fold: it takes every event as it comes. Only files of strangers and texts that lose a card
/// can ask for more than there is room for, and whoever reads or runs them asks here first.

#include "model/table/event.h"

namespace fabletop {

/// Only a card that isn't where it comes from can lack room where it goes.
[[nodiscard]] bool hasRoom(const Table& table, const CardMoved& event);
[[nodiscard]] bool hasRoom(const Table& table, const DeckShuffled& event);

} // namespace fabletop
