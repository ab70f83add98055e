// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatframe.h"

#include "views/cards/cardpainter.h"
#include "views/hand/barslots.h"

#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr QSizeF stageDesign(1224, 466);
constexpr qreal bustsBelow = 0.8; ///< of the design
constexpr int rowHigh = 214;
constexpr int rowHighest = 320;
constexpr int rowLeast = 96;
constexpr int stageLeast = 300;
constexpr int pageHigh = 766;     ///< of the design; of what a page is higher the row takes a share
constexpr qreal nameLetters = 20; ///< of the design, as those below
constexpr qreal healthLetters = 13;
constexpr qreal titleLetters = 26;
constexpr qreal whereLetters = 12.5;
constexpr qreal bustFoot = 0.035;    ///< of a half figure's box: free below what is drawn
constexpr qreal bustBaseWide = 0.92; ///< of its base, of the box
constexpr qreal bustBase = 0.17;     ///< height of that by its width
constexpr qreal mostText = 1.3;      ///< what the text size does to a frame that cannot grow with it

/// The second side mirrors the first.
StageSide mirrored(const StageSide& side, qreal width)
{
    const auto turn = [width](const QRectF& box) {
        return QRectF(width - box.right(), box.top(), box.width(), box.height());
    };
    StageSide other = side;
    for (QRectF StageSide::*box : {&StageSide::name, &StageSide::segments, &StageSide::card, &StageSide::chip,
                                   &StageSide::base, &StageSide::bust, &StageSide::value, &StageSide::pill})
        other.*box = turn(side.*box);
    other.feet.setX(width - side.feet.x());
    return other;
}

void placeFigures(StagePlaces& places, QSizeF stage)
{
    const qreal s = places.scale;
    const QPointF at((stage.width() - stageDesign.width() * s) / 2,
                     (stage.height() - stageDesign.height() * s) / 2);
    const auto box = [&](qreal x, qreal y, qreal w, qreal h) {
        return QRectF(at.x() + x * s, at.y() + y * s, w * s, h * s);
    };
    StageSide left;
    left.name = box(20, 18, 252, 26);
    left.segments = box(20, 44, 252, 14);
    left.card = QRectF(box(20, 66, 0, 0).topLeft(), CardPainter::sizeForWidth(std::floor(252 * s)));
    left.chip = box(20, 430, 252, 28);
    left.feet = box(386, 427, 0, 0).topLeft();
    left.figure = 322 * s;
    left.base = box(386 - 94, 421 - 20, 188, 40);
    left.value = box(500, 80, 112, 112);
    left.pill = box(504, 204, 104, 24);
    places.title = box(282, 16, 660, 38);
    places.where = box(282, 53, 660, 20);
    places.sum = box(510, 240, 204, 156);
    places.floor = std::round(at.y() + 408 * s);
    places.sides = {left, mirrored(left, stage.width())};
}

/// Where there is little room: smaller cards, half figures, everything closer.
void placeBusts(StagePlaces& places, QSizeF stage)
{
    const qreal wide = stage.width();
    const qreal name = std::max<qreal>(18, places.px(nameLetters) * 1.15);
    const qreal health = std::max<qreal>(12, places.px(healthLetters) * 1.1);
    const qreal top = 10 + name + 1 + health + 4;
    const qreal k = std::clamp((stage.height() - top - 30) / 246, 0.5, 1.3);
    const QSizeF card = CardPainter::sizeForWidth(std::floor(std::min(176 * k, wide * 0.2)));
    const qreal margin = 16;
    StageSide left;
    left.name = QRectF(margin, 10, card.width(), name);
    left.segments = QRectF(margin, left.name.bottom() + 1, card.width(), health);
    left.card = QRectF(QPointF(margin, top), card);
    left.chip = QRectF(margin, stage.height() - 26, card.width(), 22);
    places.floor = std::round(stage.height() - 36);
    const qreal titles = left.card.right() + 8;
    places.title = QRectF(titles, 7, wide - 2 * titles, places.px(titleLetters) * 1.25);
    places.where = QRectF(titles, places.title.bottom(), wide - 2 * titles, places.px(whereLetters) * 1.4);
    const qreal sumWide = std::clamp(wide * 0.22, 170.0, 204.0 * std::max(1.0, k));
    const qreal middle = wide / 2;
    const qreal sumHigh = std::min(120 * k, stage.height() * 0.37);
    const qreal sumFoot = std::min(left.card.bottom(), places.floor - 6);
    places.sum = QRectF(middle - sumWide / 2, sumFoot - sumHigh, sumWide, sumHigh);
    const qreal pill = std::max<qreal>(20, places.px(12.5) * 1.5);
    const qreal valueTop = places.where.bottom() + 3;
    const qreal value = std::min({84 * k, sumWide / 2 - 4, places.sum.top() - valueTop - pill - 6});
    left.value = QRectF(middle - 4 - value, valueTop, value, value);
    left.pill = QRectF(middle - 3 - sumWide / 2, left.value.bottom() + 2, sumWide / 2, pill);
    const qreal room = places.sum.left() - left.card.right() - 12;
    const qreal bust = std::min(room, stage.height() - 100);
    // On a base as a figure, over whose middle the round foot of the half figure ends.
    left.bust =
        QRectF(left.card.right() + 6 + (room - bust) / 2, places.floor - bust * (1 - bustFoot), bust, bust);
    left.feet = QPointF(left.bust.center().x(), places.floor);
    const QSizeF base = QSizeF(bust, bust * bustBase) * bustBaseWide;
    left.base = QRectF(left.feet - QPointF(base.width(), base.height()) / 2, base);
    places.sides = {left, mirrored(left, wide)};
}

} // namespace

CombatFrame combatFrame(const Theme& theme, QSize sheet)
{
    const int bar = barHeight(theme);
    const int grown = std::max(0, sheet.height() - pageHigh) * 3 / 10;
    int row = std::min(theme.px(rowHigh) + grown, std::max(rowHighest, theme.px(rowHigh)));
    row = std::max(rowLeast, std::min(row, sheet.height() - bar - stageLeast));
    const int stage = std::max(0, sheet.height() - bar - row);
    return {
        {0, 0, sheet.width(), stage}, {0, stage, sheet.width(), bar}, {0, stage + bar, sheet.width(), row}};
}

CombatFrame combatFrame(QSize sheet, const QRect& bar)
{
    const int below = bar.bottom() + 1;
    return {{0, 0, sheet.width(), bar.top()}, bar, {0, below, sheet.width(), sheet.height() - below}};
}

StagePlaces stagePlaces(const Theme& theme, QSizeF stage)
{
    StagePlaces places;
    places.scale = std::min(stage.width() / stageDesign.width(), stage.height() / stageDesign.height());
    places.text = places.scale * std::clamp<qreal>(theme.scale(), 0.8, mostText);
    places.busts = places.scale < bustsBelow;
    if (places.busts)
        placeBusts(places, stage);
    else
        placeFigures(places, stage);
    return places;
}

} // namespace fabletop
