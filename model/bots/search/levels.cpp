// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/search/levels.h"

#include <algorithm>
#include <iterator>

namespace fabletop {

namespace {

using std::chrono_literals::operator""ms;

// Tuned against each other, see tests/hunts/searchduel.cpp: each wins some four of five games against the one
// before. The ceilings are for machines that are busy with other things.
const SearchLevel allLevels[] = {
    {"apprentice", {.iterations = 24, .trees = 1, .ceiling = 1000ms}, 0.06F},
    {"duelist", {.iterations = 240, .trees = 2, .ceiling = 1500ms}, 0.02F},
    {"master", {.iterations = 24'000, .trees = 2, .threads = 2, .ceiling = 2500ms}, 0.0F},
};

} // namespace

std::span<const SearchLevel> levels()
{
    return allLevels;
}

const SearchLevel* levelCalled(std::string_view name)
{
    const auto* const found = std::find_if(std::begin(allLevels), std::end(allLevels),
                                           [&](const SearchLevel& level) { return level.name == name; });
    return found == std::end(allLevels) ? nullptr : found;
}

} // namespace fabletop
