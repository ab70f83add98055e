// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MainMenu: the menus of the window: what is done with matches and files, how things look, and every page.
///
/// Why it knows no page: it asks the one in sight, and each page adds entries of its own.

#include "app/window/menus/menurow.h"

namespace fabletop {

class Page;
class PageStack;
struct Workspace;

class MainMenu : public MenuRow {
    Q_OBJECT
public:
    MainMenu(Workspace& workspace, PageStack& pages, QWidget* window);

    /// Title, turn and zoom of the page in sight.
    void refresh();

Q_SIGNALS:
    void keysRequested();

private:
    void fillMatchMenu(QMenu& menu);
    /// What that page adds, before the last entry.
    void takeIn(Page& page);
    void addViewMenu();
    void addHelpMenu();
    void fillGoMenu(QMenu& menu);
    void zoom(int step);
    void chooseFile();
    void saveAs();

    Workspace& m_work;
    PageStack& m_pages;
    QWidget* m_window; ///< where dialogs are placed
    QMenu* m_match = nullptr;
    QAction* m_quit = nullptr; ///< its last entry
};

} // namespace fabletop
