// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/painting/fighterpainter.h"

#include "views/battlefield/painting/circles.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace fabletop {

namespace {

const QColor rimGround(0x12, 0x0C, 0x08);
const QColor healthInk(0xF2, 0xDD, 0xA4);
const QColor struckInk(0xF2, 0x8B, 0x70); ///< harm by lamplight: the rim is dark in both palettes

/// The tab's outline around the origin in u: round, square, trapezium, hexagon.
QPainterPath tabPath(SeatId seat)
{
    constexpr qreal w = 8.6;
    constexpr qreal h = 6.6;
    QPainterPath path;
    const auto polygon = [&path](std::initializer_list<QPointF> points) {
        path.addPolygon(QPolygonF(QList<QPointF>(points)));
        path.closeSubpath();
    };
    switch (seat == SeatId::none ? 0 : index(seat) % maxSeats) {
    case 0: path.addRoundedRect(QRectF(-w, -h, 2 * w, 2 * h), h, h); break;
    case 1: path.addRoundedRect(QRectF(-w, -h, 2 * w, 2 * h), 1.2, 1.2); break;
    case 2: polygon({{-w + 2.6, -h}, {w - 2.6, -h}, {w + 1.4, h}, {-w - 1.4, h}}); break;
    default:
        polygon({{-w + 2.4, -h}, {w - 2.4, -h}, {w + 2.2, 0}, {w - 2.4, h}, {-w + 2.4, h}, {-w - 2.2, 0}});
    }
    return path;
}

qreal tabScale(const BoardGeometry& geometry)
{
    return geometry.fontSize(11.5, 10) / 11.5;
}

void paintTab(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
              const PieceLook& piece)
{
    const qreal s = tabScale(geometry);
    const QTransform place(s, 0, 0, s, centre.x(), centre.y());
    painter.setPen(QPen(theme.seatFill(piece.seat), 1.5 * s));
    painter.setBrush(Theme::onSeatFill());
    painter.drawPath(place.map(tabPath(piece.seat)));
    paintCentred(painter, centre, QString::number(piece.health),
                 theme.interfaceFont(geometry.fontSize(11.5, 10), QFont::Bold), QColor(0x24, 0x1C, 0x15));
}

/// Fighters of one health carry the seat's form alone, with their number where there are several.
void paintSeatMark(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                   const PieceLook& piece)
{
    const qreal u = geometry.unit();
    const bool numbered = piece.number > 0 && geometry.detailed();
    const qreal half = numbered ? 6.6 * tabScale(geometry) : 4.6 * std::max(u, 0.8);
    painter.setPen(QPen(Theme::onSeatFill(), 1.5 * u));
    painter.setBrush(theme.seatFill(piece.seat));
    painter.drawPath(seatForm(piece.seat, half).translated(centre));
    if (numbered)
        paintCentred(painter, centre, QString::number(piece.number),
                     theme.interfaceFont(geometry.fontSize(10.5, 10), QFont::Bold), Theme::onSeatFill());
}

void paintArc(QPainter& painter, QPointF centre, qreal radius, qreal width, qreal share, const QColor& ink)
{
    if (share <= 0) return;
    painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(circleBox(centre, radius), 90 * 16, -static_cast<int>(std::min(share, 1.0) * 360 * 16));
}

} // namespace

qreal fighterRadius(const BoardGeometry& geometry, bool hero, bool large)
{
    return geometry.radius() * (hero ? 0.74 : 0.60) * (large ? 1.12 : 1.0);
}

QRectF fighterBounds(const BoardGeometry& geometry, const PieceLook& piece)
{
    const qreal u = geometry.unit();
    const qreal radius = fighterRadius(geometry, piece.hero, piece.large);
    const qreal side = std::max(radius + 4 * u, 12 * tabScale(geometry));
    const qreal foot = radius + std::max(4 * u, 9.5 * tabScale(geometry));
    return QRectF(-side, -radius - 3 * u, 2 * side, radius + 3 * u + foot).adjusted(-1, -1, 1, 1);
}

void paintFighter(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                  const FighterDrawing& drawing)
{
    const PieceLook& piece = drawing.piece;
    const qreal u = geometry.unit();
    const qreal radius = fighterRadius(geometry, piece.hero, piece.large);
    const QColor seat = theme.seatFill(piece.seat);
    const bool lasting = piece.maximum > 1;
    const qreal rim = (lasting ? 4.6 : 2.2) * u;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto disc = [&painter](QPointF middle, qreal size, const QColor& fill) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawEllipse(middle, size, size);
    };
    QColor shade(0x1A, 0x12, 0x0A);
    shade.setAlphaF(0.3F);
    disc(centre + QPointF(0, 2.2 * u), radius + 1.2 * u, shade);
    disc(centre, radius + 1.4 * u, Theme::onSeatFill());
    disc(centre, radius, Theme::mix(seat, rimGround, 0.62));
    if (lasting) {
        const qreal arc = radius - rim / 2;
        paintArc(painter, centre, arc, 2.7 * u, (piece.health + drawing.struck) / piece.maximum, struckInk);
        paintArc(painter, centre, arc, 2.7 * u, static_cast<qreal>(piece.health) / piece.maximum, healthInk);
    }
    const qreal inner = radius - rim;
    disc(centre, inner, seat);
    const qreal side = 1.34 * inner;
    const QPointF middle = centre - QPointF(0, u);
    if (theme.art().hasEmblem(piece.emblem))
        theme.art().paintEmblem(painter, circleBox(middle, side / 2), piece.emblem, Theme::onSeatFill());
    else
        paintCentred(painter, middle, piece.initial, theme.serifFont(inner * 1.25, true),
                     Theme::onSeatFill());
    const QPointF foot = centre + QPointF(0, radius + 0.5 * u);
    if (!lasting)
        paintSeatMark(painter, theme, geometry, foot, piece);
    else if (geometry.detailed())
        paintTab(painter, theme, geometry, foot, piece);
    painter.restore();
}

void paintHollow(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                 SeatId seat, bool hero)
{
    const qreal u = geometry.unit();
    const qreal radius = geometry.radius() * (hero ? 0.55 : 0.45); // inside the eye, clear of the ring
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color(Tone::plateCase), 5.4 * u));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(theme.seat(seat), 2.4 * u));
    painter.drawEllipse(centre, radius, radius);
    painter.restore();
}

} // namespace fabletop
