// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LedgerModel: the ledger of the combat at the cursor; eight rows, the lines of each step below it.

#include "model/match/match.h"
#include "model/match/words/ledger.h"

#include <QAbstractItemModel>

namespace fabletop {

class LedgerModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        StepRole = Qt::UserRole + 1, ///< int: CombatStep
        StatusRole,                  ///< int: RowStatus; of the row, for lines too
        AttackRole,                  ///< int: value after it, -1: did not change
        DefenseRole,
        RuleRole,        ///< QString: "R-…"
        CancelledRole,   ///< bool
        CancelledByRole, ///< QString
        SeatRole,        ///< int: owner of the source, -1: the rules
        ItemRole,        ///< int: CardId or AbilityId, -1
        SourceRole,      ///< int: SourceKind
        OrderRole,       ///< int
        EventRole,       ///< int: number in the timeline, -1
    };

    explicit LedgerModel(QObject* parent = nullptr);
    void setMatch(Match* match);
    void setViewer(Viewer viewer);
    void setNarrator(const Narrator& narrator);
    /// Everything else the view shows: both sides, sums, damage, winner.
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    /// The ledger is another one or has got further.
    void ledgerChanged();

private:
    void refresh();
    [[nodiscard]] QVariant lineData(const LedgerLine& line, int role) const;

    Match* m_match = nullptr;
    Viewer m_viewer = Viewer::spectator();
    Narrator m_narrator;
    Ledger m_ledger;
};

} // namespace fabletop
