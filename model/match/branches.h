// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Lines of play as wholes: from the start of the match through the branches that lead there.

#include "model/match/match.h"

namespace fabletop {

/// The first place where the line `id` (0: the trunk) doesn't follow from its decisions; null where all of it
/// does.
[[nodiscard]] const Divergence* divergenceOf(const Match& trunk, int id);
/// The same of whichever line has one, by its line in the file.
[[nodiscard]] const Divergence* firstDivergence(const Match& trunk);
/// The line that `id` ends, 0: the trunk itself. An id nobody has: the trunk.
[[nodiscard]] Timeline lineOf(const Timeline& trunk, const std::vector<Branch>& branches, int id);

/// A match that goes on from `position` of the line `from`, played by `players` by seat ("person", "greedy"
/// …). Not ok where today's rules do not know that place.
[[nodiscard]] LoadedMatch branchStart(const Match& trunk, int from, int position, const QStringList& players);

/// How many decisions two lines share from the start.
[[nodiscard]] int commonSteps(const Timeline& a, const Timeline& b);

/// The branch with that id, null for none.
[[nodiscard]] const Branch* branchOf(const std::vector<Branch>& branches, int id);

} // namespace fabletop
