// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What is drawn over the board while it is edited: grid, axis, frames, proposals, figures, problems.

#include "views/battlefield/painting/boardpainter.h"
#include "views/workshop/battlefield/editorpointer.h"

class QPainter;

namespace fabletop {

class CanvasPainter {
public:
    /// All must outlive the painter, whose origin is the board's corner.
    CanvasPainter(const BattlefieldEditor& editor, const EditorPointer& hand, const BoardGeometry& geometry,
                  const Theme& theme)
        : m_editor(editor), m_hand(hand), m_geometry(geometry), m_theme(theme)
    {}

    void paintGrid(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintProposals(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    void paintOverlay(QPainter& painter) const;
    void paintProblems(QPainter& painter) const;
    void paintStroke(QPainter& painter) const;

private:
    void paintId(QPainter& painter, int space) const;
    [[nodiscard]] QPointF centre(int space) const { return m_geometry.centre(idAt<SpaceId>(space)); }
    void paintFigure(QPainter& painter, int space, const QString& text, qreal share) const;

    const BattlefieldEditor& m_editor;
    const EditorPointer& m_hand;
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
};

/// A picture as somebody with that kind of colour blindness sees it; other overlays leave it as it is.
void seeAs(QImage& picture, EditorOverlay overlay);

} // namespace fabletop
