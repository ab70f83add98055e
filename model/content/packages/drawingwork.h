// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How much work it is to draw the parts of an SVG drawing, estimated from above without drawing them.
///
/// Why lengths and not numbers of points: ten thousand short strokes of a traced picture are drawn at once,
/// five hundred that cross the whole picture hang for seconds. A line costs the pixels it runs through, and
/// within one path each of them is looked up among the others, so a path costs also the square of that.

#include <QString>
#include <QXmlStreamAttributes>
#include <vector>

namespace fabletop {

/// Pixels of edges. Measured at 1,024 pixels a side: a million is about a second.
struct DrawnWork {
    double edges = 0;
    double squared = 0;

    /// A path, a letter or a picture with so many pixels of edge.
    void add(double pixels);
    DrawnWork& operator+=(const DrawnWork& other);
    /// The same drawn that many times as large, at least once as large.
    [[nodiscard]] DrawnWork enlarged(double scale) const;
    [[nodiscard]] double total() const;
};

/// The longest side of the drawing is drawn with so many pixels; a line shows no more than its diagonal.
inline constexpr double drawnSide = 1024;

/// How many times a transformation enlarges at most ("translate(1 2) scale(3)": 3). Not less than 0.
[[nodiscard]] double scaleOf(const QString& transform);

/// What holds for all of the drawing, from any of its attributes and style sheets: the worst of each.
struct DrawingStyle {
    bool stroked = false;
    double strokeWidth = 1;
    double dash = 0; ///< length of the shortest pattern of dashes; 0: there is none
    double fontSize = 16;
    bool transformed = false; ///< a style sheet transforms: nothing is known of sizes

    void read(const QString& svg);
};

/// Lengths of the lines of a shape (path, polygon, rect, circle …), in its own units, at most the lengths of
/// their control polygons. Empty: no shape.
[[nodiscard]] std::vector<double> lineLengths(const QString& element, const QXmlStreamAttributes& attributes);

/// Pixels of edges of a shape whose lines are so long, enlarged by `scale`.
[[nodiscard]] double edgesOf(const std::vector<double>& lengths, double scale, const DrawingStyle& style);
/// Pixels of edges of one letter.
[[nodiscard]] double edgesOfLetter(double scale, const DrawingStyle& style);

} // namespace fabletop
