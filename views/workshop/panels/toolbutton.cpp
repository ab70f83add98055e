// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/toolbutton.h"

#include "views/preferences/shortcuts.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QEvent>
#include <QPainter>

namespace fabletop {

ToolButton::ToolButton(QString icon, Act act, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_icon(std::move(icon)), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    showKeyOf(*this, act);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ToolButton::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

/// The key is another.
bool ToolButton::event(QEvent* event)
{
    if (event->type() == QEvent::DynamicPropertyChange) update();
    return QAbstractButton::event(event);
}

void ToolButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isChecked() || underMouse() || hasFocus()) {
        painter.setPen(isChecked() || hasFocus() ? QPen(m_theme->color(Tone::accent), hasFocus() ? 2 : 1.6)
                                                 : QPen(Qt::NoPen));
        painter.setBrush(isChecked()
                             ? m_theme->color(Tone::accentWash)
                             : Theme::mix(m_theme->color(Tone::ink), m_theme->color(Tone::panel), 0.06));
        painter.drawRoundedRect(box, 5, 5);
    }
    const QColor ink = m_theme->color(isChecked() ? Tone::accent : Tone::ink2);
    m_theme->art().paintIcon(painter, QRectF(width() / 2.0 - 10, 7, 20, 20), m_icon, ink);
    paintText(painter, QRectF(0, 29, width(), height() - 30), text(),
              {m_theme->interfaceFont(m_theme->body() * 0.88, isChecked() ? QFont::DemiBold : QFont::Normal),
               m_theme->color(Tone::ink)},
              Fit::elide, Qt::AlignHCenter | Qt::AlignTop);
    paintText(painter, QRectF(0, 4, width() - 7, 14), property("keyHint").toString(),
              {m_theme->interfaceFont(m_theme->body() * 0.75), m_theme->color(Tone::ink2)}, Fit::exact,
              Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace fabletop
