// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatPanel: one player's side of the table: hero and sidekicks with their health, abilities, and the three
/// piles. Where they are is SeatPanelLayout's, how they are drawn SeatPanelPainter's.

#include "views/seats/seatpanellayout.h"

#include <QWidget>
#include <memory>
#include <span>

namespace fabletop {

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
    /// What it has in common with the others of the table.
    void setShare(SeatPanelShare share);
    [[nodiscard]] SeatPanelLayout laidOut(SeatPanelShare share) const;
    /// The panel's line of a fighter, for tests and tips.
    [[nodiscard]] QRectF fighterRect(FighterId fighter) const;
    [[nodiscard]] QRectF pileRect(Pile pile) const;
    /// The ground of the half figure; empty where the panel is folded.
    [[nodiscard]] QRectF plate() const { return m_layout.plate(); }
    [[nodiscard]] bool folded() const { return m_layout.folded(); }
    [[nodiscard]] std::vector<qreal> seams() const { return m_layout.seams(); }
    [[nodiscard]] QRectF healthBox() const { return m_layout.healthBox(); }

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
    void layOut();
    void hover(QPointF at);
    [[nodiscard]] static Pile pileOf(SeatPart part);

    std::shared_ptr<const Theme> m_theme;
    SeatPanelLook m_look;
    SeatPanelLayout m_layout;
    bool m_half = false;
    SeatPanelShare m_share;
    SeatPart m_focused = SeatPart::discard; ///< the pile that Enter opens
    SeatPart m_hovered = SeatPart::none;
    FighterId m_hoveredFighter = FighterId::none;
};

/// Gives these panels the same heights and rows, as the one with the least room has them.
void alignSeatPanels(std::span<SeatPanel* const> panels);

} // namespace fabletop
