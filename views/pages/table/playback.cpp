// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/playback.h"

#include <variant>

namespace fabletop {

namespace {

bool moves(const Event& event)
{
    return std::holds_alternative<FighterMoved>(event.body) ||
           std::holds_alternative<FighterPlaced>(event.body) ||
           std::holds_alternative<FightersSwapped>(event.body);
}

CombatStep stepOf(const Event& event)
{
    const auto* reached = std::get_if<StepReached>(&event.body);
    return reached ? reached->step : CombatStep::none;
}

bool openCombat(CombatStep step)
{
    return step >= CombatStep::reveal && step != CombatStep::over;
}

} // namespace

void Playback::setMatch(Match* match)
{
    if (m_match) {
        m_match->disconnect(this);
        m_match->setTold(-1);
    }
    m_match = match;
    m_busy = m_waiting = false;
    ++m_round;
    if (!match) return;
    match->setTold(match->timeline().eventCount()); // what comes is told when it is shown
    connect(match, &Match::stepped, this, &Playback::onStepped);
    connect(match, &Match::takenBack, this, [this] {
        m_busy = m_waiting = false;
        ++m_round;
        m_match->setTold(m_match->timeline().eventCount());
    });
}

void Playback::onStepped(int position)
{
    if (m_busy) return; // a burst of decisions is played in one go
    if (!m_view.cursor().live()) return m_match->setTold(m_match->timeline().eventCount());
    m_busy = true;
    m_waiting = false;
    m_at = m_match->timeline().step(position).firstEvent;
    nextSoon();
}

/// Not at once: whatever else comes of what has just happened goes first.
void Playback::nextSoon()
{
    const int round = ++m_round;
    QMetaObject::invokeMethod(
        this,
        [this, round] {
            if (round == m_round) next();
        },
        Qt::QueuedConnection);
}

Playback::Part Playback::partAt(int event) const
{
    const Timeline& timeline = m_match->timeline();
    const int end = timeline.step(timeline.positionOf(event)).endEvent;
    const SeenEvents& open = m_view.open(); // what parts a stretch lies open
    const bool fighting =
        openCombat(open.combatBefore(event).step) || stepOf(open.at(event)) == CombatStep::reveal;
    bool motion = false;
    for (int at = event; at < end; ++at) {
        const Event& happened = open.at(at);
        const CombatStep step = stepOf(happened);
        motion = motion || moves(happened);
        if (!fighting && step == CombatStep::reveal && at > event) return {event, at, false};
        if (fighting && motion && step != CombatStep::none && at > event) return {event, at, false};
        if (fighting && step == CombatStep::over) return {event, at + 1, !motion};
    }
    return {event, end, fighting && !motion};
}

void Playback::next()
{
    if (!m_busy || !m_match) return;
    if (m_at >= m_match->timeline().eventCount()) return finish();
    m_part = partAt(m_at);
    m_waiting = true;
    Q_EMIT partBegan();
}

void Playback::finish()
{
    m_waiting = false;
    m_match->setTold(m_match->timeline().eventCount());
    m_busy = false;
    Q_EMIT finished();
}

void Playback::partDone()
{
    if (!m_busy || !m_waiting || !m_match) return;
    m_waiting = false;
    m_at = m_part.end;
    if (m_at < m_match->timeline().eventCount()) m_match->setTold(m_at); // the end is told with `finished`
    nextSoon();
}

void Playback::finishNow()
{
    if (!m_busy || !m_match) return;
    ++m_round;
    m_waiting = false;
    m_at = m_match->timeline().eventCount();
    next();
}

} // namespace fabletop
