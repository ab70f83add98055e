// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/screenfit.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QMessageBox>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <QVariant>
#include <QWizard>
#include <algorithm>

namespace fabletop {

namespace {

constexpr const char* leastName = "leastSize";
constexpr int titleBar = 30; ///< until a window is seen nobody knows its frame
constexpr int border = 2;

/// What is a window to a person; not a menu, a tip or a box that drops down.
bool isBounded(const QWidget& window)
{
    const Qt::WindowType type = window.windowType();
    return window.isWindow() &&
           (type == Qt::Window || type == Qt::Dialog || type == Qt::Sheet || type == Qt::Tool);
}

QMargins frameOf(const QWidget& window)
{
    const QRect inner = window.geometry();
    const QRect outer = window.frameGeometry();
    if (outer == inner)
        return window.windowFlags() & Qt::FramelessWindowHint ? QMargins()
                                                              : QMargins(border, titleBar, border, border);
    return {inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
            outer.bottom() - inner.bottom()};
}

/// A display that nobody sees has no edges.
QRect roomOfScreen(const QWidget& window)
{
    const QString platform = QGuiApplication::platformName();
    const bool seen = platform != u"offscreen" && platform != u"minimal";
    return seen && window.screen() ? window.screen()->availableGeometry() : QRect();
}

/// As it was wished when the window was made; another screen may have room for it again.
QSize wishedLeast(QWidget& window)
{
    if (!window.property(leastName).isValid()) window.setProperty(leastName, window.minimumSize());
    return window.property(leastName).toSize();
}

/// What cannot be made small enough is scrolled.
void scrollContents(QWidget& window)
{
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    auto* contents = new QWidget;
    QLayout* layout = window.layout();
    layout->setSizeConstraint(QLayout::SetDefaultConstraint);
    contents->setLayout(layout);
    scroll->setWidget(contents);
    auto* whole = new QVBoxLayout(&window);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

/// A least size of the window's own is the only one that a layout respects.
void boundLeast(QWidget& window, const QSize& inside)
{
    const auto fits = [&inside](const QSize& size) {
        return size.width() <= inside.width() && size.height() <= inside.height();
    };
    const QSize wished = wishedLeast(window);
    const auto needed = [&] { return window.layout() ? window.layout()->totalMinimumSize() : QSize(); };
    // A wizard scrolls its pages, and a message breaks its lines.
    const bool whole = qobject_cast<QWizard*>(&window) || qobject_cast<QMessageBox*>(&window) ||
                       window.windowType() != Qt::Dialog;
    if (!whole && !fits(needed())) scrollContents(window);
    const QSize all = wished.expandedTo(needed());
    const QSize least = fits(all) ? wished : all.boundedTo(inside);
    if (least != window.minimumSize()) window.setMinimumSize(least);
}

} // namespace

ScreenFit::ScreenFit(QApplication& application, Room room)
    : m_application(application), m_room(room ? std::move(room) : Room(roomOfScreen))
{
    m_application.installEventFilter(this);
}

ScreenFit::~ScreenFit()
{
    m_application.removeEventFilter(this);
}

QRect ScreenFit::fitted(QRect wanted, const QMargins& frame, const QRect& room)
{
    const QRect inside = room.marginsRemoved(frame);
    wanted.setSize(wanted.size().boundedTo(inside.size()));
    wanted.moveLeft(std::clamp(wanted.left(), inside.left(), inside.right() + 1 - wanted.width()));
    wanted.moveTop(std::clamp(wanted.top(), inside.top(), inside.bottom() + 1 - wanted.height()));
    return wanted;
}

void ScreenFit::fit(QWidget& window, const QRect& room)
{
    if (room.isEmpty() || window.isFullScreen()) return;
    const QMargins frame = frameOf(window);
    const QSize inside = room.marginsRemoved(frame).size();
    boundLeast(window, inside);
    if (window.isMaximized()) return;
    const QRect there = window.geometry();
    const QRect wanted = fitted(there, frame, room);
    if (wanted.size() != there.size()) window.resize(wanted.size());
    // A window that has no place yet gets one from the desktop.
    const bool placed = window.testAttribute(Qt::WA_Moved) || window.windowType() == Qt::Dialog;
    if (wanted.topLeft() != there.topLeft() && placed)
        window.move(wanted.topLeft() - QPoint(frame.left(), frame.top()));
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Show || event->spontaneous()) return false;
    auto* window = qobject_cast<QWidget*>(watched);
    if (!window || !isBounded(*window)) return false;
    fit(*window, m_room(*window));
    // Some measure themselves only now, and only now the frame is known.
    QTimer::singleShot(0, window, [this, guard = QPointer<ScreenFit>(this), window] {
        if (guard) fit(*window, m_room(*window));
    });
    return false;
}

} // namespace fabletop
