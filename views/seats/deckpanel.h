// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DeckPanel: what somebody knows of a deck: every title with a block a copy, told by where the copy is.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

struct DeckLook {
    struct Row {
        QString title;
        CardType type = CardType::versatile;
        int value = -1;
        int left = 0; ///< in the deck, in the hand or face down
        int inHand = 0;
        int inPlay = 0;
        int discarded = 0;
        CardId card = CardId::none;
        bool operator==(const Row&) const = default;
    };
    SeatId seat = SeatId::none;
    QString heading;
    std::vector<Row> rows;
    bool operator==(const DeckLook&) const = default;

    [[nodiscard]] QString spoken() const;
};

class DeckPanel : public QWidget {
    Q_OBJECT
public:
    explicit DeckPanel(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    void setTheme(std::shared_ptr<const Theme> theme);
    void setLook(const DeckLook& look);
    [[nodiscard]] const DeckLook& look() const { return m_look; }
    [[nodiscard]] int wantedHeight() const;
    /// The row at a place, null for none.
    [[nodiscard]] const DeckLook::Row* rowAt(QPoint at) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Where { left, inHand, inPlay, discarded };
    [[nodiscard]] qreal rowsTop() const;
    [[nodiscard]] qreal rowHigh() const;
    void paintRow(QPainter& painter, const DeckLook::Row& row, const QRectF& box) const;
    void paintBlock(QPainter& painter, QPointF centre, Where where) const;
    void paintLegend(QPainter& painter, const QRectF& box) const;

    std::shared_ptr<const Theme> m_theme;
    DeckLook m_look;
};

} // namespace fabletop
