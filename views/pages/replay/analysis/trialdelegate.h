// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TrialDelegate: what could be decided, an option a row: the sign of its card, and its words in as many
/// lines as they need.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>
#include <memory>
#include <optional>
#include <vector>

namespace fabletop {

class TrialDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit TrialDelegate(std::shared_ptr<const Theme> theme, QObject* parent = nullptr);

    /// By row.
    void setCards(std::vector<std::optional<CardLook>> cards) { m_cards = std::move(cards); }
    /// Of the rows: words are broken in it.
    void setWidth(int width) { m_width = width; }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    [[nodiscard]] int wordsLeft() const;

    std::shared_ptr<const Theme> m_theme;
    std::vector<std::optional<CardLook>> m_cards;
    int m_width = 0;
};

} // namespace fabletop
