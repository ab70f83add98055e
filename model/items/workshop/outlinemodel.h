// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// OutlineModel: what a rules text declares as a tree: hero, sidekicks, cards …, below each the moments of
/// its text.
///
/// Why it keeps its shape: at most keys only lines move, and a tree that is built anew under the hands folds
/// itself up.

#include "model/language/services/outline.h"

#include <QAbstractItemModel>
#include <QString>
#include <vector>

namespace fabletop {

class OutlineModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        FirstLineRole = Qt::UserRole + 1, ///< int, from 1
        LastLineRole,                     ///< int
        NameRole,                         ///< QString as declared, without copies
        CopiesRole,                       ///< int
    };

    using QAbstractItemModel::QAbstractItemModel;

    void setText(const QString& text);
    /// The declaration in whose block the line is; invalid outside of all.
    [[nodiscard]] QModelIndex indexOfLine(int line) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] const OutlineItem* itemAt(const QModelIndex& index) const;

    std::vector<OutlineItem> m_items;
};

} // namespace fabletop
