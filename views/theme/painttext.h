// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// paintText: the one way words get painted by hand.
///
/// Why one way: what QPainter::drawText paints is pixels, which no test can read. Here every text says which
/// room it has and what may happen where that is too small, so a test that watches sees what was cut off,
/// left out or painted over, on any page, in any language and at any size of the window.

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>
#include <Qt>

class QPainter;
class QTextDocument;
class QTextLayout;

namespace fabletop {

/// What may happen to a text that is longer than its box.
enum class Fit {
    exact,     ///< nothing: whoever lays the page out has seen to it that it fits
    elide,     ///< one line; “…” takes the place of its end
    shrink,    ///< one line in smaller letters, down to seven tenths; then as elide
    wrap,      ///< lines broken between words; their height has been seen to
    wrapElide, ///< lines broken between words; as many whole words as there is room for, then “…”
};

struct TextStyle {
    QFont font;
    QColor ink;
    /// The font and the pen that the painter has now.
    [[nodiscard]] static TextStyle of(const QPainter& painter);
};

/// What became of a text.
struct PaintedText {
    QString shown; ///< the text, or what there was room for
    QRectF used;   ///< where it stands, line by line (not the ink)
    QFont font;    ///< the one asked for, or smaller
};

inline constexpr int leftMiddle = Qt::AlignLeft | Qt::AlignVCenter;

/// Paints `text` into `box`; `flags` as for QPainter::drawText. Leaves font and ink set in the painter.
PaintedText paintText(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style,
                      Fit fit = Fit::exact, int flags = leftMiddle);
/// The same from a point on the base line, for lines that were measured before.
PaintedText paintText(QPainter& painter, QPointF baseLine, const QString& text, const TextStyle& style);
/// A paragraph that is laid out already, from the upper left of its box, in the ink of the painter's pen.
void paintParagraph(QPainter& painter, const QTextLayout& layout, const QRectF& box);
/// The part of a document within `clip`, black on whatever is there: paper has no palette.
void paintDocument(QPainter& painter, const QTextDocument& document, const QRectF& clip);

/// One text as it was painted, for tests.
struct PaintedNote {
    QRectF box;
    QString text;
    Fit fit = Fit::exact;
    int flags = leftMiddle;
    PaintedText painted;
};

/// Is told of each text that its thread paints.
class PaintedTextObserver {
public:
    virtual ~PaintedTextObserver() = default;
    virtual void painted(const QPainter& painter, const PaintedNote& note) = 0;
};

/// While this lives, an observer is told. Without one, painting pays for looking at a pointer.
class PaintedTextWatch {
public:
    explicit PaintedTextWatch(PaintedTextObserver& observer);
    ~PaintedTextWatch();
    PaintedTextWatch(const PaintedTextWatch&) = delete;
    PaintedTextWatch& operator=(const PaintedTextWatch&) = delete;

private:
    PaintedTextObserver* m_before;
};

} // namespace fabletop
