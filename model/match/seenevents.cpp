// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/seenevents.h"

#include "model/table/fold.h"

namespace fabletop {

SeenEvents::SeenEvents(const Timeline& timeline, Viewer viewer)
    : m_timeline(timeline), m_viewer(viewer), m_table(timeline.tableBefore(0))
{}

const SeenEvents::Seen& SeenEvents::read(int number) const
{
    while (static_cast<int>(m_seen.size()) <= number) {
        const Event& event = m_timeline.event(static_cast<int>(m_seen.size()));
        m_seen.push_back({observe(event, m_table, m_viewer), observe(m_table.combat, m_viewer)});
        fold(m_table, event);
    }
    return m_seen[static_cast<std::size_t>(number)];
}

void SeenEvents::truncate(int events)
{
    if (events >= static_cast<int>(m_seen.size())) return;
    m_seen.resize(static_cast<std::size_t>(events));
    m_table = m_timeline.tableAt(m_timeline.cursorAt(events));
}

} // namespace fabletop
