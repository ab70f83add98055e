// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/switchbutton.h"

#include "views/theme/follow.h"

#include <QKeyEvent>
#include <QPainter>
#include <utility>

namespace fabletop {

SwitchButton::SwitchButton(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setFixedSize(sizeHint());
}

void SwitchButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(3.5, 4.5, 39, 21);
    const QColor line = m_theme->color(isChecked() ? Tone::accent : Tone::edge);
    painter.setPen(QPen(line, 1.4));
    painter.setBrush(m_theme->color(isChecked() ? Tone::accent : Tone::raised));
    painter.drawRoundedRect(track, 10.5, 10.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(isChecked() ? Tone::onAccent : Tone::ink2));
    const qreal centre = isChecked() ? track.right() - 10.5 : track.left() + 10.5;
    painter.drawEllipse(QPointF(centre, track.center().y()), 7, 7);
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(track.adjusted(-2.5, -2.5, 2.5, 2.5), 13, 13);
}

void SwitchButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QAbstractButton::keyPressEvent(event);
    if (!event->isAutoRepeat()) click();
}

} // namespace fabletop
