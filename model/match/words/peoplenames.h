// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the people of a match are called on the screen.

#include "model/match/matchinfo.h"

#include <QString>
#include <vector>

namespace fabletop {

/// What somebody without a name is called in the file, whatever the language: "greedy 2", "person 1".
[[nodiscard]] QString usualName(const QString& player, int seat);
/// Such a name in the language of the window: "Computer 2", "Player 1"; `alone`: the only computer,
/// "Computer". Every other name is shown as it is.
[[nodiscard]] QString shownName(const QString& name, const QString& player, bool alone = false);
/// By seat, as the narrator takes them.
[[nodiscard]] std::vector<QString> peopleOf(const MatchInfo& info);

} // namespace fabletop
