// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ScreenFit: every window is whole on its screen when it is first seen: the main window, dialogs, wizards,
/// messages.
///
/// Why one filter over the application: a size that was chosen or remembered says nothing about the screen of
/// today, and most dialogs are Qt's own.

#include <QMargins>
#include <QObject>
#include <QRect>
#include <functional>

class QApplication;
class QWidget;

namespace fabletop {

class ScreenFit : public QObject {
    Q_OBJECT
public:
    /// What of its screen a window may cover; empty: nothing is bounded.
    using Room = std::function<QRect(const QWidget& window)>;

    /// Watches the application while it lives; without a room of its own, what the desktop leaves of each
    /// screen.
    explicit ScreenFit(QApplication& application, Room room = {});
    ~ScreenFit() override;

    /// A rectangle with that frame inside the room: smaller where it must be, else only moved.
    [[nodiscard]] static QRect fitted(QRect wanted, const QMargins& frame, const QRect& room);
    /// Makes a window no larger than the room, its least size too, and moves it inside where it has a place
    /// already.
    static void fit(QWidget& window, const QRect& room);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QApplication& m_application;
    Room m_room;
};

} // namespace fabletop
