#include "views/theme/paperpages.h"

#include <QAbstractTextDocumentLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace fabletop {

void preparePaper(QPdfWriter& pdf, int resolution)
{
    pdf.setResolution(resolution);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF());
    pdf.setCreator(QStringLiteral("Fabletop"));
}

void paintPaperPage(QPainter& painter, const QTextDocument& document, const QRectF& body, int page)
{
    painter.save();
    painter.translate(body.left(), body.top() - page * body.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * body.height(), body.width(), body.height());
    context.palette.setColor(QPalette::Text, Qt::black); // whatever the palette of the window
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace fabletop
