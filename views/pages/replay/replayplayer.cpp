// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replayplayer.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int leastInterval = 15;

/// How long a step of this kind stays while playing at speed 1.
int restOf(Unit unit)
{
    switch (unit) {
    case Unit::event: return 350;
    case Unit::decision:
    case Unit::combatStep: return 700;
    case Unit::action:
    case Unit::combat:
    case Unit::damage:
    case Unit::defeat: return 1200;
    case Unit::turn: return 1800;
    }
    return 700;
}

} // namespace

ReplayPlayer::ReplayPlayer(TableView& view, QObject* parent) : QObject(parent), m_view(view)
{
    connect(&m_timer, &QTimer::timeout, this, &ReplayPlayer::onTick);
    renewInterval();
}

void ReplayPlayer::renewInterval()
{
    m_timer.setInterval(std::max(leastInterval, static_cast<int>(restOf(m_unit) / m_speed)));
}

void ReplayPlayer::setUnit(Unit unit)
{
    m_unit = unit;
    renewInterval();
}

void ReplayPlayer::setSpeed(double speed)
{
    m_speed = speed;
    renewInterval();
}

void ReplayPlayer::play(int until)
{
    m_until = until;
    if (!m_view.match() || m_view.cursor().live()) return stop();
    m_timer.start();
    Q_EMIT playingChanged(true);
}

void ReplayPlayer::stop()
{
    m_until = -1;
    m_timer.stop();
    Q_EMIT playingChanged(false);
}

void ReplayPlayer::onTick()
{
    if (!m_view.match()) return stop();
    MatchCursor& cursor = m_view.cursor();
    const Cursor before = cursor.place();
    cursor.forward(m_unit);
    if (m_until >= 0 && cursor.events() >= m_until) {
        cursor.moveTo(m_view.match()->timeline().cursorAt(m_until));
        return stop();
    }
    if (cursor.live() || cursor.place() == before) stop();
}

} // namespace fabletop
