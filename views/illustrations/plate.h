// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The plate that a half figure is framed by: level strokes on a tint of its seat.
///
/// Why one: panels, new match and result frame the same heroes and may not drift apart.

#include "views/illustrations/figure.h"

namespace fabletop {

/// Tint and strokes.
void paintPlateGround(QPainter& painter, const Theme& theme, const QRectF& plate, SeatId seat);
/// The half figure in `bust`, cut off by the plate. False: it isn't there.
bool paintOnPlate(QPainter& painter, const Theme& theme, const QRectF& plate, const QRectF& bust,
                  const FigureLook& look);
void paintPlateFrame(QPainter& painter, const Theme& theme, const QRectF& plate, SeatId seat);

} // namespace fabletop
