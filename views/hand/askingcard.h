// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// AskingCard: the card whose text is being carried out, with the sentence that asks now marked in it.
///
/// Why not a whole face: whoever answers needs its words more than its picture, and in the row of the hand
/// there is room for all of them only without one.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QFont>
#include <QRectF>
#include <vector>

class QPainter;

namespace fabletop {

class AskingCard {
public:
    explicit AskingCard(const Theme& theme) : m_theme(theme) {} ///< the theme must outlive it

    /// The least width at which all of the text fits into that height, at most `most`.
    [[nodiscard]] qreal widthFor(const CardLook& look, qreal height, qreal most) const;
    void paint(QPainter& painter, const QRectF& sheet, const CardLook& look) const;

private:
    struct Line;
    /// The lines of the text at that width, in the largest size that fits.
    [[nodiscard]] std::vector<Line> lines(const CardLook& look, const QSizeF& room, qreal size) const;
    [[nodiscard]] qreal headHeight() const { return m_theme.px(32); }
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QRectF titleRoom(const QRectF& sheet) const;
    [[nodiscard]] QRectF textRoom(const QRectF& sheet) const;
    [[nodiscard]] bool fits(const std::vector<Line>& lines, qreal height) const;

    const Theme& m_theme;
};

} // namespace fabletop
