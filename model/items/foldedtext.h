// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Text as a search compares it.

#include <QString>

namespace fabletop {

/// Without accents and case, with plain apostrophes and spaces: "L’autre côté" → "l'autre cote".
[[nodiscard]] QString folded(const QString& text);

} // namespace fabletop
