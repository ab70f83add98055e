// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/baking/ownpicture.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal feetShare = 312.0 / 320; ///< of the height of a figure's drawing: where its feet are
constexpr qreal bustShare = 0.6;         ///< of a figure's height: so much of it is its half figure

/// Where a picture of that size stands in a box of its kind.
QRectF placeOf(const Illustration& illustration, const QRectF& box, QSizeF size)
{
    QRectF frame = box;
    Qt::AspectRatioMode fit = Qt::KeepAspectRatio;
    if (illustration.kind == IllustrationKind::figure) frame.setHeight(box.height() * feetShare);
    if (illustration.kind == IllustrationKind::vignette) fit = Qt::KeepAspectRatioByExpanding;
    const bool cut = illustration.kind == IllustrationKind::bust && !illustration.whole;
    if (cut) frame.setHeight(box.height() / bustShare);
    QRectF place(QPointF(), size.scaled(frame.size(), fit));
    place.moveCenter(frame.center());
    if (cut)
        place.moveTop(frame.top());
    else if (illustration.kind != IllustrationKind::vignette)
        place.moveBottom(frame.bottom());
    return place;
}

/// The PNG without all that isn't its picture: texts and profiles in it may unpack to a hundred times their
/// size.
QByteArray bare(const QByteArray& png)
{
    constexpr qsizetype signature = 8;
    constexpr qsizetype frame = 12; // length, name and checksum around the data of a chunk
    QByteArray kept = png.left(signature);
    for (qsizetype at = signature; png.size() - at >= frame;) {
        const qsizetype length = frame + qFromBigEndian<quint32>(png.constData() + at);
        if (length > png.size() - at) break;
        const QByteArray name = png.mid(at + 4, 4);
        if (name == "IHDR" || name == "PLTE" || name == "tRNS" || name == "IDAT" || name == "IEND")
            kept += png.mid(at, length);
        at += length;
    }
    return kept;
}

QImage pixelsOf(const HeroPicture& own)
{
    QByteArray bytes = bare(QByteArray::fromStdString(own.bytes));
    QBuffer device(&bytes);
    if (!device.open(QIODevice::ReadOnly)) return {};
    return QImageReader(&device, "png").read();
}

/// Scaled by averaging: a painter alone leaves out most of the pixels of a large picture.
void drawPixels(QPainter& painter, const QRectF& place, const QImage& picture)
{
    const qreal scale = std::max(std::abs(painter.deviceTransform().m11()), 0.1);
    const QSize pixels = (place.size() * scale).toSize().expandedTo(QSize(1, 1)).boundedTo(picture.size());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

} // namespace

bool drawOwnPicture(QPainter& painter, const QRectF& box, const Illustration& illustration, const Inks& inks)
{
    const HeroPicture& own = *illustration.own;
    QImage pixels;
    QSvgRenderer drawing;
    if (own.drawing()) {
        const QByteArray svg = QByteArray::fromStdString(own.bytes);
        drawing.load(inks.carriedBy(svg) ? inks.printed(svg, illustration.wash, illustration.lamplight)
                                         : svg);
    } else {
        pixels = pixelsOf(own);
    }
    const QSizeF size = own.drawing() ? drawing.viewBoxF().size() : QSizeF(pixels.size());
    if (pixels.isNull() && (!drawing.isValid() || size.isEmpty())) return false;
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    if (illustration.mirrored) {
        painter.translate(2 * box.center().x(), 0);
        painter.scale(-1, 1);
    }
    const QRectF place = placeOf(illustration, box, size);
    if (pixels.isNull())
        drawing.render(&painter, place);
    else
        drawPixels(painter, place, pixels);
    painter.restore();
    return true;
}

} // namespace fabletop
