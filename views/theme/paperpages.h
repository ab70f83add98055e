#pragma once
/// Paper pages: a text laid out for paper, painted page by page.
///
/// Why one piece: rulebook, card list and report differ in what stands on their pages, not in how a text is cut into them.

#include <QRectF>

class QPainter;
class QPdfWriter;
class QTextDocument;

namespace fabletop {

/// An A4 writer without margins of its own. `resolution` in dots an inch.
void preparePaper(QPdfWriter& pdf, int resolution);
/// Paints page `page` of the document, whose page size is that of `body`, into it.
void paintPaperPage(QPainter& painter, const QTextDocument& document, const QRectF& body, int page);

} // namespace fabletop
