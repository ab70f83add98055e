// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/geometry.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fabletop {

QPointF towards(qreal degrees)
{
    const qreal angle = degrees * std::numbers::pi / 180;
    return {std::sin(angle), -std::cos(angle)};
}

BoardGeometry::BoardGeometry(const Battlefield& battlefield, QSizeF room, qreal textScale)
    : m_textScale(std::clamp(textScale, 0.5, 1.6))
{
    const qreal aspect = battlefield.aspect > 0 ? battlefield.aspect : 1.5;
    const qreal width = std::max(1.0, std::min(room.width(), room.height() * aspect));
    m_size = QSizeF(width, width / aspect);
    m_radius = spaceRadius(battlefield) * width;
    m_centres.reserve(battlefield.spaces.size());
    for (const Space& space : battlefield.spaces)
        m_centres.push_back(at(space.x, space.y));
}

BoardGeometry BoardGeometry::withHeads(const Battlefield& battlefield, QSizeF room, qreal textScale)
{
    // Headroom and board grow by the same factor, so one look at any size tells the share of each.
    const BoardGeometry whole(battlefield, room, textScale);
    const qreal high = whole.size().height() + whole.headroom();
    if (high <= room.height()) return whole;
    return BoardGeometry(battlefield, QSizeF(room.width(), room.height() * whole.size().height() / high),
                         textScale);
}

qreal BoardGeometry::headroom() const
{
    constexpr qreal heads = 2.2; // a hero is 2.7 radii high, its feet half a radius below the centre
    qreal least = m_size.height();
    for (const QPointF& centre : m_centres)
        least = std::min(least, centre.y());
    return m_centres.empty() ? 0 : std::max(0.0, heads * m_radius - least);
}

QPointF BoardGeometry::centre(SpaceId space) const
{
    return index(space) < m_centres.size() ? m_centres[index(space)] : QPointF();
}

qreal BoardGeometry::fontSize(qreal units, qreal least) const
{
    // On a board too small to read, marks must not hide it: at most about twice the drawn size.
    const qreal drawn = units * unit();
    return std::max(drawn, std::min(least * std::max(1.0, m_textScale), 2.1 * drawn));
}

SpaceId BoardGeometry::spaceAt(QPointF point) const
{
    SpaceId best = SpaceId::none;
    qreal nearestYet = std::max(m_radius + 2.4 * unit(), 12.0);
    for (int i = 0; i < count(); ++i) {
        const qreal distance = QLineF(m_centres[static_cast<std::size_t>(i)], point).length();
        if (distance > nearestYet) continue;
        nearestYet = distance;
        best = idAt<SpaceId>(i);
    }
    return best;
}

std::pair<QPointF, QPointF> BoardGeometry::line(SpaceId from, SpaceId to) const
{
    const QPointF a = centre(from);
    const QPointF b = centre(to);
    const qreal length = QLineF(a, b).length();
    const qreal rim = m_radius + 0.5 * unit();
    if (length <= 2 * rim) return {(a + b) / 2, (a + b) / 2};
    const QPointF step = (b - a) / length;
    return {a + step * rim, b - step * rim};
}

QPointF BoardGeometry::onRule(SpaceId space, qreal degrees, qreal share) const
{
    return centre(space) + towards(degrees) * (m_radius * share);
}

SpaceId BoardGeometry::nearest(SpaceId from, QPointF direction, SpaceSet wanted) const
{
    SpaceId best = SpaceId::none;
    qreal bestCost = std::numeric_limits<qreal>::max();
    for (SpaceId space : members<SpaceId>(wanted & ~bit(from))) {
        if (index(space) >= m_centres.size()) continue;
        const QPointF way = centre(space) - centre(from);
        const qreal length = std::hypot(way.x(), way.y());
        const qreal along = QPointF::dotProduct(way, direction);
        if (length <= 0 || along < length * std::numbers::sqrt2 / 2 - 1e-6) continue;
        // Straight ahead wins over near: leaving the axis costs twice.
        const qreal cost = length * (2 - along / length);
        if (cost >= bestCost) continue;
        bestCost = cost;
        best = space;
    }
    return best;
}

} // namespace fabletop
