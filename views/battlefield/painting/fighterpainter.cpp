// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/painting/fighterpainter.h"

#include "views/battlefield/painting/circles.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <numbers>

namespace fabletop {

namespace {

constexpr qreal leastWithFigure = 16; ///< radius of a space from which figures are drawn
constexpr qreal largeScale = 1.12;
constexpr int rimDashes = 16; ///< of a base of the second team
constexpr qreal dashShare = 0.68;

const QColor paper(0xFD, 0xFA, 0xF2);
const QColor ink(0x24, 0x1C, 0x15);
const QColor baseLine(0x3A, 0x2E, 0x22);
const QColor shadowInk(0x1A, 0x12, 0x0A);
const QColor rimGround(0x12, 0x0C, 0x08);
const QColor healthInk(0xF2, 0xDD, 0xA4);
const QColor struckInk(0xF2, 0x8B, 0x70); ///< harm by lamplight: the rim is dark in both palettes
const QColor struckTab(0xA8, 0x30, 0x1C); ///< harm by day: the tab is paper in both palettes

qreal sized(const PieceLook& piece)
{
    return piece.large ? largeScale : 1.0;
}

qreal baseRadius(const BoardGeometry& geometry, const PieceLook& piece)
{
    return geometry.radius() * (piece.hero ? 0.68 : 0.60) * sized(piece);
}

/// One health and nothing to write of it but which of several it is.
bool lasting(const PieceLook& piece)
{
    return piece.maximum > 1;
}

qreal tabScale(const BoardGeometry& geometry)
{
    return geometry.fontSize(15.5, 12.4) / 15.5;
}

QSizeF tabSize(const BoardGeometry& geometry, const PieceLook& piece)
{
    return QSizeF(lasting(piece) ? 28 : 16, lasting(piece) ? 19 : 15) * tabScale(geometry);
}

bool showsTab(const BoardGeometry& geometry, const PieceLook& piece)
{
    return geometry.detailed() && (lasting(piece) || piece.number > 0);
}

/// The tab's outline around the origin, two sides of it as the seat's form has them: round, square,
/// trapezium, hexagon.
QPainterPath tabPath(SeatId seat, QSizeF size)
{
    const qreal w = size.width() / 2;
    const qreal h = size.height() / 2;
    QPainterPath path;
    const auto polygon = [&path](std::initializer_list<QPointF> points) {
        path.addPolygon(QPolygonF(QList<QPointF>(points)));
        path.closeSubpath();
    };
    switch (seat == SeatId::none ? 0 : index(seat) % maxSeats) {
    case 0: path.addRoundedRect(QRectF(-w, -h, 2 * w, 2 * h), h, h); break;
    case 1: path.addRoundedRect(QRectF(-w, -h, 2 * w, 2 * h), h * 0.16, h * 0.16); break;
    case 2: polygon({{-w + h * 0.36, -h}, {w - h * 0.36, -h}, {w + h * 0.2, h}, {-w - h * 0.2, h}}); break;
    default:
        polygon({{-w + h * 0.3, -h},
                 {w - h * 0.3, -h},
                 {w + h * 0.24, 0},
                 {w - h * 0.3, h},
                 {-w + h * 0.3, h},
                 {-w - h * 0.24, 0}});
    }
    return path;
}

QPointF tabCentre(const BoardGeometry& geometry)
{
    return {0, geometry.radius() * 0.99};
}

void paintTab(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
              const FighterDrawing& drawing)
{
    const PieceLook& piece = drawing.piece;
    if (!showsTab(geometry, piece)) return;
    const qreal k = tabScale(geometry);
    const bool plain = !lasting(piece); // only its number, paper on the seat's color
    const bool struck = drawing.struck > 0;
    const QColor seat = struck ? struckTab : theme.seatFill(piece.seat);
    const QPointF at = centre + tabCentre(geometry);
    painter.setPen(QPen(plain ? paper : seat, (plain ? 1.4 : 2) * k));
    painter.setBrush(plain ? seat : paper);
    painter.drawPath(tabPath(piece.seat, tabSize(geometry, piece)).translated(at));
    paintCentred(painter, at, QString::number(plain ? piece.number : piece.health),
                 theme.interfaceFont((plain ? 12.5 : 15.5) * k, QFont::Bold),
                 plain    ? paper
                 : struck ? struckTab
                          : ink);
}

/// Shadow, disc in the seat's color, rim of paper, line. The rim keeps the seat's color off the zone's.
void paintBase(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
               const PieceLook& piece)
{
    const qreal u = geometry.unit();
    const qreal radius = baseRadius(geometry, piece);
    const qreal rim = 3.6 * u;
    QColor shade = shadowInk;
    shade.setAlphaF(0.26F);
    fillCircle(painter, centre + QPointF(0, 2.4 * u), radius + 4.4 * u, shade);
    fillCircle(painter, centre, radius + rim + 0.8 * u, baseLine);
    const QColor seat = theme.seatFill(piece.seat);
    fillCircle(painter, centre, radius + rim, piece.dashed ? seat : paper);
    if (piece.dashed) {
        const qreal arc = radius + rim / 2;
        const qreal pitch = 2 * std::numbers::pi * arc / rimDashes / rim; // in widths of the pen
        QPen dashes(paper, rim, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({pitch * dashShare, pitch * (1 - dashShare)});
        strokeCircle(painter, centre, arc, dashes);
        strokeCircle(painter, centre, radius + 0.3 * u, QPen(paper, 0.9 * u));
    }
    fillCircle(painter, centre, radius, seat);
}

void paintSign(QPainter& painter, const Theme& theme, QPointF centre, qreal inner, const PieceLook& piece)
{
    if (theme.art().hasEmblem(piece.emblem))
        theme.art().paintEmblem(painter, circleBox(centre, 0.67 * inner), piece.emblem, paper);
    else
        paintCentred(painter, centre, piece.initial, theme.serifFont(inner * 1.25, true), paper);
}

void paintArc(QPainter& painter, QPointF centre, qreal radius, qreal width, qreal share, const QColor& arc)
{
    if (share <= 0) return;
    painter.setPen(QPen(arc, width, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(circleBox(centre, radius), 90 * 16, -static_cast<int>(std::min(share, 1.0) * 360 * 16));
}

/// The emblem in the base; what lasts wears its health as an arc around it.
void paintToken(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                const FighterDrawing& drawing)
{
    const PieceLook& piece = drawing.piece;
    const qreal u = geometry.unit();
    const qreal radius = baseRadius(geometry, piece);
    if (!lasting(piece)) return paintSign(painter, theme, centre, radius, piece);
    const qreal rim = 4.6 * u;
    fillCircle(painter, centre, radius, Theme::mix(theme.seatFill(piece.seat), rimGround, 0.62));
    const qreal arc = radius - rim / 2;
    paintArc(painter, centre, arc, 2.7 * u, (piece.health + drawing.struck) / piece.maximum, struckInk);
    paintArc(painter, centre, arc, 2.7 * u, static_cast<qreal>(piece.health) / piece.maximum, healthInk);
    fillCircle(painter, centre, radius - rim, theme.seatFill(piece.seat));
    paintSign(painter, theme, centre, radius - rim, piece);
}

} // namespace

bool showsFigure(const BoardGeometry& geometry, const PieceLook& piece)
{
    return piece.figure.drawn() && geometry.radius() >= leastWithFigure;
}

qreal figureHeight(const BoardGeometry& geometry, const PieceLook& piece)
{
    return geometry.radius() * (piece.hero ? 2.7 : 2.2) * sized(piece);
}

qreal figureFeet(const BoardGeometry& geometry)
{
    return geometry.radius() * 0.5;
}

QRectF fighterBounds(const BoardGeometry& geometry, const PieceLook& piece)
{
    const qreal u = geometry.unit();
    const qreal base = baseRadius(geometry, piece) + 4.8 * u;
    const QSizeF tab = tabSize(geometry, piece);
    QRectF bounds(-base, -base, 2 * base, 2 * base + 2.4 * u);
    bounds |= QRectF(QPointF(-tab.width() * 0.62, 0), QSizeF(tab.width() * 1.24, tab.height() * 1.2))
                  .translated(0, tabCentre(geometry).y() - tab.height() * 0.6);
    if (showsFigure(geometry, piece))
        bounds |= figureBox({0, figureFeet(geometry)}, figureHeight(geometry, piece));
    return bounds.adjusted(-1, -1, 1, 1);
}

bool paintFighter(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                  const FighterDrawing& drawing, FighterLayer layer)
{
    const PieceLook& piece = drawing.piece;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    bool whole = true;
    if (layer == FighterLayer::tab) {
        paintTab(painter, theme, geometry, centre, drawing);
    } else {
        paintBase(painter, theme, geometry, centre, piece);
        const bool figure = showsFigure(geometry, piece);
        const bool there = figure && paintFigure(painter, theme, centre + QPointF(0, figureFeet(geometry)),
                                                 figureHeight(geometry, piece), piece.figure);
        whole = there || !figure;
        if (!there) paintToken(painter, theme, geometry, centre, drawing);
    }
    painter.restore();
    return whole;
}

bool paintFighter(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                  const FighterDrawing& drawing)
{
    const bool whole = paintFighter(painter, theme, geometry, centre, drawing, FighterLayer::body);
    return paintFighter(painter, theme, geometry, centre, drawing, FighterLayer::tab) && whole;
}

void paintHollow(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, QPointF centre,
                 SeatId seat, bool hero)
{
    const qreal u = geometry.unit();
    const qreal radius = geometry.radius() * (hero ? 0.55 : 0.45); // inside the eye, clear of the ring
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    strokeCircle(painter, centre, radius, QPen(theme.color(Tone::plateCase), 5.4 * u));
    strokeCircle(painter, centre, radius, QPen(theme.seat(seat), 2.4 * u));
    painter.restore();
}

} // namespace fabletop
