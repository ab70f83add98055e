// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/mainmenu.h"

#include "app/session/workspace.h"
#include "app/window/menus/about.h"
#include "app/window/menus/viewmenu.h"
#include "views/pages/pagestack.h"
#include "views/preferences/shortcuts.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>

namespace fabletop {

MainMenu::MainMenu(Workspace& workspace, PageStack& pages, QWidget* window)
    : MenuRow(workspace.theme, workspace.language), m_work(workspace), m_pages(pages), m_window(window)
{
    connect(this, &MenuRow::homeRequested, this, [this] { m_work.shell.turnTo(pageid::welcome); });
    connect(this, &MenuRow::zoomRequested, this, &MainMenu::zoom);
    m_match = addMenu(tr("&Match"));
    fillMatchMenu(*m_match);
    addViewMenu();
    fillGoMenu(*addMenu(tr("&Go")));
    addHelpMenu();
    Shortcuts(m_work.settings).applyTo(*this);
}

void MainMenu::fillMatchMenu(QMenu& menu)
{
    const auto entry = [&menu](Act act, const QString& name) {
        QAction* action = menu.addAction(name);
        standFor(*action, act);
        return action;
    };
    connect(entry(Act::newMatch, tr("&New match…")), &QAction::triggered, this,
            [this] { m_work.shell.turnTo(pageid::newMatch); });
    connect(entry(Act::open, tr("&Open…")), &QAction::triggered, this, &MainMenu::chooseFile);
    connect(entry(Act::saveCopy, tr("&Save a copy as…")), &QAction::triggered, this, &MainMenu::saveAs);
    menu.addSeparator();
    connect(entry(Act::takeBack, tr("&Take back")), &QAction::triggered, this, [this] { m_pages.undo(); });
    m_quit = entry(Act::quit, tr("&Quit"));
    connect(m_quit, &QAction::triggered, m_window, &QWidget::close);
    for (Page* page : m_pages.made())
        takeIn(*page);
    connect(&m_pages, &PageStack::pageMade, this, [this](Page* page) { takeIn(*page); });
}

void MainMenu::takeIn(Page& page)
{
    m_match->removeAction(m_quit);
    page.fillMenu(*m_match);
    m_match->addAction(m_quit);
}

void MainMenu::addViewMenu()
{
    auto* menu = new ViewMenu(m_work.settings, m_work.language, this);
    connect(menu, &ViewMenu::zoomRequested, this, &MainMenu::zoom);
    connect(menu, &ViewMenu::fullScreenRequested, this,
            [this] { m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen); });
    connect(menu, &ViewMenu::languageRequested, this, &MainMenu::languageRequested);
    addMenu(menu);
}

void MainMenu::addHelpMenu()
{
    QMenu& menu = *addMenu(tr("&Help"));
    QAction* keys = menu.addAction(tr("&Keys of this page"), this, &MainMenu::keysRequested);
    standFor(*keys, Act::showKeys);
    menu.addAction(tr("&About Fabletop"), this, [this] { showAbout(*m_work.theme, m_window); });
}

/// As in the sidebar, what is there for help last.
void MainMenu::fillGoMenu(QMenu& menu)
{
    for (const bool helps : {false, true})
        for (const PageEntry& entry : m_pages.entries()) {
            if (*entry.entry == '\0' || (entry.act == Act::goRules) != helps) continue;
            QAction* action = menu.addAction(entry.menuName(), this, [this, id = entry.id, helps] {
                m_work.shell.turnTo(id, helps ? m_pages.current()->rule() : QString());
            });
            if (entry.act) standFor(*action, *entry.act);
        }
}

/// Of what is in sight.
void MainMenu::zoom(int step)
{
    m_pages.current()->zoom(step);
}

void MainMenu::chooseFile()
{
    if (m_pages.current()->keepsFiles()) return m_pages.current()->openByDialog();
    const QString folder =
        m_work.settings.value(QStringLiteral("folders/last"), m_work.store.folder()).toString();
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open a match"), folder,
                                                      tr("Matches (*.match);;All files (*)"));
    if (!path.isEmpty()) m_work.shell.open(path);
}

void MainMenu::saveAs()
{
    if (m_pages.current()->keepsFiles())
        m_pages.current()->saveAs();
    else
        m_work.keeper.saveCopy();
}

void MainMenu::refresh()
{
    const Page* page = m_pages.current();
    if (!page) return;
    setZoomVisible(page->canZoom());
    setTitle(page->title());
    setTurn(page->turn());
}

} // namespace fabletop
