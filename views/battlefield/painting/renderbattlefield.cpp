// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/painting/renderbattlefield.h"

#include "views/battlefield/backdropcache.h"
#include "views/battlefield/painting/fighterpainter.h"
#include "views/battlefield/painting/hintpainter.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <utility>
#include <vector>

namespace fabletop {

namespace {

void paintPieces(QPainter& painter, const Theme& theme, const BoardGeometry& geometry, const BoardLook& look)
{
    std::vector<PieceLook> pieces = look.pieces;
    std::erase_if(pieces, [&geometry](const PieceLook& piece) {
        return std::cmp_greater_equal(index(piece.space), geometry.count());
    });
    std::stable_sort(pieces.begin(), pieces.end(), [&geometry](const PieceLook& one, const PieceLook& two) {
        return geometry.centre(one.space).y() < geometry.centre(two.space).y();
    });
    for (FighterLayer layer : {FighterLayer::body, FighterLayer::tab})
        for (const PieceLook& piece : pieces)
            paintFighter(painter, theme, geometry, geometry.centre(piece.space), {piece, 0}, layer);
}

/// Who and what is on the board, between the two layers of hints.
void paintPresent(QPainter& painter, const BoardPainter& board, const BoardLook& look)
{
    const HintPainter hints(board, look, {});
    hints.paint(painter, HintLayer::under);
    paintPieces(painter, board.theme(), board.geometry(), look);
    hints.paint(painter, HintLayer::over);
}

} // namespace

void paintBattlefield(QPainter& painter, const QRectF& box, const Battlefield& battlefield,
                      const BoardLook& look, const Theme& theme, const QString& folder)
{
    const BoardGeometry geometry(battlefield, box.size(), theme.scale());
    const qreal dpr = painter.device()->devicePixelRatioF();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    const BoardPainter board(battlefield, geometry, theme);
    QSizeF pixels = geometry.size() * std::max(1.0, dpr);
    if (pixels.width() > widestBackdrop) pixels *= widestBackdrop / pixels.width();
    BackdropRequest request{battlefield.backdrop, folder, pixels.toSize(), QRectF(0, 0, 1, 1)};
    const QPaintEngine::Type engine = painter.paintEngine()->type();
    if (!look.plain && (engine == QPaintEngine::SVG || engine == QPaintEngine::Pdf)) {
        // Files that are enlarged or printed get the plan as paths.
        request.board = geometry.size().toSize();
        board.paintGround(painter, {});
        drawBackdrop(painter, request, theme);
        board.paintLines(painter);
        board.paintSpaces(painter);
    } else {
        std::vector<BackdropPicture> backdrops;
        if (const QImage image = look.plain ? QImage() : renderBackdrop(request, theme); !image.isNull())
            backdrops.push_back({image, request.part});
        board.paint(painter, backdrops);
    }
    paintPresent(painter, board, look);
    painter.restore();
}

QImage renderBattlefield(const Battlefield& battlefield, const BoardLook& look, const Theme& theme,
                         QSize room, qreal dpr, const QString& folder)
{
    const QSizeF size = BoardGeometry(battlefield, room, theme.scale()).size();
    QImage picture((size * dpr).toSize().expandedTo(QSize(1, 1)), QImage::Format_RGB32);
    picture.setDevicePixelRatio(dpr);
    picture.fill(theme.color(Tone::plateCase));
    QPainter painter(&picture);
    paintBattlefield(painter, QRectF(QPointF(0, 0), size), battlefield, look, theme, folder);
    return picture;
}

QImage renderGround(const Battlefield& battlefield, const Theme& theme, QSize room, qreal dpr)
{
    const QSizeF size = BoardGeometry(battlefield, room, theme.scale()).size();
    return renderBackdrop({battlefield.backdrop, QString(), (size * dpr).toSize(), QRectF(0, 0, 1, 1)},
                          theme);
}

QImage renderOver(const QImage& ground, const Battlefield& battlefield, const BoardLook& look,
                  const Theme& theme, QSize room, qreal dpr)
{
    const BoardGeometry geometry(battlefield, room, theme.scale());
    QImage picture((geometry.size() * dpr).toSize().expandedTo(QSize(1, 1)), QImage::Format_RGB32);
    picture.setDevicePixelRatio(dpr);
    picture.fill(theme.color(Tone::plateCase));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardPainter board(battlefield, geometry, theme);
    std::vector<BackdropPicture> backdrops;
    if (!ground.isNull()) backdrops.push_back({ground, QRectF(0, 0, 1, 1)});
    board.paint(painter, backdrops);
    paintPresent(painter, board, look);
    return picture;
}

} // namespace fabletop
