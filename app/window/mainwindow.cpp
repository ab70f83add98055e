// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainwindow.h"

#include "app/window/banner.h"
#include "app/window/keeping/matchkeeper.h"
#include "app/window/sidebar.h"
#include "model/match/branches.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/cardspage.h"
#include "views/library/librarypage.h"
#include "views/library/samples.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/welcomepage.h"
#include "views/pages/table/tablepage.h"
#include "views/rulebook/rulebookpage.h"
#include "views/workshop/workshophub.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr std::uint64_t lessonSeed = 7; ///< an opening hand with an attack, a scheme and a defense
constexpr QSize leastWindow{960, 640};
constexpr QSize aroundPages{80, 44}; ///< rail and menu

/// Its pages fill it, whatever height they would like at its width.
class Ground final : public QWidget {
protected:
    void resizeEvent(QResizeEvent*) override
    {
        for (QObject* child : children())
            if (auto* page = qobject_cast<QWidget*>(child)) page->setGeometry(rect());
    }
};

} // namespace

MainWindow::MainWindow(Settings& settings, MatchStore store, std::shared_ptr<const Theme> theme,
                       QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_store(std::move(store)), m_shelf(m_store.dataFolder()),
      m_theme(std::move(theme))
{
    m_shelf.refresh();
    takeInPictures();
    setAcceptDrops(true);
    setMinimumSize(leastWindow);
    resize(1280, 800);
    buildPages();
    buildMenus();
    applyBoardOptions();
    restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray());
    showWelcome();
}

MainWindow::~MainWindow()
{
    m_table->setMatch(nullptr, m_language);
}

void MainWindow::buildPages()
{
    auto* central = new QWidget(this);
    auto* rows = new QVBoxLayout(central);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    rows->addLayout(columns, 1);
    m_rail = new Sidebar(m_theme, central);
    m_rail->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    const char* const icons[] = {"table", "replay", "table-view", "cards", "rulebook", "workshop"};
    const QStringList names = placeNames();
    for (int place = 0; place < names.size(); ++place)
        m_rail->add(QLatin1String(icons[place]), names.at(place));
    // On a screen that is smaller than the least window a page keeps its size and is scrolled.
    auto* ground = new Ground;
    ground->setMinimumSize(leastWindow - aroundPages);
    m_pages = new QStackedWidget(ground);
    auto* room = new QScrollArea(central);
    room->setFrameShape(QFrame::NoFrame);
    room->setFocusPolicy(Qt::NoFocus);
    room->setWidgetResizable(true);
    room->setWidget(ground);
    columns->addWidget(m_rail);
    columns->addWidget(room, 1);
    setCentralWidget(central);
    m_banner = new Banner(m_theme, *room);
    m_keeper = new MatchKeeper(*m_banner, m_store, this);
    m_welcome = new WelcomePage(m_theme, m_language);
    m_table = new TablePage(m_settings, m_theme);
    m_replay = new ReplayPage(m_theme);
    for (QWidget* page :
         {static_cast<QWidget*>(m_welcome), static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_replay)})
        m_pages->addWidget(page);
    connectPages();
}

void MainWindow::connectPages()
{
    connect(m_rail, &Sidebar::picked, this, [this](int place) { goTo(static_cast<Place>(place)); });
    connect(m_welcome, &WelcomePage::firstDuelRequested, this, &MainWindow::startLesson);
    connect(m_welcome, &WelcomePage::playRequested, this, &MainWindow::showNewMatch);
    connect(m_welcome, &WelcomePage::surpriseRequested, this,
            [this] { start(surprise(lastPlan(m_settings))); });
    connect(m_welcome, &WelcomePage::continueRequested, this, [this](const QString& path) { open(path); });
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::showLibrary);
    connect(m_welcome, &WelcomePage::languageChosen, this, &MainWindow::languageRequested);
    connect(m_table, &TablePage::lessonFinished, this, [this] {
        m_settings.setValue(QStringLiteral("lesson/done"), true);
        m_settings.setValue(QStringLiteral("lesson/match"), QString());
    });
    connect(&m_table->controller(), &TableController::viewerChanged, this, &MainWindow::onViewerChanged);
    connect(&m_replay->sight(), &ReplayViewpoint::told, this,
            [this](const QString& message) { m_banner->tell(message, {}); });
    connect(m_table, &TablePage::rematchRequested, this, [this] { onRematch(false); });
    connect(m_table, &TablePage::swapRequested, this, [this] { onRematch(true); });
    connect(m_table, &TablePage::reviewRequested, this, &MainWindow::showReplay);
    connect(m_table, &TablePage::newMatchRequested, this, &MainWindow::showNewMatch);
    connect(m_replay, &ReplayPage::ruleActivated, this, &MainWindow::showRule);
    connect(m_table, &TablePage::ruleActivated, this, &MainWindow::showRule);
    connect(m_replay, &ReplayPage::moved, this, &MainWindow::refreshTitle);
    connect(m_replay, &ReplayPage::exportRequested, this, &MainWindow::offerExport);
    connect(m_replay, &ReplayPage::playRequested, this, &MainWindow::playBranch);
    connect(m_replay, &ReplayPage::closed, this, &MainWindow::onReplayClosed);
    connect(m_replay, &ReplayPage::continueRequested, this, &MainWindow::showTable);
}

void MainWindow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_banner->setTheme(m_theme);
    m_rail->setTheme(m_theme);
    m_welcome->setTheme(m_theme);
    if (m_new) m_new->setTheme(m_theme);
    if (m_library) m_library->setTheme(m_theme);
    if (m_cards) m_cards->setTheme(m_theme);
    if (m_workshop) m_workshop->setTheme(m_theme);
    if (m_rulebook) m_rulebook->setTheme(m_theme);
    m_table->setTheme(m_theme);
    m_replay->setTheme(m_theme);
    buildMenus();
    refreshTitle();
    update();
}

void MainWindow::setLanguage(Language language)
{
    m_language = language;
    m_welcome->setLanguage(language);
    const QStringList names = placeNames();
    for (int place = 0; place < names.size(); ++place)
        m_rail->setName(place, names.at(place));
    if (m_cards) m_cards->setLanguage(language);
    if (m_workshop) m_workshop->setLanguage(language);
    if (m_library) m_library->setLanguage(language);
    if (m_rulebook) m_rulebook->setLanguage(language);
    if (m_new) {
        const bool shown = m_pages->currentWidget() == m_new;
        makeNewMatch(m_new->plan());
        if (shown) m_pages->setCurrentWidget(m_new);
    }
    m_table->setLanguage(language);
    m_replay->setLanguage(language);
    buildMenus();
    refreshUnfinished();
    refreshTitle();
}

// -- pages

NewMatchPage* MainWindow::newMatch()
{
    if (!m_new) makeNewMatch(lastPlan(m_settings));
    return m_new;
}

void MainWindow::makeNewMatch(const MatchPlan& plan)
{
    if (m_new) {
        m_pages->removeWidget(m_new);
        m_new->deleteLater();
    }
    m_new = new NewMatchPage(plan, m_language, m_theme);
    m_new->setShelf(m_shelf.heroes(), m_shelf.battlefields());
    m_new->setRuleSets(m_store.ruleSets(), m_shelf.ruleSets());
    m_pages->addWidget(m_new);
    connect(m_new, &NewMatchPage::startRequested, this, [this](const MatchPlan& chosen) {
        keepPlan(m_settings, chosen);
        start(chosen);
    });
}

QStringList MainWindow::placeNames()
{
    return {tr("Table"), tr("Replay"), tr("Matches"), tr("Cards"), tr("Rules"), tr("Workshop")};
}

void MainWindow::goTo(Place place)
{
    switch (place) {
    case Place::table: return showTable();
    case Place::replay: return showReplay();
    case Place::matches: return showLibrary();
    case Place::cards: return showCards();
    case Place::rules: return showRulebook();
    case Place::workshop: return showWorkshop();
    }
}

void MainWindow::turnTo(QWidget* page)
{
    m_pages->setCurrentWidget(page);
    const std::pair<QWidget*, Place> places[] = {{m_table, Place::table},      {m_new, Place::table},
                                                 {m_replay, Place::replay},    {m_library, Place::matches},
                                                 {m_cards, Place::cards},      {m_rulebook, Place::rules},
                                                 {m_workshop, Place::workshop}};
    const auto* found = std::find_if(std::begin(places), std::end(places),
                                     [page](const auto& one) { return one.first == page; });
    m_rail->setCurrent(found == std::end(places) ? -1 : static_cast<int>(found->second));
    refreshTitle();
}

void MainWindow::showWelcome()
{
    refreshUnfinished();
    m_welcome->setNewcomer(!m_settings.value(QStringLiteral("lesson/done"), false).toBool());
    turnTo(m_welcome);
    m_welcome->setFocus();
}

void MainWindow::showNewMatch()
{
    refreshShelf();
    turnTo(newMatch());
    m_new->setFocus();
}

void MainWindow::showTable()
{
    if (!m_match || !m_table->match()) return showNewMatch(); // a match that is only looked at has no table
    m_match->goLive();
    turnTo(m_table);
    m_table->setFocus();
}

void MainWindow::showReplay()
{
    if (!m_match) return showLibrary();
    if (m_trunk) return endBranch();
    if (m_replay->match() != m_match.get()) m_replay->setMatch(m_match.get(), m_language);
    onViewerChanged();
    m_replay->setCanContinue(!m_match->over() && m_table->match());
    turnTo(m_replay);
    m_replay->setFocus();
}

void MainWindow::showLibrary()
{
    if (!m_library) {
        m_library = new LibraryPage(m_theme, m_language);
        m_pages->addWidget(m_library);
        connect(m_library, &LibraryPage::openRequested, this, [this](const QString& path) { open(path); });
    }
    m_library->setFolder(m_store.folder(), sampleMatches());
    turnTo(m_library);
    m_library->setFocus();
}

void MainWindow::adopt(std::unique_ptr<Match> match)
{
    m_table->setMatch(nullptr, m_language);
    m_replay->setMatch(nullptr);
    m_trunk.reset();
    m_match = std::move(match);
    m_keeper->follow(m_match.get());
    connect(m_match.get(), &Match::stepped, this, [this] {
        if (m_cards && m_pages->currentWidget() == m_cards) tellDecks();
        refreshTitle();
    });
}

void MainWindow::play(std::unique_ptr<Match> match, const QString& path)
{
    if (!m_keeper->mayLeave()) return;
    adopt(std::move(match));
    m_table->setMatch(m_match.get(), m_language);
    turnTo(m_table);
    m_match->record(path.isEmpty() ? m_store.newPath(m_match->info()) : path);
    m_match->begin();
    m_table->setFocus();
    refreshTitle();
}

void MainWindow::start(const MatchPlan& plan)
{
    Diagnostics diagnostics;
    if (auto match = makeMatch(plan, diagnostics))
        play(std::move(match));
    else
        tell(diagnostics);
}

/// The first shipped heroes at the first battlefield, against a computer, the same every time.
void MainWindow::startLesson()
{
    if (!m_keeper->mayLeave()) return;
    MatchPlan plan = lastPlan(m_settings);
    plan.count = 2;
    plan.seats[0] = {shippedHeroes().value(0), plan.seats[0].name, QStringLiteral("person")};
    plan.seats[1] = {shippedHeroes().value(1), QString(), QStringLiteral("greedy")};
    plan.battlefield = shippedBattlefields().value(0);
    plan.first = 0;
    plan.seed = lessonSeed;
    plan.practice = true;
    plan.openHands = false;
    start(plan);
    m_table->teach(idAt<SeatId>(0));
    m_settings.setValue(QStringLiteral("lesson/match"), m_match ? m_match->path() : QString());
}

void MainWindow::playBranch(int from, int position, const QStringList& players)
{
    if (!m_match || m_trunk) return;
    // Whoever plays another line of a match that runs learns what it still hides: what was drawn and will be.
    if (!m_replay->sight().openHands()) return;
    auto line = branchStart(*m_match, from, position, players);
    if (!line.ok()) return tell(line.diagnostics);
    const int turn = line.timeline.seenAt(line.timeline.end(), Viewer::spectator()).turn.number;
    m_table->setMatch(nullptr, m_language);
    m_replay->setMatch(nullptr);
    m_trunk = std::move(m_match);
    m_branch = m_trunk->beginBranch(from, position,
                                    turn > 0 ? tr("Tried from turn %1").arg(turn) : tr("Tried from setup"));
    m_match = std::make_unique<Match>(std::move(line));
    const auto grow = [this] { m_trunk->growBranch(m_branch, m_match->timeline()); };
    connect(m_match.get(), &Match::stepped, this, grow);
    connect(m_match.get(), &Match::takenBack, this, grow);
    connect(m_match.get(), &Match::stepped, this, &MainWindow::refreshTitle);
    m_table->setMatch(m_match.get(), m_language);
    turnTo(m_table);
    m_match->begin();
    m_table->setFocus();
}

void MainWindow::endBranch()
{
    const int last = m_match->timeline().last();
    m_table->setMatch(nullptr, m_language);
    m_match = std::move(m_trunk);
    showReplay();
    m_replay->showBranch(m_branch);
    m_replay->seek(last);
}

void MainWindow::onReplayClosed()
{
    if (m_table->match()) return showTable();
    leave();
}

void MainWindow::onRematch(bool swapped)
{
    Diagnostics diagnostics;
    if (auto match = makeRematch(*m_match, swapped, diagnostics))
        play(std::move(match));
    else
        tell(diagnostics);
}

bool MainWindow::open(const QString& path, int at)
{
    if (path.endsWith(QStringLiteral(".json")) || path.endsWith(QStringLiteral(".rules")))
        return openInWorkshop(path);
    if (path.endsWith(QStringLiteral(".hero"))) return openHero(path);
    if (path.endsWith(QStringLiteral(".fabletop"))) return openPackage(path);
    LoadedMatch loaded = openMatch(path);
    if (!path.startsWith(u':'))
        m_settings.setValue(QStringLiteral("folders/last"), QFileInfo(path).absolutePath());
    if (!loaded.ok()) {
        offerBeginning(loaded);
        return false;
    }
    if (!m_keeper->mayLeave()) return false;
    showLoaded(std::move(loaded), at);
    return true;
}

void MainWindow::showLoaded(LoadedMatch loaded, int at)
{
    const QString path = loaded.path;
    // Computers alone do not play on because somebody looks.
    const auto& seats = loaded.info.seats;
    const bool goesOn = loaded.canGoOn() && std::any_of(seats.begin(), seats.end(), [](const auto& seat) {
                            return seat.player == u"person";
                        });
    const bool torn = loaded.torn;
    const bool whole = loaded.ok();
    adopt(std::make_unique<Match>(std::move(loaded)));
    m_banner->hide();
    if (goesOn && at < 0) {
        m_match->record(path);
        m_table->setMatch(m_match.get(), m_language);
        m_match->begin();
        showTable();
        const bool lesson = m_settings.value(QStringLiteral("lesson/match")).toString() == path;
        if (lesson) m_table->teach(idAt<SeatId>(0));
        if (torn) tellTorn(path);
        return;
    }
    // What is written into it is kept, where the file can be written and is whole; else a copy is offered at
    // the first word.
    whole&& QFileInfo(path).isWritable() ? (void)m_match->record(path) : m_keeper->keepOnlyInCopy();
    showReplay();
    m_replay->seek(at >= 0 ? at : 0);
    if (torn) tellTorn(path);
}

void MainWindow::offerBeginning(const LoadedMatch& loaded)
{
    if (!loaded.viewable() || loaded.timeline.last() == 0) return tell(loaded.diagnostics);
    const QString answer = tr("Open the first %n decision(s)", nullptr, loaded.timeline.last());
    tell(loaded.diagnostics, {answer}, [this, path = loaded.path] {
        LoadedMatch beginning = openMatch(path);
        if (beginning.viewable() && m_keeper->mayLeave()) showLoaded(std::move(beginning), 0);
    });
}

void MainWindow::tellTorn(const QString& path)
{
    m_banner->tell(tr("The last line of %1 is incomplete and was skipped.").arg(spokenFile(path)), {});
}

} // namespace fabletop
