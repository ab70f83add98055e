// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayEvents: draws the sentences of a match as rows: seat band, sentence, and which one the cursor is at.
/// The sentence that opens a turn is its heading; damage and what a combat came to are told apart.

#include "views/theme/theme.h"

#include <QStyledItemDelegate>
#include <memory>

namespace fabletop {

class ReplayEvents final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ReplayEvents(std::shared_ptr<const Theme> theme, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_theme(std::move(theme))
    {}
    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] bool startsTurn(const QModelIndex& index) const;
    [[nodiscard]] qreal headHeight(const QModelIndex& index) const;
    [[nodiscard]] QString headWords(const QModelIndex& index) const;
    [[nodiscard]] QFont letters(const QModelIndex& index) const;
    [[nodiscard]] QColor ink(const QModelIndex& index, bool current) const;

    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
