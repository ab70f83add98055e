// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeenEvents: the events of a timeline as one viewer may know them, each observed once.
///
/// Why kept: strip, log, news and ledger ask for the same events again with every decision, and what a viewer
/// may know of an event never changes.

#include "model/match/timeline.h"

#include <deque>

namespace fabletop {

class SeenEvents {
public:
    /// The timeline must outlive it.
    SeenEvents(const Timeline& timeline, Viewer viewer);

    [[nodiscard]] Viewer viewer() const { return m_viewer; }
    [[nodiscard]] const Event& at(int number) const { return read(number).event; }
    /// The combat on the table on which it happened, which is all that its sentence needs of that table.
    [[nodiscard]] const Combat& combatBefore(int number) const { return read(number).combat; }
    /// Forgets all but the first `events`: the rest was taken back.
    void truncate(int events);

private:
    struct Seen {
        Event event;
        Combat combat;
    };
    [[nodiscard]] const Seen& read(int number) const;

    const Timeline& m_timeline;
    Viewer m_viewer;
    mutable std::deque<Seen> m_seen; ///< what was handed out stays where it is
    mutable Table m_table;           ///< after those, with all that is hidden: nobody gets it
};

} // namespace fabletop
