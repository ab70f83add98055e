// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/backdropcache.h"

#include "model/content/battlefields/backdropcheck.h"
#include "model/content/packages/picturecheck.h"

#include <QBuffer>
#include <QImageReader>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

namespace fabletop {

namespace {

struct Source {
    QByteArray bytes;
    bool shipped = false;
};

Source sourceOf(const BackdropRequest& request)
{
    BackdropBytes found = backdropBytes(request.backdrop, request.folder);
    const bool shipped = found.state == BackdropBytes::State::shipped;
    return {shipped ? Art::backdrop(QString::fromStdString(request.backdrop.file)) : std::move(found.bytes),
            shipped};
}

bool isSvg(const QByteArray& bytes)
{
    return imageKindOf(bytes) == ImageKind::drawing;
}

/// A stranger's drawing may not reach for other files, nor be more than anybody can wait for.
bool harmless(const QByteArray& svg)
{
    Diagnostics found;
    checkPicture(svg, {}, found);
    return found.empty();
}

void drawSource(QPainter& painter, const Source& source, const QRectF& where, const Theme& theme)
{
    if (isSvg(source.bytes)) {
        if (!source.shipped && !harmless(source.bytes)) return;
        QSvgRenderer renderer(source.shipped && theme.dark() ? theme.art().lamplit(source.bytes)
                                                             : source.bytes);
        renderer.render(&painter, where);
        return;
    }
    QByteArray bytes = source.bytes;
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const QImage picture = reader.read();
    if (!picture.isNull()) painter.drawImage(where, picture);
}

/// Height of the picture for its width, both in device pixels.
qreal naturalHeight(const Source& source, qreal width, qreal fallback)
{
    QSizeF size;
    if (isSvg(source.bytes)) {
        size = QSvgRenderer(source.bytes).viewBoxF().size();
    } else {
        QByteArray bytes = source.bytes;
        QBuffer buffer(&bytes);
        size = QImageReader(&buffer).size();
    }
    return size.width() > 0 && size.height() > 0 ? width * size.height() / size.width() : fallback;
}

/// Qt writes no clips into an SVG file, and strokes that fade as black ones; such a drawing goes along as a
/// picture.
bool beyondSvg(const Source& source, bool inside)
{
    return !inside || (isSvg(source.bytes) && source.bytes.contains("Gradient"));
}

/// The same in as many pixels as a picture in a file that is enlarged wants.
BackdropRequest finer(BackdropRequest request)
{
    constexpr int times = 2;
    if (request.board.width() * times <= widestBackdrop) request.board *= times;
    return request;
}

} // namespace

void drawBackdrop(QPainter& painter, const BackdropRequest& request, const Theme& theme)
{
    const Backdrop& backdrop = request.backdrop;
    if (backdrop.file.empty() || request.board.isEmpty()) return;
    const Source source = sourceOf(request);
    if (source.bytes.isEmpty()) return;
    const QSizeF board(request.board);
    const qreal width = board.width() * backdrop.width;
    const bool whole = backdrop.x == 0 && backdrop.y == 0 && backdrop.width == 1;
    const qreal height =
        whole && source.shipped ? board.height() : naturalHeight(source, width, board.height());
    const QRectF where(backdrop.x * board.width() - request.part.x() * board.width(),
                       backdrop.y * board.width() - request.part.y() * board.height(), width, height);
    const QRectF room(0, 0, board.width() * request.part.width(), board.height() * request.part.height());
    if (painter.paintEngine()->type() == QPaintEngine::SVG && !source.shipped &&
        beyondSvg(source, room.contains(where)))
        return painter.drawImage(room, renderBackdrop(finer(request), theme));
    painter.save();
    painter.setClipRect(room, Qt::IntersectClip); // a picture may reach over the edge of the board
    drawSource(painter, source, where, theme);
    // A picture of one's own lies under a veil, so that spaces stay the loudest thing.
    const qreal veil = source.shipped ? 0 : theme.dark() ? 0.55 : 0.25;
    const qreal share = 1 - (1 - veil) * (1 - std::clamp(backdrop.dim, 0.0, 1.0));
    if (share <= 0) return painter.restore();
    QColor cover = theme.dark() ? QColor(0x16, 0x15, 0x13) : theme.color(Tone::plateCase);
    cover.setAlphaF(static_cast<float>(share));
    // On a picture the veil keeps to what was painted; vectors cannot, and lie on paper anyway.
    if (painter.paintEngine()->hasFeature(QPaintEngine::PorterDuff))
        painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.fillRect(where, cover);
    painter.restore();
}

QImage renderBackdrop(const BackdropRequest& request, const Theme& theme)
{
    if (request.backdrop.file.empty() || request.board.isEmpty() || sourceOf(request).bytes.isEmpty())
        return {};
    const QSizeF board(request.board);
    const QSize size(std::max(1, qRound(board.width() * request.part.width())),
                     std::max(1, qRound(board.height() * request.part.height())));
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawBackdrop(painter, request, theme);
    return picture;
}

BackdropCache::BackdropCache(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &BackdropCache::onFinished);
}

BackdropCache::~BackdropCache()
{
    m_watcher.waitForFinished();
}

void BackdropCache::request(const BackdropRequest& request, std::shared_ptr<const Theme> theme)
{
    Job job{request, std::move(theme)};
    if (m_watcher.isRunning())
        m_waiting = std::move(job);
    else
        start(std::move(job));
}

void BackdropCache::clear()
{
    m_waiting.reset();
    m_dropped = m_watcher.isRunning();
}

void BackdropCache::start(Job job)
{
    m_part = job.request.part;
    m_dropped = false;
    m_theme = std::move(job.theme);
    m_watcher.setFuture(QtConcurrent::run([request = std::move(job.request), theme = m_theme.get()] {
        return renderBackdrop(request, *theme);
    }));
}

void BackdropCache::onFinished()
{
    if (m_waiting) {
        Job job = std::move(*m_waiting);
        m_waiting.reset();
        return start(std::move(job));
    }
    if (!m_dropped) Q_EMIT ready(m_watcher.result(), m_part);
}

} // namespace fabletop
