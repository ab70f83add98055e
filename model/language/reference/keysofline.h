// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The constructs that a line of rules text holds.

#include "model/language/services/readlines.h"

#include <string_view>
#include <vector>

namespace fabletop {

/// Keys of reference.h, each once: of its phrases and of its little words. Empty for a line without words.
[[nodiscard]] std::vector<std::string_view> keysOf(const ReadLine& line);

} // namespace fabletop
