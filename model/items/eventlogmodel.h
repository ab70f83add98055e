// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EventLogModel: the sentences of a match as a view has them, one row an event that is worth one, as far as
/// it was told.

#include "model/match/tableview.h"

#include <QAbstractListModel>
#include <QPointer>

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
        HappenedRole,                 ///< bool: lies before the place
        OpensTurnRole,                ///< bool: says no more than whose turn begins
        StressRole,                   ///< int: a Stress
    };
    /// What of a sentence an eye that runs over many is after.
    enum class Stress { plain, harm, outcome };

    explicit EventLogModel(QObject* parent = nullptr);
    /// Null, or one without a match: no rows.
    void setView(TableView* view);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The last row that lies before the place, or -1.
    [[nodiscard]] int currentRow() const;

private:
    void reset();
    void follow();
    void onMoved();
    [[nodiscard]] const Match* match() const { return m_view ? m_view->match() : nullptr; }
    [[nodiscard]] std::vector<int> worthTelling(int first) const;

    QPointer<TableView> m_view;
    std::vector<int> m_rows; ///< event numbers
    int m_known = 0;         ///< events looked at
    int m_place = 0;         ///< events before the place
};

} // namespace fabletop
