// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TimelineModel: the turns of a match as blocks, each with the symbols of what happened in it, as far as it
/// was told, and which of them a view stands in.

#include "model/items/symbols.h"
#include "model/match/tableview.h"

#include <QAbstractListModel>
#include <QPointer>

namespace fabletop {

class TimelineModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< int; 0: the set-up
        SeatRole,                      ///< int, 0 …; -1 for the set-up
        SymbolsRole,                   ///< QList<Symbol>
        FirstEventRole,                ///< int
        EndEventRole,                  ///< int
        FirstPositionRole,             ///< int: first position at which the turn is under way
        CurrentRole,                   ///< bool: the view stands in it
    };

    explicit TimelineModel(QObject* parent = nullptr);
    /// Null, or one without a match: no rows.
    void setView(TableView* view);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The turn that holds the place, or -1.
    [[nodiscard]] int currentRow() const { return m_current; }

private:
    void reset();
    void follow();
    void onMoved();
    [[nodiscard]] const Match* match() const { return m_view ? m_view->match() : nullptr; }
    [[nodiscard]] QList<Symbol> symbols(int row) const;
    [[nodiscard]] int endEvent(int row) const;
    /// Turns that have begun, as far as it was told.
    [[nodiscard]] int turns() const;
    [[nodiscard]] const Chapter& turn(int row) const;
    [[nodiscard]] int rowOfPlace() const;

    QPointer<TableView> m_view;
    QList<QList<Symbol>> m_symbols;
    int m_current = -1;
};

} // namespace fabletop
