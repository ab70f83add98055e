// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/bookprint.h"

#include "model/content/files/wholefile.h"
#include "model/match/words/spokenname.h"
#include "views/rulebook/bookview.h"
#include "views/theme/painttext.h"
#include "views/theme/paperpages.h"
#include "views/theme/pdfpaper.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QTextDocument>

namespace fabletop {

namespace {

constexpr int resolution = 150;
constexpr qreal marginShare = 0.1;
constexpr int diagramPixels = 900;

} // namespace

QString printBook(const QString& file, const Rulebook& book, const Theme& theme)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPaper pdf(buffer, resolution);
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&pdf);
    document.setDefaultFont(QFont(QStringLiteral("DejaVu Serif"), 9));
    document.setDocumentMargin(0);
    const Theme paper(false, document.defaultFont(), 1.0, theme.sharedArt());
    BookDiagrams diagrams(std::make_shared<const Theme>(paper), diagramPixels, 1);
    QString html;
    for (std::size_t chapter = 0; chapter < book.chapters().size(); ++chapter)
        html += (chapter > 0 ? QStringLiteral("<p style=\"page-break-before:always\"></p>") : QString()) +
                BookView::html(book, static_cast<int>(chapter), paper);
    for (const QString& name : BookDiagrams::names())
        document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("diagram:") + name),
                             diagrams.picture(name));
    document.setHtml(html);
    tintChanges(document, paper);
    const qreal margin = pdf.width() * marginShare;
    const QRectF body(margin, margin, pdf.width() - 2 * margin, pdf.height() - 2.4 * margin);
    document.setPageSize(body.size());
    QPainter painter(&pdf);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0) pdf.newPage();
        paintPaperPage(painter, document, body, page);
        paintText(painter, QRectF(body.left(), body.bottom() + 20, body.width(), 60),
                  QString::number(page + 1), {document.defaultFont(), painter.pen().color()}, Fit::exact,
                  Qt::AlignRight);
    }
    painter.end();
    const auto fault = writeWholeFile(file, bytes);
    return fault ? fault->sentence() : QString();
}

} // namespace fabletop
