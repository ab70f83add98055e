// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/board.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr std::uint8_t unreachable = 0xFF;

/// Steps from `from` to every space, ring by ring.
void measure(const Board& board, int from, std::array<std::uint8_t, maxSpaces>& distance)
{
    distance.fill(unreachable);
    SpaceSet seen = 0;
    SpaceSet ring = bit(idAt<SpaceId>(from));
    for (std::uint8_t steps = 0; ring != 0; ++steps) {
        SpaceSet next = 0;
        for (SpaceId space : members<SpaceId>(ring)) {
            distance[index(space)] = steps;
            next |= board.steps[index(space)];
        }
        seen |= ring;
        ring = next & ~seen;
    }
}

} // namespace

SpaceId Board::find(const std::string& spaceId) const
{
    const auto found = std::find(ids.begin(), ids.end(), spaceId);
    return found == ids.end() ? SpaceId::none : idAt<SpaceId>(static_cast<int>(found - ids.begin()));
}

void Board::join(SpaceId a, SpaceId b)
{
    adjacent[index(a)] |= bit(b);
    adjacent[index(b)] |= bit(a);
}

void Board::finish()
{
    const auto spaces = static_cast<std::size_t>(count);
    for (std::size_t i = 0; i < spaces; ++i) {
        const SpaceSet own = bit(idAt<SpaceId>(static_cast<int>(i)));
        steps[i] = adjacent[i] | ((passages & own) ? passages & ~own : 0);
        sameZone[i] = own;
        for (std::size_t j = 0; j < spaces; ++j)
            if (zones[i] & zones[j]) sameZone[i] |= bit(idAt<SpaceId>(static_cast<int>(j)));
    }
    for (auto& row : distance)
        row.fill(unreachable);
    for (SpaceId space : members<SpaceId>(all()))
        measure(*this, static_cast<int>(index(space)), distance[index(space)]);
}

} // namespace fabletop
