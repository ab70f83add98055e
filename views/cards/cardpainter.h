// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardPainter: draws cards of any size: whole ones, those of a hand, heads, backs, turning ones, chips.
///
/// Why a painter and not a widget: hands, grids, the combat sheet, print and tests draw the same card;
/// each bakes it at the size it needs. Text is never cut: a card on which it has no room shows none of it.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QMarginsF>
#include <QPixmap>
#include <QRectF>
#include <memory>

class QPainter;
class QPainterPath;

namespace fabletop {

struct CardLayout;
struct Illustration;

class CardPainter {
public:
    explicit CardPainter(const Theme& theme) : m_theme(theme) {} ///< the theme must outlive the painter

    static constexpr qreal aspect = 88.0 / 63.0; ///< height of a card by its width
    [[nodiscard]] static QSizeF sizeForWidth(qreal width) { return {width, width * aspect}; }
    /// Room that shadow, lift and outline of a chosen card need around its sheet.
    [[nodiscard]] static QMarginsF margins();

    /// The card in `sheet` (its size decides which face), with shadow, outline and marks. A chosen card is
    /// not moved: whoever places it lifts it.
    void paint(QPainter& painter, const QRectF& sheet, const CardLook& look) const;
    /// Only the front or back, without shadow or state.
    void paintFace(QPainter& painter, const QRectF& sheet, const CardLook& look) const;
    void paintBack(QPainter& painter, const QRectF& sheet) const;
    /// Whether all of the text stands on the large face, at the smallest size it may step down to.
    [[nodiscard]] bool fits(const CardLook& look) const;

    /// Whether a card so large shows all of its text; else it shows none.
    [[nodiscard]] bool showsText(const CardLook& look, QSizeF sheet) const;
    /// The height at which a card so wide has room for all of its text; of one that is not a large one.
    [[nodiscard]] qreal heightForText(const CardLook& look, qreal width) const;

    // -- cards of a hand, which grow with its height
    /// The least of the widths of a card so high at which all of its text is readable: 148, 176, 204 or 232
    /// at a height of 206.
    [[nodiscard]] qreal handWidth(const CardLook& look, qreal height) const;
    /// Whether all of the text stands on a card of a hand so large.
    [[nodiscard]] bool fitsInHand(const CardLook& look, QSizeF sheet) const;
    /// Has its picture baked at the size of such a card, before it is seen.
    void prepareInHand(const CardLook& look, qreal height, qreal dpr) const;
    void paintInHand(QPainter& painter, const QRectF& sheet, const CardLook& look) const;
    [[nodiscard]] QPixmap bakedInHand(const CardLook& look, QSizeF sheet, qreal dpr) const;

    /// A card turning over: `turn` 0 is the back, 1 the face, which appears at half.
    void paintTurning(QPainter& painter, const QRectF& sheet, const CardLook& look, qreal turn) const;
    /// A pile of backs (at most three are drawn) with its count; an empty outline for none.
    void paintPile(QPainter& painter, const QRectF& top, int count, bool warn = false) const;
    /// The middle of the count of a pile: at its corner, in it where the pile is narrow.
    [[nodiscard]] static QPointF pileCountAt(const QRectF& top);
    /// A head of a card for little room: shape, value, boost, title.
    void paintStrip(QPainter& painter, const QRectF& box, const CardLook& look) const;
    /// The type's shape with the value, as in the timeline; `value` -1 for none.
    void paintChip(QPainter& painter, const QRectF& box, CardType type, int value) const;

    /// `paint` into a picture of the sheet and its margins; draw it at sheet.topLeft() - margins.
    [[nodiscard]] QPixmap baked(const CardLook& look, QSizeF sheet, qreal dpr) const;
    [[nodiscard]] QPixmap baked(const CardLook& look, qreal width, qreal dpr) const
    {
        return baked(look, sizeForWidth(width), dpr);
    }

private:
    void paintCard(QPainter& painter, const QRectF& sheet, const CardLook& look,
                   const CardLayout& card) const;
    void paintFront(QPainter& painter, const QRectF& sheet, const CardLook& look,
                    const CardLayout& card) const;
    void paintPlate(QPainter& painter, const CardLook& look, const CardLayout& card) const;
    void paintGround(QPainter& painter, const QRectF& plate, CardType type, qreal pixel) const;
    [[nodiscard]] bool paintPicture(QPainter& painter, const CardLook& look, const CardLayout& card) const;
    [[nodiscard]] Illustration illustrationOf(const CardLook& look) const;
    void paintEmblem(QPainter& painter, const CardLook& look, const CardLayout& card) const;
    void paintBearer(QPainter& painter, const CardLook& look, const CardLayout& card) const;
    void paintWords(QPainter& painter, const CardLook& look, const CardLayout& card) const;
    void paintLines(QPainter& painter, const CardLook& look, const CardLayout& card) const;
    void paintFoot(QPainter& painter, const CardLook& look, const CardLayout& card) const;
    void paintState(QPainter& painter, const CardLook& look, const CardLayout& card) const;

    const Theme& m_theme;
};

} // namespace fabletop
