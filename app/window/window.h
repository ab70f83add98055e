// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The window as main sees it: one call that opens it and comes back when it is closed.

#include <QString>

namespace fabletop {

struct WindowRequest {
    QString file;     ///< a match or battlefield to open; empty: the welcome page
    int at = -1;      ///< position of the match to show, -1: where it stands
    QString language; ///< "en", "es" …; empty: the setting, else the desktop's
};

/// Makes the application, shows the window and runs it. Answers the exit status.
[[nodiscard]] int runWindow(const WindowRequest& request);

} // namespace fabletop
