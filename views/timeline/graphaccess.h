// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a screen reader is told of the graph over a whole match: a slider whose value is said in words.

namespace fabletop {

/// Once for the program; called by whoever makes such a graph.
void installGraphAccess();

} // namespace fabletop
