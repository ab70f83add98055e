// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Offering: what a text leaves to its player, and what hangs on it. Check, compiler and prose ask here, so
/// that "if you did" is refused, carried out and said alike.

#include "model/language/meaning/resolved.h"

namespace fabletop {

/// Whether the act is done to what that part names.
[[nodiscard]] bool isActedOn(const Phrase& act, std::size_t part);
/// The same, or it asks which of them.
[[nodiscard]] bool picksFrom(const Phrase& act, std::size_t part);
/// Whether something is left to you: whether it happens, how often, or to whom.
[[nodiscard]] bool leavesOpen(const Phrase& act);
/// Whether a block of it holds such a line: where it isn't come to, it wasn't done.
[[nodiscard]] bool holdsOpen(const Phrase& phrase);
/// "If you did", "if you did not", or something that holds one of them.
[[nodiscard]] bool mentionsDone(const Phrase& phrase);
/// "You may discard a card. If you do, …": the other lines of the block hang on the first, as it is a choice
/// or gives up cards. Of other offers the lines stand beside each other.
[[nodiscard]] bool hangsOnFirst(const Phrase& offer);
/// What has to hold so that the act can be paid whole, "there are at least 2 cards in your hand", where it
/// gives up or is done to so many; nothing where it is to one at most.
[[nodiscard]] std::optional<Phrase> wholePrice(const Phrase& act);

} // namespace fabletop
