// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablepresence.h"

#include <algorithm>

namespace fabletop {

void TablePresence::sitDown(Match* match)
{
    m_match = match;
    m_awaited = SeatId::none;
    m_presence = {};
    if (match)
        m_presence = {true, onlyPerson(*match), SeatId::none, covers() ? match->timeline().last() : -1};
}

Viewer TablePresence::sight() const
{
    return m_match ? viewerOf(*m_match, m_presence) : Viewer::spectator();
}

bool TablePresence::covers() const
{
    return m_match && hotSeat(*m_match) && !m_match->info().openHands;
}

std::vector<SeatId> TablePresence::ownSeats() const
{
    return m_match ? seatsOfPerson(*m_match, m_presence.looks) : std::vector<SeatId>();
}

bool TablePresence::mayBeAsked(SeatId seat) const
{
    const auto own = ownSeats();
    return !covers() || std::find(own.begin(), own.end(), seat) != own.end();
}

SeatSet TablePresence::takeBackSeats() const
{
    return m_match ? whoTakesBack(*m_match, m_presence) : SeatSet{};
}

bool TablePresence::look(SeatId seat)
{
    const Viewer before = sight();
    m_presence.looks = seat;
    return sight() != before;
}

void TablePresence::welcome(SeatId seat)
{
    m_presence.welcomed = seat;
    m_presence.since = m_match ? m_match->timeline().last() : -1;
}

} // namespace fabletop
