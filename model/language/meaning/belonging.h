// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Belonging: which property goes with which declaration, and which names a word may call.
///
/// Why: the resolver finds a misplaced property or an unknown name; the editor must not offer the one and
/// must find where the other is declared. A test holds both to the same answer.

#include "model/language/reading/words.h"

#include <cstdint>

namespace fabletop {

/// What a name may be the name of, as a set.
using NameKinds = std::uint16_t;
namespace NameKind {
inline constexpr NameKinds hero = 1;
inline constexpr NameKinds sidekick = 2;
inline constexpr NameKinds form = 4;
inline constexpr NameKinds token = 8;
inline constexpr NameKinds tag = 16;
inline constexpr NameKinds card = 32;
inline constexpr NameKinds part = 64;    ///< of the rules
inline constexpr NameKinds moment = 128; ///< of the language itself, as is a step of a combat
inline constexpr NameKinds step = 256;
} // namespace NameKind

/// What the name in a phrase of this word may be the name of; 0: the phrase has no name, or makes one.
[[nodiscard]] NameKinds namesMeantBy(Word word);
/// What a declaration makes a name for.
[[nodiscard]] NameKinds nameMadeBy(Word declaration);
[[nodiscard]] bool belongs(Word attribute, Word declaration);

} // namespace fabletop
