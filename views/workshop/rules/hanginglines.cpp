// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/hanginglines.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTimer>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int hangLetters = 4;    ///< further in than the line begins; two are a level of the language
constexpr qreal mostOfLine = 0.5; ///< there must be room for words

} // namespace

HangingLines::HangingLines(QTextDocument* document) : QPlainTextDocumentLayout(document) {}

/// Qt lays a block out when it is first asked where that ends. This is the one place it asks.
QRectF HangingLines::blockBoundingRect(const QTextBlock& block) const
{
    const QRectF place = QPlainTextDocumentLayout::blockBoundingRect(block);
    const QTextLayout* lines = block.isValid() ? block.layout() : nullptr;
    if (!lines || lines->lineCount() < 2 || lines->lineAt(1).x() > lines->lineAt(0).x()) return place;
    const_cast<HangingLines*>(this)->hang(block);
    return QPlainTextDocumentLayout::blockBoundingRect(block);
}

qreal HangingLines::hangOf(const QTextBlock& block)
{
    const QString text = block.text();
    const auto first = std::find_if(text.begin(), text.end(), [](QChar sign) { return !sign.isSpace(); });
    const QTextLine line = block.layout()->lineAt(0);
    const qreal letter = line.cursorToX(1) - line.cursorToX(0); // all are as wide
    return std::min(static_cast<qreal>(first - text.begin() + hangLetters) * letter,
                    line.width() * mostOfLine);
}

void HangingLines::hang(QTextBlock block)
{
    QTextLayout& lines = *block.layout();
    const QPointF start = lines.lineAt(0).position();
    const qreal wide = lines.lineAt(0).width();
    const qreal hang = hangOf(block);
    const int before = lines.lineCount();
    qreal y = start.y();
    lines.beginLayout();
    for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
        const qreal in = y > start.y() ? hang : 0;
        line.setLeadingIncluded(true);
        line.setLineWidth(wide - in);
        line.setPosition({start.x() + in, y});
        y += line.height();
    }
    lines.endLayout();
    if (lines.lineCount() == before) return;
    block.setLineCount(block.isVisible() ? lines.lineCount() : 0);
    announceSize();
}

/// Later: whoever asked is counting lines just now.
void HangingLines::announceSize()
{
    if (!m_announced) return;
    m_announced = false;
    QTimer::singleShot(0, this, [this] {
        m_announced = true;
        Q_EMIT documentSizeChanged(documentSize());
    });
}

} // namespace fabletop
