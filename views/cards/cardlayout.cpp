// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardlayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace fabletop::cardlayout {

namespace {

constexpr qreal least = 11;        ///< of letters, in pixels of the window
constexpr qreal largeFrom = 228;   ///< width from which a card has the large face
constexpr qreal compactFrom = 140; ///< and from which it may show its text
constexpr qreal titleFrom = 84;    ///< width of a small card that may have a title
constexpr qreal pictureFrom = 70;
constexpr std::array<qreal, 6> plateSteps{84, 77, 70, 46, 38, 36};
/// Where the picture is shown on a low plate too: the height it loses follows the text more closely.
constexpr std::array<qreal, 9> picturedSteps{84, 77, 70, 63, 57, 51, 46, 38, 36};
constexpr qreal handInset = 9;
constexpr qreal handFoot = 9; ///< below the last base line

/// Letters grow with the user's text size, and are never smaller than the design has them.
qreal elsewhereUnit(const Theme& theme)
{
    return std::max(theme.scale(), 1.0);
}

/// A text this large with its lines this far apart.
TextSizes sized(qreal size)
{
    const qreal line = size <= 12 ? size * 1.25 : size * 1.32;
    return {size,
            size == 11.5 ? 14.2
            : size == 11 ? 13.6
                         : line,
            size > 12 ? std::max(11.5, size * 0.88) : std::clamp(size, 11.0, 11.5)};
}

/// The plate of a card of the hand that is so high, shape and drop in it.
void setPlate(CardLayout& card, qreal high)
{
    constexpr qreal edge = 5;
    card.plate = QRectF(edge, edge, card.sheet.width() - 2 * edge, high - 4);
    card.picture = high >= pictureFrom;
    card.shapeSize = std::min(46.0, card.plate.height() - 1);
    const qreal middle = card.picture ? 30 : card.plate.center().y();
    card.shape = QPointF(card.picture ? 29 : edge + 2 + card.shapeSize / 2 + 1, middle);
    card.boostRadius = std::min(12.5, card.plate.height() * 0.36);
    card.boost = QPointF(card.sheet.width() - 21, card.picture ? 27 : middle + card.boostRadius * 0.2);
    card.disc = std::min(27.0, card.plate.height() * 0.42);
}

/// A card that has more room than one of the hand shows more of its picture.
qreal plateHigh(QSizeF sheet, qreal step)
{
    const qreal grown =
        std::min(2 * sheet.height() / handHigh - 1, (0.58 * (sheet.width() - 10) + 4) / plateSteps.front());
    return step >= pictureFrom ? step * std::max(1.0, grown) : step;
}

/// Text in one of these sizes below a plate of one of these heights, the first that leaves all of it room.
/// The plate gives way before the letters.
CardLayout handFace(const Theme& theme, const CardLook& look, QSizeF sheet, qreal unit,
                    const std::vector<qreal>& sizes, bool pictured = false)
{
    CardLayout card;
    card.face = CardFace::hand;
    card.unit = unit;
    card.sheet = sheet / unit;
    card.textLeft = handInset;
    const qreal wide = card.sheet.width() - 2 * handInset;
    // The bold serif is set at nine tenths, so this is never below 11.
    card.title = breakTitle(theme, look.title, {14, 13.2, 12.4}, wide, 3);
    for (const qreal size : sizes) {
        card.text = breakText(theme, look, sized(size), wide);
        const std::span<const qreal> steps =
            pictured ? std::span<const qreal>(picturedSteps) : std::span<const qreal>(plateSteps);
        for (const qreal plate : steps) {
            setPlate(card, plateHigh(card.sheet, plate));
            card.picture = card.picture || pictured; // beside others a small one says more than an emblem
            card.titleTop = card.plate.bottom() + 17;
            card.textTop = card.titleBottom() + 16;
            card.whole =
                card.title.whole && card.textTop + card.text.height() <= card.sheet.height() - handFoot;
            if (card.whole) return card;
        }
    }
    return card;
}

/// Keeps the lines that there is room for. False: so few that they tell nothing.
bool firstLines(CardLayout& card)
{
    constexpr qreal mark = 8;
    constexpr std::size_t fewest = 4;
    auto& lines = card.text.lines;
    while (lines.size() >= fewest &&
           (card.textTop + card.text.height() > card.sheet.height() - handFoot - mark || lines.back().timing))
        lines.pop_back();
    card.goesOn = card.title.whole && lines.size() >= fewest;
    return card.goesOn;
}

} // namespace

qreal leastLetter(qreal unit)
{
    // Letters come in whole units of their grid.
    return std::ceil(std::max(least, least / unit) * letterGrid) / letterGrid;
}

qreal handUnit(qreal high)
{
    return std::max(high / handHigh, 1.0);
}

CardLayout inHand(const Theme& theme, const CardLook& look, QSizeF sheet)
{
    const qreal unit = handUnit(sheet.height());
    CardLayout card = handFace(theme, look, sheet, unit, {12, 11.5, 11});
    if (card.whole || firstLines(card)) return card;
    card = head(theme, look, sheet, unit);
    card.whole = false;
    return card;
}

CardLayout compact(const Theme& theme, const CardLook& look, QSizeF sheet)
{
    return handFace(theme, look, sheet, elsewhereUnit(theme), {12.5, 12, 11.5, 11}, true);
}

qreal textHeight(const Theme& theme, const CardLook& look, qreal width)
{
    const qreal unit = elsewhereUnit(theme);
    // A sheet without height leaves the last, smallest of each.
    const CardLayout card = handFace(theme, look, QSizeF(width, 0), unit, {11}, true);
    return (card.textTop + card.text.height() + handFoot) * unit;
}

CardLayout large(const Theme& theme, const CardLook& look, QSizeF sheet)
{
    CardLayout card;
    card.unit = sheet.width() / largeWide;
    card.sheet = sheet / card.unit;
    card.corner = 11;
    card.textLeft = 16;
    card.shape = QPointF(38, 40);
    card.shapeSize = 56;
    card.boost = QPointF(217, 42);
    card.boostRadius = 17;
    card.titleLine = 23;
    const bool foot = look.copies > 0 || !look.hero.isEmpty();
    card.foot = foot ? card.sheet.height() - 13 : 0;
    const qreal end = foot ? card.foot - 16 : card.sheet.height() - 16;
    const qreal wide = largeWide - 2 * card.textLeft;
    card.title = breakTitle(theme, look.title, {22, 20, 18, 16, 14}, wide, 3);
    const qreal floor = leastLetter(card.unit);
    constexpr std::array<qreal, 9> sizes{16.5, 15.5, 14.5, 13.5, 12.5, 12, 11.5, 11, 0};
    for (const qreal wished : sizes) {
        const qreal size = std::max(floor, wished);
        TextSizes letters = sized(size);
        letters.timing = std::max(letters.timing, floor);
        card.text = breakText(theme, look, letters, wide);
        for (const qreal plate : {108.0, 84.0, 62.0}) {
            card.plate = QRectF(9, 9, largeWide - 18, plate);
            card.picture = plate >= pictureFrom;
            card.disc = std::min(41.0, plate * 0.39);
            card.bearer = look.bearer.isEmpty() ? QRectF() : QRectF(0, card.plate.bottom() - 11, 0, 22);
            card.titleTop = card.plate.bottom() + 35;
            card.rule = card.titleBottom() + 16;
            card.textTop = card.rule + 12 + size;
            const qreal spare = end - card.textTop - card.text.height();
            card.whole = card.title.whole && spare >= 0;
            card.textTop += std::max(0.0, spare) * 0.22;
            if (card.whole) return card;
            if (size >= 13) break; // the letters give way first, then the plate
        }
    }
    return card;
}

CardLayout head(const Theme& theme, const CardLook& look, QSizeF sheet, qreal unit)
{
    CardLayout card;
    card.face = CardFace::head;
    card.unit = unit;
    card.sheet = sheet / unit;
    const qreal wide = card.sheet.width();
    const qreal high = card.sheet.height();
    const qreal edge = std::clamp(wide * 0.034, 2.0, 5.0);
    card.corner = std::clamp(wide * 0.047, 2.0, 7.0);
    card.textLeft = edge + 3;
    card.shapeSize = std::min({46.0, wide * (wide < pictureFrom ? 0.62 : 0.5), high * 0.4});
    card.boostRadius = wide < 60 ? 0 : std::min(12.5, wide * 0.1);
    card.plate = QRectF(edge, edge, wide - 2 * edge, high - 2 * edge);
    if (wide >= titleFrom) {
        card.title = breakTitle(theme, look.title, {14, 13.2, 12.4}, wide - 2 * card.textLeft, 4);
        card.titleLine = card.title.size * 1.07;
        const qreal needed = card.titleLine * static_cast<qreal>(card.title.lines.size()) + 10;
        if (card.title.whole && needed < card.plate.height() * 0.55)
            card.plate.setHeight(card.plate.height() - needed);
        else
            card.title = {};
    }
    card.titleTop = card.plate.bottom() + 4 + card.title.size * 0.95;
    card.picture = card.plate.width() >= 60;
    card.shape = card.picture ? QPointF(edge + 2 + card.shapeSize / 2, edge + 3 + card.shapeSize / 2)
                              : QPointF(wide / 2, card.plate.top() + card.plate.height() * 0.42);
    card.boost = QPointF(wide - edge - card.boostRadius - 3, edge + 1.6 * card.boostRadius + 1);
    card.disc = card.picture ? std::min(27.0, card.plate.width() * 0.2) : 0;
    return card;
}

CardLayout fitting(const Theme& theme, const CardLook& look, QSizeF sheet)
{
    if (sheet.width() >= largeFrom) return large(theme, look, sheet);
    if (sheet.width() >= compactFrom) {
        CardLayout card = compact(theme, look, sheet);
        if (card.whole) return card;
    }
    return head(theme, look, sheet, elsewhereUnit(theme));
}

} // namespace fabletop::cardlayout
