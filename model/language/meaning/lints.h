// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Lints: what a hero's text says in vain.
///
/// Why apart from reading: none of it is wrong, and whoever opens a match does not want to hear of it; the
/// workshop and `validate` do.

#include "model/language/reading/ast.h"

namespace fabletop {

/// Warns of a hero that can be read: cards without a text, acts that come too late, names and choices that
/// nothing uses, conditions and texts that never hold or never do anything.
void lint(const File& hero, const std::string& name, Diagnostics& diagnostics);

} // namespace fabletop
