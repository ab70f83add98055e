// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Levels: how hard a searching player thinks.
///
/// Why so: a weaker one thinks less and judges in coarser steps. It never does what it takes for a mistake,
/// so that beating it teaches something.

#include "model/bots/search/search.h"

#include <span>
#include <string_view>

namespace fabletop {

struct SearchLevel {
    std::string_view name; ///< as match files say it
    SearchLimits limits;
    float grain = 0; ///< chances that differ by less are the same to it
};

/// From the weakest to the strongest.
[[nodiscard]] std::span<const SearchLevel> levels();
/// Null where none is called so.
[[nodiscard]] const SearchLevel* levelCalled(std::string_view name);

} // namespace fabletop
