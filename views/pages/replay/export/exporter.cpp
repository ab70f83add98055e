// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/export/exporter.h"

#include "model/content/files/wholefile.h"
#include "model/items/report/matchreport.h"
#include "model/match/words/catalogue.h"
#include "model/match/words/peoplenames.h"
#include "views/pages/replay/export/pdfreport.h"
#include "views/pages/replay/matchpicture.h"
#include "views/theme/paperpages.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace fabletop {

namespace {

void drawMoment(QIODevice& device, bool vector, const MatchPicture& moment)
{
    const QSize size = MatchPicture::usualSize;
    if (vector) {
        QSvgGenerator svg;
        prepareSvg(svg, device, size, moment.title());
        QPainter painter(&svg);
        return moment.paint(painter, QRectF(QPointF(), QSizeF(size)));
    }
    QImage picture(size * 2, QImage::Format_RGB32);
    picture.setDevicePixelRatio(2);
    QPainter painter(&picture);
    moment.paint(painter, QRectF(QPointF(), QSizeF(size)));
    painter.end();
    picture.save(&device, "PNG");
}

QByteArray made(const Match& match, const Annotations& notes, const ExportRequest& request,
                std::shared_ptr<const Theme> theme)
{
    const Speaking speaking(request.language);
    const Narrator narrator(match.sharedRules(), peopleOf(match.info()), request.language);
    const MatchReport report(match.info(), match.timeline(), notes, request.viewer, narrator);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const Looks looks(narrator);
    switch (request.kind) {
    case ExportKind::text: return report.text().toUtf8();
    case ExportKind::markdown: return report.markdown().toUtf8();
    case ExportKind::html: return report.html().toUtf8();
    case ExportKind::csv: return report.csv().toUtf8();
    case ExportKind::pdf: writePdfReport(buffer, report); break;
    case ExportKind::png:
    case ExportKind::svg:
        drawMoment(buffer, request.kind == ExportKind::svg,
                   MatchPicture(match, looks, request.moment.value_or(match.timeline().end()), request.viewer,
                                std::move(theme)));
    }
    return bytes;
}

} // namespace

QString endingOf(ExportKind kind)
{
    constexpr std::array<const char*, exportKinds> endings{"txt", "md", "html", "csv", "pdf", "png", "svg"};
    return QLatin1String(endings[static_cast<std::size_t>(kind)]);
}

QString exportMatch(const Match& match, const Annotations& notes, const ExportRequest& request,
                    std::shared_ptr<const Theme> theme)
{
    const QByteArray bytes = made(match, notes, request, std::move(theme));
    if (bytes.isEmpty())
        return QCoreApplication::translate("Exporter", "%1: nothing could be drawn").arg(request.file);
    const auto fault = writeWholeFile(request.file, bytes);
    return fault ? fault->sentence() : QString();
}

QString openingLine(const Match& match, int position)
{
    QString path = match.path();
    if (path.contains(u' ') || path.contains(u'\''))
        path = u'\'' + path.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
    return QStringLiteral("fabletop %1 --at %2")
        .arg(path.isEmpty() ? QStringLiteral("FILE") : path, QString::number(position));
}

} // namespace fabletop
