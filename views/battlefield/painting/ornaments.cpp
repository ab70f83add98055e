// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/painting/ornaments.h"

#include "views/battlefield/geometry.h"
#include "views/battlefield/painting/circles.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

qreal degrees(qreal length, qreal radius)
{
    return length / radius * 180 / std::numbers::pi;
}

/// The sector cut into equal ring, with points named by angle and height in the ring.
class Slots {
public:
    Slots(const RingSector& sector, qreal pitch) : m_centre(sector.centre)
    {
        m_low = sector.inner + 0.4 * sector.unit;
        m_width = sector.outer - sector.inner - 0.8 * sector.unit;
        m_middle = m_low + m_width / 2;
        m_whole = sector.sweep >= 360;
        const qreal free = m_whole ? 0 : degrees(0.28 * m_width, m_middle);
        m_from = sector.from + free;
        m_sweep = sector.sweep - 2 * free;
        const qreal length = m_sweep * std::numbers::pi / 180 * m_middle;
        m_count = pitch > 0 ? std::max(1, static_cast<int>(std::lround(length / (pitch * m_width)))) : 1;
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] bool whole() const { return m_whole; }
    [[nodiscard]] qreal width() const { return m_width; }
    [[nodiscard]] qreal slot() const { return m_sweep / m_count; } ///< degrees
    [[nodiscard]] qreal start(int i) const { return m_from + i * slot(); }
    [[nodiscard]] qreal middle(int i) const { return m_from + (i + 0.5) * slot(); }
    [[nodiscard]] qreal radius(qreal q) const { return m_low + q * m_width; }
    [[nodiscard]] QPointF at(qreal angle, qreal q) const { return m_centre + towards(angle) * radius(q); }
    /// Degrees at mid height that are `share` of the ring's width.
    [[nodiscard]] qreal lean(qreal share) const { return degrees(share * m_width, m_middle); }
    [[nodiscard]] qreal sweep() const { return m_sweep; }
    [[nodiscard]] QPointF centre() const { return m_centre; }
    [[nodiscard]] qreal from() const { return m_from; }

private:
    QPointF m_centre;
    qreal m_low = 0;
    qreal m_width = 0;
    qreal m_middle = 0;
    bool m_whole = true;
    qreal m_from = 0;
    qreal m_sweep = 360;
    int m_count = 1;
};

/// Arc clockwise from the top, as QPainterPath counts the other way from the right.
void arcTo(QPainterPath& path, QPointF centre, qreal radius, qreal from, qreal sweep)
{
    path.arcTo(circleBox(centre, radius), 90 - from, -sweep);
}

QPainterPath dots(const Slots& ring)
{
    QPainterPath path;
    for (int i = 0; i < ring.count(); ++i)
        path.addEllipse(ring.at(ring.middle(i), 0.5), 0.21 * ring.width(), 0.21 * ring.width());
    return path;
}

QPainterPath rails(const Slots& ring)
{
    QPainterPath path;
    for (qreal q : {0.33, 0.67}) {
        if (ring.whole()) {
            path.addEllipse(ring.centre(), ring.radius(q), ring.radius(q));
            continue;
        }
        path.moveTo(ring.at(ring.from(), q));
        arcTo(path, ring.centre(), ring.radius(q), ring.from(), ring.sweep());
    }
    return path;
}

QPainterPath zigzag(const Slots& ring)
{
    QPainterPath path(ring.at(ring.start(0), 0.25));
    for (int i = 0; i < ring.count(); ++i) {
        path.lineTo(ring.at(ring.middle(i), 0.75));
        path.lineTo(ring.at(ring.start(i + 1), 0.25));
    }
    if (ring.whole()) path.closeSubpath();
    return path;
}

QPainterPath checks(const Slots& ring)
{
    QPainterPath path;
    for (int i = 0; i < ring.count(); ++i) {
        const qreal low = i % 2 ? 0.17 : 0.5;
        const qreal high = low + 0.33;
        path.moveTo(ring.at(ring.start(i), high));
        arcTo(path, ring.centre(), ring.radius(high), ring.start(i), ring.slot());
        path.lineTo(ring.at(ring.start(i + 1), low));
        arcTo(path, ring.centre(), ring.radius(low), ring.start(i + 1), -ring.slot());
        path.closeSubpath();
    }
    return path;
}

QPainterPath diamonds(const Slots& ring)
{
    QPainterPath path;
    for (int i = 0; i < ring.count(); ++i) {
        const qreal middle = ring.middle(i);
        path.addPolygon(QPolygonF({ring.at(middle, 0.15), ring.at(middle + ring.lean(0.28), 0.5),
                                   ring.at(middle, 0.85), ring.at(middle - ring.lean(0.28), 0.5)}));
        path.closeSubpath();
    }
    return path;
}

QPainterPath scales(const Slots& ring)
{
    QPainterPath path;
    for (int i = 0; i < ring.count(); ++i) {
        const QPointF a = ring.at(ring.start(i), 0.24);
        const QPointF b = ring.at(ring.start(i + 1), 0.24);
        const QPointF half = (b - a) / 2;
        const qreal radius = std::hypot(half.x(), half.y());
        const qreal from =
            std::atan2(-half.x(), half.y()) * 180 / std::numbers::pi; // towards a from the middle
        path.moveTo(a);
        arcTo(path, (a + b) / 2, radius, from, 180);
    }
    return path;
}

QPainterPath strokes(const Slots& ring, qreal lean)
{
    QPainterPath path;
    for (int i = 0; i < ring.count(); ++i) {
        path.moveTo(ring.at(ring.middle(i) - ring.lean(lean) / 2, 0.2));
        path.lineTo(ring.at(ring.middle(i) + ring.lean(lean) / 2, 0.8));
    }
    return path;
}

QPainterPath teeth(const Slots& ring)
{
    QPainterPath path;
    for (int i = 0; i < ring.count(); ++i) {
        const qreal half = ring.slot() * 0.46;
        path.addPolygon(QPolygonF({ring.at(ring.middle(i) - half, 0.18), ring.at(ring.middle(i), 0.86),
                                   ring.at(ring.middle(i) + half, 0.18)}));
        path.closeSubpath();
    }
    return path;
}

QPainterPath beads(const Slots& ring)
{
    QPainterPath path;
    for (int i = 0; i < ring.count(); ++i)
        path.addEllipse(ring.at(ring.middle(i), 0.5), 0.25 * ring.width(), 0.25 * ring.width());
    return path;
}

QPainterPath crosses(const Slots& ring)
{
    QPainterPath path;
    const qreal lean = ring.lean(0.26);
    for (int i = 0; i < ring.count(); ++i)
        for (qreal side : {-1.0, 1.0}) {
            path.moveTo(ring.at(ring.middle(i) - side * lean, 0.24));
            path.lineTo(ring.at(ring.middle(i) + side * lean, 0.76));
        }
    return path;
}

/// One pattern of the table in the design: pitch and stroke by ring width, no stroke: filled.
struct Pattern {
    qreal pitch;
    qreal stroke;
    QPainterPath (*path)(const Slots&);
};

const Pattern* patternOf(const QString& ornament)
{
    static const QHash<QString, Pattern> patterns{
        {"dots", {0.80, 0, dots}},
        {"rails", {0, 0.15, rails}},
        {"zigzag", {0.82, 0.17, zigzag}},
        {"checks", {0.50, 0, checks}},
        {"diamonds", {0.92, 0, diamonds}},
        {"scales", {0.95, 0.17, scales}},
        {"slant", {0.58, 0.17, [](const Slots& ring) { return strokes(ring, 0.44); }}},
        {"teeth", {0.72, 0, teeth}},
        {"rays", {0.62, 0.17, [](const Slots& ring) { return strokes(ring, 0); }}},
        {"beads", {0.98, 0.15, beads}},
        {"crosses", {0.95, 0.17, crosses}},
    };
    const auto found = patterns.constFind(ornament);
    return found == patterns.constEnd() ? nullptr : &found.value();
}

} // namespace

void paintOrnament(QPainter& painter, const QString& ornament, const RingSector& sector, const QColor& ink)
{
    const Pattern* pattern = patternOf(ornament);
    if (!pattern) return;
    const Slots ring(sector, pattern->pitch);
    const QPainterPath path = pattern->path(ring);
    if (pattern->stroke > 0)
        painter.strokePath(
            path, QPen(ink, pattern->stroke * ring.width(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    else
        painter.fillPath(path, ink);
}

} // namespace fabletop
