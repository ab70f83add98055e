// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/painttext.h"

#include "views/theme/fittedtext.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

thread_local PaintedTextObserver* observer = nullptr;

constexpr qreal smallest = 0.7; ///< of the letters asked for

QFont shrunk(QFont font, const QPaintDevice* device, const QString& text, int flags, qreal room)
{
    const int least = std::max(1, qRound(font.pixelSize() * smallest));
    while (font.pixelSize() > least && QFontMetricsF(font, device).size(flags, text).width() > room)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void tell(const QPainter& painter, const QRectF& box, const QString& text, const PaintedText& painted,
          Fit fit = Fit::exact, int flags = leftMiddle)
{
    if (observer) observer->painted(painter, {box, text, fit, flags, painted});
}

} // namespace

TextStyle TextStyle::of(const QPainter& painter)
{
    return {painter.font(), painter.pen().color()};
}

PaintedText paintText(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style,
                      Fit fit, int flags)
{
    PaintedText painted{text, {}, style.font};
    if (fit == Fit::shrink)
        painted.font = shrunk(style.font, painter.device(), text, flags & Qt::TextShowMnemonic, box.width());
    if (fit == Fit::elide || fit == Fit::shrink)
        painted.shown = QFontMetricsF(painted.font, painter.device())
                            .elidedText(text, Qt::ElideRight, box.width(), flags & Qt::TextShowMnemonic);
    if (fit == Fit::wrapElide) painted.shown = fittedWords(style.font, box.size(), text);
    if (fit == Fit::wrap || fit == Fit::wrapElide) flags |= Qt::TextWordWrap;
    painter.setFont(painted.font);
    painter.setPen(style.ink);
    painter.drawText(box, flags, painted.shown, &painted.used);
    tell(painter, box, text, painted, fit, flags);
    return painted;
}

PaintedText paintText(QPainter& painter, QPointF baseLine, const QString& text, const TextStyle& style)
{
    painter.setFont(style.font);
    painter.setPen(style.ink);
    painter.drawText(baseLine, text);
    const QFontMetricsF metrics(style.font, painter.device());
    const QRectF used(baseLine.x(), baseLine.y() - metrics.ascent(), metrics.horizontalAdvance(text),
                      metrics.height());
    tell(painter, used, text, {text, used, style.font}, Fit::exact, leftMiddle | Qt::TextDontClip);
    return {text, used, style.font};
}

void paintParagraph(QPainter& painter, const QTextLayout& layout, const QRectF& box)
{
    layout.draw(&painter, box.topLeft());
    tell(painter, box, layout.text(),
         {layout.text(), layout.boundingRect().translated(box.topLeft()), layout.font()}, Fit::wrap,
         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap);
}

void paintDocument(QPainter& painter, const QTextDocument& document, const QRectF& clip)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = clip;
    context.palette.setColor(QPalette::Text, Qt::black); // whatever the palette of the window
    painter.setClipRect(clip);
    document.documentLayout()->draw(&painter, context);
}

PaintedTextWatch::PaintedTextWatch(PaintedTextObserver& watching)
    : m_before(std::exchange(observer, &watching))
{}

PaintedTextWatch::~PaintedTextWatch()
{
    observer = m_before;
}

} // namespace fabletop
