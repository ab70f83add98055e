// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/rovingfocus.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <algorithm>

namespace fabletop {

RovingFocus::RovingFocus(QObject* parent) : QObject(parent) {}

void RovingFocus::setButtons(const std::vector<QAbstractButton*>& buttons, int across)
{
    m_across = std::max(1, across);
    m_buttons.assign(buttons.begin(), buttons.end());
    for (QAbstractButton* button : buttons)
        button->installEventFilter(this); // once, however often
    renew();
}

void RovingFocus::setCurrent(QAbstractButton* button)
{
    if (button == m_current) return;
    m_current = button;
    renew();
}

/// The chosen one while it can be seen, else the first that can.
QAbstractButton* RovingFocus::current() const
{
    // Before its page is shown a button is hidden too, but nobody said so.
    const auto shown = [](const QAbstractButton* button) {
        return button && !(button->isHidden() && button->testAttribute(Qt::WA_WState_ExplicitShowHide));
    };
    if (shown(m_current) && std::find(m_buttons.begin(), m_buttons.end(), m_current) != m_buttons.end())
        return m_current;
    const auto first = std::find_if(m_buttons.begin(), m_buttons.end(), shown);
    return first == m_buttons.end() ? nullptr : *first;
}

void RovingFocus::renew()
{
    const QAbstractButton* stop = current();
    for (QAbstractButton* button : m_buttons)
        if (button) button->setFocusPolicy(button == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

/// Null where the key is none of its own; at an edge the button itself.
QAbstractButton* RovingFocus::neighbour(const QAbstractButton* from, int key) const
{
    const int count = static_cast<int>(m_buttons.size());
    const int place =
        static_cast<int>(std::find(m_buttons.begin(), m_buttons.end(), from) - m_buttons.begin());
    if (place == count) return nullptr;
    const int forward = from->isRightToLeft() ? -1 : 1;
    int next = place;
    switch (key) {
    case Qt::Key_Left: next -= forward; break;
    case Qt::Key_Right: next += forward; break;
    case Qt::Key_Up: next -= m_across; break;
    case Qt::Key_Down: next += m_across; break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = count - 1; break;
    default: return nullptr;
    }
    return m_buttons[static_cast<std::size_t>(next < 0 || next >= count ? place : next)];
}

bool RovingFocus::eventFilter(QObject* watched, QEvent* event)
{
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (event->type() == QEvent::FocusIn) {
        setCurrent(button);
        Q_EMIT reached(button);
    }
    if (event->type() != QEvent::KeyPress) return false;
    QAbstractButton* next = neighbour(button, static_cast<QKeyEvent*>(event)->key());
    if (!next) return false;
    if (next != button && !next->isHidden()) {
        next->setFocus(Qt::OtherFocusReason);
        next->click();
    }
    return true;
}

} // namespace fabletop
