// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/ledgerview.h"

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

LedgerView::LedgerView(LedgerForm form, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_form(form), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
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

void LedgerView::setTight(bool tight)
{
    if (tight == m_tight) return;
    m_tight = tight;
    renew();
}

void LedgerView::renew()
{
    m_layout = layOutLedger(m_ledger, m_form, *m_theme, width(), m_tight);
    m_link = -1;
    updateGeometry();
    update();
}

int LedgerView::heightForWidth(int width) const
{
    if (width == this->width()) return static_cast<int>(std::ceil(m_layout.height));
    return static_cast<int>(std::ceil(layOutLedger(m_ledger, m_form, *m_theme, width, m_tight).height));
}

QSize LedgerView::sizeHint() const
{
    return {width(), heightForWidth(width())};
}

void LedgerView::fitInto(QScrollArea& area, bool endWhenOver)
{
    int wide = area.width();
    if (heightForWidth(wide) > area.height()) wide -= area.verticalScrollBar()->sizeHint().width();
    resize(wide, heightForWidth(wide));
    const auto now = std::find_if(m_layout.rows.begin(), m_layout.rows.end(),
                                  [](const PlacedRow& row) { return row.status == RowStatus::now; });
    qreal end = endWhenOver ? m_layout.height : 0;
    if (now != m_layout.rows.end())
        end = std::min(now->rect.bottom() + 30 * m_theme->scale(), m_layout.height);
    area.verticalScrollBar()->setValue(std::max(0, static_cast<int>(std::ceil(end)) - area.height()));
}

QString LedgerView::spoken(const Ledger& ledger)
{
    QStringList words;
    int number = 0;
    for (const LedgerRow& row : ledger.rows) {
        ++number;
        if (row.status == RowStatus::toCome) continue;
        const QString name = tr("Step %1, %2").arg(number).arg(Narrator::step(row.step));
        if (row.lines.empty())
            words.append(row.why.isEmpty() ? tr("%1: nothing is due.").arg(name)
                                           : tr("%1: %2").arg(name, row.why));
        for (const LedgerLine& line : row.lines) {
            QString said = tr("%1: %2").arg(name, line.sentence);
            if (line.cancelled && !line.cancelledBy.isEmpty())
                said += QLatin1Char(' ') + tr("Cancelled by %1").arg(line.cancelledBy);
            if (line.attack >= 0) said += QLatin1Char(' ') + tr("Attack %1").arg(line.attack);
            if (line.defense >= 0) said += QLatin1Char(' ') + tr("Defense %1").arg(line.defense);
            words.append(said + QLatin1Char('.'));
        }
    }
    return words.join(QLatin1Char(' '));
}

// -- pointer and keys

int LedgerView::linkAt(QPointF point) const
{
    const auto place = std::find_if(m_layout.links.begin(), m_layout.links.end(),
                                    [&](const PlacedLink& link) { return link.rect.contains(point); });
    return place == m_layout.links.end() ? -1 : static_cast<int>(place - m_layout.links.begin());
}

int LedgerView::eventAt(QPointF point) const
{
    for (const PlacedRow& row : m_layout.rows)
        for (const PlacedLine& line : row.lines)
            if (line.event >= 0 && row.rect.contains(point) && point.y() >= line.rect.top() - 3 &&
                point.y() <= line.rect.bottom() + 3)
                return line.event;
    return -1;
}

void LedgerView::setLink(int link)
{
    setCursor(link >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (link == m_link) return;
    m_link = link;
    update();
}

void LedgerView::mouseMoveEvent(QMouseEvent* event)
{
    setLink(linkAt(event->position()));
}

void LedgerView::leaveEvent(QEvent*)
{
    setLink(-1);
}

void LedgerView::mousePressEvent(QMouseEvent* event)
{
    if (const int link = linkAt(event->position()); link >= 0) {
        Q_EMIT ruleActivated(m_layout.links[static_cast<std::size_t>(link)].rule);
        return;
    }
    if (const int line = eventAt(event->position()); line >= 0) Q_EMIT lineActivated(line);
    event->ignore();
}

bool LedgerView::focusNextPrevChild(bool next)
{
    const int links = static_cast<int>(m_layout.links.size());
    const int link = next ? m_link + 1 : (m_link < 0 ? links : m_link) - 1;
    if (!hasFocus() || link < 0 || link >= links) {
        setLink(-1);
        return QWidget::focusNextPrevChild(next);
    }
    setLink(link);
    return true;
}

void LedgerView::focusInEvent(QFocusEvent* event)
{
    const int links = static_cast<int>(m_layout.links.size());
    if (event->reason() == Qt::TabFocusReason && links > 0) setLink(0);
    if (event->reason() == Qt::BacktabFocusReason && links > 0) setLink(links - 1);
    update();
}

/// On a link Space is the link's and goes no further.
bool LedgerView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_link >= 0 && hasFocus() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space)
        event->accept();
    return QWidget::event(event);
}

void LedgerView::keyPressEvent(QKeyEvent* event)
{
    const bool enters =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (enters && m_link >= 0)
        Q_EMIT ruleActivated(m_layout.links[static_cast<std::size_t>(m_link)].rule);
    else
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
    if (m_form == LedgerForm::wide) {
        paintHead(painter);
        paintThread(painter);
    }
    for (const PlacedRow& row : m_layout.rows)
        paintRow(painter, row);
    if (!hasFocus() || m_link < 0) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(m_layout.links[static_cast<std::size_t>(m_link)].rect.adjusted(1, 1, -1, -1), 4,
                            4);
}

void LedgerView::paintHead(QPainter& painter) const
{
    const qreal middle = m_layout.headHeight / 2;
    const QFont font = m_theme->font(TextRole::label);
    const auto write = [&](qreal left, qreal width, Qt::Alignment side, const QString& text) {
        paintText(painter, QRectF(left, 0, width, m_layout.headHeight), text.toUpper(),
                  {font, m_theme->color(Tone::ink2)}, Fit::exact, side | Qt::AlignVCenter);
    };
    write(m_layout.step, m_layout.text - m_layout.step, Qt::AlignLeft, tr("Step"));
    write(m_layout.text, m_layout.attack - m_layout.text - 16, Qt::AlignLeft, tr("What happens"));
    write(m_layout.rule - 80, 80, Qt::AlignRight, tr("Rule"));
    const qreal size = 16 * m_theme->scale();
    const auto icon = [&](qreal x, CardType type) {
        const QRectF box(x - size / 2, middle - size / 2, size, size);
        painter.fillPath(QTransform(size / 100, 0, 0, size / 100, box.left(), box.top()).map(typePath(type)),
                         m_theme->type(type));
    };
    icon(m_layout.attack, CardType::attack);
    icon(m_layout.defense, CardType::defense);
    painter.fillRect(QRectF(0, m_layout.headHeight - 1, width(), 1), m_theme->color(Tone::hair));
}

void LedgerView::paintThread(QPainter& painter) const
{
    for (std::size_t i = 0; i + 1 < m_layout.rows.size(); ++i) {
        const PlacedRow& row = m_layout.rows[i];
        const bool reached = m_layout.rows[i + 1].status != RowStatus::toCome;
        painter.setPen(QPen(m_theme->color(reached ? Tone::accent : Tone::hair), 2));
        painter.drawLine(QPointF(m_layout.bead, row.rect.top() + m_layout.firstLine),
                         QPointF(m_layout.bead, m_layout.rows[i + 1].rect.top() + m_layout.firstLine));
    }
}

void LedgerView::paintBead(QPainter& painter, const PlacedRow& row) const
{
    const qreal e = m_theme->scale();
    const QPointF centre(m_layout.bead, row.rect.top() + m_layout.firstLine);
    const QColor accent = m_theme->color(Tone::accent);
    const bool filled = row.status == RowStatus::done || row.status == RowStatus::now;
    const qreal radius = (row.status == RowStatus::passed ? 6 : 10) * e;
    painter.setPen(QPen(row.status == RowStatus::toCome ? m_theme->color(Tone::ink3) : accent, 1.5));
    painter.setBrush(filled ? accent : m_theme->color(Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    if (row.status == RowStatus::done) {
        const qreal side = 14 * e;
        m_theme->art().paintIcon(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                 QStringLiteral("check"), m_theme->color(Tone::onAccent));
    } else if (row.status != RowStatus::passed) {
        paintCentred(painter, centre, QString::number(row.number),
                     m_theme->interfaceFont(11 * e, QFont::Bold),
                     m_theme->color(filled ? Tone::onAccent : Tone::ink3));
    }
}

void LedgerView::paintRow(QPainter& painter, const PlacedRow& row) const
{
    const bool pale = row.status == RowStatus::toCome || row.status == RowStatus::passed;
    const bool wide = m_form == LedgerForm::wide;
    const QFontMetricsF metrics(ledgerFont(*m_theme, m_form));
    const QRectF first(m_layout.step, row.rect.top() + m_layout.firstLine - metrics.height() / 2,
                       m_layout.text - m_layout.step - 6, metrics.height());
    const QColor ink = m_theme->color(row.status == RowStatus::toCome ? Tone::ink3
                                      : pale                          ? Tone::ink2
                                                                      : Tone::ink);
    QFont name = ledgerFont(*m_theme, m_form);
    name.setWeight(pale && wide ? QFont::Normal : QFont::DemiBold);
    painter.setPen(ink);
    QTextLayout words(row.name, name);
    breakLines(words, first.width());
    paintParagraph(painter, words,
                   QRectF(first.topLeft(), QSizeF(first.width(), row.rect.bottom() - first.top())));
    if (wide)
        paintBead(painter, row);
    else
        paintCentred(painter, QPointF(m_layout.bead, first.center().y()), QString::number(row.number), name,
                     ink);
    for (const PlacedLine& line : row.lines)
        paintLine(painter, row, line);
    if (row.number < Ledger::rowCount)
        painter.fillRect(QRectF(wide ? m_layout.step : 0, row.rect.bottom() - 0.5,
                                m_layout.rule - (wide ? m_layout.step : 0), 1),
                         m_theme->color(Tone::hair));
}

void LedgerView::paintLine(QPainter& painter, const PlacedRow& row, const PlacedLine& line) const
{
    const bool toCome = row.status == RowStatus::toCome;
    const bool pale = line.remark || line.struck > 0;
    const QColor ink = m_theme->color(toCome ? Tone::ink3 : pale ? Tone::ink2 : Tone::ink);
    QTextLayout text(line.text, ledgerFont(*m_theme, m_form));
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
    if (m_form == LedgerForm::wide) paintFigures(painter, line, ink);
    if (line.ruleName.isEmpty()) return;
    QFont link = ledgerLinkFont(*m_theme);
    link.setUnderline(!toCome);
    paintText(painter, line.rule, line.ruleName, {link, m_theme->color(toCome ? Tone::ink3 : Tone::link)},
              Fit::exact, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip);
}

void LedgerView::paintFigures(QPainter& painter, const PlacedLine& line, const QColor& ink) const
{
    const qreal e = m_theme->scale();
    const qreal middle = line.rect.top() + QFontMetricsF(ledgerFont(*m_theme, m_form)).height() / 2;
    if (line.order > 0) {
        const QPointF centre(m_layout.text + 8 * e, middle);
        painter.setPen(QPen(ink, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 8 * e, 8 * e);
        paintCentred(painter, centre, QString::number(line.order),
                     m_theme->interfaceFont(10.5 * e, QFont::Bold), ink);
    }
    const QFont figures = m_theme->interfaceFont(14 * e, QFont::Bold);
    if (line.attack >= 0)
        paintCentred(painter, {m_layout.attack, middle}, QString::number(line.attack), figures,
                     m_theme->type(CardType::attack));
    if (line.defense >= 0)
        paintCentred(painter, {m_layout.defense, middle}, QString::number(line.defense), figures,
                     m_theme->type(CardType::defense));
}

} // namespace fabletop
