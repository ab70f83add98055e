// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the battlefield of a replay shows at a cursor, and what is said about that place.

#include "model/match/match.h"
#include "model/match/words/ledger.h"
#include "views/match/looks.h"

#include <QCoreApplication>

namespace fabletop {

class ReplayLook {
    Q_DECLARE_TR_FUNCTIONS(ReplayLook)
public:
    /// All must outlive it. `seen` is the table at the cursor as the viewer may know it.
    ReplayLook(const Match& match, const Looks& looks, Cursor cursor, Viewer viewer, const Table& seen)
        : m_match(match), m_looks(looks), m_cursor(cursor), m_viewer(viewer), m_table(seen)
    {}

    /// Fighters and tokens, the moves of the action under way, the attack under way.
    [[nodiscard]] BoardLook board() const;
    /// "Turn 8, event 61 of 143", or without how many there are.
    [[nodiscard]] QString place(bool futureHidden = false) const;
    /// The events alone: "61/143".
    [[nodiscard]] QString brief(bool futureHidden = false) const;
    /// Where a combat lies and what came of it: "Turn 8, action 1. <hero> won by 3."
    [[nodiscard]] QString combat(const Ledger& ledger) const;

private:
    void addTraces(BoardLook& look) const;

    const Match& m_match;
    const Looks& m_looks;
    Cursor m_cursor;
    Viewer m_viewer;
    const Table& m_table;
};

} // namespace fabletop
