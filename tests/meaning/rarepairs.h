// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Rare pairs: the rows that can't stand in twenty accepted and five refused pairs, with the reason.

#include "model/language/reading/vocabulary.h"

#include <span>
#include <string_view>

namespace fabletop::meaning {

/// Whether a row is tried at all: acts, players, fighters, spaces, cards, numbers and conditions of hero
/// files.
[[nodiscard]] bool isTried(const Row& row);
/// Why there are few pairs with it; empty: there are enough. A row that has plenty may not stand here.
[[nodiscard]] std::string_view whyRare(Word word);

/// What pairs or reference don't reach yet; the test prints it, so that nobody takes it for proven.
struct Open {
    std::string_view what, why;
};
[[nodiscard]] std::span<const Open> openYet();

} // namespace fabletop::meaning
