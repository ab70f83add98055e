// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the welcome page tells of a match that was left unfinished.

#include "model/match/match.h"
#include "views/pages/start/welcomepage.h"

namespace fabletop {

/// Its open question and its heroes, as anybody may see them who stands before the window. Path and title
/// stay empty.
[[nodiscard]] UnfinishedLook unfinishedLook(const Match& match, Language language);

} // namespace fabletop
