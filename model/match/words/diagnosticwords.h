// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Diagnostics in the language of the window.

#include "model/rules/diagnostic.h"

#include <QString>

namespace fabletop {

/// The message alone. English where the window has no translation.
[[nodiscard]] QString told(const Diagnostic& diagnostic);
/// What its quick fix writes, in one line; it must have one.
[[nodiscard]] QString toldMend(const Diagnostic& diagnostic);
/// "line 3, column 7: " and the message, for lists of problems.
[[nodiscard]] QString toldWithPlace(const Diagnostic& diagnostic);

} // namespace fabletop
