// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Resolver: names to ids, kinds and places checked. A file with errors resolves to nothing.

#include "model/language/meaning/resolved.h"
#include "model/language/reading/ast.h"

namespace fabletop {

/// A hero file: what is declared, and its texts. `HeroRules::text` holds the texts; programs are still empty.
[[nodiscard]] std::shared_ptr<HeroRules> resolveHero(const File& file, const std::string& fileName,
                                                     Diagnostics& diagnostics);

/// A rules file.
[[nodiscard]] RulesText resolveRules(const File& file, const std::string& fileName, Diagnostics& diagnostics);

} // namespace fabletop
