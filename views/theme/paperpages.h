// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Paper pages: a text laid out for paper, painted page by page, and the sheet an SVG drawing goes on.
///
/// Why one piece: rulebook, card list and report differ in what stands on their pages, not in how a text is
/// cut into them.

#include <QRectF>
#include <QString>

class QIODevice;
class QPainter;
class QSvgGenerator;
class QTextDocument;

namespace fabletop {

/// Paints page `page` of the document, whose page size is that of `body`, into it.
void paintPaperPage(QPainter& painter, const QTextDocument& document, const QRectF& body, int page);

/// A drawing of `size` CSS pixels into `device`; without this an SVG says millimetres for 72 dots an inch and
/// is a third too large wherever it is opened.
void prepareSvg(QSvgGenerator& svg, QIODevice& device, QSizeF size, const QString& title = {});

} // namespace fabletop
