// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/judgedrow.h"

#include "views/cards/cardpeek.h"
#include "views/pages/replay/tabs/cardrows.h"
#include "views/theme/follow.h"
#include "views/theme/shapes.h"
#include "views/timeline/verdictsign.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int rowPad = 8;
constexpr int rowAir = 7;    ///< above and below the words
constexpr int signWide = 30; ///< with the gap behind it
constexpr qreal rankRadius = 9.5;
constexpr qreal seatRadius = 5;

} // namespace

JudgedRow::JudgedRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_value(new QLabel(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    row->addWidget(m_value, 0, Qt::AlignTop);
    for (QLabel* label : {m_text, m_value})
        label->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    for (QLabel* label : {m_text, m_value})
        label->setAttribute(Qt::WA_TransparentForMouseEvents); // the row is what is pointed at
    CardPeek::attach(
        *this, theme, [this](QPoint) { return m_card; },
        [this](QSize card, QPoint pointer) { return besideInspector(*this, card, pointer); });
    setTheme(std::move(theme));
}

void JudgedRow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layout()->setContentsMargins(m_theme->px(rowPad + signWide), m_theme->px(rowAir), m_theme->px(rowPad),
                                 m_theme->px(rowAir));
    show(m_sign, text(), value(), m_lit);
}

void JudgedRow::show(const Sign& sign, const QString& text, const QString& value, bool lit)
{
    m_sign = sign;
    m_lit = lit;
    const bool verdict = std::holds_alternative<Verdict>(sign) && value.isEmpty();
    m_text->setFont(verdict ? m_theme->interfaceFont(m_theme->body() * 15 / 13, QFont::Bold)
                            : m_theme->interfaceFont(m_theme->body(), lit ? QFont::DemiBold : QFont::Normal));
    m_value->setFont(m_theme->interfaceFont(m_theme->body(), QFont::DemiBold));
    m_text->setText(text);
    m_value->setText(value);
    m_value->setVisible(!value.isEmpty());
    setAccessibleName(value.isEmpty() ? text : QStringLiteral("%1: %2").arg(text, value));
    update();
}

QString JudgedRow::text() const
{
    return m_text->text();
}

QString JudgedRow::value() const
{
    return m_value->text();
}

void JudgedRow::setPressable(bool pressable)
{
    m_pressable = pressable;
    setFocusPolicy(pressable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(pressable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void JudgedRow::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_pressable && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT pressed();
}

void JudgedRow::keyPressEvent(QKeyEvent* event)
{
    const bool press = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_pressable && press) return Q_EMIT pressed();
    QWidget::keyPressEvent(event);
}

void JudgedRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_lit) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme->color(Tone::accentWash));
        painter.drawRoundedRect(QRectF(rect()), 5, 5);
    }
    const qreal line = std::max<qreal>(m_theme->px(14), QFontMetricsF(m_text->font()).height());
    paintSign(painter, QPointF(m_theme->px(rowPad) + rankRadius, m_theme->px(rowAir) + line / 2));
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

void JudgedRow::paintSign(QPainter& painter, QPointF centre) const
{
    if (const auto* verdict = std::get_if<Verdict>(&m_sign))
        return paintVerdict(painter, *m_theme, *verdict, centre, rankRadius);
    if (const auto* seat = std::get_if<SeatId>(&m_sign))
        return paintSeatForm(painter, *m_theme, *seat, centre, seatRadius);
    if (const auto* rank = std::get_if<RankSign>(&m_sign))
        paintRankSign(painter, *m_theme, centre, rankRadius, rank->rank);
}

} // namespace fabletop
