// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/keyboardhome.h"

#include <QAbstractSpinBox>
#include <QChildEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QVariant>
#include <QWidget>

namespace fabletop {

namespace {

constexpr const char* homeName = "keyboardHome";

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// The line that is typed in; null where nothing is.
QLineEdit* lineOf(const QWidget& widget)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) return const_cast<QLineEdit*>(line);
    return qobject_cast<const QAbstractSpinBox*>(&widget) ? widget.findChild<QLineEdit*>() : nullptr;
}

QWidget* homeOf(const QWidget& from)
{
    for (const QWidget* widget = &from; widget; widget = widget->parentWidget())
        if (const auto home = widget->property(homeName).value<QPointer<QWidget>>()) return home;
    return nullptr;
}

} // namespace

void setKeyboardHome(QWidget& container, QWidget& home)
{
    container.setProperty(homeName, QVariant::fromValue(QPointer<QWidget>(&home)));
}

bool giveKeyboardHome(QWidget& from)
{
    QWidget* home = homeOf(from);
    if (!home || !home->isVisible()) return false;
    home->setFocus();
    return true;
}

// -- fields

FieldKeys::FieldKeys(QWidget& container) : QObject(&container), m_container(container)
{
    adopt(container);
}

void FieldKeys::adopt(QWidget& widget)
{
    widget.installEventFilter(this);
    for (QWidget* child : widget.findChildren<QWidget*>())
        child->installEventFilter(this);
}

/// The page has them then.
bool FieldKeys::leavesUndo(const QWidget& widget, const QKeyEvent& event)
{
    const QLineEdit* line = lineOf(widget);
    if (!line) return false;
    if (event.matches(QKeySequence::Undo)) return !line->isUndoAvailable();
    return event.matches(QKeySequence::Redo) && !line->isRedoAvailable();
}

bool FieldKeys::onKey(QWidget& widget, const QKeyEvent& event)
{
    QLineEdit* line = lineOf(widget);
    const bool escape = event.key() == Qt::Key_Escape;
    if (!escape && !isEnter(event)) return false;
    if (!line && &widget != &m_container) return false; // it has its own use for them, or hands them up
    const QWidget* home = homeOf(widget);
    if (!home || home->hasFocus()) return false;
    if (line && escape) line->setText(m_before);
    return giveKeyboardHome(widget); // leaving the field ends what was typed
}

bool FieldKeys::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget) return false;
    switch (event->type()) {
    case QEvent::ChildPolished:
        if (auto* child = qobject_cast<QWidget*>(static_cast<QChildEvent*>(event)->child())) adopt(*child);
        return false;
    case QEvent::FocusIn:
        if (const QLineEdit* line = lineOf(*widget)) m_before = line->text();
        return false;
    case QEvent::ShortcutOverride:
        if (!leavesUndo(*widget, *static_cast<QKeyEvent*>(event))) return false;
        event->ignore();
        return true;
    case QEvent::Hide:
        if (lineOf(*widget) && widget->hasFocus()) giveKeyboardHome(*widget);
        return false;
    case QEvent::KeyPress: return onKey(*widget, *static_cast<QKeyEvent*>(event));
    default: return false;
    }
}

} // namespace fabletop
