// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LibraryDelegate: draws heroes as discs with their names, and health over the match as small step lines.

#include "model/items/library/librarymodel.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>
#include <memory>

namespace fabletop {

class LibraryDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit LibraryDelegate(std::shared_ptr<const Theme> theme, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_theme(std::move(theme))
    {}
    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintHeroes(QPainter& painter, const QRect& box, const MatchSummary& summary,
                     const QStringList& initials, const QString& names) const;

    std::shared_ptr<const Theme> m_theme;
};

/// The health of all heroes over a match, in the inks and dashes of their seats.
void paintSmallCurves(QPainter& painter, const Theme& theme, const QRectF& box, const MatchSummary& summary);

} // namespace fabletop
