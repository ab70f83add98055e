// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardDelegate: a card of the list as its face with the copies below it; in the table a row with the type's
/// shape.

#include "model/items/cards/cardfilter.h"
#include "views/theme/theme.h"

#include <QCache>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <memory>

namespace fabletop {

class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    CardDelegate(const CardFilter& cards, std::shared_ptr<const Theme> theme, bool faces,
                 QObject* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// They are drawn anew: illustrations have come.
    void forgetPictures() { m_baked.clear(); }
    /// Their texts or the letters are other ones now.
    void forgetSizes() { m_cardHeight = 0, m_baked.clear(); }
    /// Whether the card shows all of its text in its cell.
    [[nodiscard]] bool showsText(const QModelIndex& index) const;
    /// What the grid gives each card.
    [[nodiscard]] QSize cell() const;
    void setCellWidth(int width);
    /// Where in its cell the sheet of a card begins.
    [[nodiscard]] int cardLeft() const { return static_cast<int>((m_cellWidth - cardWidth()) / 2); }
    /// The width of a cell that fills a room of this width best.
    [[nodiscard]] int cellWidthFor(int room) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] const CardListModel& list() const
    {
        return *static_cast<const CardListModel*>(m_cards.sourceModel());
    }
    [[nodiscard]] qreal cardWidth() const;
    [[nodiscard]] QSizeF cardSize() const;
    void paintFace(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintUntold(QPainter& painter, const QRectF& sheet) const;
    void paintCopies(QPainter& painter, const QRectF& box, int row) const;

    const CardFilter& m_cards;
    std::shared_ptr<const Theme> m_theme;
    bool m_faces;
    Language m_language = Language::en;
    int m_cellWidth = 168;
    mutable qreal m_cardHeight = 0;       ///< 0: not measured yet
    mutable QCache<int, QPixmap> m_baked; ///< by row of the card list and whether it is chosen; cost in kB
    mutable qreal m_bakedDpr = 0;
    mutable qreal m_bakedWidth = 0;
};

} // namespace fabletop
