// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardtext.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

QStringList wrapped(const QString& text, const QFont& font, qreal width)
{
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QTextLayout layout(paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

} // namespace

QFont timingFont(const Theme& theme, qreal size)
{
    QFont font = theme.interfaceFont(size, QFont::Bold);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::PercentageSpacing, 108);
    return font;
}

qreal CardText::height() const
{
    qreal sum = 0;
    for (const CardLine& line : lines)
        sum += line.advance;
    return sum;
}

CardText breakText(const Theme& theme, const CardLook& look, const TextSizes& sizes, qreal width, qreal limit)
{
    CardText result{{}, sizes};
    const QFont text = theme.interfaceFont(sizes.text);
    // A long word ("IMMÉDIATEMENT") is never broken: the timings of the card are set smaller.
    qreal widest = 0;
    for (const CardPart& part : look.parts)
        for (const QString& word : part.timing.split(u' '))
            widest = std::max(widest, QFontMetricsF(timingFont(theme, sizes.timing)).horizontalAdvance(word));
    if (widest > width) result.sizes.timing *= std::max(0.6, width / widest * 0.98);
    const QFont timing = timingFont(theme, result.sizes.timing);
    qreal height = 0;
    const auto add = [&](const QString& line, bool isTiming, qreal advance) {
        height += advance;
        if (limit > 0 && height > limit) return false;
        result.lines.push_back({line, isTiming, advance});
        return true;
    };
    const auto end = [&] {
        while (!result.lines.empty() && result.lines.back().timing)
            result.lines.pop_back();
        if (result.lines.empty()) return;
        QString& last = result.lines.back().text;
        last = QFontMetricsF(text).elidedText(last + QStringLiteral(" …"), Qt::ElideRight, width);
        if (!last.endsWith(QChar(0x2026))) last += QChar(0x2026);
    };
    for (const CardPart& part : look.parts) {
        const bool first = result.lines.empty();
        bool afterTiming = false;
        for (const QString& line :
             part.timing.isEmpty() ? QStringList() : wrapped(part.timing, timing, width)) {
            const qreal advance = afterTiming ? sizes.timing * 1.15
                                  : first     ? sizes.timing * 0.75
                                              : sizes.partGap;
            if (!add(line, true, advance)) return end(), result;
            afterTiming = true;
        }
        bool firstLine = true;
        for (const QString& line : wrapped(part.text, text, width)) {
            const qreal opening = afterTiming ? sizes.timingGap
                                  : first     ? sizes.text * 0.75
                                              : sizes.line * 1.2;
            if (!add(line, false, firstLine ? opening : sizes.line)) return end(), result;
            firstLine = false;
        }
    }
    return result;
}

CardText fitText(const Theme& theme, const CardLook& look, qreal width, qreal height)
{
    // A short text is set larger, so that the lower half of the card is not bare.
    constexpr qreal large = 40;
    constexpr std::array<std::array<qreal, 3>, 6> steps{
        {{large, 52, 26}, {34, 45, 24}, {30, 40, 22}, {27, 35, 20}, {24, 31, 19}, {21, 26, 18}}};
    CardText fitted;
    for (const auto& [text, line, timing] : steps) {
        fitted = breakText(theme, look, {text, line, timing, line * 0.94, line * 1.25}, width);
        const auto lines = std::count_if(fitted.lines.begin(), fitted.lines.end(),
                                         [](const CardLine& l) { return !l.timing; });
        if (text == large && fitted.height() > height * 0.55) continue;
        if (fitted.height() <= height && (lines <= 9 || text < 34)) break;
    }
    return fitted;
}

QStringList breakTitle(const QString& title, const QFont& font, qreal width, int mostLines)
{
    const QFontMetricsF metrics(font);
    const auto fits = [&](const QStringList& lines) {
        return std::all_of(lines.begin(), lines.end(),
                           [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; });
    };
    QStringList lines;
    for (int count = 1; count <= mostLines; ++count) {
        // Even lines: narrow the room as far as the same number of lines allows.
        lines = wrapped(title, font, width);
        if (lines.size() > count) continue;
        for (qreal room = width; room > width * 0.4; room -= width * 0.04) {
            const QStringList tighter = wrapped(title, font, room);
            if (tighter.size() > lines.size() || !fits(tighter)) break;
            const auto cut = [](const QStringList& l, const QString& whole) {
                return l.join(QLatin1Char(' ')) != whole.simplified();
            };
            if (cut(tighter, title)) break;
            lines = tighter;
        }
        return lines;
    }
    return lines;
}

} // namespace fabletop
