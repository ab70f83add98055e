// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/cardrows.h"

#include "views/cards/cardpainter.h"
#include "views/cards/cardpeek.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal lineHigh = 25;
constexpr qreal rowPad = 16;
constexpr qreal signSide = 20;
constexpr qreal words = 32; ///< from the left edge of a row to its name
constexpr qreal boostWide = 26;
constexpr int noRow = -1;

} // namespace

QPoint besideInspector(const QWidget& inside, QSize card, QPoint pointer)
{
    const QWidget* panel = &inside;
    while (panel->parentWidget() && !panel->inherits("fabletop::ReplayPanel"))
        panel = panel->parentWidget();
    const int left = panel->mapTo(inside.window(), QPoint(0, 0)).x();
    return {left - card.width() + 6, pointer.y() - card.height() / 2};
}

CardRows::CardRows(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_peek(CardPeek::attach(
          *this, m_theme, [this](QPoint at) { return cardAt(at); },
          [this](QSize card, QPoint pointer) { return besideInspector(*this, card, pointer); }))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CardRows::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void CardRows::setRows(std::vector<CardRow> rows, const QString& name)
{
    setAccessibleName(name);
    if (rows != m_rows) {
        m_peek.hide();
        m_rows = std::move(rows);
        m_current = noRow;
        updateGeometry();
    }
    describe();
    update();
}

void CardRows::describe()
{
    QStringList said;
    for (const CardRow& row : m_rows)
        said << (row.look.back        ? tr("a hidden card")
                 : row.note.isEmpty() ? row.look.title
                                      : tr("%1, %2", "card and where it was").arg(row.look.title, row.note));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
}

void CardRows::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

qreal CardRows::line() const
{
    return std::round(lineHigh * m_theme->scale());
}

QSize CardRows::sizeHint() const
{
    const auto rows = static_cast<qreal>(std::max<std::size_t>(1, m_rows.size()));
    return {m_theme->px(300), static_cast<int>(rows * line())};
}

QSize CardRows::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

QRectF CardRows::rowRect(int row) const
{
    return {0, row * line(), qreal(width()), line()};
}

int CardRows::rowAt(qreal y) const
{
    const auto row = static_cast<int>(std::floor(y / line()));
    return row >= 0 && row < static_cast<int>(m_rows.size()) ? row : noRow;
}

std::optional<CardLook> CardRows::cardAt(QPoint at) const
{
    const int row = rowAt(at.y());
    if (row < 0 || m_rows[static_cast<std::size_t>(row)].look.back) return std::nullopt;
    return m_rows[static_cast<std::size_t>(row)].look;
}

void CardRows::setCurrent(int row)
{
    if (row == m_current) return;
    m_current = row;
    update();
}

// -- pointer and keys

void CardRows::mouseMoveEvent(QMouseEvent* event)
{
    setCurrent(rowAt(event->position().y()));
}

void CardRows::leaveEvent(QEvent*)
{
    if (!hasFocus()) setCurrent(noRow);
}

void CardRows::focusInEvent(QFocusEvent*)
{
    if (m_current < 0) setCurrent(m_rows.empty() ? noRow : 0);
    update();
}

void CardRows::focusOutEvent(QFocusEvent*)
{
    m_peek.hide();
    setCurrent(noRow);
    update();
}

void CardRows::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_rows.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up: setCurrent(std::max(0, m_current - 1)); break;
    case Qt::Key_Down: setCurrent(std::min(last, m_current + 1)); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_I: break;
    case Qt::Key_Escape:
        if (m_peek.visible()) return m_peek.hide();
        [[fallthrough]];
    default: return QWidget::keyPressEvent(event);
    }
    if (m_current >= 0) m_peek.showAt(rowRect(m_current).center().toPoint());
}

// -- drawing

qreal CardRows::noteWidth() const
{
    const QFontMetricsF metrics(m_theme->font(TextRole::second));
    qreal widest = 0;
    for (const CardRow& row : m_rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.note));
    return std::min(std::ceil(widest), width() * 0.36);
}

void CardRows::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_rows.empty())
        paintText(painter, QRectF(rowPad, 0, width() - 2 * rowPad, line()), tr("No cards."),
                  {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)});
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
        paintRow(painter, row);
    if (!hasFocus() || m_current < 0) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rowRect(m_current).adjusted(7, 1, -7, -1), 4, 4);
}

void CardRows::paintRow(QPainter& painter, int row) const
{
    const CardRow& shown = m_rows[static_cast<std::size_t>(row)];
    const QRectF box = rowRect(row);
    if (row == m_current && !shown.look.back)
        painter.fillRect(box.adjusted(8, 0, -8, 0), m_theme->color(Tone::accentWash));
    const qreal e = std::max(1.0, m_theme->scale());
    const qreal side = signSide * e;
    const qreal left = rowPad + words + (e - 1) * signSide;
    const QRectF sign(rowPad + 2, box.center().y() - side / 2, side, side);
    const CardPainter cards(*m_theme);
    const qreal note = noteWidth();
    const qreal boost = width() - rowPad - note - (note > 0 ? 10 : 0) - boostWide * e / 2;
    const QRectF name(left, box.top(), boost - boostWide * e / 2 - left, box.height());
    paintText(painter, name, shown.look.back ? tr("hidden") : shown.look.title,
              {m_theme->font(TextRole::body), m_theme->color(shown.look.back ? Tone::ink2 : Tone::ink)},
              Fit::shrink);
    if (note > 0)
        paintText(painter, QRectF(width() - rowPad - note, box.top(), note, box.height()), shown.note,
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
    if (shown.look.back)
        return cards.paintBack(painter, QRectF(sign.left() + 3 * e, sign.top(), 14 * e, side));
    cards.paintChip(painter, sign, shown.look.type, shown.look.value);
    paintBoost(painter, *m_theme, QPointF(boost, box.center().y() + 1), 8 * e, boostText(shown.look.boost));
}

} // namespace fabletop
