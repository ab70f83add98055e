// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EventLogModel: the sentences of a match, one row an event that is worth a sentence, as far as it was told
/// (Match::told).

#include "model/match/match.h"
#include "model/match/words/narrate.h"

#include <QAbstractListModel>

namespace fabletop {

class EventLogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        EventRole = Qt::UserRole + 1, ///< int: number in the timeline
        PositionRole,                 ///< int: the decision it followed from
        TurnRole,                     ///< int: 0 during the set-up
        SeatRole,                     ///< int: whose turn it was, -1 during the set-up
        RuleRole,                     ///< QString: "R-…"
        HappenedRole,                 ///< bool: lies before the cursor
    };

    explicit EventLogModel(QObject* parent = nullptr);
    void setMatch(Match* match);
    void setViewer(Viewer viewer);
    void setNarrator(const Narrator& narrator);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The last row that lies before the cursor, or -1.
    [[nodiscard]] int currentRow() const;

private:
    void reset();
    void follow();
    void onCursorMoved();
    [[nodiscard]] QString sentence(int event) const;
    [[nodiscard]] std::vector<int> worthTelling(int first) const;

    Match* m_match = nullptr;
    Viewer m_viewer = Viewer::spectator();
    Narrator m_narrator;
    std::vector<int> m_rows; ///< event numbers
    int m_known = 0;         ///< events looked at
    int m_cursor = 0;        ///< events before the cursor
};

} // namespace fabletop
