// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatrun.h"

#include <algorithm>
#include <utility>

namespace fabletop {

void CombatRun::setBeats(std::vector<CombatBeat> beats, int done, bool over, bool past)
{
    m_beats = std::move(beats);
    m_over = over;
    m_past = past;
    setDone(done);
}

void CombatRun::setDone(int done)
{
    m_done = std::clamp(done, 0, static_cast<int>(m_beats.size()));
    m_phase = Phase::still;
    ++m_meaning;
}

void CombatRun::play()
{
    m_due = static_cast<double>(m_clock());
    m_held = false;
    next();
}

/// The beat after those that are done; without motion it is done at once.
void CombatRun::next()
{
    if (atEnd()) return restAtEnd();
    m_phase = Phase::moving;
    m_began = m_due;
    if (m_speed > 0)
        m_due += beat(m_done).milliseconds / m_speed;
    else
        complete();
}

void CombatRun::complete()
{
    const CombatBeat& shown = beat(m_done);
    ++m_done;
    const bool main = shown.row == revealRow || shown.row == resultRow;
    if (m_pace == CombatPace::click && shown.holds) {
        wait();
    } else if (m_pace == CombatPace::slow && shown.holds) {
        rest(main ? longRest : shortRest);
    } else if (m_pace == CombatPace::fast && m_speed <= 0 && main) {
        rest(plainRest);
    } else {
        next();
    }
}

void CombatRun::rest(int milliseconds)
{
    m_phase = Phase::resting;
    m_due += milliseconds;
}

void CombatRun::wait()
{
    m_phase = Phase::waiting;
    m_held = true;
    ++m_meaning;
}

/// By click no showing goes by without a press, even where nothing has changed.
void CombatRun::restAtEnd()
{
    if (m_past || (m_pace == CombatPace::click && !m_held)) return wait();
    const int time = m_over ? endRest : questionRest;
    const bool still = m_speed <= 0;
    if (m_pace == CombatPace::click && still)
        m_phase = Phase::ended; // its last hold was read
    else
        rest(still ? time : static_cast<int>(time / m_speed));
}

void CombatRun::press()
{
    ++m_meaning;
    m_due = static_cast<double>(m_clock());
    switch (m_phase) {
    case Phase::ended: return;
    case Phase::still: return next();
    case Phase::resting:
    case Phase::waiting:
        if (atEnd())
            m_phase = Phase::ended;
        else
            next();
        return;
    case Phase::moving: break;
    }
    while (!beat(m_done).endsRow && !beat(m_done).holds)
        ++m_done;
    complete();
}

void CombatRun::toEnd()
{
    m_done = static_cast<int>(m_beats.size());
    m_phase = Phase::waiting;
    ++m_meaning;
}

bool CombatRun::tick()
{
    bool changed = false;
    const auto now = static_cast<double>(m_clock());
    while (timed() && now >= m_due) {
        changed = true;
        if (moving())
            complete();
        else if (atEnd())
            m_phase = Phase::ended;
        else
            next();
    }
    return changed;
}

double CombatRun::partOf(int row) const
{
    if (!moving() || beat(m_done).row != row || m_due <= m_began) return 1;
    return std::clamp((static_cast<double>(m_clock()) - m_began) / (m_due - m_began), 0.0, 1.0);
}

} // namespace fabletop
