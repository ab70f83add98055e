// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of CardPainter beside whole cards: turning, piles, strips, chips, baking.

#include "views/cards/cardpainter.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace fabletop {

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
    constexpr qreal narrow = 36; // beside such a pile the count would lie under the next one
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
    const qreal side = std::min(box.height() * 0.52, 34.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, m_theme, box, 5, look.chosen || look.lifted ? 2 : 1);
    painter.setPen(QPen(m_theme.color(look.chosen ? Tone::accent : Tone::edge), look.chosen ? 2.4 : 1));
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawRoundedRect(box, 5, 5);
    const qreal middle = box.center().y();
    paintChip(painter, QRectF(box.left() + 6, middle - side / 2, side, side), look.shownType(), look.value);
    paintBoost(painter, m_theme, QPointF(box.right() - 6 - side * 0.4, middle + side * 0.07), side * 0.38,
               boostText(look.boost));
    const QRectF words = box.adjusted(side + 11, 2, -(side * 0.8 + 12), -2);
    paintText(painter, words, look.title,
              {m_theme.serifFont(12.6 * m_theme.scale(), true),
               m_theme.color(look.dimmed.isEmpty() ? Tone::ink : Tone::ink3)},
              Fit::wrap);
    painter.restore();
}

void CardPainter::paintChip(QPainter& painter, const QRectF& box, CardType type, int value) const
{
    paintType(painter, m_theme, type, box, value < 0 ? QString() : QString::number(value));
}

QPixmap CardPainter::baked(const CardLook& look, qreal width, qreal dpr) const
{
    const QMarginsF around = margins();
    const QSizeF size = sizeForWidth(width);
    const QSizeF whole(size.width() + around.left() + around.right(),
                       size.height() + around.top() + around.bottom());
    QPixmap picture((whole * dpr).toSize() + QSize(1, 1));
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF(QPointF(around.left(), around.top()), size), look);
    return picture;
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

} // namespace fabletop
