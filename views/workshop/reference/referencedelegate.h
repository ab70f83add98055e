// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReferenceDelegate: a construct as two lines: how it is written, and what it means.

#include "views/theme/theme.h"

#include <QStyledItemDelegate>
#include <memory>

namespace fabletop {

class ReferenceDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ReferenceDelegate(std::shared_ptr<const Theme> theme, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_theme(std::move(theme))
    {}
    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QFont wordingFont() const;

    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
