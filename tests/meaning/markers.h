// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Markers: the words by which a printed text shows how many it means, whose, from where and who may, in four
/// languages.
///
/// Why by hand: what a text says is made by the program, so it has to be read back by something that isn't.

#include "model/language/reading/ast.h"
#include "model/rules/languages.h"

#include <string>
#include <vector>

namespace fabletop::meaning {

/// The first marker that these lines demand and the prose lacks, or that it has and they don't; empty: none.
[[nodiscard]] std::string misread(const std::vector<Node>& lines, const std::string& prose,
                                  Language language);

} // namespace fabletop::meaning
