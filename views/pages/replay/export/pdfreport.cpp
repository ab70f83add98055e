#include "views/pages/replay/export/pdfreport.h"

#include "model/items/report/matchreport.h"

#include <QAbstractTextDocumentLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>

namespace fabletop {

namespace {

constexpr int resolution = 150;
constexpr qreal marginShare = 0.08; ///< of the page's width, on every side
constexpr qreal footHigh = 40;

const char* const style =
    "h1{font-size:20pt}h2{font-size:14pt;margin-top:14px}h3{font-size:11pt}td,th{padding:2px 4px;font-size:8.5pt}"
    "p,li,blockquote{font-size:9.5pt}.rule{color:#1E5080;font-size:7.5pt}.v{text-align:right}th{text-align:left}";

QImage curvesPicture(const MatchReport& report)
{
    QSvgRenderer renderer(report.curvesSvg(640, 200).toUtf8());
    QImage picture(1920, 600, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    renderer.render(&painter);
    return picture;
}

void paintPage(QPainter& painter, QTextDocument& document, int page, int pages, const QRectF& body, const QString& title)
{
    const qreal high = document.pageSize().height();
    painter.save();
    painter.translate(body.left(), body.top() - page * high);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * high, body.width(), high);
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.setPen(Qt::black);
    painter.setFont(document.defaultFont());
    const QRectF foot(body.left(), body.bottom() + 4, body.width(), footHigh);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, title);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 / %2").arg(page + 1).arg(pages));
}

} // namespace

int writePdfReport(QIODevice& device, const MatchReport& report)
{
    QPdfWriter pdf(&device);
    pdf.setResolution(resolution);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF());
    pdf.setTitle(report.title());
    pdf.setCreator(QStringLiteral("Fabletop"));
    QPainter painter(&pdf);
    if (!painter.isActive()) return 0;
    const QRectF sheet(0, 0, pdf.width(), pdf.height());
    const qreal margin = sheet.width() * marginShare;
    const QRectF body = sheet.adjusted(margin, margin, -margin, -margin - footHigh);
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&pdf);
    document.setDefaultStyleSheet(QLatin1String(style));
    document.setDefaultFont(QFont(QStringLiteral("DejaVu Sans"), 8));
    document.setDocumentMargin(0);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("curves")), curvesPicture(report));
    document.setHtml(report.html(true));
    document.setPageSize(body.size());
    const int pages = document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0 && !pdf.newPage()) return 0;
        paintPage(painter, document, page, pages, body, report.title());
    }
    return painter.end() ? pages : 0;
}

} // namespace fabletop
