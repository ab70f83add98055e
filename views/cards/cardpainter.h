// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardPainter: draws cards of any size: faces whole and compact, backs, turning ones, chips.
///
/// Why a painter and not a widget: hands, grids, the combat sheet, print and tests draw the same card;
/// each bakes it at the size it needs.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QMarginsF>
#include <QPixmap>
#include <QRectF>
#include <memory>

class QPainter;
class QPainterPath;

namespace fabletop {

class CardPainter {
public:
    explicit CardPainter(const Theme& theme) : m_theme(theme) {} ///< the theme must outlive the painter

    static constexpr qreal aspect = 88.0 / 63.0; ///< height of a card by its width
    static constexpr qreal compactBelow = 176;   ///< narrower cards show the compact face
    [[nodiscard]] static QSizeF sizeForWidth(qreal width) { return {width, width * aspect}; }
    /// Room that shadow, lift and outline of a chosen card need around its sheet.
    [[nodiscard]] static QMarginsF margins();

    /// The card in `sheet` (its width decides which face), with shadow, outline, veil and marks. A chosen
    /// card is not moved: whoever places it lifts it by 8.
    void paint(QPainter& painter, const QRectF& sheet, const CardLook& look) const;
    /// Only the front or back, without shadow or state.
    void paintFace(QPainter& painter, const QRectF& sheet, const CardLook& look) const;
    void paintBack(QPainter& painter, const QRectF& sheet) const;
    /// Whether all of the text stands on the whole face, at the smallest size it may step down to.
    [[nodiscard]] bool fits(const CardLook& look) const;
    /// A card turning over: `turn` 0 is the back, 1 the face, which appears at half.
    void paintTurning(QPainter& painter, const QRectF& sheet, const CardLook& look, qreal turn) const;
    /// A pile of backs (at most three are drawn) with its count; an empty outline for none.
    void paintPile(QPainter& painter, const QRectF& top, int count, bool warn = false) const;
    /// The middle of the count of a pile: at its corner, in it where the pile is narrow.
    [[nodiscard]] static QPointF pileCountAt(const QRectF& top);
    /// A strip 64 high for little room: shape, value, boost, title.
    void paintStrip(QPainter& painter, const QRectF& box, const CardLook& look) const;
    /// The type's shape with the value, as in the timeline; `value` -1 for none.
    void paintChip(QPainter& painter, const QRectF& box, CardType type, int value) const;

    /// `paint` into a picture of the sheet and its margins; draw it at sheet.topLeft() - margins.
    [[nodiscard]] QPixmap baked(const CardLook& look, qreal width, qreal dpr) const;

private:
    struct Face;
    void paintPlate(QPainter& painter, const CardLook& look, const Face& face) const;
    void paintGround(QPainter& painter, const QPainterPath& clip, CardType type, qreal pixel) const;
    void paintTailpiece(QPainter& painter, qreal top, qreal bottom, CardType type, qreal pixel) const;
    /// These return where the text may begin.
    qreal paintCompactTitle(QPainter& painter, const QString& title, const Face& face) const;
    qreal paintTitle(QPainter& painter, const CardLook& look) const;
    qreal paintRule(QPainter& painter, qreal y, const QColor& ink) const;
    void paintWords(QPainter& painter, const CardLook& look, const Face& face, qreal top) const;
    void paintFoot(QPainter& painter, const CardLook& look) const;
    void paintDimmed(QPainter& painter, const QRectF& sheet, const QString& reason) const;

    const Theme& m_theme;
};

} // namespace fabletop
