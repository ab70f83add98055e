// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/ledgerlayout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

struct LedgerWords {
    Q_DECLARE_TR_FUNCTIONS(LedgerView)

public:
    /// What a step is for, while nothing has happened in it.
    static QString aim(CombatStep step)
    {
        switch (step) {
        case CombatStep::declare: return tr("The attacker and the target are named.");
        case CombatStep::choose: return tr("Both sides choose a card, face down.");
        case CombatStep::reveal: return tr("The cards turn over.");
        case CombatStep::immediately: return tr("Effects that are due at once.");
        case CombatStep::during: return tr("Effects due during combat.");
        case CombatStep::result: return tr("The values are compared.");
        case CombatStep::after: return tr("Effects due after combat.");
        case CombatStep::cleanUp: return tr("All played cards are discarded.");
        case CombatStep::none:
        case CombatStep::over: break;
        }
        return {};
    }
    static QString remark(const LedgerRow& row)
    {
        switch (row.status) {
        case RowStatus::toCome:
        case RowStatus::now: return aim(row.step);
        case RowStatus::done:
        case RowStatus::passed: break;
        }
        if (!row.why.isEmpty()) return row.why;
        return row.step == CombatStep::cleanUp ? tr("Nothing is left to discard.") : tr("Nothing is due.");
    }
    static QString cancelledBy(const QString& what) { return tr("by %1").arg(what); }
};

struct Measures {
    qreal line;      ///< least height of a line
    qreal lineSpace; ///< added to the height of a sentence
    qreal rowSpace;
};

Measures measuresOf(LedgerForm form, bool tight, qreal scale)
{
    if (form == LedgerForm::compact) return {23 * scale, 5 * scale, 4 * scale};
    return tight ? Measures{21 * scale, 4 * scale, 8 * scale} : Measures{26 * scale, 8 * scale, 12 * scale};
}

/// Room for the longest name of a step, in any language, but no more than a share of the width.
qreal nameWidth(LedgerForm form, const Theme& theme, qreal most)
{
    QFont font = ledgerFont(theme, form);
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

void setColumns(LedgerLayout& layout, LedgerForm form, const Theme& theme, qreal width)
{
    const qreal e = theme.scale();
    if (form == LedgerForm::compact) {
        layout.bead = 14 * e;
        layout.step = 26 * e;
        layout.text = layout.step + nameWidth(form, theme, width * 0.31) + 10 * e;
        layout.rule = width - 4;
        return;
    }
    layout.headHeight = 34 * e;
    layout.bead = 24 * e;
    layout.step = 46 * e;
    layout.text = layout.step + std::max(96 * e, nameWidth(form, theme, width * 0.3)) + 12 * e;
    layout.attack = width - 126 * e;
    layout.defense = width - 94 * e;
    layout.rule = width - 14 * e;
}

class Builder {
public:
    Builder(LedgerLayout& layout, LedgerForm form, const Theme& theme, bool tight)
        : m_layout(layout), m_form(form), m_theme(theme), m_measures(measuresOf(form, tight, theme.scale())),
          m_font(ledgerFont(theme, form)), m_link(ledgerLinkFont(theme))
    {
        m_right = form == LedgerForm::wide
                      ? layout.attack - 18 * theme.scale()
                      : layout.rule - m_link.horizontalAdvance(QStringLiteral("R-COMB-00")) - 8;
    }

    void add(const LedgerRow& row, int number)
    {
        PlacedRow placed;
        placed.number = number;
        placed.status = row.status;
        placed.name = Narrator::step(row.step);
        const qreal top = m_layout.height;
        m_y = top + m_measures.rowSpace / 2;
        for (const LedgerLine& line : row.lines)
            placed.lines.push_back(lineOf(line));
        if (row.lines.empty()) placed.lines.push_back(remarkOf(row));
        m_y =
            std::max(m_y, top + m_measures.rowSpace / 2 + nameHeight(placed.name)) + m_measures.rowSpace / 2;
        placed.rect = QRectF(0, top, 1, m_y - top);
        m_layout.height = m_y;
        m_layout.rows.push_back(std::move(placed));
    }

private:
    /// A long name ("Immédiatement") breaks into lines rather than losing its end.
    [[nodiscard]] qreal nameHeight(const QString& name) const
    {
        QFont font = m_font;
        font.setWeight(QFont::DemiBold);
        QTextLayout text(name, font);
        return std::max(m_measures.line,
                        breakLines(text, m_layout.text - m_layout.step - 6) + m_measures.lineSpace);
    }
    PlacedLine remarkOf(const LedgerRow& row)
    {
        PlacedLine placed;
        placed.text = LedgerWords::remark(row);
        placed.remark = true;
        place(placed);
        return placed;
    }
    PlacedLine lineOf(const LedgerLine& line)
    {
        PlacedLine placed;
        placed.text = line.sentence;
        placed.event = line.event;
        placed.order = line.order != m_order || line.cancelled ? line.order : 0;
        m_order = line.order;
        m_numbered = line.order > 0;
        placed.attack = line.attack;
        placed.defense = line.defense;
        if (line.cancelled) {
            placed.struck = static_cast<int>(line.sentence.size());
            if (!line.cancelledBy.isEmpty())
                placed.text += QStringLiteral("  ") + LedgerWords::cancelledBy(line.cancelledBy);
        }
        placed.ruleName = line.rule;
        place(placed);
        m_numbered = false;
        return placed;
    }
    void place(PlacedLine& placed)
    {
        const qreal indent = m_numbered && m_form == LedgerForm::wide ? 22 * m_theme.scale() : 0;
        const qreal left = m_layout.text + indent;
        QTextLayout text(placed.text, m_font);
        const qreal words = breakLines(text, m_right - left);
        const qreal height = std::max(m_measures.line, words + m_measures.lineSpace);
        placed.rect = QRectF(left, m_y + (height - words) / 2, m_right - left, words);
        if (!placed.ruleName.isEmpty()) {
            const qreal wide = m_link.horizontalAdvance(placed.ruleName);
            const qreal first = QFontMetricsF(m_font).height();
            placed.rule = QRectF(m_layout.rule - wide, placed.rect.top(), wide, first);
            m_layout.links.push_back({placed.rule.adjusted(-4, -4, 4, 4), placed.ruleName});
        }
        m_y += height;
    }

    LedgerLayout& m_layout;
    LedgerForm m_form;
    const Theme& m_theme;
    Measures m_measures;
    QFont m_font;
    QFontMetricsF m_link;
    qreal m_right = 0;
    qreal m_y = 0;
    int m_order = 0;
    bool m_numbered = false;
};

} // namespace

QFont ledgerFont(const Theme& theme, LedgerForm form)
{
    return theme.interfaceFont((form == LedgerForm::wide ? 13 : 12.5) * theme.scale());
}

QFont ledgerLinkFont(const Theme& theme)
{
    return theme.interfaceFont(11 * theme.scale());
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

LedgerLayout layOutLedger(const Ledger& ledger, LedgerForm form, const Theme& theme, qreal width, bool tight)
{
    LedgerLayout layout;
    setColumns(layout, form, theme, width);
    const Measures measures = measuresOf(form, tight, theme.scale());
    layout.firstLine = (measures.rowSpace + measures.line) / 2;
    layout.height = layout.headHeight;
    Builder builder(layout, form, theme, tight);
    int number = 0;
    for (const LedgerRow& row : ledger.rows)
        builder.add(row, ++number);
    for (PlacedRow& row : layout.rows)
        row.rect.setWidth(width);
    return layout;
}

} // namespace fabletop
