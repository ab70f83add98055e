// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Playback: shows what has just happened at the pace of a person, by moving the match's cursor through it.
///
/// Why the cursor: live play is a replay whose end is still being written; hand, panels, log and strip follow
/// the cursor anyway and so never tell more than the board has shown.

#include "model/match/match.h"

#include <QObject>
#include <QPointer>

namespace fabletop {

class Playback : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

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
    [[nodiscard]] Part partAt(int event) const;

    QPointer<Match> m_match;
    Part m_part;
    bool m_busy = false;
    bool m_waiting = false; ///< a part is being shown
    int m_at = 0;           ///< events shown
    int m_round = 0;
};

} // namespace fabletop
