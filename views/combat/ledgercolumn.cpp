// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/ledgercolumn.h"

#include "views/combat/ledgertexts.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal columnLine = 16;
constexpr qreal columnGap = 3; ///< between sentences
constexpr qreal tightColumnBelow = 120;
constexpr int leastLetters = 11;

/// Between spaces at which a line may end.
qreal longestWord(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    qreal widest = 0;
    for (const QString& word : text.split(u' '))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

} // namespace

LedgerColumn::LedgerColumn(std::shared_ptr<const Theme> theme, QWidget* parent)
    : LinkedWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
}

void LedgerColumn::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    renew();
}

void LedgerColumn::setText(qreal scale)
{
    if (scale == m_scale) return;
    m_scale = scale;
    renew();
}

void LedgerColumn::setLook(const ColumnLook& look)
{
    if (look == m_look) return;
    m_look = look;
    renew();
}

QFont LedgerColumn::nameFont(const Theme& theme, qreal scale)
{
    return theme.interfaceFont(std::max(11.0, 12.5 * scale), QFont::Bold);
}

// -- places

bool LedgerColumn::tight() const
{
    return height() < tightColumnBelow * m_scale;
}

QPointF LedgerColumn::bead() const
{
    return {inset * m_scale + 11 * m_scale, (tight() ? 17 : 22) * m_scale};
}

qreal LedgerColumn::linesTop() const
{
    return (tight() ? 30 : 62) * m_scale;
}

QRectF LedgerColumn::room() const
{
    return QRectF(inset * m_scale, linesTop(), width() - (inset + 8) * m_scale,
                  std::max(0.0, m_foot - 3 - linesTop()));
}

int LedgerColumn::most() const
{
    return std::max(0, static_cast<int>(std::ceil(m_height - room().height())));
}

/// Lines of one height, whatever the font's own is. A word that is too long for the column makes its letters
/// smaller.
void LedgerColumn::add(const QString& text, QFont font, Tone ink)
{
    const qreal wide = std::max<qreal>(room().width(), 20);
    while (font.pixelSize() > leastLetters && longestWord(text, font) > wide)
        font.setPixelSize(font.pixelSize() - 1);
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    const qreal pitch = columnLine * font.pixelSize() / 12.5;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(wide);
        m_lines.push_back({text.mid(line.textStart(), line.textLength()).trimmed(), font, ink,
                           QRectF(0, m_height, wide, pitch)});
        m_height += pitch;
    }
    layout.endLayout();
    m_height += columnGap * m_scale;
}

/// All that it says, from the top.
void LedgerColumn::forEachText(const std::function<void(const QString&, const QFont&, Tone)>& use) const
{
    const QFont plain = m_theme->interfaceFont(std::max(11.0, 12.5 * m_scale));
    const QFont bold = m_theme->interfaceFont(std::max(11.0, 14.5 * m_scale), QFont::Bold);
    const LedgerRow& row = m_look.row;
    if (row.lines.empty())
        use(LedgerTexts::remark(row), plain, row.status == RowStatus::toCome ? Tone::ink3 : Tone::ink2);
    if (!m_look.result.isEmpty()) use(m_look.result, bold, Tone::ink);
    QFont struck = plain;
    struck.setStrikeOut(true);
    for (const LedgerLine& line : row.lines) {
        use(line.sentence, line.cancelled ? struck : plain,
            line.cancelled || line.idle ? Tone::ink2 : Tone::ink);
        if (line.cancelled && !line.cancelledBy.isEmpty())
            use(LedgerTexts::cancelledBy(line.cancelledBy), plain, Tone::ink2);
        if (!m_look.result.isEmpty()) continue;
        QString values = LedgerTexts::values(line); // never in two lines
        if (!values.isEmpty()) use(values.replace(u' ', QChar(QChar::Nbsp)), bold, Tone::ink);
    }
}

void LedgerColumn::write()
{
    forEachText([this](const QString& text, const QFont& font, Tone ink) { add(text, font, ink); });
    m_height -= m_lines.empty() ? 0 : columnGap * m_scale;
}

int LedgerColumn::leastWidth() const
{
    qreal widest = 0;
    forEachText([&widest](const QString& text, QFont font, Tone) {
        font.setPixelSize(leastLetters);
        widest = std::max(widest, longestWord(text, font));
    });
    return static_cast<int>(std::ceil(widest + (inset + 8) * m_scale)) + 1;
}

/// Each rule once, from the left, as many in a line as there is room for.
qreal LedgerColumn::placeLinks(qreal bottom)
{
    std::vector<PlacedLink> links;
    const QFontMetricsF metrics(m_theme->interfaceFont(std::max(11.0, 11.5 * m_scale)));
    const qreal left = inset * m_scale;
    const qreal high = metrics.height() + 2;
    QPointF at(left, 0);
    for (const LedgerLine& line : m_look.row.lines) {
        const auto same = [&line](const PlacedLink& link) { return link.rule == line.rule; };
        if (line.rule.isEmpty() || std::any_of(links.begin(), links.end(), same)) continue;
        const qreal wide = metrics.horizontalAdvance(line.rule);
        if (at.x() > left && at.x() + wide > width() - 4) at = QPointF(left, at.y() + high);
        links.push_back({QRectF(at, QSizeF(wide, high)), line.rule});
        at.rx() += wide + 10 * m_scale;
    }
    const qreal top = links.empty() ? bottom : bottom - at.y() - high;
    for (PlacedLink& link : links)
        link.rect.translate(0, top);
    setLinks(std::move(links));
    return top;
}

void LedgerColumn::renew()
{
    m_lines.clear();
    m_height = 0;
    m_foot = placeLinks(height() - 6 * m_scale);
    write();
    m_offset = m_look.row.status == RowStatus::now && m_look.result.isEmpty() ? most() : 0;
    setFocusPolicy(links().empty() && most() == 0 ? Qt::NoFocus : Qt::TabFocus);
    setAccessibleName(LedgerTexts::spoken(m_look.row, m_look.number));
    update();
}

void LedgerColumn::scrollTo(int offset)
{
    const int wanted = std::clamp(offset, 0, most());
    if (wanted == m_offset) return;
    m_offset = wanted;
    update();
}

// -- events

void LedgerColumn::resizeEvent(QResizeEvent*)
{
    renew();
}

void LedgerColumn::wheelEvent(QWheelEvent* event)
{
    if (most() == 0) return event->ignore();
    scrollTo(m_offset - event->angleDelta().y() / 3);
    event->accept();
}

void LedgerColumn::keyPressEvent(QKeyEvent* event)
{
    const int step = static_cast<int>(columnLine * m_scale);
    if (most() > 0 && event->key() == Qt::Key_Down) return scrollTo(m_offset + step);
    if (most() > 0 && event->key() == Qt::Key_Up) return scrollTo(m_offset - step);
    LinkedWidget::keyPressEvent(event);
}

void LedgerColumn::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) renew();
    QWidget::changeEvent(event);
}

// -- drawing

void LedgerColumn::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_look.row.status == RowStatus::now) {
        painter.fillRect(rect(), m_theme->color(Tone::accentWash));
        painter.fillRect(QRect(0, 0, width(), 4), m_theme->color(Tone::accent));
    }
    if (m_look.number > 1)
        painter.fillRect(QRectF(0, 34 * m_scale, 1, std::max(0.0, height() - 44 * m_scale)),
                         m_theme->color(Tone::hair));
    paintThread(painter);
    paintBead(painter);
    const bool pale = m_look.row.status == RowStatus::toCome;
    const QRectF name =
        tight() ? QRectF(bead().x() + 16 * m_scale, bead().y() - 10 * m_scale,
                         width() - bead().x() - 18 * m_scale, 20 * m_scale)
                : QRectF(inset * m_scale, 39 * m_scale, width() - (inset + 6) * m_scale, 21 * m_scale);
    paintText(painter, name, Narrator::step(m_look.row.step),
              {nameFont(*m_theme, m_scale), m_theme->color(pale ? Tone::ink3 : Tone::ink)}, Fit::shrink);
    paintLines(painter);
    paintLinks(painter);
}

void LedgerColumn::paintThread(QPainter& painter) const
{
    const QPointF at = bead();
    const auto piece = [&](qreal first, qreal last, bool reached) {
        painter.setPen(QPen(m_theme->color(reached ? Tone::accent : Tone::hair), 2));
        painter.drawLine(QPointF(first, at.y()), QPointF(last, at.y()));
    };
    if (m_look.number > 1) piece(0, at.x(), m_look.row.status != RowStatus::toCome);
    if (m_look.number < Ledger::rowCount && !tight()) piece(at.x(), width(), m_look.onward);
}

void LedgerColumn::paintBead(QPainter& painter) const
{
    const RowStatus status = m_look.row.status;
    const bool filled = status == RowStatus::done || status == RowStatus::now;
    const QColor accent = m_theme->color(Tone::accent);
    const qreal radius = (status == RowStatus::passed ? 7 : 11) * m_scale;
    painter.setPen(QPen(status == RowStatus::toCome ? m_theme->color(Tone::ink3) : accent, 1.5));
    painter.setBrush(filled ? accent : m_theme->color(Tone::raised));
    painter.drawEllipse(bead(), radius, radius);
    if (status == RowStatus::done) {
        const qreal side = 15 * m_scale;
        m_theme->art().paintIcon(painter, QRectF(bead().x() - side / 2, bead().y() - side / 2, side, side),
                                 QStringLiteral("check"), m_theme->color(Tone::onAccent));
    } else if (status != RowStatus::passed) {
        paintCentred(painter, bead(), QString::number(m_look.number),
                     m_theme->interfaceFont(std::max(11.0, 12 * m_scale), QFont::Bold),
                     m_theme->color(filled ? Tone::onAccent : Tone::ink3));
    }
}

void LedgerColumn::paintLines(QPainter& painter) const
{
    const QRectF box = room();
    for (const Line& line : m_lines) {
        const QRectF at = line.box.translated(box.left(), box.top() - m_offset);
        if (at.top() < box.top() - 1 || at.bottom() > box.bottom() + 1) continue;
        paintText(painter, at, line.text, {line.font, m_theme->color(line.ink)}, Fit::exact,
                  Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip);
    }
    if (most() == 0) return;
    const qreal share = box.height() / m_height;
    const QRectF bar(width() - 5, box.top() + box.height() * m_offset / m_height, 3,
                     std::max<qreal>(12, box.height() * share));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(Tone::ink3));
    painter.drawRoundedRect(bar, 1.5, 1.5);
}

void LedgerColumn::paintLinks(QPainter& painter) const
{
    QFont font = m_theme->interfaceFont(std::max(11.0, 11.5 * m_scale));
    font.setUnderline(true);
    for (const PlacedLink& link : links())
        paintText(painter, link.rect, link.rule, {font, m_theme->color(Tone::link)}, Fit::exact,
                  Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip);
    if (!hasFocus()) return;
    const QRectF ring =
        focusedLink() ? focusedLink()->rect.adjusted(-3, -1, 3, 1) : QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(ring, 4, 4);
}

} // namespace fabletop
