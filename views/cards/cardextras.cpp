// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of CardPainter beside whole cards: turning, piles, strips, chips, baking.

#include "views/cards/cardlayout.h"
#include "views/cards/cardpainter.h"
#include "views/cards/cardtext.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

const QColor backInk(0x1F, 0x3A, 0x3A);
const QColor backGold(0xD9, 0xC4, 0x8F);

} // namespace

void CardPainter::paintTurning(QPainter& painter, const QRectF& sheet, const CardLook& look, qreal turn) const
{
    const qreal width = std::abs(std::cos(std::numbers::pi * std::clamp(turn, 0.0, 1.0)));
    if (width < 0.01) return;
    // Drawn upright and then squeezed: art is kept only upright.
    const qreal dpr = painter.device()->devicePixelRatioF();
    QPixmap picture((sheet.size() * dpr).toSize() + QSize(2, 2));
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter upright(&picture);
    const QRectF own(0.5, 0.5, sheet.width(), sheet.height());
    if (turn < 0.5)
        paintBack(upright, own);
    else
        paintFace(upright, own, look);
    upright.end();
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(sheet.center());
    painter.scale(width, 1);
    painter.drawPixmap(QPointF(-sheet.width() / 2 - 0.5, -sheet.height() / 2 - 0.5), picture);
    painter.restore();
}

QPointF CardPainter::pileCountAt(const QRectF& top)
{
    constexpr qreal narrow = 30; // beside such a pile the count would lie under the next one
    return top.width() < narrow ? top.center() : top.topRight() + QPointF(1, 3);
}

void CardPainter::paintPile(QPainter& painter, const QRectF& top, int count, bool warn) const
{
    const qreal radius = 30 * top.width() / 630;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (count <= 0) {
        painter.setPen(QPen(m_theme.color(Tone::edge), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(top, radius, radius);
    } else {
        const int shown = std::min(count, 3);
        const qreal step = std::min(3.5, top.width() * 0.06);
        paintShadow(painter, m_theme, top.translated(-step * (shown - 1), step * 0.43 * (shown - 1)), radius,
                    1);
        for (int i = shown - 1; i >= 0; --i)
            paintBack(painter, top.translated(-step * i, step * 0.43 * i));
    }
    paintCount(painter, m_theme, pileCountAt(top), count, warn);
    painter.restore();
}

void CardPainter::paintStrip(QPainter& painter, const QRectF& box, const CardLook& look) const
{
    constexpr qreal side = 25;
    constexpr qreal inset = 5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, m_theme, box, 5, look.chosen || look.lifted ? 2 : 1);
    painter.setPen(QPen(m_theme.color(look.chosen ? Tone::accent : Tone::edge), look.chosen ? 2.4 : 1));
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawRoundedRect(box, 5, 5);
    const QRectF shape(box.left() + inset, box.top() + inset, side, side);
    paintChip(painter, shape, look.shownType(), look.value);
    paintBoost(painter, m_theme, QPointF(box.right() - inset - 9, shape.center().y() + 2), 8.5,
               boostText(look.boost));
    if (!look.dimmed.isEmpty()) {
        const QRectF lock(shape.right() + 4, shape.center().y() - 7, 14, 14);
        m_theme.art().paintIcon(painter, lock, QStringLiteral("lock"), m_theme.color(Tone::ink2));
    } else if (look.playable) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Tone::accent));
        painter.drawRoundedRect(QRectF(box.left() + 10, box.bottom() - 4, box.width() - 20, 4), 2, 2);
    }
    const QRectF words(box.left() + inset, shape.bottom() + 1, box.width() - 2 * inset,
                       box.bottom() - shape.bottom() - 4);
    const CardTitle title = breakTitle(m_theme, look.title, {13.5, 12.3}, words.width(), 3);
    const qreal line = title.size * 0.92;
    const qreal first =
        words.center().y() - line * static_cast<qreal>(title.lines.size() - 1) / 2 + title.size * 0.33;
    painter.scale(1 / letterGrid, 1 / letterGrid);
    for (qsizetype row = 0; row < std::min<qsizetype>(title.lines.size(), 3); ++row) {
        const qreal left = words.center().x() - lengthOf(title.lines[row], title.font) / 2;
        paintText(painter, QPointF(left, first + line * static_cast<qreal>(row)) * letterGrid,
                  title.lines[row], {title.font, m_theme.color(Tone::ink)});
    }
    painter.restore();
}

void CardPainter::paintChip(QPainter& painter, const QRectF& box, CardType type, int value) const
{
    paintType(painter, m_theme, type, box, value < 0 ? QString() : QString::number(value));
}

namespace {

/// A picture of a sheet so large and its margins, painted by `paint`.
template <typename Paint> QPixmap bakedSheet(QSizeF size, qreal dpr, Paint paint)
{
    const QMarginsF around = CardPainter::margins();
    const QSizeF whole(size.width() + around.left() + around.right(),
                       size.height() + around.top() + around.bottom());
    QPixmap picture((whole * dpr).toSize() + QSize(1, 1));
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF(QPointF(around.left(), around.top()), size));
    return picture;
}

} // namespace

QPixmap CardPainter::baked(const CardLook& look, QSizeF sheet, qreal dpr) const
{
    return bakedSheet(sheet, dpr, [&](QPainter& painter, const QRectF& box) { paint(painter, box, look); });
}

QPixmap CardPainter::bakedInHand(const CardLook& look, QSizeF sheet, qreal dpr) const
{
    return bakedSheet(sheet, dpr,
                      [&](QPainter& painter, const QRectF& box) { paintInHand(painter, box, look); });
}

QString CardLook::spoken() const
{
    QStringList words{title};
    if (!bearer.isEmpty()) words << bearer;
    if (value >= 0) words << QString::number(value);
    for (const CardPart& part : parts)
        words << (part.timing.isEmpty() ? part.text : QStringLiteral("%1: %2").arg(part.timing, part.text));
    if (parts.empty() && !noEffect.isEmpty()) words << noEffect;
    if (!dimmed.isEmpty()) words << dimmed;
    return words.join(QStringLiteral(". "));
}

void CardPainter::paintBack(QPainter& painter, const QRectF& sheet) const
{
    if (sheet.width() >= 72) return m_theme.art().paintCardBack(painter, sheet);
    // Smaller, the rosette would close: its frame and a lozenge stand for it.
    const qreal s = sheet.width() / 39;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    painter.setBrush(backInk);
    painter.drawRoundedRect(sheet, 1.86 * s, 1.86 * s);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(backGold, 0.6 * s));
    painter.drawRoundedRect(sheet.adjusted(1.6 * s, 1.6 * s, -1.6 * s, -1.6 * s), s, s);
    painter.setPen(QPen(backGold, 0.7 * s));
    const QPointF c = sheet.center();
    painter.drawPolygon(QPolygonF({c - QPointF(0, 9.3 * s), c + QPointF(6.8 * s, 0), c + QPointF(0, 9.3 * s),
                                   c - QPointF(6.8 * s, 0)}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(backGold);
    painter.drawEllipse(c, 2.7 * s, 2.7 * s);
    painter.restore();
}

} // namespace fabletop
