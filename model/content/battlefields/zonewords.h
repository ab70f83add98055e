// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What colours and zones are called.
///
/// Why out of the colour: a zone is told by what is drawn, and a name that says another colour sends people
/// to the wrong spaces. Shipped battlefields carry these very words (a test compares them), and a zone
/// without a name is called by its own.

#include "model/content/battlefields/battlefield.h"
#include "model/content/battlefields/colours.h"

namespace fabletop {

/// The everyday word that is nearest to the colour in normal sight.
[[nodiscard]] std::string colourWord(const Colour& colour, Language language);

/// What people call the zone: its name, or the word of its colour, followed by its letter ("blue B") where
/// another zone is called the same.
[[nodiscard]] std::string zoneName(const Battlefield& battlefield, int zone, Language language);

} // namespace fabletop
