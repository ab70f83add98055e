// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardLayout: where everything of a card's front lies; internal to views/cards.
///
/// Why apart from the painter: whether all of the text is readable, and how wide a card of the hand has to
/// be, is known before anything is painted.

#include "views/cards/cardtext.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace fabletop {

enum class CardFace {
    large, ///< designed 252 × 352: text as large as fits, bearer, foot
    hand,  ///< designed 206 high and 148 wide or wider: all of its text, the plate gives way to it
    head,  ///< value, boost and picture, and the title where it fits; no text
};

/// In pixels of its design; `unit` is one of them in the units of the painter.
struct CardLayout {
    CardFace face = CardFace::large;
    qreal unit = 1;
    QSizeF sheet;
    qreal corner = 7;
    QRectF plate;
    bool picture = true; ///< the plate is high enough for it
    qreal disc = 0;      ///< radius of the emblem's, where there is no picture
    QPointF shape;       ///< middle of the type's shape
    qreal shapeSize = 46;
    QPointF boost;
    qreal boostRadius = 0; ///< 0: too small for one
    QRectF bearer;         ///< its label; empty: none
    CardTitle title;
    qreal titleTop = 0; ///< base line of its first line
    qreal titleLine = 15;
    qreal rule = 0; ///< the line below the title; 0: none
    CardText text;
    qreal textTop = 0; ///< base line of its first line
    qreal textLeft = 9;
    qreal foot = 0;      ///< base line of copies and hero; 0: none
    bool goesOn = false; ///< only its first lines are there; all of it when it is in front
    bool whole = true;   ///< title and text stand in it, unbroken
    [[nodiscard]] qreal titleBottom() const
    {
        return titleTop + titleLine * static_cast<qreal>(title.lines.size() - 1);
    }
};

namespace cardlayout {

inline constexpr qreal handHigh = 206;
inline constexpr qreal handWidths[] = {148, 176, 204, 232};
inline constexpr qreal largeWide = 252;

/// The smallest letters on a card, where that is one pixel of its design.
[[nodiscard]] qreal leastLetter(qreal unit);
/// One pixel of a hand's design where its cards are so high; never so small that letters would fall below 11.
[[nodiscard]] qreal handUnit(qreal high);
/// A card of a hand, `sheet` in the units of the painter; everything grows with its height. Where
/// its text has no room its first lines, marked so, and in a low row a head.
[[nodiscard]] CardLayout inHand(const Theme& theme, const CardLook& look, QSizeF sheet);
/// The same in other places: letters of the user's size, whatever height the card has.
/// Its picture stays on a low plate too.
[[nodiscard]] CardLayout compact(const Theme& theme, const CardLook& look, QSizeF sheet);
/// The height, in the units of the painter, at which such a card so wide shows all of its text.
[[nodiscard]] qreal textHeight(const Theme& theme, const CardLook& look, qreal width);
[[nodiscard]] CardLayout large(const Theme& theme, const CardLook& look, QSizeF sheet);
[[nodiscard]] CardLayout head(const Theme& theme, const CardLook& look, QSizeF sheet, qreal unit);
/// The one that fits a sheet of this size.
[[nodiscard]] CardLayout fitting(const Theme& theme, const CardLook& look, QSizeF sheet);

} // namespace cardlayout

} // namespace fabletop
