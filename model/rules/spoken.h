// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Names from outside among the program's own words.
///
/// Why one door: a name may be written from right to left and would take the words around it along, or hold
/// signs that turn the whole sentence. Everything that puts a name of a person, hero, card, place, file or
/// package into a text asks here; a test walks the sentences with hostile names.

#include <string>
#include <string_view>

namespace fabletop {

/// The name on one line, without signs that turn the direction of writing, and between isolates (U+2068 …
/// U+2069) if it has letters that run from right to left. Every other name stays as it is, so that copied
/// texts and tables stay clean.
[[nodiscard]] std::string spoken(std::string_view name);

} // namespace fabletop
