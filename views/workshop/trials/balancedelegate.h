// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BalanceDelegate draws a cell of the table of balance: the rate, its interval beneath, and how much it says
/// as ink.
///
/// Why ink and hatching: accent and harm mean "you may" and "damage" (visual-rules.md), and a direction shown
/// by colour alone is shown to some people only. Wins are a plain wash, losses a hatched one.

#include "views/theme/follow.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <memory>

namespace fabletop {

class BalanceDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit BalanceDelegate(std::shared_ptr<const Theme> theme, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_theme(std::move(theme))
    {}
    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    std::shared_ptr<const Theme> m_theme;
};

/// Names of opponents and battlefields: where they are long they wrap, and they stand as far in as the cells'
/// words.
class BalanceHeader final : public QHeaderView {
    Q_OBJECT
public:
    BalanceHeader(Qt::Orientation orientation, std::shared_ptr<const Theme> theme, QWidget* parent)
        : QHeaderView(orientation, parent), m_theme(std::move(theme))
    {
        onThemeChange(*this, [this](const auto& changed) { m_theme = changed; });
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    std::shared_ptr<const Theme> m_theme;
};

/// The ground of a cell: `heat` as in BalanceModel::HeatRole.
void paintHeat(QPainter& painter, const Theme& theme, const QRect& box, double heat);

} // namespace fabletop
