// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HandView: a row of cards to look at, click and drag; a hand as a rule, else cards an effect shows.
///
/// Its cards are as wide as their text needs. Where not all of it is seen at rest, the card under pointer or
/// focus is whole, in front; where the row is too low for cards, it shows their heads and that one above
/// them.

#include "views/cards/cardlook.h"
#include "views/hand/handplaces.h"
#include "views/theme/pressguard.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QPoint>
#include <QVariantAnimation>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace fabletop {

class Button;
class CardPeek;

/// One card of the row and what it stands for.
struct HandCard {
    CardLook look;
    SeatId owner = SeatId::none;
    CardId card = CardId::none;
    int row = -1;  ///< place in the hand or pile it lies in
    int order = 0; ///< 1, 2 … where several are picked one after the other
    bool usable = true;
    int count = 0;   ///< copies it stands for, 0: itself
    int advised = 0; ///< its rank among what a hint would do, 0: none
    bool operator==(const HandCard&) const = default;
};

class HandView : public QWidget, public PressTarget {
    Q_OBJECT
public:
    static constexpr int lift =
        10; ///< the widget reaches so far above its row, for the card under the pointer

    static constexpr qreal liftedBy = 6; ///< the card under the pointer, and those that are picked

    explicit HandView(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] const std::shared_ptr<const Theme>& theme() const { return m_theme; }
    void setCards(std::vector<HandCard> cards);
    [[nodiscard]] const std::vector<HandCard>& cards() const { return m_cards; }
    /// The card whose text asks: it stands first, with a rule behind it, and is looked at, not picked.
    void setAsking(const std::optional<CardLook>& look);
    [[nodiscard]] const std::optional<CardLook>& asking() const { return m_asking; }
    [[nodiscard]] QRectF askingRect() const;
    /// Cards of somebody else or of a pile: on sunken ground under a line of words. None: the own hand.
    void setCaption(const QString& caption, SeatId seat = SeatId::none);
    /// What is said where there is no card.
    void setEmptyText(const QString& text);
    /// Cards that may come into the row: their pictures are baked now.
    void prepare(const std::vector<CardLook>& looks) const;
    void setMoving(bool moving) { m_moving = moving; }
    /// Where the row is centred as long as it fits on both sides; 0: in the widget.
    void setMiddle(int middle);
    /// The sheet of a card at rest, in this widget.
    [[nodiscard]] QRectF cardRect(int place) const;
    /// The sheet of a card under pointer or focus, not yet lifted.
    [[nodiscard]] QRectF frontRect(int place) const;
    /// Not all cards are whole and side by side: there is something that a grid of them would show.
    [[nodiscard]] bool crowded() const { return !m_cards.empty() && (places().overlapping || heads()); }
    /// Of the cards only heads are seen, the one under pointer or focus whole above them.
    [[nodiscard]] bool heads() const;
    [[nodiscard]] int placeAt(QPointF point) const;
    [[nodiscard]] QString pressMeaning(QPoint at) const override;
    /// The card under pointer or focus, -1.
    [[nodiscard]] int current() const { return m_hovered >= 0 ? m_hovered : m_focused; }

Q_SIGNALS:
    void cardClicked(int place);
    void cardHovered(int place); ///< -1: none any more
    void cardDragged(int place, QPoint global);
    void cardDropped(int place, QPoint global);
    /// To see all cards beside each other.
    void allRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setHovered(int place);
    void setFocused(int place);
    void endDrag();
    void describe();
    [[nodiscard]] qreal cardHeight() const;
    [[nodiscard]] qreal top() const;
    /// The cards beside the asking one.
    [[nodiscard]] QRectF row() const;
    [[nodiscard]] const HandPlaces& places() const;
    [[nodiscard]] qreal headWidth(qreal room) const;
    [[nodiscard]] HandPlaces placesIn(const QRectF& row) const;
    /// Cards, room or theme have changed: everything is laid out and drawn anew.
    void renew();
    [[nodiscard]] qreal wantedWidth(const CardLook& look) const;
    void enlarge();
    void showFront();
    [[nodiscard]] QPixmap picture(int place, QSizeF size) const;
    void paintCard(QPainter& painter, int place) const;
    void paintHead(QPainter& painter, int place) const;
    void paintMarks(QPainter& painter, int place, const QRectF& sheet) const;
    void paintAsking(QPainter& painter);
    void paintCaption(QPainter& painter) const;

    static constexpr qreal cardGap = 14; ///< around the rule behind the card that asks

    std::shared_ptr<const Theme> m_theme;
    Button* m_all;
    std::vector<HandCard> m_cards;
    std::optional<CardLook> m_asking;
    struct Baked {
        QSizeF size;
        QPixmap picture;
    };
    mutable std::vector<Baked> m_pictures;
    mutable std::optional<HandPlaces> m_places;
    QString m_caption;
    SeatId m_captionSeat = SeatId::none;
    QString m_empty;
    QVariantAnimation m_rise;
    bool m_moving = true;
    int m_hovered = -1;
    int m_focused = -1;
    int m_pressed = -1;
    QPoint m_pressedAt;
    qreal m_scroll = 0;
    int m_middle = 0;
    QLabel* m_floating = nullptr; ///< the card that is being dragged, a child of the window
    QLabel* m_front = nullptr;    ///< above heads the whole card, a sibling of this widget
    CardPeek* m_peek = nullptr;
    bool m_enlarged = false;
};

} // namespace fabletop
