// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NameKinds: what a name may be the name of.
///
/// Why below the vocabulary: the row of a word says which names it calls.

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
inline constexpr NameKinds figure = 512; ///< drawings, and pictures beside the file
inline constexpr NameKinds picture = 1024;
} // namespace NameKind

} // namespace fabletop
