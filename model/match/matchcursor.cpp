// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/matchcursor.h"

#include <algorithm>

namespace fabletop {

void MatchCursor::setMatch(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    m_live = true;
    m_place = match ? match->timeline().cursorAt(match->told()) : Cursor{};
    if (!match) return;
    connect(match, &Match::stepped, this, &MatchCursor::follow);
    connect(match, &Match::toldChanged, this, &MatchCursor::follow);
    connect(match, &Match::takenBack, this, &MatchCursor::onTakenBack);
}

void MatchCursor::setPlace(Cursor place)
{
    if (place == m_place) return;
    m_place = place;
    Q_EMIT moved();
}

void MatchCursor::follow()
{
    if (m_live) setPlace(m_match->timeline().cursorAt(m_match->told()));
}

void MatchCursor::onTakenBack()
{
    if (m_live) return follow();
    moveTo(m_place);
}

void MatchCursor::moveTo(Cursor place)
{
    if (!m_match) return;
    // Nobody looks past what people have been shown: a combat that the table is still turning up.
    const Cursor last = m_match->timeline().cursorAt(m_match->told());
    const Cursor wanted = std::min(m_match->timeline().normal(place), last);
    m_live = wanted == last;
    setPlace(wanted);
}

void MatchCursor::forward(Unit unit)
{
    if (m_match) moveTo(m_match->timeline().next(m_place, unit));
}

void MatchCursor::back(Unit unit)
{
    if (m_match) moveTo(m_match->timeline().previous(m_place, unit));
}

void MatchCursor::goLive()
{
    if (m_match) moveTo(m_match->timeline().end());
}

} // namespace fabletop
