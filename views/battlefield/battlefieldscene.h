// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldScene: the items of one battlefield: a baked board, hints above it, a sprite a fighter.
///
/// Why one scene unit is one pixel of the view: every part is drawn at the size it is shown, so
/// nothing is scaled at rest and texts keep their least size at every zoom.

#include "model/content/battlefields/battlefield.h"
#include "views/battlefield/boarditems.h"
#include "views/battlefield/boardlook.h"
#include "views/battlefield/geometry.h"
#include "views/battlefield/painting/hintpainter.h"
#include "views/theme/theme.h"

#include <QGraphicsScene>
#include <QVariantAnimation>
#include <map>
#include <memory>
#include <vector>

namespace fabletop {

class BattlefieldScene : public QGraphicsScene {
    Q_OBJECT
public:
    explicit BattlefieldScene(QObject* parent = nullptr);
    ~BattlefieldScene() override;

    void setBattlefield(const Battlefield& battlefield, std::shared_ptr<const Theme> theme);
    void setTheme(std::shared_ptr<const Theme> theme);
    /// Lays the board out in this room; pictures of board and fighters are stretched until the next `bake`.
    void layOut(QSizeF room);
    /// Draws fighters and board sharp; of a board that is wider than 3000 pixels what is `visible` and a
    /// margin.
    void bake(qreal dpr, const QRectF& visible);
    /// The backdrop has come: baked in and faded from what was shown.
    void setBackdrop(const QImage& picture, const QRectF& part, qreal dpr, const QRectF& visible,
                     int fadeMilliseconds);
    void setLook(const BoardLook& look);
    void setAttention(SpaceId hovered, SpaceId cursor);

    [[nodiscard]] bool ready() const { return m_theme != nullptr; }
    [[nodiscard]] const Battlefield& battlefield() const { return m_battlefield; }
    [[nodiscard]] const Theme& theme() const { return *m_theme; }
    [[nodiscard]] std::shared_ptr<const Theme> sharedTheme() const { return m_theme; }
    [[nodiscard]] const BoardGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] const BoardLook& look() const { return m_look; }
    [[nodiscard]] const Attention& attention() const { return m_attention; }
    /// The space whose disc holds the point; outside all discs that of the front figure drawn there.
    [[nodiscard]] SpaceId spaceAt(QPointF point) const;
    [[nodiscard]] FighterId fighterAt(QPointF point) const;
    /// The part of the board that `bake` would draw for this, in shares.
    [[nodiscard]] QRectF partFor(qreal dpr, const QRectF& visible) const;
    [[nodiscard]] bool covers(const QRectF& visible) const;

    // For the choreographer: the state in between. setLook ends all of it.
    /// Hides what belongs to a choice while things move.
    void beginMotion();
    void placePiece(FighterId fighter, QPointF centre, qreal opacity = 1, qreal scale = 1);
    void drawPiece(const FighterDrawing& drawing);
    void removePiece(FighterId fighter);
    [[nodiscard]] const PieceLook* shownPiece(FighterId fighter) const;
    void setTokens(const std::vector<TokenLook>& tokens);
    void setStroke(const StrokeLook& stroke, qreal drawn);

    // Dragging.
    void lift(FighterId fighter, QPointF at);
    void dragTo(QPointF at);
    void letGo();

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    void renewHints();
    void syncPieces();
    void followFigures();
    [[nodiscard]] qreal restingOpacity(const PieceLook& piece) const;
    [[nodiscard]] bool covers(const PieceLook& piece, QPointF point) const;
    void onFade(const QVariant& value);

    Battlefield m_battlefield;
    std::shared_ptr<const Theme> m_theme;
    BoardGeometry m_geometry;
    BoardLook m_look;  ///< what was set
    BoardLook m_shown; ///< what the hints show: the same, or less while things move
    Attention m_attention;
    std::vector<BackdropPicture> m_backdrops; ///< the whole one first, then a part drawn further in
    BoardItem* m_board;
    HintItem* m_hints; ///< under the fighters
    HintItem* m_over;  ///< over them
    std::map<FighterId, std::unique_ptr<FighterSprite>> m_pieces;
    std::unique_ptr<FighterSprite> m_lifted;
    QMetaObject::Connection m_baked;
    NoteItem* m_note;
    FighterId m_liftedFrom = FighterId::none;
    QVariantAnimation m_fade;
};

} // namespace fabletop
