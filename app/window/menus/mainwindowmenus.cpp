// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of a MainWindow.

#include "app/window/keeping/matchkeeper.h"
#include "app/window/mainwindow.h"
#include "app/window/menus/about.h"
#include "app/window/menus/menurow.h"
#include "app/window/menus/viewmenu.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/table/tablepage.h"
#include "views/workshop/workshophub.h"

#include <QMenu>
#include <QStackedWidget>

namespace fabletop {

void MainWindow::buildMenus()
{
    m_menus = new MenuRow(m_theme, m_language);
    connect(m_menus, &MenuRow::homeRequested, this, &MainWindow::showWelcome);
    connect(m_menus, &MenuRow::zoomRequested, this, &MainWindow::zoom);
    connect(m_menus, &MenuRow::languageRequested, this, &MainWindow::languageRequested);
    fillMatchMenu(*m_menus->addMenu(tr("&Match")));
    addViewMenu();
    fillGoMenu(*m_menus->addMenu(tr("&Go")));
    m_menus->addMenu(tr("&Help"))->addAction(tr("&About Fabletop"), this, [this] {
        showAbout(*m_theme, this);
    });
    setMenuWidget(m_menus); // the row before is deleted by this
    refreshTitle();
}

void MainWindow::addViewMenu()
{
    auto* menu = new ViewMenu(m_settings, m_language, m_menus);
    connect(menu, &ViewMenu::zoomRequested, this, &MainWindow::zoom);
    connect(menu, &ViewMenu::boardOptionsChanged, this, &MainWindow::applyBoardOptions);
    connect(menu, &ViewMenu::speedRequested, m_table, &TablePage::setSpeed);
    connect(menu, &ViewMenu::paletteRequested, this, &MainWindow::paletteRequested);
    connect(menu, &ViewMenu::textScaleRequested, this, &MainWindow::textScaleRequested);
    connect(menu, &ViewMenu::languageRequested, this, &MainWindow::languageRequested);
    m_menus->addMenu(menu);
}

/// Of what is in sight.
void MainWindow::zoom(int step)
{
    const QWidget* page = m_pages->currentWidget();
    if (page == m_table) m_table->board()->zoom(step);
    if (page == m_replay) m_replay->board()->zoom(step);
    if (m_workshop && page == m_workshop) m_workshop->zoom(step);
}

void MainWindow::fillMatchMenu(QMenu& menu)
{
    menu.addAction(tr("&New match…"), QKeySequence::New, this, &MainWindow::showNewMatch);
    menu.addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::chooseFile);
    menu.addAction(tr("&Save a copy as…"), QKeySequence(tr("Ctrl+Shift+S")), this, [this] {
        if (m_workshop && m_pages->currentWidget() == m_workshop) return m_workshop->saveAs();
        m_keeper->saveCopy();
    });
    menu.addSeparator();
    menu.addAction(tr("&Take back"), QKeySequence::Undo, this, [this] { takeBack(); });
    menu.addAction(tr("Move no&w"), this, [this] { m_table->controller().moveNow(); });
    menu.addAction(tr("&Resign…"), this, &MainWindow::onResign);
    menu.addSeparator();
    menu.addAction(tr("&Leave the table"), this, &MainWindow::leave);
    menu.addAction(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), this, &QWidget::close);
}

void MainWindow::applyBoardOptions()
{
    const auto on = [this](const char* key) { return m_settings.value(QLatin1String(key), false).toBool(); };
    const BattlefieldView::Options options{on("look/zoneLetters"), on("look/spaceNumbers"),
                                           on("look/plainBoard")};
    m_table->board()->setOptions(options);
    m_replay->board()->setOptions(options);
    const QString dock = m_settings.value(QStringLiteral("look/timeline")).toString();
    m_table->setDock(dock == u"beside"   ? TablePage::Dock::beside
                     : dock == u"hidden" ? TablePage::Dock::hidden
                                         : TablePage::Dock::below);
}

void MainWindow::fillGoMenu(QMenu& menu)
{
    menu.addAction(tr("&Welcome"), this, &MainWindow::showWelcome);
    menu.addAction(tr("&Table"), QKeySequence(tr("Ctrl+1")), this, &MainWindow::showTable);
    menu.addAction(tr("&Replay"), QKeySequence(tr("Ctrl+2")), this, &MainWindow::showReplay);
    menu.addAction(tr("&Matches"), QKeySequence(tr("Ctrl+3")), this, &MainWindow::showLibrary);
    menu.addAction(tr("&Cards"), QKeySequence(tr("Ctrl+4")), this, &MainWindow::showCards);
    menu.addAction(tr("Wor&kshop"), QKeySequence(tr("Ctrl+5")), this, &MainWindow::showWorkshop);
    menu.addAction(tr("R&ulebook"), QKeySequence(QKeySequence::HelpContents), this,
                   &MainWindow::showRulebook);
}

} // namespace fabletop
