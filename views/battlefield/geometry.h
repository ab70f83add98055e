// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BoardGeometry: where the spaces of a battlefield lie in a picture of a given size.
///
/// Why apart: painters, hit tests and keyboard moves all ask the same questions of the same numbers.

#include "model/content/battlefields/battlefield.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <utility>
#include <vector>

namespace fabletop {

class BoardGeometry {
public:
    BoardGeometry() = default;
    /// The largest picture of the battlefield that fits into `room`, its corner at the origin.
    BoardGeometry(const Battlefield& battlefield, QSizeF room, qreal textScale = 1.0);
    /// The same, with `headroom` left free above it; room is measured with it.
    [[nodiscard]] static BoardGeometry withHeads(const Battlefield& battlefield, QSizeF room,
                                                 qreal textScale = 1.0);

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] QRectF rect() const { return QRectF(QPointF(0, 0), m_size); }
    [[nodiscard]] qreal radius() const { return m_radius; }    ///< S of the design
    [[nodiscard]] qreal unit() const { return m_radius / 36; } ///< u of the design
    /// What the head of a hero on the uppermost space reaches above the board: of everybody who ever stands
    /// there, so that the board doesn't move when somebody does.
    [[nodiscard]] qreal headroom() const;
    [[nodiscard]] bool detailed() const { return m_radius >= 14; } ///< ornaments, tabs and marks are drawn
    [[nodiscard]] int count() const { return static_cast<int>(m_centres.size()); }
    [[nodiscard]] QPointF centre(SpaceId space) const;
    /// A point given in shares of width and height.
    [[nodiscard]] QPointF at(qreal x, qreal y) const { return {x * m_size.width(), y * m_size.height()}; }
    /// Font size on the board: `units` of u, but not less than `least` pixels (text setting up to 1.6).
    [[nodiscard]] qreal fontSize(qreal units, qreal least) const;

    /// The space whose disc holds the point, or none; discs reach at least 12 pixels (targets of 24).
    [[nodiscard]] SpaceId spaceAt(QPointF point) const;
    /// The line between two spaces from rule to rule; both ends alike where they touch.
    [[nodiscard]] std::pair<QPointF, QPointF> line(SpaceId from, SpaceId to) const;
    /// A point on the space's rule; degrees clockwise from the top.
    [[nodiscard]] QPointF onRule(SpaceId space, qreal degrees, qreal share = 1.0) const;
    /// The nearest of `wanted` within 45° of a direction, or none.
    [[nodiscard]] SpaceId nearest(SpaceId from, QPointF direction, SpaceSet wanted) const;

private:
    QSizeF m_size;
    qreal m_radius = 0;
    qreal m_textScale = 1;
    std::vector<QPointF> m_centres;
};

/// Degrees clockwise from the top → a unit vector.
[[nodiscard]] QPointF towards(qreal degrees);

} // namespace fabletop
