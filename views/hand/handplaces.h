// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HandPlaces: where the cards of a row lie beside and over each other.
///
/// Why a function of widths and room alone: where a card lies can't depend on what is pointed at, or it would
/// slip away from under the pointer.

#include <QRectF>
#include <vector>

namespace fabletop {

/// All lengths in the units of the widget.
struct HandRoom {
    QRectF row;            ///< where the cards may lie; they fill its height
    qreal middle = 0;      ///< where the row is centred as long as it fits on both sides
    qreal unit = 1;        ///< of the cards' design
    qreal scroll = 0;      ///< how far a row that is too long was pushed on
    bool fromLeft = false; ///< it begins at the left, behind a card that asks
};

struct HandPlaces {
    std::vector<QRectF> sheets;
    bool overlapping = false; ///< not every card is seen whole
    qreal beyond = 0;         ///< by how much the row is longer than its room: it scrolls
};

/// Cards as wide as they need to be readable, first at a distance of 14, which falls to 2; then the widest go
/// back to the least width, then all overlap at one pitch, then the row scrolls.
[[nodiscard]] HandPlaces handPlaces(std::vector<qreal> wanted, const HandRoom& room);

} // namespace fabletop
