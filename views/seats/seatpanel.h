// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatPanel: one player's side of the table: hero and sidekicks with their health, abilities, and the three
/// piles.

#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QRectF>
#include <QWidget>
#include <array>
#include <memory>
#include <vector>

namespace fabletop {

/// Everything the panel shows.
struct SeatPanelLook {
    struct Sidekick {
        FighterId fighter = FighterId::none;
        DiscLook disc;
        QString name;
        QString state; ///< "on the board", "defeated"
        int health = 0;
        int maximum = 1;
        bool operator==(const Sidekick&) const = default;
    };
    SeatId seat = SeatId::none;
    QString person;
    bool computer = false;
    bool toMove = false;
    int actions = 0;      ///< left, of the seat to move
    int actionsTotal = 0; ///< of a turn
    QString hero;
    QStringList chips; ///< form, counters
    DialLook dial;
    QString figures; ///< "11 of 16 health"
    int move = 2;
    bool ranged = false;
    QString ability;
    std::vector<Sidekick> sidekicks;
    QString seen; ///< "You have seen 2 cards of this hand"
    int hand = 0;
    int deck = 0;
    int discard = 0;
    bool exhausted = false;
    std::optional<CardLook> top; ///< of the discard pile
    bool out = false;            ///< eliminated: no fighter left (R-TEAM-09)
    bool operator==(const SeatPanelLook&) const = default;
};

/// What a seat's panel shows of a table as `viewer` may know it.
[[nodiscard]] SeatPanelLook seatPanelLook(const Looks& looks, const Table& table, SeatId seat, SeatId viewer);

class SeatPanel : public QWidget {
    Q_OBJECT
public:
    enum class Pile { hand, deck, discard };

    explicit SeatPanel(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLook(const SeatPanelLook& look);
    [[nodiscard]] const SeatPanelLook& look() const { return m_look; }
    /// Two panels share the side: half the height, the ability only in the pane.
    void setHalf(bool half);
    /// The panel's line of a fighter, for tests and tips.
    [[nodiscard]] QRectF fighterRect(FighterId fighter) const;
    [[nodiscard]] QRectF pileRect(Pile pile) const;

Q_SIGNALS:
    void pileClicked(SeatId seat, Pile pile);
    void fighterHovered(FighterId fighter);
    void fighterClicked(FighterId fighter);
    void abilityHovered(SeatId seat, bool over);
    void abilityClicked(SeatId seat);
    void pileHovered(SeatId seat, Pile pile, bool over);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr qreal pad = 16;

    enum class Part { none, hero, ability, sidekick, hand, deck, discard };
    struct Place {
        Part part = Part::none;
        FighterId fighter = FighterId::none;
        QRectF rect;
    };
    void layOut();
    void layOutWhole();
    void layOutHalf();
    void layOutFolded();
    void layOutTexts(qreal top, qreal foot);
    void hover(QPointF at);
    [[nodiscard]] static Pile pileOf(Part part);
    [[nodiscard]] bool folded() const { return width() < 160; }
    [[nodiscard]] const Place* placeAt(QPointF at) const;
    void paintHead(QPainter& painter) const;
    qreal paintToMove(QPainter& painter, qreal right, qreal middle, qreal needed) const;
    void paintHero(QPainter& painter) const;
    void paintSidekick(QPainter& painter, const SeatPanelLook::Sidekick& sidekick, const QRectF& row) const;
    void paintPiles(QPainter& painter) const;
    void paintPile(QPainter& painter, Part part, const QRectF& rect) const;
    void paintFolded(QPainter& painter) const;
    void paintHalf(QPainter& painter) const;
    void paintHalfHero(QPainter& painter) const;
    void paintHalfSidekick(QPainter& painter, const SeatPanelLook::Sidekick& sidekick,
                           const QRectF& box) const;
    void paintPileName(QPainter& painter, Part part, const QRectF& rect) const;
    void paintAbility(QPainter& painter, const QRectF& box) const;
    void paintFocus(QPainter& painter) const;

    std::shared_ptr<const Theme> m_theme;
    SeatPanelLook m_look;
    std::vector<Place> m_places;
    bool m_half = false;
    Part m_focused = Part::discard; ///< the pile that Enter opens
    Part m_hovered = Part::none;
    FighterId m_hoveredFighter = FighterId::none;
};

} // namespace fabletop
