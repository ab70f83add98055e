// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The graphics items of a battlefield scene; each only shows what the scene hands it.

#include "views/battlefield/painting/fighterpainter.h"
#include "views/battlefield/painting/hintpainter.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPixmap>

namespace fabletop {

/// What lies over what. Bodies are at `fighters` plus their share of the board's height.
namespace BoardLevel {
inline constexpr qreal board = 0, hints = 1, fighters = 2, tabs = 3, over = 4, lifted = 5, note = 6;
}

/// The baked board: one opaque picture, and while a backdrop fades in the one before it.
class BoardItem final : public QGraphicsItem {
public:
    BoardItem();
    void setRect(const QRectF& rect);
    /// A picture of `part` (shares) of the board. The whole one is kept under a part drawn further in.
    void setPicture(const QPixmap& picture, const QRectF& part);
    /// The next picture will be faded in over what is shown now.
    void keepForFade();
    void setFade(qreal shown);
    void clear();
    [[nodiscard]] const QRectF& part() const { return m_part; }
    [[nodiscard]] bool empty() const { return m_picture.isNull(); }
    [[nodiscard]] QRectF boundingRect() const override { return m_rect; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintPicture(QPainter& painter, const QPixmap& picture, const QRectF& part) const;
    QRectF m_rect;
    QPixmap m_picture;
    QRectF m_part{0, 0, 1, 1};
    QPixmap m_before;
    QRectF m_beforePart{0, 0, 1, 1};
    QPixmap m_whole;
    qreal m_shown = 1;
};

/// Choice hints, hover, traces, tokens: painted live, they are few. One item lies under the fighters, one
/// over them.
class HintItem final : public QGraphicsItem {
public:
    explicit HintItem(HintLayer layer) : m_layer(layer) {}
    /// The pointers must stay valid until the next call; null: nothing to show.
    void renew(const Battlefield* battlefield, const BoardGeometry* geometry, const Theme* theme,
               const BoardLook* look, const Attention& attention);
    [[nodiscard]] QRectF boundingRect() const override { return m_rect; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    HintLayer m_layer;
    QRectF m_rect;
    const Battlefield* m_battlefield = nullptr;
    const BoardGeometry* m_geometry = nullptr;
    const Theme* m_theme = nullptr;
    const BoardLook* m_look = nullptr;
    Attention m_attention;
};

/// One layer of a fighter, baked at the size it is shown; for another size it is stretched until `sharpen`.
class FighterItem final : public QGraphicsItem {
public:
    explicit FighterItem(FighterLayer layer) : m_layer(layer) {}
    void renew(const FighterDrawing& drawing, const BoardGeometry* geometry, const Theme* theme);
    /// Figures have been baked: draws what was missing.
    void complete();
    void sharpen();
    [[nodiscard]] const FighterDrawing& drawing() const { return m_drawing; }
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    /// What is baked has the form of `bounds`, larger or smaller.
    [[nodiscard]] bool stretchesTo(const QRectF& bounds) const;
    [[nodiscard]] bool stretched() const { return !m_baked.isNull() && m_bakedSize != m_bounds.size(); }

    FighterLayer m_layer;
    FighterDrawing m_drawing;
    const BoardGeometry* m_geometry = nullptr;
    const Theme* m_theme = nullptr;
    qreal m_radius = 0; ///< of a space in the geometry as it was handed in
    QRectF m_bounds;
    QPixmap m_baked;
    qreal m_bakedDpr = 0;
    QSizeF m_bakedSize; ///< of the bounds it was baked for
};

/// Both layers of a fighter, moved as one.
class FighterSprite {
public:
    explicit FighterSprite(QGraphicsScene& scene);
    ~FighterSprite();
    FighterSprite(const FighterSprite&) = delete;
    FighterSprite& operator=(const FighterSprite&) = delete;

    void renew(const FighterDrawing& drawing, const BoardGeometry* geometry, const Theme* theme);
    void complete() { m_body->complete(); }
    void sharpen();
    [[nodiscard]] const FighterDrawing& drawing() const { return m_body->drawing(); }
    [[nodiscard]] QPointF centre() const { return m_body->pos(); }
    /// Its body above those further up the board, its tab above all bodies.
    void place(QPointF centre);
    void setOpacity(qreal opacity);
    [[nodiscard]] qreal opacity() const { return m_body->opacity(); }
    void setScale(qreal scale);
    /// Above everything else: it is carried.
    void lift();

private:
    FighterItem* m_body; ///< the scene's
    FighterItem* m_tab;
    bool m_lifted = false;
};

/// What a drag says at the pointer.
class NoteItem final : public QGraphicsItem {
public:
    void say(const QString& text, const Theme* theme);
    [[nodiscard]] QRectF boundingRect() const override { return m_rect; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QString m_text;
    QRectF m_rect;
    const Theme* m_theme = nullptr;
};

} // namespace fabletop
