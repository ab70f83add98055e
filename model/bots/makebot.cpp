// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/glance.h"
#include "model/bots/greedy.h"
#include "model/bots/random.h"
#include "model/bots/search/searchbot.h"

#include <charconv>
#include <limits>

namespace fabletop {

namespace {

/// "300i": that many iterations, the same every time; "50": that many milliseconds. Null for anything else.
std::unique_ptr<Bot> searchOf(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    if (error != std::errc() || number < 1 || (!unit.empty() && unit != "i")) return nullptr;
    SearchLevel level;
    level.limits.trees = 1;
    level.limits.iterations = unit == "i" ? number : std::numeric_limits<int>::max();
    if (unit.empty()) level.limits.ceiling = std::chrono::milliseconds(number);
    return std::make_unique<SearchBot>(level);
}

} // namespace

std::unique_ptr<Bot> makeBot(std::string_view name)
{
    if (name == "random") return std::make_unique<RandomBot>();
    if (name == "greedy") return std::make_unique<GreedyBot>();
    if (name == "greedy1") return std::make_unique<GlanceBot>();
    if (const SearchLevel* level = levelCalled(name)) return std::make_unique<SearchBot>(*level);
    constexpr std::string_view search = "search:";
    return name.starts_with(search) ? searchOf(name.substr(search.size())) : nullptr;
}

} // namespace fabletop
