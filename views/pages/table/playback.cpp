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
    connect(match, &Match::stepped, this, &Playback::onStepped);
    connect(match, &Match::takenBack, this, [this] {
        m_busy = m_waiting = false;
        ++m_round;
        m_match->setTold(-1);
    });
}

void Playback::onStepped(int position)
{
    if (m_busy || !m_match->live()) return; // a burst of decisions is played in one go
    const int first = m_match->timeline().step(position).firstEvent;
    m_busy = true;
    m_waiting = false;
    m_at = first;
    m_match->setTold(m_at);
    m_match->setCursor(m_match->timeline().cursorAt(first));
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
    constexpr Viewer anybody = Viewer::spectator(); // what parts a stretch lies open
    const bool fighting = openCombat(timeline.seenBefore(event, anybody).combat.step) ||
                          stepOf(timeline.seen(event, anybody)) == CombatStep::reveal;
    bool motion = false;
    for (int at = event; at < end; ++at) {
        const Event happened = timeline.seen(at, anybody);
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
    if (m_at >= m_match->timeline().eventCount()) {
        m_busy = m_waiting = false;
        m_match->setTold(-1);
        m_match->goLive();
        Q_EMIT finished();
        return;
    }
    m_match->setTold(m_at);
    m_part = partAt(m_at);
    m_waiting = true;
    Q_EMIT partBegan();
}

void Playback::partDone()
{
    if (!m_busy || !m_waiting || !m_match) return;
    m_waiting = false;
    m_at = m_part.end;
    m_match->setTold(m_at);
    m_match->setCursor(m_match->timeline().cursorAt(m_at));
    const int round = m_round;
    QMetaObject::invokeMethod(
        this,
        [this, round] {
            if (round == m_round) next();
        },
        Qt::QueuedConnection);
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
