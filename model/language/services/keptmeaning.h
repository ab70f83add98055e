// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// KeptMeaning: whether a mend says what was written.
///
/// Why apart from the tables that make mends: whatever they come to hold, none may turn a number into another
/// or a denial into its opposite.

#include <string_view>

namespace fabletop {

/// Whether the same numbers are in both, both deny equally often and leave out as many others. "1", "one" and
/// "a" are one; "defeat" becomes damage, which brings a number along.
[[nodiscard]] bool keepsMeaning(std::string_view was, std::string_view is);

} // namespace fabletop
