// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatFrame and StagePlaces: where the parts of a combat are.
///
/// Why functions of size and text alone: nothing that happens in a combat can move anything on its sheet.

#include "views/theme/theme.h"

#include <QRect>
#include <QRectF>
#include <QSize>
#include <array>

namespace fabletop {

/// The three bands of a sheet.
struct CombatFrame {
    QRect stage;
    QRect bar;
    QRect row; ///< of the ledger
    bool operator==(const CombatFrame&) const = default;
};

/// Of a sheet that stands alone, as in a replay.
[[nodiscard]] CombatFrame combatFrame(const Theme& theme, QSize sheet);
/// Of a sheet over a table, whose bar is there.
[[nodiscard]] CombatFrame combatFrame(QSize sheet, const QRect& bar);

struct StageSide {
    QRectF name;     ///< seat's form, name, role
    QRectF segments; ///< health, with its number at the right
    QRectF card;
    QRectF chip; ///< boost, protection
    QRectF base; ///< under the figure
    QPointF feet;
    qreal figure = 0; ///< height
    QRectF bust;      ///< instead of base and figure where there is little room
    QRectF value;
    QRectF pill; ///< the value's sum
};

struct StagePlaces {
    qreal scale = 1;    ///< of the frame
    qreal text = 1;     ///< of letters
    bool busts = false; ///< no room for figures
    std::array<StageSide, 2> sides;
    QRectF title;
    QRectF where; ///< the line under it
    QRectF sum;
    qreal floor = 0; ///< y of its line

    /// Letters of that size in the design, never under 11.
    [[nodiscard]] qreal px(qreal design) const { return std::max<qreal>(11, design * text); }
};

[[nodiscard]] StagePlaces stagePlaces(const Theme& theme, QSizeF stage);

} // namespace fabletop
