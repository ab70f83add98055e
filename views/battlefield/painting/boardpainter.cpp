// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/painting/boardpainter.h"

#include "model/match/words/spokenname.h"
#include "views/battlefield/painting/circles.h"
#include "views/battlefield/painting/ornaments.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr qreal innerShare = 0.70; ///< of S: where the ring begins

QPainterPath sector(QPointF centre, qreal inner, qreal outer, qreal from, qreal sweep)
{
    QPainterPath path;
    path.arcMoveTo(circleBox(centre, outer), 90 - from);
    path.arcTo(circleBox(centre, outer), 90 - from, -sweep);
    if (inner > 0)
        path.arcTo(circleBox(centre, inner), 90 - from - sweep, sweep);
    else if (sweep < 360)
        path.lineTo(centre);
    path.closeSubpath();
    return path;
}

} // namespace

QString zoneLetter(int zone)
{
    return QString(QChar(u'A' + zone % 26));
}

qreal firstSector(std::size_t zones)
{
    return zones >= 3 ? -180.0 / static_cast<qreal>(zones) : 0;
}

QColor BoardPainter::zoneInk(int zone) const
{
    if (zone < 0 || std::cmp_greater_equal(zone, m_battlefield.zones.size()))
        return m_theme.color(Tone::ink3);
    return m_theme.zoneInk(
        QColor(QString::fromStdString(m_battlefield.zones[static_cast<std::size_t>(zone)].color)));
}

void BoardPainter::paintGround(QPainter& painter, std::span<const BackdropPicture> backdrops) const
{
    const QSizeF size = m_geometry.size();
    painter.fillRect(m_geometry.rect(), m_theme.color(Tone::plateCase));
    if (m_battlefield.backdrop.file.empty()) paintBlots(painter);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const auto& [image, part] : backdrops)
        painter.drawImage(QRectF(part.x() * size.width(), part.y() * size.height(),
                                 part.width() * size.width(), part.height() * size.height()),
                          image);
    painter.restore();
    paintGroundTexts(painter);
}

void BoardPainter::paintBlots(QPainter& painter) const
{
    painter.save();
    painter.setPen(Qt::NoPen);
    const qreal reach = m_geometry.radius() * 3.2;
    for (std::size_t i = 0; i < m_battlefield.spaces.size(); ++i) {
        const QPointF centre = m_geometry.centre(idAt<SpaceId>(static_cast<int>(i)));
        for (int zone : m_battlefield.spaces[i].zones) {
            QColor ink = zoneInk(zone);
            QRadialGradient blot(centre, reach);
            ink.setAlphaF(0.10F);
            blot.setColorAt(0, ink);
            blot.setColorAt(0.55, ink);
            ink.setAlphaF(0);
            blot.setColorAt(1, ink);
            painter.setBrush(blot);
            painter.drawEllipse(centre, reach, reach);
        }
    }
    painter.restore();
}

void BoardPainter::paintGroundTexts(QPainter& painter) const
{
    for (const GroundLabel& label : m_battlefield.labels) {
        const QString text = spokenName(label.text);
        const QFont font = m_theme.serifFont(m_geometry.fontSize(15, 9), true, true);
        QColor ink = m_theme.color(Tone::plateLine);
        ink.setAlphaF(0.75F);
        paintCentred(painter, m_geometry.at(label.x, label.y), text, font, ink);
    }
}

void BoardPainter::paintLine(QPainter& painter, SpaceId from, SpaceId to, qreal inkWidth) const
{
    const qreal u = m_geometry.unit();
    const auto [a, b] = m_geometry.line(from, to);
    if (a == b) return;
    QColor casing = m_theme.color(Tone::plateCase);
    casing.setAlphaF(0.92F);
    painter.setPen(QPen(casing, std::max(8.5, inkWidth + 5.1) * u, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(a, b);
    painter.setPen(QPen(m_theme.color(Tone::plateLine), inkWidth * u, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(a, b);
    painter.setPen(QPen(m_theme.color(Tone::plateCase), 1.0 * u, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(a, b);
}

void BoardPainter::paintLines(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [from, to] : m_battlefield.lines)
        paintLine(painter, idAt<SpaceId>(from), idAt<SpaceId>(to), 3.4);
}

void BoardPainter::paintSpaces(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_geometry.count(); ++i)
        paintSpace(painter, idAt<SpaceId>(i));
    for (int i = 0; i < m_geometry.count(); ++i)
        paintMarks(painter, idAt<SpaceId>(i));
}

void BoardPainter::paintEye(QPainter& painter, SpaceId id, qreal share) const
{
    const std::vector<int>& zones = space(id).zones;
    const qreal radius = innerShare * m_geometry.radius();
    const QPointF centre = m_geometry.centre(id);
    const QColor ground = m_theme.color(Tone::spaceCentre);
    // One zone, as most have, is a plain disc: cheap enough to be drawn live while the pointer moves.
    if (zones.size() < 2)
        return fillCircle(painter, centre, radius,
                          zones.empty() ? ground : Theme::mix(zoneInk(zones[0]), ground, share));
    const qreal sweep = 360.0 / static_cast<qreal>(zones.size());
    qreal from = firstSector(zones.size());
    for (int zone : zones) {
        painter.fillPath(sector(centre, 0, radius, from, sweep), Theme::mix(zoneInk(zone), ground, share));
        from += sweep;
    }
}

void BoardPainter::paintRing(QPainter& painter, SpaceId id) const
{
    const std::vector<int>& zones = space(id).zones;
    const qreal u = m_geometry.unit();
    const qreal outer = m_geometry.radius();
    const qreal inner = innerShare * outer;
    const QPointF centre = m_geometry.centre(id);
    const QColor ground = m_theme.color(Tone::spaceCentre);
    if (zones.empty())
        return painter.fillPath(sector(centre, inner, outer, 0, 360), m_theme.color(Tone::hair));
    const qreal sweep = 360.0 / static_cast<qreal>(zones.size());
    qreal from = firstSector(zones.size());
    for (int zone : zones) {
        painter.fillPath(sector(centre, inner, outer, from, sweep), zoneInk(zone));
        if (m_geometry.detailed() && std::cmp_less(zone, m_battlefield.zones.size()))
            paintOrnament(painter,
                          QString::fromStdString(m_battlefield.zones[static_cast<std::size_t>(zone)].pattern),
                          {centre, inner, outer, u, from, sweep}, ground);
        from += sweep;
    }
    if (zones.size() < 2) return;
    painter.setPen(QPen(ground, 2.2 * u, Qt::SolidLine, Qt::FlatCap));
    for (std::size_t gap = 0; gap < zones.size(); ++gap) {
        const QPointF way = towards(firstSector(zones.size()) + static_cast<qreal>(gap) * sweep);
        painter.drawLine(centre + way * inner, centre + way * outer);
    }
}

void BoardPainter::paintSpace(QPainter& painter, SpaceId id) const
{
    const qreal u = m_geometry.unit();
    const qreal radius = m_geometry.radius();
    const QPointF centre = m_geometry.centre(id);
    QColor shade(0x1A, 0x12, 0x0A);
    if (m_theme.dark()) shade = QColor(0, 0, 0);
    shade.setAlphaF(m_theme.dark() ? 0.35F : 0.16F);
    fillCircle(painter, centre + QPointF(0, 1.6 * u), radius + 2.6 * u, shade);
    fillCircle(painter, centre, radius + 2.4 * u, m_theme.color(Tone::plateCase));
    paintEye(painter, id, m_theme.dark() ? 0.22 : 0.17);
    paintRing(painter, id);
    const QColor rule = m_theme.color(Tone::plateLine);
    strokeCircle(painter, centre, innerShare * radius, QPen(rule, 0.9 * u));
    strokeCircle(painter, centre, radius, QPen(rule, 1.5 * u));
}

qreal BoardPainter::markScale() const
{
    return m_geometry.fontSize(11.5, 10) / 11.5;
}

void BoardPainter::paintMarks(QPainter& painter, SpaceId id) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Space& drawn = space(id);
    if (drawn.start > 0) paintPennon(painter, m_geometry.onRule(id, -45, 0.98), drawn.start);
    if (drawn.passage) paintArch(painter, m_geometry.onRule(id, 45, 0.98));
}

void BoardPainter::paintPennon(QPainter& painter, QPointF centre, int start) const
{
    const qreal s = m_geometry.detailed() ? markScale() : m_geometry.unit() * 1.3;
    QPainterPath path;
    path.addPolygon(
        QPolygonF({QPointF(-8, -9), QPointF(8, -9), QPointF(8, 5), QPointF(0, 10), QPointF(-8, 5)}));
    path.closeSubpath();
    path = QTransform(s, 0, 0, s, centre.x(), centre.y()).map(path);
    painter.setPen(QPen(m_theme.color(Tone::plateCase), 1.6 * s));
    painter.setBrush(m_theme.color(Tone::ink));
    painter.drawPath(path);
    if (!m_geometry.detailed()) return;
    paintCentred(painter, centre + QPointF(0, -0.7 * s), QString::number(start),
                 m_theme.interfaceFont(m_geometry.fontSize(11.5, 10), QFont::Bold),
                 m_theme.color(Tone::spaceCentre));
}

void BoardPainter::paintArch(QPainter& painter, QPointF centre) const
{
    const qreal s = m_geometry.detailed() ? markScale() : m_geometry.unit() * 1.3;
    const QTransform place(s, 0, 0, s, centre.x(), centre.y());
    QPainterPath arch(QPointF(-8, 8.5));
    arch.lineTo(-8, -1.5);
    arch.arcTo(QRectF(-8, -9.5, 16, 16), 180, -180);
    arch.lineTo(8, 8.5);
    arch.closeSubpath();
    painter.setPen(QPen(m_theme.color(Tone::plateCase), 1.6 * s));
    painter.setBrush(m_theme.color(Tone::ink));
    painter.drawPath(place.map(arch));
    if (!m_geometry.detailed()) return;
    QPainterPath stair;
    stair.addPolygon(
        QPolygonF({QPointF(-4.6, 7.1), QPointF(-4.6, 4.1), QPointF(-1.2, 4.1), QPointF(-1.2, 1.1),
                   QPointF(2.2, 1.1), QPointF(2.2, -1.9), QPointF(4.8, -1.9), QPointF(4.8, 7.1)}));
    stair.closeSubpath();
    painter.fillPath(place.map(stair), m_theme.color(Tone::spaceCentre));
}

void BoardPainter::paintLabels(QPainter& painter, Labels labels) const
{
    if (!labels.zones && !labels.numbers && labels.named == 0) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = m_theme.interfaceFont(m_geometry.fontSize(11.5, 10), QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const auto label = [&](QPointF centre, const QString& text) {
        const qreal height = metrics.capHeight() + 6;
        const qreal width = std::max(height, metrics.horizontalAdvance(text) + 7);
        const QRectF box(centre.x() - width / 2, centre.y() - height / 2, width, height);
        // A plaque, flat and without the frame of a tab: it is no health.
        painter.setPen(QPen(m_theme.color(Tone::edge), 1));
        painter.setBrush(m_theme.color(Tone::sunken));
        painter.drawRect(box);
        paintCentred(painter, centre, text, font, m_theme.color(Tone::ink2));
    };
    for (int i = 0; i < m_geometry.count(); ++i) {
        const auto id = idAt<SpaceId>(i);
        QString letters;
        for (int zone : space(id).zones)
            letters += zoneLetter(zone);
        if (labels.zones && !letters.isEmpty()) label(m_geometry.onRule(id, -90), letters);
        if (labels.numbers || labels.named & bit(id))
            label(m_geometry.onRule(id, 90), QString::fromStdString(space(id).id));
    }
}

void BoardPainter::paint(QPainter& painter, std::span<const BackdropPicture> backdrops) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, backdrops);
    paintLines(painter);
    paintSpaces(painter);
}

} // namespace fabletop
