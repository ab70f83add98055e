// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TablePresence: who looks at the table of a match, and who is awaited there.
///
/// Why a value of its own: what may be seen follows from nothing else, and a test walks through it without a
/// page (the rules of it: match/viewpointpolicy.h).

#include "model/match/viewpointpolicy.h"

#include <QPointer>

namespace fabletop {

class TablePresence {
public:
    /// Begins anew: nobody is there yet who could have taken the last decision, unless hands are open or only
    /// one person plays. Null: nobody sits at a match.
    void sitDown(Match* match);

    [[nodiscard]] const Presence& now() const { return m_presence; }
    /// The seat whose hand is shown; none while nobody is there.
    [[nodiscard]] SeatId viewer() const { return m_presence.looks; }
    /// What is shown of the match: as much as whoever looks may see.
    [[nodiscard]] Viewer sight() const;
    /// Somebody else is asked: cover the table until they say they are there.
    [[nodiscard]] SeatId awaited() const { return m_awaited; }
    /// Several persons share the screen, and a cover parts their hands.
    [[nodiscard]] bool covers() const;
    /// The seats of the person who looks, in their order; one of them is `viewer`.
    [[nodiscard]] std::vector<SeatId> ownSeats() const;
    /// Whether the question of that seat can be shown to whoever looks now.
    [[nodiscard]] bool mayBeAsked(SeatId seat) const;
    /// The seats of whoever would take a decision back now.
    [[nodiscard]] SeatSet takeBackSeats() const;

    /// Whether that makes another hand seen: the other hero of one person doesn't.
    [[nodiscard]] bool look(SeatId seat);
    void await(SeatId seat) { m_awaited = seat; }
    /// That seat is there from now on, or is asked in front of everybody.
    void welcome(SeatId seat);

private:
    QPointer<Match> m_match;
    Presence m_presence;
    SeatId m_awaited = SeatId::none;
};

} // namespace fabletop
