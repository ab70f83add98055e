// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BranchDelegate: a line of play in the tree of them: its name, which can be changed in place, and below it
/// what it is.

#include "views/theme/theme.h"

#include <QStyledItemDelegate>
#include <memory>

class QTreeView;

namespace fabletop {

class BranchDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int IdRole = Qt::UserRole;        ///< int, 0: the recorded line
    static constexpr int FactsRole = Qt::UserRole + 1; ///< QString
    static constexpr int ShownRole = Qt::UserRole + 2; ///< bool: it is looked at

    BranchDelegate(std::shared_ptr<const Theme> theme, QTreeView& view);
    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    [[nodiscard]] QFont nameFont(const QModelIndex& index) const;
    [[nodiscard]] int wide(const QModelIndex& index) const;

    std::shared_ptr<const Theme> m_theme;
    QTreeView& m_view;
};

} // namespace fabletop
