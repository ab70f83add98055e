// SPDX-License-Identifier: GPL-3.0-or-later
// The workshop in a MainWindow: battlefields that are drawn, and matches that try them.

#include "app/window/banner.h"
#include "app/window/mainwindow.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/table/tablepage.h"
#include "views/workshop/workshophub.h"

#include <QFileInfo>
#include <QStackedWidget>

namespace fabletop {

namespace {

/// A match file keeps the battlefield in its first line, which has an end; a larger picture is left out of
/// the match.
constexpr std::size_t largestTriedPicture = 7u << 20;

} // namespace

void MainWindow::showWorkshop()
{
    if (!m_workshop) {
        m_workshop = new WorkshopHub(m_settings, m_theme, m_language, m_store.dataFolder());
        m_pages->addWidget(m_workshop);
        connect(m_workshop->battlefields(), &BattlefieldEditorPage::tryRequested, this, &MainWindow::tryOut);
        m_workshop->packages()->setSettings(&m_settings);
        connect(m_workshop->packages(), &PackagesPage::changed, this, &MainWindow::refreshShelf);
        connect(m_workshop->heroes()->editor(), &HeroEditorPage::tryRequested, this, &MainWindow::playAs);
        connect(m_workshop->heroes(), &HeroWorkspace::matchMade, this,
                [this](const QString& path, int at) { open(path, at); });
        connect(m_workshop->heroes(), &HeroWorkspace::ruleRequested, this, &MainWindow::showRule);
        connect(m_workshop->ruleSets(), &RuleSetEditorPage::playRequested, this, &MainWindow::playBy);
        connect(m_workshop->ruleSets(), &RuleSetEditorPage::ruleRequested, this, &MainWindow::showRule);
        connect(m_workshop, &WorkshopHub::told, this,
                [this](const QString& message) { m_banner->tell(message, {}); });
        connect(m_workshop, &WorkshopHub::informed, m_banner, &Banner::inform);
        connect(m_workshop, &WorkshopHub::titleChanged, this, &MainWindow::refreshTitle);
    }
    turnTo(m_workshop);
    m_workshop->setFocus();
}

void MainWindow::tryOut(const Battlefield& battlefield)
{
    Battlefield tried = battlefield;
    if (tried.backdrop.file.size() > largestTriedPicture) tried.backdrop = {};
    MatchPlan plan = lastPlan(m_settings);
    plan.count = 2;
    Diagnostics diagnostics;
    if (auto match = makeMatch(plan, std::move(tried), diagnostics))
        play(std::move(match));
    else
        tell(diagnostics);
}

BattlefieldEditorPage* MainWindow::workshop() const
{
    return m_workshop ? m_workshop->battlefields() : nullptr;
}

void MainWindow::playBy(const RuleSet& rules)
{
    Diagnostics diagnostics;
    if (auto match = makeMatch(lastPlan(m_settings), rules, diagnostics))
        play(std::move(match));
    else
        tell(diagnostics);
}

void MainWindow::playAs(const QString& heroFile)
{
    MatchPlan plan = lastPlan(m_settings);
    plan.count = 2;
    plan.seats[0].hero = heroFile;
    start(plan);
}

bool MainWindow::openPackage(const QString& path)
{
    showWorkshop();
    m_workshop->showPackages();
    return m_workshop->packages()->offer(path);
}

void MainWindow::refreshShelf()
{
    if (!m_shelf.refresh()) return;
    takeInPictures();
    if (!m_new) return;
    m_new->setShelf(m_shelf.heroes(), m_shelf.battlefields());
    m_new->setRuleSets(m_store.ruleSets(), m_shelf.ruleSets());
}

/// Pictures of packages stand on cards, on the board and in the pages; an Art is made anew, since drawings
/// share it.
void MainWindow::takeInPictures()
{
    if (m_shelf.pictures() == m_theme->art().pictures()) return;
    m_theme =
        std::make_shared<const Theme>(m_theme->withArt(std::make_shared<const Art>(m_shelf.pictures())));
    if (m_pages) setTheme(m_theme);
}

bool MainWindow::openInWorkshop(const QString& path)
{
    showWorkshop();
    const bool rules = path.endsWith(QStringLiteral(".rules"));
    rules ? m_workshop->showRuleSets() : m_workshop->showBattlefields();
    return rules ? m_workshop->ruleSets()->files().open(path)
                 : m_workshop->battlefields()->files().open(path);
}

/// Undo is what the page that is shown can undo.
void MainWindow::takeBack()
{
    if (m_workshop && m_pages->currentWidget() == m_workshop)
        m_workshop->undo();
    else
        m_table->controller().takeBack();
}

} // namespace fabletop
