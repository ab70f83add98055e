// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/plate.h"
#include "views/seats/seatpanel.h"
#include "views/seats/seatpanelpainter.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

/// Two columns from below, one segment a point; more than there is room for are told by the number alone.
void paintSegments(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const QRectF& box)
{
    constexpr qreal gap = 2;
    constexpr qreal least = 3.5;
    const int rows = (look.dial.maximum + 1) / 2;
    if (rows <= 0) return;
    const qreal pitch = std::min(8.6, (box.height() + gap) / rows);
    if (pitch - gap < least - gap) return;
    const qreal wide = (box.width() - 3) / 2;
    painter.setPen(Qt::NoPen);
    for (int point = 0; point < look.dial.maximum; ++point) {
        const qreal left = box.left() + (point % 2) * (wide + 3);
        painter.setBrush(point < look.dial.health ? theme.seat(look.seat) : theme.color(Tone::sunken));
        painter.drawRoundedRect(QRectF(left, box.bottom() - (point / 2 + 1) * pitch + gap, wide, pitch - gap),
                                1, 1);
    }
}

void paintHealth(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const QRectF& box,
                 bool half)
{
    painter.setPen(QPen(theme.color(Tone::hair), 1));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawRoundedRect(box, 6, 6);
    const qreal e = std::min(theme.scale(), 1.3);
    const qreal heart = half ? 14 : 18;
    const bool low = box.height() < (half ? 66 : 92) * e;
    qreal y = box.top() + 6;
    if (!low) {
        theme.art().paintIcon(painter, QRectF(box.center().x() - heart / 2, y, heart, heart),
                              QStringLiteral("heart"), theme.seat(look.seat));
        y += heart + 3;
    }
    const qreal number = std::min((half ? 28 : 38) * e, box.height() * 0.5);
    const QFont bold = theme.interfaceFont(number, QFont::Bold);
    paintText(painter, QRectF(box.left(), y, box.width(), number), QString::number(look.dial.health),
              {bold, theme.color(look.out || look.fallen ? Tone::ink3 : Tone::ink)}, Fit::shrink,
              Qt::AlignCenter);
    y += number;
    const QFont second = theme.interfaceFont(std::max(11.0, 12.5 * e * 0.96));
    const qreal line = QFontMetricsF(second).height();
    if (y + line <= box.bottom())
        paintText(painter, QRectF(box.left() + 2, y, box.width() - 4, line),
                  SeatPanel::tr("of %1").arg(look.dial.maximum), {second, theme.color(Tone::ink2)},
                  Fit::shrink, Qt::AlignCenter);
    y += line + 5;
    if (!half && box.bottom() - 8 - y > 14)
        paintSegments(painter, theme, look,
                      QRectF(box.left() + 9, y, box.width() - 18, box.bottom() - 8 - y));
}

/// Form, counters: over the foot of the plate.
void paintChips(QPainter& painter, const Theme& theme, const SeatPanelLook& look, const QRectF& plate,
                const QRectF& health)
{
    if (look.chips.isEmpty()) return;
    const QFont font = theme.interfaceFont(std::max(11.0, theme.body() * 0.88), QFont::DemiBold);
    const QString words = look.chips.join(QStringLiteral(", "));
    const qreal room = plate.width() - health.width() - 22;
    const qreal wide = std::min(QFontMetricsF(font).horizontalAdvance(words) + 16, room);
    const qreal high = QFontMetricsF(font).height() + 4;
    const qreal left = look.figure.right ? plate.left() + 7 : plate.right() - 7 - wide;
    const QRectF box(left, plate.bottom() - high - 6, wide, high);
    painter.setPen(QPen(theme.color(Tone::edge), 1));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawRoundedRect(box, high / 2, high / 2);
    paintText(painter, box.adjusted(6, 0, -6, 0), words, {font, theme.color(Tone::ink)}, Fit::shrink,
              Qt::AlignCenter);
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
    const qreal side = plate.height() - 4;
    // Away from the health box; a narrow plate cuts off what is behind the figure.
    const qreal free = plate.width() - health.width() - 14;
    const qreal middle = std::max(side / 2, std::min(free / 2, side * 0.62));
    const qreal centre = layout.half() ? side * 0.46 : side > free + 20 ? free / 2 : middle;
    const QRectF box(look.figure.right ? plate.left() + centre - side / 2 : plate.right() - centre - side / 2,
                     plate.bottom() - side, side, side);
    if (!paintOnPlate(painter, theme, plate, box, look.figure)) {
        DiscLook disc = look.dial.disc;
        paintDisc(painter, theme, box.center(), side * 0.36, disc);
    }
    painter.restore();
    paintHealth(painter, theme, look, health, layout.half());
    paintChips(painter, theme, look, plate, health);
    paintPlateFrame(painter, theme, plate, look.seat);
    painter.restore();
}

} // namespace fabletop
