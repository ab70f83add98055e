// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The discs of an SVG drawing: where they lie, how large they are, how they are filled.
///
/// Why an own reader beside the SVG renderer: the renderer paints and forgets; here nothing is painted, and a
/// stranger's drawing is read within bounds of size, depth and number.

#include "model/rules/diagnostic.h"

#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace fabletop {

struct SvgDisc {
    QPointF centre;
    double radius = 0;
    QString colour; ///< "#RRGGBB"
};

struct SvgDrawing {
    QRectF ground;              ///< the picture, in the numbers of `discs`; empty where the file does not say
    std::vector<SvgDisc> discs; ///< in the order in which they are painted
    int unreadable = 0;         ///< circles with a number that is none
};

inline constexpr int largestDrawingMb = 20;
inline constexpr int mostElements = 20'000;
inline constexpr int deepestElement = 64;

/// Nothing, with a diagnostic, if it is no SVG or too much of one.
[[nodiscard]] std::optional<SvgDrawing> readSvgDiscs(const QByteArray& svg, const std::string& file,
                                                     Diagnostics& diagnostics);

} // namespace fabletop
