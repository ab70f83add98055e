// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SmallSeatPainter: a seat's panel with little room: half the height where four sit, folded where the window
/// is narrow.

#include "views/seats/seatpanelpainter.h"

namespace fabletop {

class SmallSeatPainter : public SeatPanelPainter {
public:
    using SeatPanelPainter::SeatPanelPainter;

    void paintHalf();
    void paintFolded();

private:
    void paintHalfHero();
    void paintHalfSidekick(const SeatPanelLook::Sidekick& sidekick, const QRectF& box);
    void paintSmallPile(SeatPart part, const QRectF& rect);
    void paintFoldedHero();
};

} // namespace fabletop
