// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/battlefield.h"

#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr double usualRadius = 0.038;
constexpr double shareOfGap = 0.44; ///< leaves room for the casings of two neighbours

double leastDistance(const Battlefield& battlefield)
{
    double least = 1;
    const auto& spaces = battlefield.spaces;
    for (std::size_t i = 0; i < spaces.size(); ++i)
        for (std::size_t j = i + 1; j < spaces.size(); ++j)
            least = std::min(least, std::hypot(spaces[i].x - spaces[j].x,
                                               (spaces[i].y - spaces[j].y) / battlefield.aspect));
    return least;
}

} // namespace

int Battlefield::starts() const
{
    int count = 0;
    const auto has = [&](int start) {
        return std::any_of(spaces.begin(), spaces.end(),
                           [&](const Space& space) { return space.start == start; });
    };
    while (count < maxSeats && has(count + 1))
        ++count;
    return count;
}

int Battlefield::find(const std::string& spaceId) const
{
    const auto found =
        std::find_if(spaces.begin(), spaces.end(), [&](const Space& space) { return space.id == spaceId; });
    return found == spaces.end() ? -1 : static_cast<int>(found - spaces.begin());
}

double spaceRadius(const Battlefield& battlefield)
{
    if (battlefield.radius > 0) return battlefield.radius;
    return std::max(smallestRadius, std::min(usualRadius, shareOfGap * leastDistance(battlefield)));
}

} // namespace fabletop
