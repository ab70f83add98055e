// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BalanceModel: a table of balance as rows and columns: an opponent a row, a battlefield a column, sums at
/// the ends, and each row once more in words.
///
/// Why the words come from here: the table, the line below it and a screen reader must say the same.

#include "model/documents/laboratory/balance.h"

#include <QAbstractTableModel>

namespace fabletop {

class BalanceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        IntervalRole = Qt::UserRole + 1, ///< QString: "55–67"
        HeatRole,  ///< double: how surely the hero wins more (up to 1) or less (down to -1); 0: not told
        TotalRole, ///< bool: a sum
        OpensRole, ///< bool: there is a most telling match
        SpanRole,  ///< QList<int>: what is won of a hundred, at least, at most; of the words: of the row
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// More of the same trial, or another one; with an empty one nothing is shown.
    void setTable(const BalanceTable& table);
    void setLanguage(Language language);
    [[nodiscard]] const BalanceTable& table() const { return m_table; }

    /// Sums appear where there is more than one to add.
    [[nodiscard]] bool sumsRows() const { return m_table.opponents() > 1; }
    [[nodiscard]] bool sumsColumns() const { return m_table.battlefields() > 1; }
    [[nodiscard]] int wordsColumn() const { return m_table.battlefields() + (sumsColumns() ? 1 : 0); }
    [[nodiscard]] BalanceCell cell(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// "Mara wins 61% (55–67): strong against Brakka."
    [[nodiscard]] QString verdict(int row) const;
    /// The same for all opponents together, and against whom it wins most and least.
    [[nodiscard]] QString wholeVerdict() const;
    /// What a cell says, with its most telling match.
    [[nodiscard]] QString sentence(int row, int column) const;

private:
    [[nodiscard]] QString heroName() const;
    [[nodiscard]] QString opponentName(int row) const;
    [[nodiscard]] QString battlefieldName(int column) const;
    [[nodiscard]] QString extremes() const;
    [[nodiscard]] bool isTotal(int row, int column) const
    {
        return row >= m_table.opponents() || column >= m_table.battlefields();
    }

    BalanceTable m_table;
    Language m_language = Language::en;
};

} // namespace fabletop
