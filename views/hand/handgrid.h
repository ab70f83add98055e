// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HandGrid: all cards of a hand whole and beside each other, over the stage, where the row had no room for
/// that.

#include "views/hand/handview.h"

namespace fabletop {

class HandGrid : public QWidget {
    Q_OBJECT
public:
    explicit HandGrid(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setCards(const std::vector<HandCard>& cards);
    [[nodiscard]] QRectF cardRect(int place) const;
    [[nodiscard]] int current() const { return m_current; }

Q_SIGNALS:
    void cardClicked(int place);
    void cardHovered(int place); ///< -1: none any more
    void closeRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void setCurrent(int place);
    void describe();
    [[nodiscard]] int placeAt(QPointF point) const;

    std::shared_ptr<const Theme> m_theme;
    std::vector<HandCard> m_cards;
    std::vector<QRectF> m_sheets; ///< before scrolling
    std::vector<QPixmap> m_pictures;
    qreal m_high = 0;
    qreal m_scroll = 0;
    int m_current = -1;
};

} // namespace fabletop
