// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/rangeslider.h"

#include "views/theme/follow.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal handle = 8;

} // namespace

RangeSlider::RangeSlider(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RangeSlider::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void RangeSlider::setHighest(int highest)
{
    m_highest = std::max(1, highest);
    m_from = 0;
    m_to = m_highest;
    update();
}

void RangeSlider::setRange(int from, int to)
{
    m_from = std::clamp(from, 0, m_highest);
    m_to = std::clamp(to, m_from, m_highest);
    update();
}

void RangeSlider::change(int from, int to)
{
    const int oldFrom = m_from;
    const int oldTo = m_to;
    setRange(from, to);
    if (m_from != oldFrom || m_to != oldTo) Q_EMIT rangeChanged(m_from, m_to);
}

qreal RangeSlider::xOf(int number) const
{
    return handle + 2 + number * (width() - 2 * handle - 4) / m_highest;
}

int RangeSlider::numberAt(qreal x) const
{
    return static_cast<int>(
        std::lround((x - handle - 2) * m_highest / std::max(1.0, width() - 2 * handle - 4)));
}

void RangeSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal y = height() / 2.0;
    painter.setPen(QPen(m_theme->color(Tone::hair), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(0), y), QPointF(xOf(m_highest), y));
    painter.setPen(QPen(m_theme->color(Tone::accent), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(m_from), y), QPointF(xOf(m_to), y));
    for (int number : {m_from, m_to}) {
        painter.setPen(QPen(m_theme->color(Tone::accent), hasFocus() ? 3 : 2));
        painter.setBrush(m_theme->color(Tone::raised));
        painter.drawEllipse(QPointF(xOf(number), y), handle, handle);
    }
}

void RangeSlider::mousePressEvent(QMouseEvent* event)
{
    const qreal x = event->position().x();
    const qreal toLower = std::abs(x - xOf(m_from));
    const qreal toUpper = std::abs(x - xOf(m_to));
    m_lower = toLower < toUpper || (m_from == m_to && x < xOf(m_from));
    mouseMoveEvent(event);
}

void RangeSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton)) return;
    const int number = numberAt(event->position().x());
    m_lower ? change(std::min(number, m_to), m_to) : change(m_from, std::max(number, m_from));
}

void RangeSlider::keyPressEvent(QKeyEvent* event)
{
    const bool lower = event->modifiers() & Qt::ShiftModifier;
    const auto move = [&](int by) {
        lower ? change(std::min(m_from + by, m_to), m_to) : change(m_from, std::max(m_to + by, m_from));
    };
    switch (event->key()) {
    case Qt::Key_Right: return move(1);
    case Qt::Key_Left: return move(-1);
    case Qt::Key_Home:
    case Qt::Key_End: return change(0, m_highest);
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace fabletop
