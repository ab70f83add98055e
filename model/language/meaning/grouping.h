// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Grouping: whether "or", "except" and words of place join what their author meant.
///
/// Why refused: "each fighter except Bear adjacent to Probe" can be read in two ways, and both mean
/// something. Parentheses say which; the message offers both readings.

#include "model/language/meaning/slotcheck.h"
#include "model/language/reading/slots.h"

namespace fabletop {

/// Of a selector that fits its slot; `node` is the same as it was written.
[[nodiscard]] std::optional<SlotFault> twoWaysFault(const Node& node, const Phrase& thing);

/// Of one that doesn't, because "or" was meant for what stands last before it.
[[nodiscard]] std::optional<SlotFault> groupWantedFault(const Node& node, const Phrase& thing,
                                                        const SlotSpec& slot);

/// An "except" that leaves nobody out, or everybody: a warning.
[[nodiscard]] std::optional<SlotFault> exceptNobody(const Node& node, const Phrase& thing);

} // namespace fabletop
