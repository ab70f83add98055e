// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Whether a question may be put in front of all who share the screen.

#include "model/match/match.h"
#include "model/match/words/narrate.h"

namespace fabletop {

/// Where fighters go when an effect asks in a combat that all watch: no hand is needed for it, and nothing
/// secret.
[[nodiscard]] bool asksEverybody(const Match& match, const Question& question, const Narrator& narrator);

} // namespace fabletop
