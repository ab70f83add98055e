// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/export/pdfreport.h"

#include "model/items/report/matchreport.h"
#include "views/theme/painttext.h"
#include "views/theme/paperpages.h"
#include "views/theme/pdfpaper.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>

namespace fabletop {

namespace {

constexpr int resolution = 150;
constexpr qreal marginShare = 0.08; ///< of the page's width, on every side
constexpr qreal footShare = 0.03;   ///< of its height

const char* const style = "h1{font-size:20pt}h2{font-size:14pt;margin-top:14px}h3{font-size:11pt}td,th{"
                          "padding:2px 4px;font-size:8.5pt}"
                          "p,li,blockquote{font-size:9.5pt}.rule{color:#1E5080;font-size:7.5pt}.v{text-align:"
                          "right}th{text-align:left}";

QImage curvesPicture(const MatchReport& report)
{
    QSvgRenderer renderer(report.curvesSvg(640, 200).toUtf8());
    QImage picture(1920, 600, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    renderer.render(&painter);
    return picture;
}

} // namespace

ReportPages::ReportPages(const MatchReport& report, QPaintDevice& device, QSizeF sheet)
    : m_title(report.title()), m_document(std::make_unique<QTextDocument>())
{
    const qreal margin = sheet.width() * marginShare;
    const qreal foot = sheet.height() * footShare;
    m_body = QRectF(QPointF(), sheet).adjusted(margin, margin, -margin, -margin - foot);
    m_document->documentLayout()->setPaintDevice(&device);
    m_document->setDefaultStyleSheet(QLatin1String(style));
    m_document->setDefaultFont(QFont(QStringLiteral("DejaVu Sans"), 8));
    m_document->setDocumentMargin(0);
    m_document->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("curves")),
                            curvesPicture(report));
    m_document->setHtml(report.html(true));
    m_document->setPageSize(m_body.size());
}

ReportPages::~ReportPages() = default;

int ReportPages::count() const
{
    return m_document->pageCount();
}

void ReportPages::paint(QPainter& painter, int page) const
{
    paintPaperPage(painter, *m_document, m_body, page);
    painter.setPen(Qt::black);
    painter.setFont(m_document->defaultFont());
    const QRectF foot(m_body.left(), m_body.bottom(), m_body.width(), m_body.height() * footShare);
    paintText(painter, foot, m_title, TextStyle::of(painter), Fit::exact, Qt::AlignLeft | Qt::AlignBottom);
    paintText(painter, foot, QStringLiteral("%1 / %2").arg(page + 1).arg(count()), TextStyle::of(painter),
              Fit::exact, Qt::AlignRight | Qt::AlignBottom);
}

int writePdfReport(QIODevice& device, const MatchReport& report)
{
    PdfPaper pdf(device, resolution, report.title());
    QPainter painter(&pdf);
    if (!painter.isActive()) return 0;
    const ReportPages pages(report, pdf, QSizeF(pdf.width(), pdf.height()));
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0 && !pdf.newPage()) return 0;
        pages.paint(painter, page);
    }
    const int count = pages.count();
    return painter.end() ? count : 0;
}

} // namespace fabletop
