// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/mainmenu.h"

#include "app/session/workspace.h"
#include "app/window/menus/about.h"
#include "app/window/menus/viewmenu.h"
#include "views/pages/pagestack.h"

#include <QFileDialog>
#include <QMenu>

namespace fabletop {

MainMenu::MainMenu(Workspace& workspace, PageStack& pages, QWidget* window)
    : MenuRow(workspace.theme, workspace.language), m_work(workspace), m_pages(pages), m_window(window)
{
    connect(this, &MenuRow::homeRequested, this, [this] { m_work.shell.turnTo(pageid::welcome); });
    connect(this, &MenuRow::zoomRequested, this, &MainMenu::zoom);
    fillMatchMenu(*addMenu(tr("&Match")));
    addViewMenu();
    fillGoMenu(*addMenu(tr("&Go")));
    addMenu(tr("&Help"))->addAction(tr("&About Fabletop"), this, [this] {
        showAbout(*m_work.theme, m_window);
    });
}

void MainMenu::fillMatchMenu(QMenu& menu)
{
    menu.addAction(tr("&New match…"), QKeySequence::New, this,
                   [this] { m_work.shell.turnTo(pageid::newMatch); });
    menu.addAction(tr("&Open…"), QKeySequence::Open, this, &MainMenu::chooseFile);
    menu.addAction(tr("&Save a copy as…"), QKeySequence(tr("Ctrl+Shift+S")), this, &MainMenu::saveAs);
    menu.addSeparator();
    menu.addAction(tr("&Take back"), QKeySequence::Undo, this, [this] { m_pages.undo(); });
    for (Page* page : m_pages.made())
        page->fillMenu(menu);
    menu.addAction(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), m_window, &QWidget::close);
}

void MainMenu::addViewMenu()
{
    auto* menu = new ViewMenu(m_work.settings, m_work.language, this);
    connect(menu, &ViewMenu::zoomRequested, this, &MainMenu::zoom);
    connect(menu, &ViewMenu::boardOptionsChanged, &m_pages, &PageStack::applySettings);
    connect(menu, &ViewMenu::speedRequested, this, [this](double speed) {
        m_work.settings.setSpeed(speed);
        m_pages.applySettings();
    });
    connect(menu, &ViewMenu::paletteRequested, this, &MainMenu::paletteRequested);
    connect(menu, &ViewMenu::textScaleRequested, this, &MainMenu::textScaleRequested);
    connect(menu, &ViewMenu::languageRequested, this, &MainMenu::languageRequested);
    addMenu(menu);
}

/// As in the sidebar, what is there for help last.
void MainMenu::fillGoMenu(QMenu& menu)
{
    const QKeySequence help(QKeySequence::HelpContents);
    for (const bool helps : {false, true})
        for (const PageEntry& entry : m_pages.entries())
            if (*entry.entry != '\0' && (entry.key == help) == helps)
                menu.addAction(entry.menuName(), entry.key, this,
                               [this, id = entry.id] { m_work.shell.turnTo(id); });
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
