// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/battlefieldscene.h"

#include "views/battlefield/backdropcache.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr qreal liftedScale = 1.08;
constexpr qreal stagedOpacity = 0.35;   ///< of a fighter whose move is picked, where it still stands
constexpr qreal coveringOpacity = 0.45; ///< of one whose figure hides much of an offered eye
constexpr qreal muchOfAnEye = 0.2;
constexpr qreal eyeShare = 0.70;
const QRectF wholePart(0, 0, 1, 1);

} // namespace

BattlefieldScene::BattlefieldScene(QObject* parent)
    : QGraphicsScene(parent), m_board(new BoardItem), m_hints(new HintItem(HintLayer::under)),
      m_over(new HintItem(HintLayer::over)), m_note(new NoteItem)
{
    setItemIndexMethod(NoIndex);
    m_board->setZValue(BoardLevel::board);
    m_hints->setZValue(BoardLevel::hints);
    m_over->setZValue(BoardLevel::over);
    m_note->setZValue(BoardLevel::note);
    for (QGraphicsItem* item : {static_cast<QGraphicsItem*>(m_board), static_cast<QGraphicsItem*>(m_hints),
                                static_cast<QGraphicsItem*>(m_over), static_cast<QGraphicsItem*>(m_note)}) {
        item->setAcceptedMouseButtons(Qt::NoButton);
        addItem(item);
    }
    m_note->hide();
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, &BattlefieldScene::onFade);
}

BattlefieldScene::~BattlefieldScene()
{
    m_fade.stop();
}

void BattlefieldScene::setBattlefield(const Battlefield& battlefield, std::shared_ptr<const Theme> theme)
{
    m_hints->renew(nullptr, nullptr, nullptr, nullptr, {});
    m_over->renew(nullptr, nullptr, nullptr, nullptr, {});
    m_battlefield = battlefield;
    m_theme = std::move(theme);
    followFigures();
    m_attention = {};
    m_backdrops.clear();
    m_fade.stop();
    m_board->clear();
    setLook({});
}

void BattlefieldScene::setTheme(std::shared_ptr<const Theme> theme)
{
    const std::shared_ptr<const Theme> old = std::exchange(m_theme, std::move(theme));
    followFigures();
    m_backdrops.clear();
    setLook(BoardLook(m_look));
    update();
}

void BattlefieldScene::layOut(QSizeF room)
{
    if (!ready()) return;
    m_geometry = BoardGeometry::withHeads(m_battlefield, room, m_theme->scale());
    m_board->setRect(m_geometry.rect());
    setLook(BoardLook(m_look));
}

QRectF BattlefieldScene::partFor(qreal dpr, const QRectF& visible) const
{
    const QSizeF size = m_geometry.size();
    if (size.isEmpty() || size.width() * dpr <= widestBackdrop) return wholePart;
    const QRectF wanted =
        visible
            .adjusted(-visible.width() / 4, -visible.height() / 4, visible.width() / 4, visible.height() / 4)
            .intersected(m_geometry.rect());
    if (wanted.isEmpty()) return wholePart;
    // On whole device pixels, so that the picture is shown as it was drawn.
    const auto snap = [dpr](qreal value, bool up) {
        return (up ? std::ceil(value * dpr) : std::floor(value * dpr)) / dpr;
    };
    const QRectF snapped(QPointF(snap(wanted.left(), false), snap(wanted.top(), false)),
                         QPointF(snap(wanted.right(), true), snap(wanted.bottom(), true)));
    return {snapped.x() / size.width(), snapped.y() / size.height(), snapped.width() / size.width(),
            snapped.height() / size.height()};
}

bool BattlefieldScene::covers(const QRectF& visible) const
{
    const QSizeF size = m_geometry.size();
    const QRectF& part = m_board->part();
    const QRectF drawn(part.x() * size.width(), part.y() * size.height(), part.width() * size.width(),
                       part.height() * size.height());
    return drawn.adjusted(-1, -1, 1, 1).contains(visible.intersected(m_geometry.rect()));
}

void BattlefieldScene::bake(qreal dpr, const QRectF& visible)
{
    if (!ready() || m_geometry.count() == 0) return;
    for (const auto& [fighter, sprite] : m_pieces)
        sprite->sharpen();
    const QSizeF size = m_geometry.size();
    const QRectF part = partFor(dpr, visible);
    const QSize pixels(std::max(1, qRound(part.width() * size.width() * dpr)),
                       std::max(1, qRound(part.height() * size.height() * dpr)));
    QImage picture(pixels, QImage::Format_RGB32);
    picture.setDevicePixelRatio(dpr);
    picture.fill(m_theme->color(
        Tone::plateCase)); // the last pixel may be drawn on in part only; nothing else may show there
    QPainter painter(&picture);
    painter.translate(-part.x() * size.width(), -part.y() * size.height());
    const std::span<const BackdropPicture> backdrops(m_backdrops);
    BoardPainter(m_battlefield, m_geometry, *m_theme)
        .paint(painter, m_look.plain ? backdrops.first(0) : backdrops);
    painter.end();
    m_board->setPicture(QPixmap::fromImage(std::move(picture), Qt::NoFormatConversion), part);
}

void BattlefieldScene::setBackdrop(const QImage& picture, const QRectF& part, qreal dpr,
                                   const QRectF& visible, int fadeMilliseconds)
{
    if (picture.isNull()) return;
    const bool first = m_backdrops.empty();
    // A part lies over the whole one, which shows where the view is moved before the next part comes.
    if (part == wholePart)
        m_backdrops.clear();
    else
        std::erase_if(m_backdrops, [](const BackdropPicture& kept) { return kept.part != wholePart; });
    m_backdrops.push_back({picture, part});
    if (!first || fadeMilliseconds <= 0 || m_board->empty()) return bake(dpr, visible);
    m_board->keepForFade();
    bake(dpr, visible);
    m_board->setFade(0);
    m_fade.stop();
    m_fade.setDuration(fadeMilliseconds);
    m_fade.start();
}

void BattlefieldScene::onFade(const QVariant& value)
{
    m_board->setFade(value.toReal());
}

void BattlefieldScene::setLook(const BoardLook& look)
{
    m_look = look;
    m_shown = look;
    m_attention.stroke = 1;
    letGo();
    if (!ready()) return;
    syncPieces();
    renewHints();
}

void BattlefieldScene::followFigures()
{
    disconnect(m_baked);
    if (!ready()) return;
    m_baked = connect(&m_theme->art().illustrations(), &Illustrations::baked, this, [this] {
        for (const auto& [fighter, sprite] : m_pieces) {
            sprite->complete();
            if (!m_lifted) sprite->setOpacity(restingOpacity(sprite->drawing().piece));
        }
    });
}

void BattlefieldScene::syncPieces()
{
    std::map<FighterId, std::unique_ptr<FighterSprite>> old;
    old.swap(m_pieces);
    for (const PieceLook& piece : m_look.pieces) {
        if (std::cmp_greater_equal(index(piece.space), m_geometry.count())) continue;
        auto known = old.extract(piece.fighter);
        auto& sprite = m_pieces[piece.fighter] =
            known ? std::move(known.mapped()) : std::make_unique<FighterSprite>(*this);
        sprite->renew({piece, 0}, &m_geometry, m_theme.get());
        sprite->place(m_geometry.centre(piece.space));
        sprite->setOpacity(restingOpacity(piece));
        sprite->setScale(1);
    }
}

/// The figure of the piece is drawn there, as it stands on its space.
bool BattlefieldScene::covers(const PieceLook& piece, QPointF point) const
{
    if (!showsFigure(m_geometry, piece)) return false;
    const QRectF box = figureBox(m_geometry.centre(piece.space) + QPointF(0, figureFeet(m_geometry)),
                                 figureHeight(m_geometry, piece));
    if (!box.contains(point)) return false;
    const QPointF at((point.x() - box.left()) / box.width(), (point.y() - box.top()) / box.height());
    return m_theme->art().illustrations().opaqueAt(
        illustrationOf(*m_theme, IllustrationKind::figure, piece.figure), at);
}

/// Pale where its move is picked already, and where it hides what is on offer.
qreal BattlefieldScene::restingOpacity(const PieceLook& piece) const
{
    if (piece.fighter == m_look.staged) return stagedOpacity;
    if (!showsFigure(m_geometry, piece)) return 1;
    constexpr int side = 5; // points looked at across an eye
    const qreal radius = m_geometry.radius() * eyeShare;
    for (const SpaceOffer& offer : m_look.offers) {
        const QPointF centre = m_geometry.centre(offer.space);
        if (offer.space == piece.space ||
            std::abs(centre.x() - m_geometry.centre(piece.space).x()) > 2 * m_geometry.radius())
            continue;
        int covered = 0;
        for (int point = 0; point < side * side; ++point) {
            const QPointF share(point % side - side / 2, point / side - side / 2);
            covered += covers(piece, centre + share * (radius * 0.7 / (side / 2)));
        }
        if (covered > muchOfAnEye * side * side) return coveringOpacity;
    }
    return 1;
}

void BattlefieldScene::setAttention(SpaceId hovered, SpaceId cursor)
{
    if (m_attention.hovered == hovered && m_attention.cursor == cursor) return;
    m_attention.hovered = hovered;
    m_attention.cursor = cursor;
    renewHints();
}

void BattlefieldScene::renewHints()
{
    if (!ready()) return;
    m_hints->renew(&m_battlefield, &m_geometry, m_theme.get(), &m_shown, m_attention);
    m_over->renew(&m_battlefield, &m_geometry, m_theme.get(), &m_shown, m_attention);
}

SpaceId BattlefieldScene::spaceAt(QPointF point) const
{
    const SpaceId space = m_geometry.spaceAt(point);
    if (space != SpaceId::none) return space;
    const PieceLook* front = nullptr;
    for (const PieceLook& piece : m_look.pieces)
        if (std::cmp_less(index(piece.space), m_geometry.count()) && covers(piece, point) &&
            (!front || m_geometry.centre(piece.space).y() > m_geometry.centre(front->space).y()))
            front = &piece;
    return front ? front->space : SpaceId::none;
}

FighterId BattlefieldScene::fighterAt(QPointF point) const
{
    const SpaceId space = spaceAt(point);
    const PieceLook* piece = m_look.pieceOn(space);
    return piece ? piece->fighter : FighterId::none;
}

void BattlefieldScene::beginMotion()
{
    m_shown.offers.clear();
    m_shown.targets.clear();
    m_shown.candidates = 0;
    m_shown.selected = FighterId::none;
    m_shown.path.clear();
    m_shown.traces.clear();
    m_shown.strokes.clear();
    m_shown.ringed = 0;
    m_attention.hovered = m_attention.cursor = SpaceId::none;
    renewHints();
}

void BattlefieldScene::placePiece(FighterId fighter, QPointF centre, qreal opacity, qreal scale)
{
    const auto found = m_pieces.find(fighter);
    if (found == m_pieces.end()) return;
    found->second->place(centre);
    found->second->setOpacity(opacity);
    found->second->setScale(scale);
}

void BattlefieldScene::drawPiece(const FighterDrawing& drawing)
{
    std::unique_ptr<FighterSprite>& sprite = m_pieces[drawing.piece.fighter];
    if (!sprite) sprite = std::make_unique<FighterSprite>(*this);
    sprite->renew(drawing, &m_geometry, m_theme.get());
    if (drawing.piece.space != SpaceId::none) sprite->place(m_geometry.centre(drawing.piece.space));
}

void BattlefieldScene::removePiece(FighterId fighter)
{
    m_pieces.erase(fighter);
}

const PieceLook* BattlefieldScene::shownPiece(FighterId fighter) const
{
    const auto found = m_pieces.find(fighter);
    return found == m_pieces.end() ? nullptr : &found->second->drawing().piece;
}

void BattlefieldScene::setTokens(const std::vector<TokenLook>& tokens)
{
    m_shown.tokens = tokens;
    renewHints();
}

void BattlefieldScene::setStroke(const StrokeLook& stroke, qreal drawn)
{
    m_shown.strokes = {stroke};
    m_attention.stroke = drawn;
    renewHints();
}

void BattlefieldScene::lift(FighterId fighter, QPointF at)
{
    letGo();
    const auto found = m_pieces.find(fighter);
    if (found == m_pieces.end()) return;
    m_lifted = std::make_unique<FighterSprite>(*this);
    m_lifted->renew(found->second->drawing(), &m_geometry, m_theme.get());
    m_lifted->lift();
    m_lifted->setScale(liftedScale);
    m_liftedFrom = fighter;
    found->second->setOpacity(stagedOpacity);
    m_note->say(m_look.dragNote, m_theme.get());
    m_note->setVisible(!m_look.dragNote.isEmpty());
    dragTo(at);
}

void BattlefieldScene::dragTo(QPointF at)
{
    if (!m_lifted) return;
    // Its feet are at the pointer.
    const bool figure = showsFigure(m_geometry, m_lifted->drawing().piece);
    m_lifted->place(figure ? at - QPointF(0, figureFeet(m_geometry) * liftedScale) : at);
    const QSizeF size = m_note->boundingRect().size();
    const qreal reach = m_geometry.radius() + 8;
    QPointF corner = at + QPointF(reach, -size.height() / 2);
    if (corner.x() + size.width() > m_geometry.size().width()) corner.setX(at.x() - reach - size.width());
    m_note->setPos(corner);
}

void BattlefieldScene::letGo()
{
    m_lifted.reset();
    m_note->hide();
    const auto found = m_pieces.find(m_liftedFrom);
    if (found != m_pieces.end()) found->second->setOpacity(restingOpacity(found->second->drawing().piece));
    m_liftedFrom = FighterId::none;
}

void BattlefieldScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    if (!ready()) return;
    // Only what the board leaves free: it is opaque and covers most of the view.
    const QRectF board = m_geometry.rect();
    const QColor gutter = m_theme->color(Tone::sunken);
    const QRectF above(rect.left(), rect.top(), rect.width(), board.top() - rect.top());
    const QRectF below(rect.left(), board.bottom(), rect.width(), rect.bottom() - board.bottom());
    for (const QRectF& band :
         {above, below, QRectF(rect.left(), board.top(), board.left() - rect.left(), board.height()),
          QRectF(board.right(), board.top(), rect.right() - board.right(), board.height())})
        if (band.width() > 0 && band.height() > 0)
            painter->fillRect(band.intersected(rect).toAlignedRect(), gutter);
    if (m_board->empty()) painter->fillRect(board, m_theme->color(Tone::plateCase));
    painter->setPen(QPen(m_theme->color(Tone::edge), 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(board.adjusted(-0.5, -0.5, 0.5, 0.5));
}

} // namespace fabletop
