// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ViewMenu: how things look: zoom, what is written on boards, motion, timeline, palette, size of texts and
/// language. What it keeps it writes into the settings, and shows what they say whoever changed them.

#include "model/rules/names.h"
#include "views/preferences/acts.h"
#include "views/preferences/settings.h"

#include <QMenu>
#include <functional>

namespace fabletop {

class ViewMenu : public QMenu {
    Q_OBJECT
public:
    ViewMenu(Settings& settings, Language language, QWidget* parent);

Q_SIGNALS:
    /// One step nearer (1) or further (-1), or the whole board (0).
    void zoomRequested(int step);
    void fullScreenRequested();
    void languageRequested(const QString& code);

private:
    void addZoom();
    void addBoard();
    void addMotion();
    void addLooks();
    void addLanguages(Language language);
    void addToggle(const QString& name, const QString& key, Act act);
    /// A menu of choices of which `current()` holds.
    template <typename Choices, typename Current, typename Pick>
    void addGroup(const QString& title, const Choices& choices, Current current, Pick pick);
    /// Now and whenever a setting is another.
    void follow(const std::function<void()>& renew);

    Settings& m_settings;
};

} // namespace fabletop
