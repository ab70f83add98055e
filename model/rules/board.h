// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Board: a battlefield as the rules see it: a graph with zones, as bit sets (R-BOARD).

#include "model/table/ids.h"

#include <array>
#include <string>
#include <vector>

namespace fabletop {

struct Board {
    std::string id;
    int count = 0;
    std::vector<std::string> ids;                 ///< outside name of each space
    std::array<SpaceSet, maxSpaces> adjacent{};   ///< joined by a line (R-BOARD-02)
    std::array<SpaceSet, maxSpaces> steps{};      ///< adjacent, and passages to each other (R-PASS-01)
    std::array<SpaceSet, maxSpaces> sameZone{};   ///< sharing a zone, itself included (R-BOARD-06)
    std::array<std::uint16_t, maxSpaces> zones{}; ///< bit i: in zone i
    SpaceSet passages = 0;
    std::array<SpaceId, maxSeats> starts{SpaceId::none, SpaceId::none, SpaceId::none, SpaceId::none};
    std::array<std::array<std::uint8_t, maxSpaces>, maxSpaces> distance{}; ///< in steps, nobody in the way

    [[nodiscard]] SpaceSet all() const
    {
        return count == maxSpaces ? ~SpaceSet{0} : (SpaceSet{1} << count) - 1;
    }
    [[nodiscard]] SpaceId find(const std::string& spaceId) const;
    /// Adds a line; both ends become adjacent.
    void join(SpaceId a, SpaceId b);
    /// Fills `steps`, `sameZone` and `distance` from the rest.
    void finish();
};

} // namespace fabletop
