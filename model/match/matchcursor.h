// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchCursor: the place in a match that one viewer looks at.
///
/// Why not the match's own: the table shows the end that is being written while a replay looks at the past of
/// the same match. At the end it follows what is told (Match::told), so nothing that stands at it tells more.

#include "model/match/match.h"

#include <QPointer>

namespace fabletop {

class MatchCursor : public QObject {
    Q_OBJECT
public:
    explicit MatchCursor(QObject* parent = nullptr) : QObject(parent) {}
    /// Looks at the end of another match; null: at nothing.
    void setMatch(Match* match);

    [[nodiscard]] Cursor place() const { return m_place; }
    /// How many events lie before it.
    [[nodiscard]] int events() const { return m_match ? m_match->timeline().flat(m_place) : 0; }
    /// Whether it stands at the end and follows it.
    [[nodiscard]] bool live() const { return m_live; }

    void moveTo(Cursor place);
    void forward(Unit unit);
    void back(Unit unit);
    void goLive();

Q_SIGNALS:
    void moved();

private:
    void follow();
    void onTakenBack();
    void setPlace(Cursor place);

    QPointer<Match> m_match;
    Cursor m_place;
    bool m_live = true;
};

} // namespace fabletop
