// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatPanelPainter: draws the parts of a seat's panel where its layout has them.
///
/// Why apart from the panel: what is drawn follows from look, layout and theme alone. What a panel with
/// little room draws otherwise: SmallSeatPainter. The plate with the half figure is SeatPlatePainter's.

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
    void paintPile(SeatPart part, const QRectF& rect);
    void paintPileName(SeatPart part, const QRectF& rect);
    /// Move and reach from `left`, around `middle`.
    void paintFigures(qreal left, qreal middle, bool words);
    void paintFaceOrDisc(QPointF centre, qreal radius, const SeatPanelLook::Sidekick& sidekick);
    [[nodiscard]] QString nameOf(SeatPart pile) const;
    [[nodiscard]] int countOf(SeatPart pile) const;
    [[nodiscard]] const SeatPanelLook::Sidekick* sidekick(FighterId fighter) const;

    QPainter& m_painter;
    const Theme& m_theme;
    const SeatPanelLook& m_look;
    const SeatPanelLayout& m_layout;

private:
    void paintWhole();
    qreal paintToMove(qreal right, qreal middle, qreal needed);
    void paintName();
    void paintAbility(const QRectF& box);
    void paintSidekick(const SeatPanelLook::Sidekick& sidekick, const QRectF& row);
    void paintAlike();
    void paintTopCard(const QRectF& rect);
    void paintRule(qreal y);
};

/// The plate: level strokes on a tint of the seat, the half figure, the health box.
void paintSeatPlate(QPainter& painter, const Theme& theme, const SeatPanelLook& look,
                    const SeatPanelLayout& layout);

} // namespace fabletop
