// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/shapes.h"

#include "views/theme/painttext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

constexpr qreal grid = 100;

QPainterPath sealPath()
{
    // Ten petals, traced from the shipped icon: one knot and two handles a curve.
    constexpr std::array<std::array<qreal, 6>, 20> curves{{
        {56, 3, 58, 10, 63, 11},  {69, 12, 74, 7, 79, 11},  {84, 15, 80, 21, 83, 26},
        {86, 31, 94, 31, 96, 37}, {98, 43, 92, 46, 92, 52}, {92, 57, 98, 61, 95, 67},
        {92, 73, 85, 71, 81, 76}, {78, 80, 80, 87, 75, 91}, {70, 95, 64, 90, 59, 92},
        {55, 93, 53, 98, 50, 98}, {47, 98, 45, 93, 41, 92}, {36, 90, 30, 95, 25, 91},
        {20, 87, 22, 80, 19, 76}, {15, 71, 8, 73, 5, 67},   {2, 61, 8, 57, 8, 52},
        {8, 46, 2, 43, 4, 37},    {6, 31, 14, 31, 17, 26},  {20, 21, 16, 15, 21, 11},
        {26, 7, 31, 12, 37, 11},  {42, 10, 44, 3, 50, 3},
    }};
    QPainterPath path(QPointF(50, 3));
    for (const auto& c : curves)
        path.cubicTo(c[0], c[1], c[2], c[3], c[4], c[5]);
    path.closeSubpath();
    return path;
}

QPainterPath shieldPath()
{
    QPainterPath path(QPointF(10, 10));
    path.lineTo(90, 10);
    path.lineTo(90, 50);
    path.cubicTo(90, 74, 74, 90, 50, 98);
    path.cubicTo(26, 90, 10, 74, 10, 50);
    path.closeSubpath();
    return path;
}

QPainterPath polygonPath(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

/// A drop with its point up around the origin, its circle of radius 1.
QPainterPath dropPath()
{
    constexpr qreal tip = 1.42;
    constexpr qreal half = 29; // degrees from the top at which the sides meet the circle
    QPainterPath path(QPointF(0, -tip));
    path.arcTo(QRectF(-1, -1, 2, 2), 90 + half, 360 - 2 * half);
    path.closeSubpath();
    return path;
}

/// Degrees clockwise from the top on a circle.
QPointF around(QPointF centre, qreal radius, qreal degrees)
{
    const qreal angle = degrees * std::numbers::pi / 180;
    return centre + radius * QPointF(std::sin(angle), -std::cos(angle));
}

} // namespace

QPen roundPen(const QColor& ink, qreal width)
{
    return QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QPainterPath typePath(CardType type)
{
    switch (type) {
    case CardType::attack: return polygonPath({{50, 2}, {92, 50}, {50, 98}, {8, 50}});
    case CardType::defense: return shieldPath();
    case CardType::versatile: return polygonPath({{28, 6}, {72, 6}, {98, 50}, {72, 94}, {28, 94}, {2, 50}});
    case CardType::scheme: break;
    }
    static const QPainterPath seal = sealPath();
    return seal;
}

void paintCentred(QPainter& painter, QPointF centre, const QString& text, const QFont& font,
                  const QColor& ink)
{
    const QFontMetricsF metrics(font, painter.device());
    paintText(painter,
              QPointF(centre.x() - metrics.horizontalAdvance(text) / 2, centre.y() + metrics.capHeight() / 2),
              text, {font, ink});
}

void paintType(QPainter& painter, const Theme& theme, CardType type, const QRectF& box, const QString& value,
               qreal casing)
{
    const QPainterPath path =
        QTransform(box.width() / grid, 0, 0, box.height() / grid, box.left(), box.top()).map(typePath(type));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (casing > 0) {
        painter.setPen(roundPen(theme.color(Tone::raised), 2 * casing));
        painter.setBrush(theme.color(Tone::raised));
        painter.drawPath(path);
    }
    painter.fillPath(path, theme.type(type));
    const QColor ink = theme.color(Tone::onType);
    if (!value.isEmpty()) {
        const qreal middle = type == CardType::defense ? 0.475 : 0.5;
        const qreal size = box.height() * (value.size() > 1 ? 0.44 : 0.52);
        paintCentred(painter, box.topLeft() + QPointF(box.width() / 2, box.height() * middle), value,
                     theme.interfaceFont(size, QFont::Bold), ink);
    } else if (type == CardType::scheme) {
        QRectF quill(0, 0, box.width() * 0.54, box.height() * 0.54);
        quill.moveCenter(box.center());
        theme.art().paintIcon(painter, quill, QStringLiteral("scheme"), ink);
    }
    painter.restore();
}

QString boostText(int boost)
{
    return boost < 0 ? QString(QChar(0x2013)) : QString::number(boost);
}

void paintBoost(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const QString& text)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(roundPen(theme.color(Tone::ink2), radius * 0.11));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawPath(QTransform(radius, 0, 0, radius, centre.x(), centre.y()).map(dropPath()));
    paintCentred(painter, centre, text,
                 theme.interfaceFont(radius * (text.size() > 1 ? 0.98 : 1.16), QFont::Bold),
                 theme.color(Tone::ink));
    painter.restore();
}

QPainterPath damagePath()
{
    QPainterPath drop(QPointF(0, -9.5));
    drop.cubicTo(3.6, -4, 6.4, -0.6, 6.4, 3);
    drop.arcTo(QRectF(-6.4, -3.4, 12.8, 12.8), 0, -180);
    drop.cubicTo(-6.4, -0.6, -3.6, -4, 0, -9.5);
    return drop;
}

void paintDamage(QPainter& painter, const Theme& theme, const QRectF& box, const QString& text)
{
    const qreal scale = std::min(box.width(), box.height()) / 20;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(QTransform(scale, 0, 0, scale, box.center().x(), box.center().y()).map(damagePath()),
                     theme.color(Tone::harm));
    if (!text.isEmpty())
        paintCentred(painter, box.center() + QPointF(0, 3 * scale), text,
                     theme.interfaceFont((text.size() > 2 ? 6.6 : 8.4) * scale, QFont::Bold),
                     theme.color(Tone::onType));
    painter.restore();
}

void paintLoss(QPainter& painter, const Theme& theme, const QRectF& box, int damage)
{
    if (damage > 0) return paintDamage(painter, theme, box, QString::number(damage));
    painter.save();
    paintCentred(painter, box.center(), QStringLiteral("0"),
                 theme.interfaceFont(std::min(box.width(), box.height()) * 0.46, QFont::Bold),
                 theme.color(Tone::ink));
    painter.restore();
}

QPainterPath seatForm(SeatId seat, qreal radius)
{
    QPainterPath path;
    switch (seat == SeatId::none ? 0 : index(seat) % maxSeats) {
    case 0: path.addEllipse(QPointF(0, 0), radius, radius); break;
    case 1: path.addRect(QRectF(-radius * 0.9, -radius * 0.9, radius * 1.8, radius * 1.8)); break;
    case 2:
        path =
            polygonPath({{0, -radius * 1.1}, {radius * 1.1, radius * 0.86}, {-radius * 1.1, radius * 0.86}});
        break;
    default:
        path = polygonPath({{0, -radius * 1.2}, {radius * 1.2, 0}, {0, radius * 1.2}, {-radius * 1.2, 0}});
    }
    return path;
}

void paintSeatForm(QPainter& painter, const Theme& theme, SeatId seat, QPointF centre, qreal radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(seatForm(seat, radius).translated(centre), theme.seat(seat));
    painter.restore();
}

namespace {

void paintInitial(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const QString& initial,
                  const QColor& ink)
{
    paintCentred(painter, centre, initial, theme.serifFont(radius * 1.25, true), ink);
}

/// As large as its digits can be read, and no larger than leaves the disc to be known.
qreal badgeRadius(const Theme& theme, qreal disc)
{
    const qreal readable = 7.5 * std::max(1.0, theme.scale());
    return std::max({6.0, disc * 0.36, std::min(readable, disc * 0.62)});
}

void paintBadge(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, int number)
{
    painter.setPen(QPen(theme.color(Tone::edge), 1));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    paintCentred(painter, centre, QString::number(number), theme.interfaceFont(radius * 1.5, QFont::Bold),
                 theme.color(Tone::ink));
}

} // namespace

void paintDisc(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const DiscLook& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = look.defeated ? theme.color(Tone::sunken) : theme.seatFill(look.seat);
    const QColor ink = look.defeated ? theme.color(Tone::ink3) : Theme::onSeatFill();
    painter.setPen(Qt::NoPen);
    if (look.away) {
        painter.setPen(QPen(theme.seat(look.seat), std::max(1.0, radius * 0.06), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, radius - 1, radius - 1);
    } else {
        painter.setBrush(fill);
        painter.drawEllipse(centre, radius, radius);
        if (radius > 24) {
            painter.setPen(QPen(ink, 0.8));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, radius * 0.95, radius * 0.95);
        }
    }
    const QColor drawn = look.away ? theme.seat(look.seat) : ink;
    const qreal side = radius * (radius > 24 ? 1.38 : 1.34);
    if (theme.art().hasEmblem(look.emblem))
        theme.art().paintEmblem(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                look.emblem, drawn);
    else
        paintInitial(painter, theme, centre, radius, look.initial, drawn);
    if (look.number > 0)
        paintBadge(painter, theme, around(centre, radius * 0.98, 135), badgeRadius(theme, radius),
                   look.number);
    painter.restore();
}

QRectF dialBounds(qreal radius)
{
    return {-radius * 1.27, -radius * 1.27, radius * 2.54, radius * (1.27 + 1.47)};
}

void paintDial(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const DialLook& look)
{
    constexpr qreal sweep = 300;
    const qreal ring = radius * 46.5 / 40;
    const qreal width = std::max(3.0, radius * 7 / 40);
    const QRectF box(centre.x() - ring, centre.y() - ring, 2 * ring, 2 * ring);
    const auto arc = [&](qreal from, qreal to, const QColor& ink) {
        if (to <= from) return;
        painter.setPen(roundPen(ink, width));
        painter.drawArc(box, static_cast<int>((240 - from * sweep) * 16),
                        static_cast<int>((from - to) * sweep * 16));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal full = std::max(1, look.maximum);
    arc(0, 1, theme.color(Tone::sunken));
    arc(0, std::min(1.0, (look.health + look.struck) / full), theme.color(Tone::harm));
    arc(0, std::min(1.0, look.health / full), theme.seat(look.disc.seat));
    if (ring * sweep / full * std::numbers::pi / 180 > 4) {
        painter.setPen(QPen(theme.color(Tone::panel), std::max(0.8, radius / 40)));
        for (int tick = 1; tick < look.maximum; ++tick) {
            const qreal degrees = -150 + sweep * tick / full;
            painter.drawLine(around(centre, ring - width * 0.55, degrees),
                             around(centre, ring + width * 0.55, degrees));
        }
    }
    painter.restore();
    paintDisc(painter, theme, centre, radius, look.disc);
    if (!look.number) return;
    painter.save();
    const qreal size = std::max(radius / 2, 10.0);
    paintCentred(painter, centre + QPointF(0, radius * 1.375 - size * 0.36), QString::number(look.health),
                 theme.interfaceFont(size, QFont::Bold), theme.color(Tone::ink));
    painter.restore();
}

qreal paintBlocks(QPainter& painter, const Theme& theme, QPointF topLeft, SeatId seat, int health,
                  int maximum)
{
    constexpr qreal pitch = 11;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int block = 0; block < maximum; ++block) {
        painter.setBrush(block < health ? theme.seat(seat) : theme.color(Tone::sunken));
        painter.drawRoundedRect(QRectF(topLeft.x() + block * pitch, topLeft.y(), 9, 6), 1.5, 1.5);
    }
    painter.restore();
    return std::max(0.0, maximum * pitch - 2);
}

void paintCount(QPainter& painter, const Theme& theme, QPointF centre, int count, bool warn)
{
    const qreal radius = 10.5 * std::max(1.0, std::min(theme.scale(), 1.6));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(warn ? Tone::warn : Tone::edge), 1));
    painter.setBrush(theme.color(warn ? Tone::warnWash : Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    paintCentred(painter, centre, QString::number(count), theme.interfaceFont(radius * 1.14, QFont::Bold),
                 theme.color(warn ? Tone::warn : Tone::ink));
    painter.restore();
}

namespace {

constexpr qreal lozengeHalf = 6.5;
constexpr qreal lozengePitch = 17;

} // namespace

qreal lozengesWide(const Theme& theme, int total)
{
    return total > 0 ? (2 * lozengeHalf + (total - 1) * lozengePitch) * theme.scale() : 0;
}

void paintLozenges(QPainter& painter, const Theme& theme, QPointF leftCentre, int full, int total)
{
    const qreal half = lozengeHalf * theme.scale();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Tone::accent), 1.4));
    for (int i = 0; i < total; ++i) {
        painter.setBrush(i < full ? QBrush(theme.color(Tone::accent)) : QBrush(Qt::NoBrush));
        painter.drawPath(polygonPath({{0, -half}, {half, 0}, {0, half}, {-half, 0}})
                             .translated(leftCentre + QPointF(half + i * lozengePitch * theme.scale(), 0)));
    }
    painter.restore();
}

void paintShadow(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, int level)
{
    struct Copy {
        qreal alpha;
        qreal offset;
    };
    static constexpr std::array<Copy, 2> rest{{{0.05, 0.5}, {0.05, 1.6}}};
    static constexpr std::array<Copy, 4> lifted{{{0.06, 0.5}, {0.06, 2}, {0.05, 5}, {0.035, 9}}};
    if (level <= 0) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto lay = [&](const Copy& copy) {
        const qreal o = copy.offset;
        painter.setBrush(theme.shadow(copy.alpha));
        painter.drawRoundedRect(box.adjusted(-0.55 * o, 0.9 * o, 0.55 * o, 1.9 * o), radius + 0.8 * o,
                                radius + 0.8 * o);
    };
    if (level == 1)
        std::for_each(rest.begin(), rest.end(), lay);
    else
        std::for_each(lifted.begin(), lifted.end(), lay);
    painter.restore();
}

void paintRankSign(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, int rank)
{
    const bool best = rank == 1;
    painter.setPen(QPen(theme.color(best ? Tone::raised : Tone::accent), 1.6));
    painter.setBrush(theme.color(best ? Tone::accent : Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    paintCentred(painter, centre, QString::number(rank),
                 theme.interfaceFont(std::max(11.0, radius * 1.1), QFont::Bold),
                 theme.color(best ? Tone::onAccent : Tone::accent));
}

} // namespace fabletop
