// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a shipped hero is called where the whole name has no room.

#include "model/rules/languages.h"

#include <QString>

namespace fabletop {

/// From catalogue.json; empty: there is no shorter name in that language.
[[nodiscard]] QString shortHeroName(const QString& id, Language language);

} // namespace fabletop
