// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/pressguard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>
#include <QWindow>
#include <utility>

namespace fabletop {

namespace {

constexpr const char* meaningName = "pressMeaning";
constexpr int scrolling = 150; ///< milliseconds after a turn of the wheel in which things move by it

bool isPress(QEvent::Type type)
{
    return type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
}

/// Keys that press what has the focus.
bool presses(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
}

bool movesNothing(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta;
}

/// Where text is written a space is a space.
bool takesText(const QWidget* widget)
{
    return widget && widget->testAttribute(Qt::WA_InputMethodEnabled) && widget->isEnabled();
}

QString buttonMeaning(const QAbstractButton& button)
{
    const QRect place(button.mapTo(button.window(), QPoint(0, 0)), button.size());
    const auto word = [&button](const char* name) { return button.property(name).toString(); };
    return QStringLiteral("%1|%2|%3|%4|%5,%6,%7,%8")
        .arg(button.text(), word("role"), word("artIcon"))
        .arg(button.isEnabled() && word("reason").isEmpty())
        .arg(place.x())
        .arg(place.y())
        .arg(place.width())
        .arg(place.height());
}

QString rowMeaning(const QAbstractItemView& view, QPoint at)
{
    const QModelIndex index = view.indexAt(at);
    return index.isValid() ? QString::number(index.row()) + index.siblingAtColumn(0).data().toString()
                           : QString();
}

QString partMeaning(const QWidget& widget, QPoint at)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return buttonMeaning(*button);
    if (const auto* target = dynamic_cast<const PressTarget*>(&widget)) return target->pressMeaning(at);
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
        const QAction* action = menu->actionAt(at);
        return action ? action->text() : QString();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) return tabs->tabText(tabs->tabAt(at));
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
        view && view->viewport() == &widget)
        return rowMeaning(*view, at);
    return {};
}

} // namespace

PressGuard::PressGuard(QApplication& application, Clock clock)
    : m_application(application), m_clock(std::move(clock))
{
    m_machine.start();
    if (!m_clock) m_clock = [this] { return m_machine.elapsed(); };
    m_application.installEventFilter(this);
}

PressGuard::~PressGuard()
{
    m_application.removeEventFilter(this);
}

void PressGuard::setMeaning(QWidget& widget, const QString& meaning)
{
    if (widget.property(meaningName).toString() != meaning) widget.setProperty(meaningName, meaning);
}

QString PressGuard::meaningOf(const QWidget& widget, QPoint at)
{
    QString meaning;
    const QWidget* inside = nullptr;
    for (const QWidget* part = &widget; part; part = part->isWindow() ? nullptr : part->parentWidget()) {
        if (inside) at = inside->mapToParent(at);
        inside = part;
        meaning += QString::number(reinterpret_cast<quintptr>(part), 16) + u':' + partMeaning(*part, at) +
                   u':' + part->property(meaningName).toString() + u'/';
    }
    return meaning;
}

// -- what lies under the pointer

QWidget* PressGuard::under(QPoint global) const
{
    QWidget* window = QApplication::activePopupWidget();
    const auto holds = [global](const QWidget* one) {
        return one && one->isVisible() && one->rect().contains(one->mapFromGlobal(global));
    };
    if (!holds(window)) window = QApplication::activeModalWidget();
    if (!holds(window)) window = m_window;
    if (!holds(window)) return QApplication::widgetAt(global);
    QWidget* child = window->childAt(window->mapFromGlobal(global));
    return child ? child : window;
}

QString PressGuard::meaningAt(QPoint global) const
{
    const QWidget* widget = under(global);
    return widget ? meaningOf(*widget, widget->mapFromGlobal(global)) : QString();
}

void PressGuard::sample()
{
    if (!m_pointer) return;
    const QString now = meaningAt(*m_pointer);
    if (now == m_meaning) return;
    m_meaning = now;
    const qint64 time = m_clock();
    if (m_scrolled && time - *m_scrolled < scrolling) return;
    m_changed = time;
    m_anchor = *m_pointer;
}

/// What is there by itself is looked at before, so that only what came without the pointer counts as a
/// change.
void PressGuard::moveTo(QPoint global)
{
    if (m_pointer == global) return;
    sample();
    m_pointer = global;
    m_meaning = meaningAt(global);
}

void PressGuard::follow(QObject* watched, const QMouseEvent& event)
{
    if (auto* widget = qobject_cast<QWidget*>(watched))
        m_window = widget->window();
    else if (auto* window =
                 qobject_cast<QWindow*>(watched)) // what the desktop sends comes to the window first
        m_window = QWidget::find(window->winId());
    moveTo(event.globalPosition().toPoint());
}

bool PressGuard::stops(QObject* watched, const QMouseEvent& event)
{
    follow(watched, event);
    sample();
    const QWidget* popup = QApplication::activePopupWidget();
    if (popup && !popup->rect().contains(popup->mapFromGlobal(*m_pointer))) return false; // only closes it
    const bool fresh = m_changed && m_clock() - *m_changed < quiet;
    const QPoint moved = *m_pointer - m_anchor;
    return fresh && QPoint::dotProduct(moved, moved) < reach * reach;
}

// -- keys

/// Held keys press nothing but what they were pressed on first; a second press within the time of a double
/// click too.
void PressGuard::judgeKey(bool repeated)
{
    const QWidget* focus = QApplication::focusWidget();
    const QString now = focus ? meaningOf(*focus, focus->rect().center()) : QString();
    const bool soon = m_keyTime && m_clock() - *m_keyTime < QApplication::doubleClickInterval();
    const bool other = m_keyTime && now != m_keyMeaning;
    m_keyStopped = other && (repeated || soon) && !takesText(focus);
    if (m_keyStopped) ++m_swallowed;
    if (repeated || m_keyStopped) return;
    m_keyMeaning = now;
    m_keyTime = m_clock();
}

bool PressGuard::stopsKey(QKeyEvent& event)
{
    const QEvent::Type type = event.type();
    if (!presses(event.key())) {
        if (type != QEvent::KeyRelease && !movesNothing(event.key()))
            m_keyTime.reset(); // the person has moved on
        return false;
    }
    if (type == QEvent::KeyRelease) {
        if (!event.isAutoRepeat()) m_keyDown = false;
        return false;
    }
    const bool another = !m_keyDown || (event.timestamp() != 0 && event.timestamp() != m_keyStamp);
    if (another || event.isAutoRepeat()) judgeKey(event.isAutoRepeat());
    m_keyDown = true;
    m_keyStamp = event.timestamp();
    if (m_keyStopped) event.accept(); // no shortcut may have it instead
    return m_keyStopped;
}

bool PressGuard::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Paint) {
        sample();
        return false;
    }
    if (type == QEvent::Wheel) m_scrolled = m_clock();
    if (type == QEvent::MouseMove) follow(watched, *static_cast<QMouseEvent*>(event));
    if (isPress(type)) {
        auto& press = *static_cast<QMouseEvent*>(event);
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && widget->childAt(press.pos())) return false; // the child has been asked
        m_holding = stops(watched, press);
        if (m_holding) ++m_swallowed;
        return m_holding;
    }
    if (type == QEvent::MouseButtonRelease) return std::exchange(m_holding, false);
    if (type == QEvent::ShortcutOverride || type == QEvent::KeyPress || type == QEvent::KeyRelease)
        return stopsKey(*static_cast<QKeyEvent*>(event));
    return false;
}

} // namespace fabletop
