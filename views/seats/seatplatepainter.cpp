// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/plate.h"
#include "views/seats/seatpanel.h"
#include "views/seats/seatpanelpainter.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal designBox = 150;  ///< height of the health box
constexpr qreal mostGrowth = 1.6; ///< of what it holds
constexpr qreal mostSegment = 12; ///< with its gap
constexpr qreal largestFace = 34; ///< radius of the face in a low plate

/// What a box holds grows with it.
qreal healthGrowth(qreal high)
{
    return std::clamp(high / designBox, 1.0, mostGrowth);
}

/// Of one segment and the gap after it, where `high` is left for them; 0: more than there is room for.
qreal segmentPitch(int maximum, qreal high, qreal most)
{
    constexpr qreal gap = 2;
    constexpr qreal least = 3.5;
    const int rows = (maximum + 1) / 2;
    if (rows <= 0) return 0;
    const qreal pitch = std::min(most, (high + gap) / rows);
    return pitch < least ? 0 : pitch;
}

/// Two columns from below, one segment a point.
void paintSegments(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const QRectF& box,
                   qreal most)
{
    const qreal pitch = segmentPitch(look.dial.maximum, box.height(), most);
    const qreal gap = std::min(2.0, pitch * 0.3);
    const qreal wide = (box.width() - 3) / 2;
    painter.setPen(Qt::NoPen);
    for (int point = 0; point < look.dial.maximum; ++point) {
        const qreal left = box.left() + (point % 2) * (wide + 3);
        painter.setBrush(point < look.dial.health ? theme.seat(look.seat) : theme.color(Tone::sunken));
        painter.drawRoundedRect(QRectF(left, box.bottom() - (point / 2 + 1) * pitch + gap, wide, pitch - gap),
                                1, 1);
    }
}

/// A level bar, where segments have no room.
void paintHealthBar(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const QRectF& bar)
{
    const qreal share = static_cast<qreal>(look.dial.health) / std::max(1, look.dial.maximum);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Tone::sunken));
    painter.drawRoundedRect(bar, 2, 2);
    painter.setBrush(theme.seat(look.seat));
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * std::min(share, 1.0), bar.height())),
                            2, 2);
}

/// What a health box holds, one below the other; 0: there is no room for it.
struct HealthStack {
    qreal heart = 0;
    qreal number = 0; ///< size of its letters
    qreal line = 0;   ///< of "of 16"
    qreal points = 0; ///< height of the segments
    qreal bar = 0;    ///< in their place

    [[nodiscard]] qreal height() const
    {
        return (heart > 0 ? heart + 3 : 0) + number + line + (points > 0 ? points + 6 : 0) +
               (bar > 0 ? bar + 4 : 0);
    }
};

/// The number first, then what it is of, the heart, the segments or a bar.
HealthStack healthStack(const Theme& theme, int maximum, QSizeF box, qreal line, bool half)
{
    const qreal e = std::min(theme.scale(), 1.3);
    const qreal room = box.height() - 10;
    HealthStack stack;
    const qreal largest = (half ? 28 : 38) * e * healthGrowth(box.height());
    // Letters with room on both sides: two digits are about 1.4 times as wide as they are high.
    stack.number = std::min(
        {largest, (box.width() - 12) / 1.4, std::max(half ? 14.0 : 26.0, room - line - (half ? 0 : 9))});
    stack.line = room - stack.number >= line ? line : 0;
    const qreal heart = half ? 14 : 18 * healthGrowth(box.height());
    if (room - stack.height() >= heart + 3 + (half ? 0 : 9)) stack.heart = heart;
    if (half) return stack;
    const qreal left = room - stack.height() - 6;
    const qreal pitch = segmentPitch(maximum, left, mostSegment * healthGrowth(box.height()));
    if (pitch > 0)
        stack.points = pitch * ((maximum + 1) / 2);
    else if (left >= 3)
        stack.bar = 5;
    return stack;
}

void paintHealth(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const QRectF& box,
                 bool half)
{
    painter.setPen(QPen(theme.color(Tone::hair), 1));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawRoundedRect(box, 6, 6);
    const QFont second = theme.interfaceFont(std::max(
        11.0, 12 * std::max(std::min(theme.scale(), 1.3), std::min(healthGrowth(box.height()), 1.25))));
    const HealthStack stack =
        healthStack(theme, look.dial.maximum, box.size(), QFontMetricsF(second).height(), half);
    qreal y = box.center().y() - stack.height() / 2;
    if (stack.heart > 0) {
        theme.art().paintIcon(painter,
                              QRectF(box.center().x() - stack.heart / 2, y, stack.heart, stack.heart),
                              QStringLiteral("heart"), theme.seat(look.seat));
        y += stack.heart + 3;
    }
    paintText(painter, QRectF(box.left() + 5, y, box.width() - 10, stack.number),
              QString::number(look.dial.health),
              {theme.interfaceFont(stack.number, QFont::Bold),
               theme.color(look.out || look.fallen ? Tone::ink3 : Tone::ink)},
              Fit::shrink, Qt::AlignCenter);
    y += stack.number;
    if (stack.line > 0)
        paintText(painter, QRectF(box.left() + 3, y, box.width() - 6, stack.line),
                  SeatPanel::tr("of %1").arg(look.dial.maximum), {second, theme.color(Tone::ink2)},
                  Fit::shrink, Qt::AlignCenter);
    y += stack.line;
    const QRectF across(box.left() + 9, y, box.width() - 18, 0);
    if (stack.points > 0)
        paintSegments(painter, theme, look, across.adjusted(0, 6, 0, 6 + stack.points),
                      mostSegment * healthGrowth(box.height()));
    if (stack.bar > 0) paintHealthBar(painter, theme, look, across.adjusted(0, 4, 0, 4 + stack.bar));
}

/// The half figure on the plate's ground, away from the health box; a narrow plate cuts off what is behind
/// the figure.
void paintHalfFigure(QPainter& painter, const Theme& theme, const SeatPanelLook& look,
                     const SeatPanelLayout& layout)
{
    const QRectF plate = layout.plate();
    const qreal free = plate.width() - layout.healthBox().width() - 14;
    const qreal side = plate.height() - 4;
    const qreal middle = std::max(side / 2, std::min(free / 2, side * 0.62));
    const qreal centre = layout.half() ? side * 0.46 : side > free + 20 ? free / 2 : middle;
    const QRectF box(look.figure.right ? plate.left() + centre - side / 2 : plate.right() - centre - side / 2,
                     plate.bottom() - side, side, side);
    if (!paintOnPlate(painter, theme, plate, box, look.figure))
        paintDisc(painter, theme, box.center(), side * 0.36, look.dial.disc);
}

/// Of the face in a low plate, in the room that form and counters leave below it.
struct FacePlace {
    QPointF centre;
    qreal radius = 0;
};

FacePlace facePlace(const SeatPanelLook& look, const QRectF& plate, qreal below)
{
    const qreal inset = plate.height() / 2 + 2;
    const qreal room = plate.height() - below;
    return {{look.figure.right ? plate.left() + inset : plate.right() - inset, plate.top() + room / 2},
            std::min(room / 2 - 4, largestFace)};
}

/// In a low plate: the head, whole, in a ring.
void paintRoundFace(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const FacePlace& place)
{
    const auto& [centre, radius] = place;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    if (!paintFace(painter, theme, centre, radius - 1, look.figure))
        paintDisc(painter, theme, centre, radius - 1, look.dial.disc);
    painter.setPen(QPen(theme.seat(look.seat), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
}

QFont chipFont(const Theme& theme)
{
    return theme.interfaceFont(std::max(11.0, theme.body() * 0.88), QFont::DemiBold);
}

/// Form, counters: over the foot of the plate; beside a round face where there is room, else under it, and
/// the face is smaller.
QRectF chipPlace(const Theme& theme, const SeatPanelLook& look, const QRectF& plate, const QRectF& health,
                 bool round)
{
    if (look.chips.isEmpty()) return {};
    const QFontMetricsF metrics(chipFont(theme));
    const qreal wanted = metrics.horizontalAdvance(look.chips.join(QStringLiteral(", "))) + 16;
    const qreal high = metrics.height() + 4;
    const FacePlace face = facePlace(look, plate, 0);
    const qreal across = plate.height() / 2 + 2 + face.radius + 6;
    const bool beside = round && wanted <= plate.width() - health.width() - across - 15;
    const qreal inset = beside ? across : 7;
    const qreal wide = std::min(wanted, plate.width() - health.width() - inset - 15);
    return {look.figure.right ? plate.left() + inset : plate.right() - inset - wide,
            beside ? plate.center().y() - high / 2 : plate.bottom() - high - (round ? 4 : 6), wide, high};
}

void paintChips(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const QRectF& box)
{
    if (look.chips.isEmpty()) return;
    painter.setPen(QPen(theme.color(Tone::edge), 1));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    paintText(painter, box.adjusted(6, 0, -6, 0), look.chips.join(QStringLiteral(", ")),
              {chipFont(theme), theme.color(Tone::ink)}, Fit::shrink, Qt::AlignCenter);
}

} // namespace

void paintSeatPlate(QPainter& painter, const Theme& theme, const SeatPanelLook& look,
                    const SeatPanelLayout& layout)
{
    const QRectF plate = layout.plate();
    const QRectF health = layout.healthBox();
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintPlateGround(painter, theme, plate, look.seat);
    painter.save();
    if (look.out || look.fallen) painter.setOpacity(0.4);
    const bool round = !layout.half() && plate.height() < plateBust;
    const QRectF chips = chipPlace(theme, look, plate, health, round);
    const bool under = round && !chips.isEmpty() && chips.center().y() > plate.center().y() + 1;
    if (round)
        paintRoundFace(painter, theme, look, facePlace(look, plate, under ? chips.height() + 2 : 0));
    else
        paintHalfFigure(painter, theme, look, layout);
    painter.restore();
    paintHealth(painter, theme, look, health, layout.half());
    paintChips(painter, theme, look, chips);
    paintPlateFrame(painter, theme, plate, look.seat);
    painter.restore();
}

} // namespace fabletop
