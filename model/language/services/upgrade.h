// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Upgrade: a hero's text out of an earlier version of the language.
///
/// Why not every quick fix: most are guesses, made for somebody who looks at them. Here only those are made
/// after which the text says what it always did: there is one way to say it today.

#include "model/rules/diagnostic.h"

#include <string>
#include <string_view>

namespace fabletop {

/// What a file is written in that says so in its first line ("language 2"). The first version had no such
/// line.
inline constexpr int languageVersion = 2;

struct Upgraded {
    std::string text;  ///< in canonical form, with its version, if nothing is left; else as far as it came
    Diagnostics left;  ///< what its author has to decide
    int rewritten = 0; ///< places
};

[[nodiscard]] Upgraded upgraded(std::string_view text, const std::string& file);

} // namespace fabletop
