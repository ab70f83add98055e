// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/figure.h"

#include <QPainter>
#include <QPainterPath>

namespace fabletop {

namespace {

constexpr qreal feetShare = 312.0 / 320; ///< of the height of a drawing: where its feet are

} // namespace

Illustration illustrationOf(const Theme& theme, IllustrationKind kind, const FigureLook& look)
{
    Illustration drawn;
    drawn.kind = kind;
    const FigureDrawing& drawing = look.drawing;
    const bool bust = kind == IllustrationKind::bust;
    drawn.stem = bust ? drawing.bust : drawing.stem;
    drawn.wash = washOf(look.seat);
    drawn.lamplight = theme.dark();
    drawn.own = bust && drawing.ownBust ? drawing.ownBust : drawing.ownFigure;
    if (bust && !drawing.ownBust && drawing.bustNamed) drawn.own.reset();
    drawn.whole = !bust || drawing.ownBust;
    // An author's own looks to the right.
    const bool left = !drawn.own && theme.art().illustrations().looksLeft(drawn.stem);
    drawn.mirrored = left == look.right;
    return drawn;
}

QRectF figureBox(QPointF feet, qreal height)
{
    const QSizeF design = Illustrations::designSize(IllustrationKind::figure);
    const qreal width = height * design.width() / design.height();
    return {feet.x() - width / 2, feet.y() - height * feetShare, width, height};
}

bool paintFigure(QPainter& painter, const Theme& theme, QPointF feet, qreal height, const FigureLook& look)
{
    return look.drawn() &&
           theme.art().illustrations().paint(painter, figureBox(feet, height),
                                             illustrationOf(theme, IllustrationKind::figure, look));
}

bool paintBust(QPainter& painter, const Theme& theme, const QRectF& box, const FigureLook& look)
{
    const QRectF square(box.center().x() - box.height() / 2, box.top(), box.height(), box.height());
    return look.drawn() && theme.art().illustrations().paint(
                               painter, square, illustrationOf(theme, IllustrationKind::bust, look));
}

bool paintFace(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const FigureLook& look)
{
    constexpr qreal shown = 0.72; // of the bust, from above: head and shoulders
    QPainterPath circle;
    circle.addEllipse(centre, radius, radius);
    painter.save();
    painter.setClipPath(circle, Qt::IntersectClip);
    const qreal side = 2 * radius / shown;
    const bool there =
        paintBust(painter, theme, QRectF(centre.x() - side / 2, centre.y() - radius, side, side), look);
    painter.restore();
    return there;
}

Patience::Patience(const Theme& theme)
    : m_illustrations(theme.art().illustrations()), m_before(m_illustrations.patient())
{
    m_illustrations.setPatient(true);
}

Patience::~Patience()
{
    m_illustrations.setPatient(m_before);
}

} // namespace fabletop
