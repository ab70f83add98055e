// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/ledgerview.h"

#include "views/combat/ledgertexts.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr int leastInSight = 40; ///< in sight of a row that is higher than its room

} // namespace

LedgerView::LedgerView(std::shared_ptr<const Theme> theme, QWidget* parent)
    : LinkedWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Steps of the combat"));
    renew();
}

void LedgerView::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    renew();
}

void LedgerView::setLedger(const Ledger& ledger)
{
    if (ledger == m_ledger) return;
    m_ledger = ledger;
    setAccessibleDescription(spoken(ledger));
    renew();
}

void LedgerView::renew()
{
    m_layout = layOutLedger(m_ledger, *m_theme, width());
    setLinks(m_layout.links);
    updateGeometry();
    update();
}

int LedgerView::heightForWidth(int width) const
{
    if (width == this->width()) return static_cast<int>(std::ceil(m_layout.height));
    return static_cast<int>(std::ceil(layOutLedger(m_ledger, *m_theme, width).height));
}

QSize LedgerView::sizeHint() const
{
    return {width(), heightForWidth(width())};
}

void LedgerView::fitInto(QScrollArea& area)
{
    int wide = area.width();
    const bool longer = heightForWidth(wide) > area.height();
    if (longer) wide -= area.verticalScrollBar()->sizeHint().width();
    // Said and not left to the area, which decides by the sizes it met on the way here.
    area.setVerticalScrollBarPolicy(longer ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    resize(wide, heightForWidth(wide));
    const auto now = std::find_if(m_layout.rows.begin(), m_layout.rows.end(),
                                  [](const PlacedRow& row) { return row.status == RowStatus::now; });
    const auto last = now == m_layout.rows.end() || now + 1 == m_layout.rows.end() ? now : now + 1;
    const qreal end = last == m_layout.rows.end() ? 0 : last->rect.bottom(); // with the one that follows
    const int top = std::max(0, static_cast<int>(std::ceil(end)) - area.height());
    // No row is cut at the foot: what is in sight ends where one does.
    int high = area.height();
    for (const PlacedRow& row : m_layout.rows)
        if (row.rect.bottom() <= top + area.height() + 0.5)
            high = static_cast<int>(std::ceil(row.rect.bottom())) - top;
    area.resize(area.width(), std::max(high, std::min(area.height(), leastInSight)));
    area.verticalScrollBar()->setValue(top);
}

QString LedgerView::spoken(const Ledger& ledger)
{
    QStringList words;
    int number = 0;
    for (const LedgerRow& row : ledger.rows) {
        ++number;
        if (row.status != RowStatus::toCome) words.append(LedgerTexts::spoken(row, number));
    }
    return words.join(QLatin1Char(' '));
}

// -- events

int LedgerView::eventAt(QPointF point) const
{
    for (const PlacedRow& row : m_layout.rows)
        for (const PlacedLine& line : row.lines)
            if (line.event >= 0 && row.rect.contains(point) && point.y() >= line.rect.top() - 3 &&
                point.y() <= line.rect.bottom() + 3)
                return line.event;
    return -1;
}

void LedgerView::mousePressEvent(QMouseEvent* event)
{
    LinkedWidget::mousePressEvent(event);
    if (event->isAccepted()) return;
    if (const int told = eventAt(event->position()); told >= 0) Q_EMIT lineActivated(told);
    event->ignore();
}

void LedgerView::resizeEvent(QResizeEvent*)
{
    renew();
}

void LedgerView::changeEvent(QEvent* event)
{
    if (event->type() != QEvent::LanguageChange) return;
    setAccessibleName(tr("Steps of the combat"));
    renew();
}

// -- drawing

void LedgerView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlacedRow& row : m_layout.rows)
        if (row.status == RowStatus::now) {
            painter.fillRect(row.rect, m_theme->color(Tone::accentWash));
            painter.fillRect(QRectF(row.rect.left(), row.rect.top(), 4, row.rect.height()),
                             m_theme->color(Tone::accent));
        }
    for (const PlacedRow& row : m_layout.rows)
        paintRow(painter, row);
    if (!focusedLink()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(focusedLink()->rect.adjusted(1, 1, -1, -1), 4, 4);
}

void LedgerView::paintRow(QPainter& painter, const PlacedRow& row) const
{
    const bool pale = row.status == RowStatus::toCome || row.status == RowStatus::passed;
    const QFontMetricsF metrics(ledgerFont(*m_theme));
    const QRectF first(m_layout.step, row.rect.top() + m_layout.firstLine - metrics.height() / 2,
                       row.nameWide, metrics.height());
    const QColor ink = m_theme->color(row.status == RowStatus::toCome ? Tone::ink3
                                      : pale                          ? Tone::ink2
                                                                      : Tone::ink);
    QFont name = ledgerFont(*m_theme);
    name.setWeight(QFont::DemiBold);
    painter.setPen(ink);
    QTextLayout words(row.name, name);
    breakLines(words, first.width());
    paintParagraph(painter, words,
                   QRectF(first.topLeft(), QSizeF(first.width(), row.rect.bottom() - first.top())));
    paintCentred(painter, QPointF(m_layout.numeral, first.center().y()), QString::number(row.number), name,
                 ink);
    for (const PlacedLine& line : row.lines)
        paintLine(painter, row, line);
    if (row.number < Ledger::rowCount)
        painter.fillRect(QRectF(0, row.rect.bottom() - 0.5, m_layout.rule, 1), m_theme->color(Tone::hair));
}

void LedgerView::paintLine(QPainter& painter, const PlacedRow& row, const PlacedLine& line) const
{
    const bool toCome = row.status == RowStatus::toCome;
    const bool pale = line.remark || line.struck > 0;
    const QColor ink = m_theme->color(toCome ? Tone::ink3 : pale ? Tone::ink2 : Tone::ink);
    QTextLayout text(line.text, ledgerFont(*m_theme));
    if (line.struck > 0) {
        QTextLayout::FormatRange range;
        range.start = 0;
        range.length = line.struck;
        range.format.setFontStrikeOut(true);
        text.setFormats({range});
    }
    breakLines(text, line.rect.width());
    painter.setPen(ink);
    paintParagraph(painter, text, line.rect);
    if (line.ruleName.isEmpty()) return;
    QFont link = ledgerLinkFont(*m_theme);
    link.setUnderline(!toCome);
    paintText(painter, line.rule, line.ruleName, {link, m_theme->color(toCome ? Tone::ink3 : Tone::link)},
              Fit::exact, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip);
}

} // namespace fabletop
