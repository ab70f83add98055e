#pragma once
/// Eyes: through whose eyes a match is looked at.
///
/// Why not a seat: a replay may be all-seeing, a spectator sees no hand, and in a team match of three one
/// person looks with two seats. Everything shown in the window goes through here.

#include "model/engine/observe.h"

#include <span>

namespace fabletop {

struct Eyes {
    SeatSet seats = 0;       ///< the seats that look; none of them: a spectator
    bool everything = false; ///< nothing is hidden
    SeatSet hands = 0;       ///< seats whose hands lie open, though not what they put face down

    [[nodiscard]] static Eyes all() { return {0, true, 0}; }
    [[nodiscard]] static Eyes spectator() { return {}; }
    [[nodiscard]] static Eyes of(SeatId seat) { return {bit(seat), false, 0}; }
    /// With the eyes of all seats that one person holds.
    [[nodiscard]] static Eyes ofPerson(const Ruleset& rules, std::uint8_t person);
    bool operator==(const Eyes&) const = default;
};

[[nodiscard]] Table observe(const Table& table, Eyes eyes);
[[nodiscard]] Event observe(const Event& event, Eyes eyes);
/// The decision, its card unseen unless it is their own or one of the `events` that followed shows it.
[[nodiscard]] Decision observe(const Decision& decision, std::span<const Event> events, Eyes eyes);

} // namespace fabletop
