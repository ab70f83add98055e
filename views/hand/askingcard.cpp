// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/askingcard.h"

#include "views/theme/fittedtext.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

constexpr qreal corner = 7;
constexpr qreal inset = 10;
constexpr std::array<qreal, 3> sizes{12, 11.5, 11}; ///< of the text, in the order in which they give way
constexpr qreal dropShare = 0.36;                   ///< radius of the boost's drop by the height of the head
constexpr qreal leading = 1.25;
constexpr qreal between = 0.35; ///< of a line, before another part

} // namespace

struct AskingCard::Line {
    QString text;
    bool timing = false;
    qreal top = 0;
    qreal high = 0;
    qreal markedFrom = 0; ///< along the line; both 0: nothing of it asks
    qreal markedTo = 0;
    QFont font;
};

QRectF AskingCard::textRoom(const QRectF& sheet) const
{
    return sheet.adjusted(inset, headHeight() + 3, -inset, -6);
}

std::vector<AskingCard::Line> AskingCard::lines(const CardLook& look, const QSizeF& room, qreal size) const
{
    std::vector<Line> all;
    qreal top = 0;
    const auto put = [&](const QString& text, const QFont& font, bool timing, int from, int length) {
        QTextLayout layout(text, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WordWrap);
        layout.setTextOption(option);
        layout.beginLayout();
        const QFontMetricsF metrics(font);
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(room.width());
            const QString words = text.mid(line.textStart(), line.textLength()).trimmed();
            const int begin = std::clamp(from - line.textStart(), 0, static_cast<int>(words.size()));
            const int end = std::clamp(from + length - line.textStart(), 0, static_cast<int>(words.size()));
            const bool marked = length > 0 && end > begin;
            all.push_back({words, timing, top, metrics.height() * leading / 1.15,
                           marked ? metrics.horizontalAdvance(words.left(begin)) : 0,
                           marked ? metrics.horizontalAdvance(words.left(end)) : 0, font});
            top += all.back().high;
        }
        layout.endLayout();
    };
    const qreal scaled = size * m_theme.scale();
    for (const CardPart& part : look.parts) {
        if (!all.empty()) top += between * scaled;
        if (!part.timing.isEmpty()) put(part.timing, m_theme.interfaceFont(scaled, QFont::Bold), true, 0, 0);
        put(part.text, m_theme.interfaceFont(scaled), false, part.askedFrom, part.askedLength);
    }
    return all;
}

QFont AskingCard::titleFont() const
{
    return m_theme.serifFont(14 * m_theme.scale(), true);
}

QRectF AskingCard::titleRoom(const QRectF& sheet) const
{
    const qreal head = headHeight();
    return {sheet.left() + head + 6, sheet.top() + 2, sheet.width() - head - 2 * head * dropShare - 20, head};
}

bool AskingCard::fits(const std::vector<Line>& lines, qreal height) const
{
    return lines.empty() || lines.back().top + lines.back().high <= height;
}

qreal AskingCard::widthFor(const CardLook& look, qreal height, qreal most) const
{
    const qreal least = m_theme.px(148);
    const qreal step = m_theme.px(28);
    qreal wide = least;
    const auto room = [&] { return textRoom(QRectF(0, 0, wide, height)); };
    const QFontMetricsF title(titleFont());
    const auto small = [&] {
        return titleRoom(QRectF(0, 0, wide, height)).width() < title.horizontalAdvance(look.title) ||
               !fits(lines(look, room().size(), sizes.front()), room().height());
    };
    while (wide + step <= most && small())
        wide += step;
    return std::min(wide, std::max(least, most));
}

void AskingCard::paint(QPainter& painter, const QRectF& sheet, const CardLook& look) const
{
    painter.save();
    paintShadow(painter, m_theme, sheet, corner, 1);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawRoundedRect(sheet, corner, corner);
    const QColor ink = m_theme.type(look.shownType());
    const qreal head = headHeight();
    const qreal side = head - 6;
    paintType(painter, m_theme, look.shownType(), QRectF(sheet.left() + 6, sheet.top() + 4, side, side),
              look.value < 0 ? QString() : QString::number(look.value), 0.07 * side);
    const qreal drop = head * dropShare;
    paintBoost(painter, m_theme, QPointF(sheet.right() - drop - 7, sheet.top() + head / 2 + 1), drop,
               boostText(look.boost));
    const QRectF title = titleRoom(sheet);
    const QFont serif = titleFont();
    paintText(painter, title, look.title, {serif, m_theme.color(Tone::ink)}, Fit::wrapElide,
              Qt::AlignVCenter);
    painter.setPen(QPen(ink, 1));
    painter.drawLine(QPointF(sheet.left() + inset, sheet.top() + head + 1),
                     QPointF(sheet.right() - inset, sheet.top() + head + 1));

    const QRectF room = textRoom(sheet);
    std::vector<Line> text;
    for (qreal size : sizes) {
        text = lines(look, room.size(), size);
        if (fits(text, room.height())) break;
    }
    // Where even that is too much, the sentence that asks is what must be seen.
    const auto asked =
        std::find_if(text.begin(), text.end(), [](const Line& line) { return line.markedTo > 0; });
    const qreal whole = text.empty() ? 0 : text.back().top + text.back().high;
    const qreal over = std::max(0.0, whole - room.height());
    const qreal skipped = asked == text.end() ? 0 : std::min(over, asked->top);
    painter.setClipRect(sheet.adjusted(2, head + 2, -2, -2));
    for (const Line& line : text) {
        const QRectF box(room.left(), room.top() + line.top - skipped, room.width(), line.high);
        if (line.markedTo > line.markedFrom) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(Tone::accentWash));
            painter.drawRoundedRect(QRectF(box.left() + line.markedFrom - 2, box.top(),
                                           line.markedTo - line.markedFrom + 4, box.height()),
                                    2, 2);
        }
        paintText(painter, box, line.text, {line.font, line.timing ? ink : m_theme.color(Tone::ink)},
                  Fit::exact, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine);
    }
    painter.setClipping(false);
    painter.setPen(QPen(m_theme.color(Tone::accent), 2.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(sheet.adjusted(-3, -3, 3, 3), corner + 3, corner + 3);
    painter.restore();
}

} // namespace fabletop
