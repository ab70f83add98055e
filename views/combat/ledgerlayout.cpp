// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/ledgerlayout.h"

#include "views/combat/ledgertexts.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal leastLine = 23;
constexpr qreal lineSpace = 5; ///< added to the height of a sentence
constexpr qreal rowSpace = 4;
constexpr qreal stackedSpace = 6;  ///< of a row, where sentences stand below its name
constexpr qreal nameGap = 6;       ///< between a name and what stands beside it
constexpr qreal linkGap = 8;       ///< between a sentence and its link
constexpr qreal leastBeside = 230; ///< for sentences beside the names

/// Room for the longest name of a step, in any language, but no more than a share of the width.
qreal nameWidth(const Theme& theme, qreal most)
{
    QFont font = ledgerFont(theme);
    font.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(font);
    qreal widest = 0;
    for (int step = static_cast<int>(CombatStep::declare); step <= static_cast<int>(CombatStep::cleanUp);
         ++step)
        widest = std::max(widest, metrics.horizontalAdvance(Narrator::step(static_cast<CombatStep>(step))));
    // No narrower than the longest single word of them.
    qreal word = 0;
    for (int step = static_cast<int>(CombatStep::declare); step <= static_cast<int>(CombatStep::cleanUp);
         ++step)
        for (const QString& part : Narrator::step(static_cast<CombatStep>(step)).split(u' '))
            word = std::max(word, metrics.horizontalAdvance(part));
    return std::max(std::min(std::ceil(widest), most), std::ceil(word) + 7);
}

qreal linkWidth(const Theme& theme)
{
    return QFontMetricsF(ledgerLinkFont(theme)).horizontalAdvance(QStringLiteral("R-COMB-00"));
}

/// Where the sentences would have so little room beside the names that they break after every second word,
/// they stand below them.
void setColumns(LedgerLayout& layout, const Theme& theme, qreal width)
{
    const qreal e = theme.scale();
    layout.numeral = 14 * e;
    layout.step = 26 * e;
    layout.text = layout.step + nameWidth(theme, width * 0.31) + 10 * e;
    layout.rule = width - 4;
    layout.stacked = layout.rule - linkWidth(theme) - linkGap - layout.text < leastBeside * e;
}

qreal spaceOf(const LedgerLayout& layout)
{
    return layout.stacked ? stackedSpace : rowSpace;
}

class Builder {
public:
    Builder(LedgerLayout& layout, const Theme& theme)
        : m_layout(layout), m_scale(theme.scale()), m_font(ledgerFont(theme)), m_link(ledgerLinkFont(theme)),
          m_right(layout.rule - linkWidth(theme) - linkGap)
    {}

    /// Remarks stand beside the names while each fits there; else all of them have the column of the
    /// sentences.
    void measure(const Ledger& ledger)
    {
        for (const LedgerRow& row : ledger.rows)
            m_remarksBelow = m_remarksBelow || (row.lines.empty() && wraps(LedgerTexts::remark(row)));
    }
    void add(const LedgerRow& row, int number)
    {
        PlacedRow placed;
        placed.number = number;
        placed.status = row.status;
        placed.name = Narrator::step(row.step);
        const bool below = m_layout.stacked && (!row.lines.empty() || m_remarksBelow);
        placed.nameWide = (below ? m_right : m_layout.text - nameGap) - m_layout.step;
        const qreal top = m_layout.height;
        const qreal pad = spaceOf(m_layout) * m_scale / 2;
        const qreal name = nameHeight(placed);
        m_y = top + pad + (below ? name : 0);
        for (const LedgerLine& line : row.lines)
            placed.lines.push_back(lineOf(line, below && placed.lines.empty() ? top + pad : m_y));
        if (row.lines.empty()) placed.lines.push_back(remarkOf(row, below));
        m_y = std::max(m_y, top + pad + name) + pad;
        placed.rect = QRectF(0, top, 1, m_y - top);
        m_layout.height = m_y;
        m_layout.rows.push_back(std::move(placed));
    }

private:
    /// A long name ("Immédiatement") breaks into lines rather than losing its end.
    [[nodiscard]] qreal nameHeight(const PlacedRow& row) const
    {
        QFont font = m_font;
        font.setWeight(QFont::DemiBold);
        QTextLayout text(row.name, font);
        return std::max(leastLine * m_scale, breakLines(text, row.nameWide) + lineSpace * m_scale);
    }
    [[nodiscard]] bool wraps(const QString& remark) const
    {
        return QFontMetricsF(m_font).horizontalAdvance(remark) > m_layout.rule - m_layout.text;
    }
    PlacedLine remarkOf(const LedgerRow& row, bool below)
    {
        PlacedLine placed;
        placed.text = LedgerTexts::remark(row);
        placed.remark = true;
        place(placed, below ? m_layout.step : m_layout.text, m_layout.stacked ? m_layout.rule : m_right, m_y);
        return placed;
    }
    /// `linkTop` is where the line of its link begins.
    PlacedLine lineOf(const LedgerLine& line, qreal linkTop)
    {
        PlacedLine placed;
        placed.text = line.sentence;
        placed.event = line.event;
        if (line.cancelled) {
            placed.struck = static_cast<int>(line.sentence.size());
            if (!line.cancelledBy.isEmpty())
                placed.text += QStringLiteral("  ") + LedgerTexts::cancelledBy(line.cancelledBy);
        }
        placed.ruleName = line.rule;
        const bool free = linkTop < m_y || line.rule.isEmpty(); // its link stands beside the name
        place(placed, m_layout.stacked ? m_layout.step : m_layout.text,
              free && m_layout.stacked ? m_layout.rule : m_right, linkTop);
        return placed;
    }
    void place(PlacedLine& placed, qreal left, qreal right, qreal linkTop)
    {
        QTextLayout text(placed.text, m_font);
        const qreal words = breakLines(text, right - left);
        const qreal least = m_layout.stacked && !placed.remark ? 0 : leastLine * m_scale;
        const qreal height = std::max(least, words + lineSpace * m_scale);
        placed.rect = QRectF(left, m_y + (height - words) / 2, right - left, words);
        if (!placed.ruleName.isEmpty()) {
            const qreal wide = m_link.horizontalAdvance(placed.ruleName);
            const qreal first = QFontMetricsF(m_font).height();
            const qreal top = linkTop < m_y ? linkTop + (leastLine * m_scale - first) / 2 : placed.rect.top();
            placed.rule = QRectF(m_layout.rule - wide, top, wide, first);
            m_layout.links.push_back({placed.rule.adjusted(-4, -4, 4, 4), placed.ruleName});
        }
        m_y += height;
    }

    LedgerLayout& m_layout;
    qreal m_scale;
    QFont m_font;
    QFontMetricsF m_link;
    qreal m_right;
    bool m_remarksBelow = false;
    qreal m_y = 0;
};

} // namespace

QFont ledgerFont(const Theme& theme)
{
    return theme.interfaceFont(12.5 * theme.scale());
}

QFont ledgerLinkFont(const Theme& theme)
{
    return theme.interfaceFont(std::max(11.0, 11 * theme.scale()));
}

qreal breakLines(QTextLayout& layout, qreal width)
{
    qreal y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max<qreal>(width, 20));
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
    return y;
}

LedgerLayout layOutLedger(const Ledger& ledger, const Theme& theme, qreal width)
{
    LedgerLayout layout;
    setColumns(layout, theme, width);
    layout.firstLine = (spaceOf(layout) + leastLine) / 2 * theme.scale();
    Builder builder(layout, theme);
    builder.measure(ledger);
    int number = 0;
    for (const LedgerRow& row : ledger.rows)
        builder.add(row, ++number);
    for (PlacedRow& row : layout.rows)
        row.rect.setWidth(width);
    return layout;
}

} // namespace fabletop
