// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What an offer is worth before it is made: whoever can gain nothing by it is not asked.

#include "model/engine/interpreter/context.h"

namespace fabletop {

/// Whether one of the acts from `from` to before `to` can do anything now, whatever hangs on conditions. Only
/// plain cases say no, and only by what the text's owner may know: that nobody is asked must tell nothing.
[[nodiscard]] bool canDoAnything(Context& context, std::uint16_t from, std::uint16_t to);

/// The defeated fighter with the lowest of these numbers (R-MOVE-18), or none.
[[nodiscard]] FighterId returning(Context& context, int numbers);

} // namespace fabletop
