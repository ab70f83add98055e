// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/keys/keybutton.h"

#include <QKeyEvent>
#include <QKeySequence>

namespace fabletop {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta || key == Qt::Key_unknown || key == 0;
}

/// "?" is a key of its own whatever has to be held for it.
QKeySequence sequenceOf(const QKeyEvent& event)
{
    Qt::KeyboardModifiers held = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const QString text = event.text();
    const bool sign = text.size() == 1 && text.front().isPrint() && !text.front().isLetterOrNumber() &&
                      !text.front().isSpace();
    if (sign) held &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(held, static_cast<Qt::Key>(event.key())));
}

} // namespace

KeyButton::KeyButton(QWidget* parent) : Button(parent)
{
    connect(this, &Button::clicked, this, [this] { wait(!m_waiting); });
}

void KeyButton::setKey(const QString& spoken)
{
    m_spoken = spoken;
    if (!m_waiting) setText(spoken.isEmpty() ? QStringLiteral("–") : unmarked(spoken));
}

void KeyButton::wait(bool waiting)
{
    m_waiting = waiting;
    setRole(waiting ? ButtonRole::on : ButtonRole::plain);
    waiting ? setText(tr("Press a key")) : setKey(m_spoken);
}

/// Before anything else hears of the key: a shortcut of the window, the way to the next control.
bool KeyButton::event(QEvent* event)
{
    if (!m_waiting) return Button::event(event);
    if (event->type() == QEvent::ShortcutOverride) return event->accept(), true;
    if (event->type() == QEvent::KeyPress) return onKey(*static_cast<QKeyEvent*>(event));
    return Button::event(event);
}

bool KeyButton::onKey(const QKeyEvent& event)
{
    if (isModifier(event.key()) || event.isAutoRepeat()) return true;
    wait(false);
    if (event.key() != Qt::Key_Escape) Q_EMIT taken(sequenceOf(event));
    return true;
}

void KeyButton::focusOutEvent(QFocusEvent* event)
{
    if (m_waiting) wait(false);
    Button::focusOutEvent(event);
}

} // namespace fabletop
