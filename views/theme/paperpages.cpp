// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/paperpages.h"

#include "views/theme/painttext.h"

#include <QPainter>
#include <QSvgGenerator>
#include <QTextDocument>

namespace fabletop {

void prepareSvg(QSvgGenerator& svg, QIODevice& device, QSizeF size, const QString& title)
{
    constexpr int dotsAnInch = 96;
    svg.setOutputDevice(&device);
    svg.setResolution(dotsAnInch);
    svg.setSize(size.toSize());
    svg.setViewBox(QRectF(QPointF(), size));
    if (!title.isEmpty()) svg.setTitle(title.toHtmlEscaped()); // Qt 6.4 writes it as it is
}

void paintPaperPage(QPainter& painter, const QTextDocument& document, const QRectF& body, int page)
{
    painter.save();
    painter.translate(body.left(), body.top() - page * body.height());
    paintDocument(painter, document, QRectF(0, page * body.height(), body.width(), body.height()));
    painter.restore();
}

} // namespace fabletop
