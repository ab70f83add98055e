// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableView: a match as one viewer sees it from one place: the table there, its combat, and what happened,
/// in sentences.
///
/// Why one for a page: everything on it reads the same snapshot, which is made once a change. Nothing here
/// knows a widget; nothing it hands out holds what its viewer may not see.

#include "model/match/matchcursor.h"
#include "model/match/seenevents.h"
#include "model/match/words/ledger.h"

#include <algorithm>
#include <optional>

namespace fabletop {

class TableView : public QObject {
    Q_OBJECT
public:
    explicit TableView(QObject* parent = nullptr);

    /// Looks at the end of a match that somebody else owns; null: at nothing.
    void setMatch(Match* match, Viewer viewer = Viewer::spectator(), const Narrator& narrator = {});
    void setViewer(Viewer viewer);
    void setNarrator(const Narrator& narrator);
    /// Nothing behind the place is told any more: strips, logs and curves end where it stands.
    void setFutureHidden(bool hidden);
    [[nodiscard]] bool futureHidden() const { return m_futureHidden; }

    [[nodiscard]] Match* match() const { return m_match; }
    [[nodiscard]] Viewer viewer() const { return m_viewer; }
    [[nodiscard]] const Narrator& narrator() const { return m_narrator; }
    [[nodiscard]] MatchCursor& cursor() { return m_cursor; }
    [[nodiscard]] const MatchCursor& cursor() const { return m_cursor; }
    [[nodiscard]] Cursor place() const { return m_cursor.place(); }
    /// How many events people have been shown (Match::told), or, while the future is hidden, those before the
    /// place.
    [[nodiscard]] int told() const
    {
        if (!m_match) return 0;
        return m_futureHidden ? std::min(m_match->told(), m_cursor.events()) : m_match->told();
    }

    // -- what is seen; there must be a match
    /// At the place. Another one takes its place with the next move.
    [[nodiscard]] const Table& table() const;
    /// Once so many events are told; kept, because that is where the place will be next.
    [[nodiscard]] const Table& tableAfter(int events) const;
    [[nodiscard]] const Event& event(int number) const { return m_match->seen(m_viewer).at(number); }
    /// The same events as anybody may know them: signs and curves are for everybody.
    [[nodiscard]] const SeenEvents& open() const { return m_match->seen(Viewer::spectator()); }
    /// What an event is told as; empty for those that only structure the match.
    [[nodiscard]] QString sentence(int number) const;
    /// The combat the place stands in, or the last one before it.
    [[nodiscard]] const Ledger& ledger() const;
    [[nodiscard]] Ledger ledgerAfter(int events) const;

Q_SIGNALS:
    /// Another match, viewer or language, or something was taken back: all of it is to be read again.
    void renewed();
    void toldChanged();
    /// The place is another one.
    void moved();

private:
    struct Snapshot {
        int events = -1;
        Table table{};
    };
    void renew();
    void onTakenBack();
    void onTold();
    void onMoved();
    [[nodiscard]] Snapshot made(int events) const;

    Match* m_match = nullptr;
    Viewer m_viewer = Viewer::spectator();
    Narrator m_narrator;
    MatchCursor m_cursor;
    bool m_futureHidden = false;
    int m_told = 0; ///< as it was said last
    mutable Snapshot m_now;
    mutable Snapshot m_next;
    mutable std::vector<std::optional<QString>> m_sentences;
    mutable Ledger m_ledger;
    mutable int m_ledgerEvents = -1;
};

} // namespace fabletop
