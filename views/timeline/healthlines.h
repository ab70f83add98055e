// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HealthLines: the heroes' health as step lines in a MatchGraph.

#include "model/items/healthcurve.h"
#include "views/theme/theme.h"
#include "views/timeline/graphframe.h"

#include <QPen>
#include <QPolygonF>

class QPainter;

namespace fabletop {

class HealthLines {
public:
    HealthLines() = default;
    explicit HealthLines(std::vector<HealthCurve> curves);

    [[nodiscard]] const std::vector<HealthCurve>& curves() const { return m_curves; }
    /// The numbers at the axis are multiples of it, the last one is `top`.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int top() const { return m_top; }

    /// `filled`: with a wash below each line, where nothing else is there.
    void paint(QPainter& painter, const Theme& theme, const GraphFrame& frame, bool filled) const;

private:
    [[nodiscard]] QPolygonF steps(const HealthCurve& curve, const GraphFrame& frame) const;
    void paintFill(QPainter& painter, const Theme& theme, const GraphFrame& frame,
                   const HealthCurve& curve) const;
    void paintCurve(QPainter& painter, const Theme& theme, const GraphFrame& frame,
                    const HealthCurve& curve) const;

    std::vector<HealthCurve> m_curves;
    int m_top = 1;
    int m_step = 1;
};

/// How the line of a seat is dashed: solid, dashed, dotted, dash-dot.
[[nodiscard]] QPen curvePen(const Theme& theme, SeatId seat, qreal width);
/// The health after so many events.
[[nodiscard]] int healthAt(const HealthCurve& curve, int events);

} // namespace fabletop
