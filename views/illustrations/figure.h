// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// FigureLook: whose figure stands somewhere, in whose color, looking which way; and how it is painted.

#include "views/baking/illustrations.h"
#include "views/theme/theme.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace fabletop {

/// What is drawn of a fighter: two drawings of the program, and pictures of the author's own in their place.
struct FigureDrawing {
    QString stem;           ///< empty: there is no figure, its emblem stands for it
    QString bust;           ///< stem of the half figure
    bool bustNamed = false; ///< by the author: it isn't cut from `ownFigure`
    OwnPicture ownFigure = {};
    OwnPicture ownBust = {}; ///< without it the half figure is cut from `ownFigure`, if there is one
    bool operator==(const FigureDrawing&) const = default;
};

struct FigureLook {
    FigureDrawing drawing;
    SeatId seat = SeatId::none;
    bool right = false; ///< looks to the right
    bool operator==(const FigureLook&) const = default;
    [[nodiscard]] bool drawn() const { return !drawing.stem.isEmpty(); }
};

[[nodiscard]] Illustration illustrationOf(const Theme& theme, IllustrationKind kind, const FigureLook& look);
/// Standing, `height` high, its feet on `feet`. False: not there yet, or there is none.
bool paintFigure(QPainter& painter, const Theme& theme, QPointF feet, qreal height, const FigureLook& look);
/// Where paintFigure paints.
[[nodiscard]] QRectF figureBox(QPointF feet, qreal height);
/// The half figure, on the lower edge of `box` in its middle, as high as it.
bool paintBust(QPainter& painter, const Theme& theme, const QRectF& box, const FigureLook& look);

/// The head of a half figure in a circle.
bool paintFace(QPainter& painter, const Theme& theme, QPointF centre, qreal radius, const FigureLook& look);

/// Pictures for files are complete: whatever is missing is baked while this lives.
class Patience {
public:
    explicit Patience(const Theme& theme);
    ~Patience();
    Patience(const Patience&) = delete;
    Patience& operator=(const Patience&) = delete;

private:
    Illustrations& m_illustrations;
    bool m_before;
};

} // namespace fabletop
