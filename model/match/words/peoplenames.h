#pragma once
/// What the people of a match are called on the screen.

#include "model/match/matchinfo.h"

#include <QString>
#include <vector>

namespace fabletop {

/// A computer that nobody gave a name is kept in the file as "greedy 2"; it is shown as "Computer 2" in the language of
/// the window. Every other name is shown as it is.
[[nodiscard]] QString shownName(const QString& name, const QString& player);
/// By seat, as the narrator takes them.
[[nodiscard]] std::vector<QString> peopleOf(const MatchInfo& info);

} // namespace fabletop
