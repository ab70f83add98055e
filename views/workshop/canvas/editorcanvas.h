// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EditorCanvas: the battlefield while it is drawn, with everything that helps to draw it.

#include "views/battlefield/backdropcache.h"
#include "views/battlefield/painting/boardpainter.h"
#include "views/workshop/battlefield/editorpointer.h"

#include <QTimer>
#include <QWidget>
#include <memory>

namespace fabletop {

class EditorCanvas : public QWidget {
    Q_OBJECT
public:
    EditorCanvas(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] EditorPointer& hand() { return m_hand; }
    /// A point of the board, in shares, as a pixel of the canvas; and back.
    [[nodiscard]] QPointF pixelOf(QPointF share) const;
    [[nodiscard]] QPointF shareOf(QPointF pixel) const;
    [[nodiscard]] EditorPoint pointAt(QPointF pixel) const;
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    void zoomBy(qreal factor, QPointF around);
    void fit();
    [[nodiscard]] QSize sizeHint() const override { return {860, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow();
    void layOut();
    void requestBackdrop();
    void bakeGround();
    [[nodiscard]] QRectF board() const { return QRectF(m_corner, m_geometry.size()); }
    void paintBoard(QPainter& painter);
    [[nodiscard]] const QPixmap& spriteOf(const Space& space);
    void describe();

    BattlefieldEditor& m_editor;
    EditorPointer m_hand;
    std::shared_ptr<const Theme> m_theme;
    BoardGeometry m_geometry;
    QPointF m_corner; ///< of the board on the canvas
    qreal m_zoom = 1;
    QPointF m_pan;
    QPointF m_lastPan;
    bool m_panning = false;
    BackdropCache m_backdrops;
    std::vector<BackdropPicture> m_pictures;
    Backdrop m_requested;
    QSize m_requestedSize;
    QPixmap m_ground; ///< paper and picture, or blots; drawn anew a moment after a change
    QTimer m_groundSettles;
    QHash<QString, QPixmap> m_sprites; ///< spaces by what they show, at the size they are drawn
    qreal m_spriteRadius = 0;
};

} // namespace fabletop
