// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/picturefile.h"

#include "model/content/files/wholefile.h"
#include "views/theme/paperpages.h"
#include "views/theme/pdfpaper.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QSvgGenerator>

namespace fabletop {

namespace {

constexpr int pdfResolution = 96; ///< a pixel of the sheet is a CSS pixel on paper

void drawPng(QIODevice& device, QSize size, const std::function<void(QPainter&)>& draw)
{
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    draw(painter);
    painter.end();
    picture.save(&device, "PNG");
}

void drawSvg(QIODevice& device, QSize size, const QString& title, const std::function<void(QPainter&)>& draw)
{
    QSvgGenerator svg;
    prepareSvg(svg, device, size, title);
    QPainter painter(&svg);
    draw(painter);
}

void drawPdf(QIODevice& device, QSize size, const QString& title, const std::function<void(QPainter&)>& draw)
{
    const QSizeF points = QSizeF(size) * 72.0 / pdfResolution;
    PdfPaper pdf(device, pdfResolution, title,
                 QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    QPainter painter(&pdf);
    draw(painter);
}

} // namespace

PictureKind pictureKind(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == u"png") return PictureKind::png;
    if (ending == u"svg") return PictureKind::svg;
    return ending == u"pdf" ? PictureKind::pdf : PictureKind::none;
}

QString writePicture(const QString& file, QSize size, const QString& title,
                     const std::function<void(QPainter&)>& draw)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    switch (pictureKind(file)) {
    case PictureKind::png: drawPng(buffer, size, draw); break;
    case PictureKind::svg: drawSvg(buffer, size, title, draw); break;
    case PictureKind::pdf: drawPdf(buffer, size, title, draw); break;
    case PictureKind::none: return QStringLiteral("the ending must be .svg, .png or .pdf");
    }
    if (bytes.isEmpty()) return QStringLiteral("nothing could be drawn");
    const auto fault = writeWholeFile(file, bytes);
    return fault ? fault->sentence() : QString();
}

} // namespace fabletop
