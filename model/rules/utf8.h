// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// UTF-8 texts by their characters: whether they are sound, and what nobody sees in them.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace fabletop {

/// Bytes of the well-formed character at `at` (1 to 4), or 0. Overlong forms and surrogates are not
/// well-formed.
[[nodiscard]] int utf8Length(std::string_view text, std::size_t at);

/// The character at `at` and its bytes; a broken byte counts as one unknown character (U+FFFD).
[[nodiscard]] std::pair<char32_t, std::size_t> characterAt(std::string_view text, std::size_t at);

/// Where the first byte stands that belongs to no well-formed character; none in a sound text.
[[nodiscard]] std::optional<std::size_t> firstBrokenByte(std::string_view text);

/// Whether a character is a control, turns the direction of writing or shows nothing at all.
[[nodiscard]] bool isHiddenSign(char32_t character);

/// The text with hidden signs by their number ("U+202E"), so that a message about them can be read.
[[nodiscard]] std::string withHiddenSignsShown(std::string_view text);

} // namespace fabletop
