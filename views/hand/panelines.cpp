// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/panelines.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetrics>
#include <QPainter>
#include <utility>

namespace fabletop {

namespace {

constexpr int rankWide = 28; ///< of a number with the gap behind it
constexpr int valueGap = 10;
constexpr int lineAir = 5; ///< above and below a row
constexpr qreal rankSize = 9.5;
constexpr int endless = 10'000;

} // namespace

PaneLines::PaneLines(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void PaneLines::setLines(std::vector<PaneLine> lines)
{
    m_lines = std::move(lines);
    QStringList words;
    for (const PaneLine& line : m_lines)
        words << (line.value.isEmpty() ? line.text : QStringLiteral("%1: %2").arg(line.text, line.value));
    setAccessibleName(words.join(u'\n'));
    update();
}

QFont PaneLines::fontOf(const PaneLine& line) const
{
    if (line.rank == 0) return m_theme->font(TextRole::second);
    return m_theme->interfaceFont(m_theme->body(), line.rank == 1 ? QFont::DemiBold : QFont::Normal);
}

QFont PaneLines::valueFont(const PaneLine& line) const
{
    return line.rank == 0 ? fontOf(line) : m_theme->interfaceFont(m_theme->body(), QFont::DemiBold);
}

QRect PaneLines::wordsOf(const PaneLine& line, int width, int top) const
{
    const QFontMetrics metrics(fontOf(line));
    const int left = line.rank > 0 ? m_theme->px(rankWide) : 0;
    const QFontMetrics figures(valueFont(line));
    const int value = line.value.isEmpty() ? 0 : figures.horizontalAdvance(line.value) + valueGap;
    const int wide = width - left - value;
    const int high =
        metrics.boundingRect(QRect(0, 0, wide, endless), Qt::TextWordWrap | Qt::AlignLeft, line.text)
            .height();
    return {left, top + m_theme->px(lineAir), wide, high};
}

int PaneLines::heightForWidth(int width) const
{
    int y = 0;
    for (const PaneLine& line : m_lines)
        y = wordsOf(line, width, y).bottom() + 1 + m_theme->px(lineAir);
    return y;
}

void PaneLines::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int y = 0;
    for (const PaneLine& line : m_lines) {
        const QRect words = wordsOf(line, width(), y);
        const QFont font = fontOf(line);
        const int first = QFontMetrics(font).height();
        if (line.rank > 0)
            paintRankSign(painter, *m_theme, QPointF(rankSize + 1, words.top() + first / 2.0), rankSize,
                          line.rank);
        paintText(painter, words, line.text, {font, m_theme->color(line.rank > 0 ? Tone::ink : Tone::ink2)},
                  Fit::wrap, Qt::AlignLeft | Qt::AlignTop);
        if (!line.value.isEmpty())
            paintText(painter, QRect(words.right() + 1, words.top(), width() - words.right() - 1, first),
                      line.value, {valueFont(line), m_theme->color(line.rank > 0 ? Tone::ink : Tone::ink2)},
                      Fit::exact, Qt::AlignRight | Qt::AlignVCenter);
        y = words.bottom() + 1 + m_theme->px(lineAir);
    }
}

} // namespace fabletop
