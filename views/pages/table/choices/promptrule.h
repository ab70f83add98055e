// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Which rule answers what a person may wonder about while a question is open.

#include "views/hand/picks/pendingselection.h"

namespace fabletop {

/// The id of a clause, "R-MOVE-01": of the question that is open, or of the action that is picked for it.
/// Empty where nothing is asked.
[[nodiscard]] QString promptRule(const PendingSelection& staging);

} // namespace fabletop
