// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Belonging: which property goes with which declaration, and which names a word may call.
///
/// Why: the resolver finds a misplaced property or an unknown name; the editor must not offer the one and
/// must find where the other is declared. A test holds both to the same answer.

#include "model/language/reading/namekinds.h"
#include "model/language/reading/words.h"

namespace fabletop {

/// What the name in a phrase of this word may be the name of; 0: the phrase has no name, or makes one.
[[nodiscard]] NameKinds namesMeantBy(Word word);
/// What a declaration makes a name for.
[[nodiscard]] NameKinds nameMadeBy(Word declaration);
[[nodiscard]] bool belongs(Word attribute, Word declaration);

} // namespace fabletop
