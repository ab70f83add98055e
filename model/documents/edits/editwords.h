// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What is said about a battlefield that is drawn: why an edit was refused, and what is wrong with it.

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/documents/edits/battlefieldedits.h"

#include <QString>

namespace fabletop {

/// Empty for none.
[[nodiscard]] QString editRefusal(EditRefusal refusal);
[[nodiscard]] QString issueText(const BattlefieldIssue& issue);

} // namespace fabletop
