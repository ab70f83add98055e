// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Playback: shows what has just happened at the pace of a person, by telling it part by part (Match::told).
///
/// Why that: a view at the end stands where the telling has got to, so hand, panels, log and strip never tell
/// more than the board has shown, and nothing is moved back that has gone on.

#include "model/match/tableview.h"

#include <QObject>
#include <QPointer>

namespace fabletop {

class Playback : public QObject {
    Q_OBJECT
public:
    /// Plays only while `view`, which must outlive it, stands at the end.
    explicit Playback(const TableView& view) : m_view(view) {}

    /// A stretch of events shown in one go: on the board, or on the combat sheet.
    struct Part {
        int first = 0;
        int end = 0;
        bool combat = false;
    };

    void setMatch(Match* match);
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] const Part& part() const { return m_part; }
    /// The part under way has been shown.
    void partDone();
    /// Shows the end at once.
    void finishNow();

Q_SIGNALS:
    void partBegan();
    void finished();

private:
    void onStepped(int position);
    void next();
    void nextSoon();
    void finish();
    [[nodiscard]] Part partAt(int event) const;

    const TableView& m_view;
    QPointer<Match> m_match;
    Part m_part;
    bool m_busy = false;
    bool m_waiting = false; ///< a part is being shown
    int m_at = 0;           ///< events shown
    int m_round = 0;
};

} // namespace fabletop
