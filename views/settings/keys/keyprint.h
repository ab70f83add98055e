// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The keys on paper.

#include "views/preferences/shortcuts.h"

namespace fabletop {

class Theme;

/// Writes all keys, changed ones too, as a PDF. What went wrong; empty: nothing.
[[nodiscard]] QString printKeys(const QString& file, const Shortcuts& shortcuts, const Theme& theme);
/// The same as the text that is laid out.
[[nodiscard]] QString keysAsHtml(const Shortcuts& shortcuts);

} // namespace fabletop
