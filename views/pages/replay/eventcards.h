// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Which card an event is about, for whoever reads its sentence and wants the whole card.

#include "views/match/looks.h"

#include <optional>

namespace fabletop {

/// The card that was moved, or whose text it follows from. `event` as the viewer knows it: a card that isn't
/// known is none.
[[nodiscard]] std::optional<CardLook> cardOfEvent(const Event& event, const Looks& looks);

} // namespace fabletop
