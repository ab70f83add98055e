// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatPanelPainter: draws the parts of a seat's panel where its layout has them.
///
/// Why apart from the panel: what is drawn follows from look, layout and theme alone. What a panel with
/// little room draws otherwise: SmallSeatPainter.

#include "views/seats/seatpanellayout.h"

class QPainter;

namespace fabletop {

class SeatPanelPainter {
public:
    /// All must outlive it.
    SeatPanelPainter(QPainter& painter, const Theme& theme, const SeatPanelLook& look,
                     const SeatPanelLayout& layout)
        : m_painter(painter), m_theme(theme), m_look(look), m_layout(layout)
    {}

    /// All of it; a look without a seat is an empty panel.
    void paint();
    /// The frame around the pile that Enter opens.
    void paintFocus(SeatPart pile);

protected:
    void paintHead();
    void paintAbility(const QRectF& box);
    void paintPile(SeatPart part, const QRectF& rect);
    void paintPileName(SeatPart part, const QRectF& rect);
    [[nodiscard]] const SeatPanelLook::Sidekick* sidekick(FighterId fighter) const;

    QPainter& m_painter;
    const Theme& m_theme;
    const SeatPanelLook& m_look;
    const SeatPanelLayout& m_layout;

private:
    void paintWhole();
    qreal paintToMove(qreal right, qreal middle, qreal needed);
    void paintHero();
    void paintSidekick(const SeatPanelLook::Sidekick& sidekick, const QRectF& row);
    void paintPiles();
};

} // namespace fabletop
