// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// OutlineDelegate: a line of a hero's outline: a card behind the shape of its type with its value,
/// everything else behind a sign of its kind, copies at the right.
///
/// Why by the hero that last compiled: the text alone doesn't say what its words come to.

#include "model/rules/matchrules.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>
#include <memory>
#include <string>

namespace fabletop {

class OutlineDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }
    void setHero(std::shared_ptr<const HeroRules> hero) { m_hero = std::move(hero); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Paints the sign of what is declared there. False: it has none.
    bool paintSign(QPainter& painter, const QRectF& box, const QModelIndex& index) const;
    [[nodiscard]] bool paintFaceOf(QPainter& painter, const QRectF& box, const std::string& id) const;

    std::shared_ptr<const Theme> m_theme;
    std::shared_ptr<const HeroRules> m_hero; ///< may be null
};

} // namespace fabletop
