// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Sight: who may see what of a match in the window.
///
/// Why in one place: the table, other eyes in the replay, exports, cards and the welcome page ask here, so no
/// page makes a rule of its own. While a match runs, a person sees what their seats see, and in hot-seat only
/// once they have opened the cover; everywhere else people see what a spectator sees, or everything after
/// they were asked and the match file says so. Partners in a team don't see each other's hands unless the
/// match is played with open hands.

#include "model/match/match.h"

#include <vector>

namespace fabletop {

/// Who is at the screen, as far as the program can know.
struct Presence {
    bool seated = false;         ///< at the table of the match; else it is looked at from anywhere else
    SeatId looks = SeatId::none; ///< a seat of whoever looks; none: a cover, or something that all may watch
    SeatId welcomed = SeatId::none; ///< a seat of whoever opened the cover last, or was asked in front of all
    int since = -1;                 ///< the position at which they did
    bool operator==(const Presence&) const = default;
};

/// A seat of the only person who plays; none: there are more, or none.
[[nodiscard]] SeatId onlyPerson(const Match& match);
/// Several persons share the screen.
[[nodiscard]] bool hotSeat(const Match& match);

/// The seats of whoever holds that one, in their order; none: nobody's.
[[nodiscard]] std::vector<SeatId> seatsOfPerson(const Match& match, SeatId seat);

[[nodiscard]] Viewer viewerOf(const Match& match, const Presence& presence);

/// Through whose eyes a match can be looked at, and whether somebody must be asked first.
struct ViewpointOffer {
    Viewer viewer;
    bool asks = false; ///< opens all hands of a match that runs: `Match::open` marks it
    bool operator==(const ViewpointOffer&) const = default;
};
/// For the replay: everyone, every person whose hand may be seen, a spectator.
[[nodiscard]] std::vector<ViewpointOffer> sightsOf(const Match& match, const Presence& presence);
/// Whether that viewer may look now without being asked.
[[nodiscard]] bool mayLook(const Match& match, const Presence& presence, Viewer viewer);
/// What may go into a file when the match is looked at by `viewer`: a hand of a match that runs stays out of
/// it.
[[nodiscard]] Viewer viewerOfExport(const Match& match, Viewer viewer);

/// The seats of whoever would take a decision back now (match/takeback.h).
[[nodiscard]] SeatSet whoTakesBack(const Match& match, const Presence& presence);

} // namespace fabletop
