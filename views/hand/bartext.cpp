// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/bartext.h"

#include "views/theme/painttext.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal firstLine = 25; ///< base lines
constexpr qreal secondLine = 44;

/// At most two lines of that font; empty where more are needed.
QStringList inTwoLines(const QString& text, const QFont& font, int wide)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(wide);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    const QFontMetrics metrics(font);
    const auto fits = [&](const QString& line) { return metrics.horizontalAdvance(line) <= wide; };
    return lines.size() <= 2 && std::all_of(lines.begin(), lines.end(), fits) ? lines : QStringList();
}

QFont smaller(QFont font, int of17)
{
    font.setPixelSize(font.pixelSize() * of17 / 17);
    return font;
}

} // namespace

BarText BarText::fitted(const Theme& theme, const QString& sentence, const QString& help, bool keepHelp,
                        int wide)
{
    BarText text;
    const QFont whole = theme.font(TextRole::prompt);
    const auto oneLine = [&](const QFont& font) {
        return QFontMetrics(font).horizontalAdvance(sentence) <= wide;
    };
    text.font = oneLine(whole) ? whole : smaller(whole, 15);
    if (!oneLine(text.font) && !keepHelp)
        for (int size : {15, 13, 12}) {
            text.font = smaller(whole, size);
            text.lines = inTwoLines(sentence, text.font, wide);
            if (!text.lines.isEmpty()) break;
        }
    if (text.lines.size() < 2) {
        text.lines = {QFontMetrics(text.font).elidedText(sentence, Qt::ElideRight, wide)};
        text.help = QFontMetrics(theme.font(TextRole::body)).elidedText(help, Qt::ElideRight, wide);
    }
    QStringList cut;
    if (text.lines.size() == 1 && text.lines.front() != sentence) cut << sentence.toHtmlEscaped();
    if (text.help != help) cut << help.toHtmlEscaped();
    if (!cut.isEmpty()) text.tip = QStringLiteral("<qt>%1</qt>").arg(cut.join(QStringLiteral("<br>")));
    return text;
}

void BarText::paint(QPainter& painter, const Theme& theme, int left, Tone helpTone) const
{
    const int base[] = {theme.px(firstLine), theme.px(secondLine)};
    for (int line = 0; line < std::min<int>(2, static_cast<int>(lines.size())); ++line)
        paintText(painter, QPointF(left, base[line]), lines[line], {font, theme.color(Tone::ink)});
    if (help.isEmpty()) return;
    paintText(painter, QPointF(left, base[1]), help, {theme.font(TextRole::body), theme.color(helpTone)});
}

} // namespace fabletop
