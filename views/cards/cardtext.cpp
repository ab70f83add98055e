// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardtext.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

struct Broken {
    QString text;
    int start = 0;
};

std::vector<Broken> broken(const QString& text, const QFont& font, qreal width)
{
    std::vector<Broken> lines;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width * letterGrid);
        lines.push_back({text.mid(line.textStart(), line.textLength()).trimmed(), line.textStart()});
    }
    layout.endLayout();
    return lines;
}

QStringList wordsOf(const std::vector<Broken>& lines)
{
    QStringList words;
    for (const Broken& line : lines)
        words << line.text;
    return words;
}

/// What of the line lies in the sentence that asks.
void mark(CardLine& line, int start, const CardPart& part, const QFont& font)
{
    const int length = static_cast<int>(line.text.size());
    const int from = std::clamp(part.askedFrom - start, 0, length);
    const int to = std::clamp(part.askedFrom + part.askedLength - start, 0, length);
    if (part.askedLength == 0 || to <= from) return;
    line.markedFrom = lengthOf(line.text.left(from), font);
    line.markedTo = lengthOf(line.text.left(to), font);
}

/// Even lines: the room is narrowed as far as the same number of lines allows.
QStringList evened(const QString& title, QStringList lines, const QFont& font, qreal width)
{
    for (qreal room = width; room > width * 0.4; room -= width * 0.04) {
        const QStringList tighter = wordsOf(broken(title, font, room));
        if (tighter.size() > lines.size() || tighter.join(u' ') != title) break;
        lines = tighter;
    }
    return lines;
}

} // namespace

QFont cardFont(const Theme& theme, qreal size, bool bold)
{
    return theme.interfaceFont(size * letterGrid, bold ? QFont::Bold : QFont::Normal);
}

qreal lengthOf(const QString& text, const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(text) / letterGrid;
}

qreal CardText::height() const
{
    qreal sum = 0;
    for (std::size_t line = 1; line < lines.size(); ++line)
        sum += lines[line].advance;
    return sum;
}

CardText breakText(const Theme& theme, const CardLook& look, const TextSizes& sizes, qreal width)
{
    CardText result{{}, sizes};
    const QFont plain = cardFont(theme, sizes.text);
    const QFont timing = cardFont(theme, sizes.timing, true);
    for (const CardPart& part : look.parts) {
        bool afterTiming = false;
        if (!part.timing.isEmpty())
            for (const Broken& line : broken(part.timing, timing, width)) {
                const qreal advance = afterTiming || result.lines.empty() ? sizes.line : sizes.partGap();
                result.lines.push_back({line.text, true, part.canceled, advance});
                afterTiming = true;
            }
        bool first = true;
        for (const Broken& line : broken(part.text, plain, width)) {
            CardLine shown{line.text, false, part.canceled, sizes.line};
            if (first) shown.advance = afterTiming ? sizes.timingGap() : sizes.partGap();
            mark(shown, line.start, part, plain);
            result.lines.push_back(shown);
            first = false;
        }
    }
    return result;
}

CardTitle breakTitle(const Theme& theme, const QString& words, const std::vector<qreal>& sizes, qreal width,
                     int mostLines)
{
    const QString title = words.simplified();
    CardTitle result;
    for (const qreal size : sizes) {
        result.size = size;
        result.font = theme.serifFont(size * letterGrid, true);
        result.lines = wordsOf(broken(title, result.font, width));
        result.whole = result.lines.size() <= mostLines && result.lines.join(u' ') == title;
        if (!result.whole) continue;
        result.lines = evened(title, result.lines, result.font, width);
        break;
    }
    return result;
}

} // namespace fabletop
