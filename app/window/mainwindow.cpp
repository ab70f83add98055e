// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainwindow.h"

#include "app/pages/windowpages.h"
#include "app/session/workspace.h"
#include "app/window/banner.h"
#include "app/window/menus/mainmenu.h"
#include "app/window/sidebar.h"
#include "model/content/languagetext.h"
#include "views/settings/keys/keysheet.h"
#include "views/settings/settingstable.h"
#include "views/theme/follow.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollArea>
#include <utility>

namespace fabletop {

namespace {

constexpr QSize leastWindow{960, 640};
constexpr QSize aroundPages{80, 44}; ///< sidebar and menu

/// Its pages fill it, whatever height they would like at its width.
class Ground final : public QWidget {
protected:
    void resizeEvent(QResizeEvent*) override
    {
        for (QObject* child : children())
            if (auto* page = qobject_cast<QWidget*>(child)) page->setGeometry(rect());
    }
};

QStringList filesOf(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    return files;
}

} // namespace

MainWindow::MainWindow(Settings& settings, MatchStore store, std::shared_ptr<const Theme> theme,
                       QWidget* parent)
    : QMainWindow(parent), m_settings(settings)
{
    onThemeChange(*this, [this](const auto&) { renewMenu(); });
    onLanguageChange(*this, [this](Language) { renewWords(); });
    setAcceptDrops(true);
    setMinimumSize(leastWindow);
    resize(1280, 800);
    QWidget* ground = build(theme);
    m_workspace =
        std::make_unique<Workspace>(settings, std::move(store), std::move(theme), *m_banner, *this, this);
    m_workspace->language = languageOf(locale());
    takeInPictures();
    m_workspace->store.setFolder(settings.value(matchesFolderKey).toString());
    m_pages = new PageStack(windowPages(*m_workspace), ground);
    connectParts();
    buildMenu();
    restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray());
    turnTo(pageid::welcome);
}

/// Pages go before what they share, and the banner after whoever tells it something.
MainWindow::~MainWindow()
{
    m_pages->disconnect(this);
    delete m_pages;
    m_workspace.reset();
}

QWidget* MainWindow::build(const std::shared_ptr<const Theme>& theme)
{
    auto* central = new QWidget(this);
    auto* columns = new QHBoxLayout(central);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    m_sidebar = new Sidebar(theme, central);
    m_sidebar->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    // On a screen that is smaller than the least window a page keeps its size and is scrolled.
    auto* ground = new Ground;
    ground->setMinimumSize(leastWindow - aroundPages);
    auto* room = new QScrollArea(central);
    room->setFrameShape(QFrame::NoFrame);
    room->setFocusPolicy(Qt::NoFocus);
    room->setWidgetResizable(true);
    room->setWidget(ground);
    columns->addWidget(m_sidebar);
    columns->addWidget(room, 1);
    setCentralWidget(central);
    m_banner = new Banner(theme, *room);
    m_keySheet = new KeySheet(theme, central);
    return ground;
}

void MainWindow::connectParts()
{
    for (const PageEntry& entry : m_pages->entries())
        if (!entry.icon.isEmpty()) m_sidebar->add(entry.id, entry.icon, entry.spokenName());
    m_sidebar->setFoot(pageid::settings);
    connect(m_sidebar, &Sidebar::picked, this, [this](const QString& id) { turnTo(id); });
    connect(m_pages, &PageStack::titleChanged, this, &MainWindow::refresh);
    connect(m_pages, &PageStack::pageMade, this,
            [this](Page* page) { Shortcuts(m_settings).applyTo(*page); });
    connect(&m_settings.news(), &SettingsNews::changed, this, &MainWindow::onSetting);
    connect(m_keySheet, &KeySheet::changeRequested, this,
            [this] { turnTo(pageid::settings, QStringLiteral("shortcuts")); });
    connect(m_pages, &PageStack::warned, this, &MainWindow::warn);
    connect(m_pages, &PageStack::informed, m_banner, &Banner::inform);
    connect(m_pages, &PageStack::ruleRequested, this,
            [this](const QString& rule) { turnTo(pageid::rulebook, rule); });
    connect(&m_workspace->shelf, &Shelf::changed, this, &MainWindow::takeInPictures);
}

void MainWindow::buildMenu()
{
    m_menu = new MainMenu(*m_workspace, *m_pages, this);
    connect(m_menu, &MainMenu::languageRequested, this, &MainWindow::languageRequested);
    connect(m_menu, &MainMenu::keysRequested, this, &MainWindow::showKeys);
    setMenuWidget(m_menu); // the one before is deleted by this
    refresh();
}

/// The workspace has it first: pages that are made meanwhile ask there.
void MainWindow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_workspace->theme = std::move(theme);
    changeTheme(*this, m_workspace->theme);
}

void MainWindow::setLanguage(Language language)
{
    m_workspace->language = language;
    setLocale(localeOf(language));
}

void MainWindow::renewMenu()
{
    buildMenu();
    update();
}

void MainWindow::renewWords()
{
    for (const PageEntry& entry : m_pages->entries())
        m_sidebar->setName(entry.id, entry.spokenName());
    buildMenu();
}

void MainWindow::onSetting(const QString& key)
{
    if (key.startsWith(QStringLiteral("keys/"))) return Shortcuts(m_settings).applyTo(*this);
    if (key == matchesFolderKey) m_workspace->store.setFolder(m_settings.value(key).toString());
    if (key.startsWith(QStringLiteral("look/")) || key == u"combatPace") m_pages->applySettings();
}

void MainWindow::showKeys()
{
    if (!m_keySheet->isHidden()) return m_keySheet->leave();
    std::vector<ActScope> scopes = m_pages->current()->keyScopes();
    scopes.push_back(ActScope::everywhere);
    m_keySheet->open(Shortcuts(m_settings), scopes);
}

std::shared_ptr<const Art> MainWindow::art() const
{
    return m_workspace->theme->sharedArt();
}

MatchSession& MainWindow::session()
{
    return m_workspace->session;
}

/// Pictures of packages stand on cards, on the board and in the pages; an Art is made anew, since drawings
/// share it.
void MainWindow::takeInPictures()
{
    const auto& pictures = m_workspace->shelf.content().pictures();
    const std::shared_ptr<const Theme>& theme = m_workspace->theme;
    if (pictures == theme->art().pictures()) return;
    auto renewed = std::make_shared<const Theme>(
        theme->withArt(std::make_shared<const Art>(pictures, theme->art().seats())));
    m_menu ? setTheme(std::move(renewed)) : void(m_workspace->theme = std::move(renewed));
}

void MainWindow::turnTo(const QString& page, const QString& place)
{
    Page* shown = m_pages->turnTo(page);
    shown->setFocus();
    if (!place.isEmpty()) shown->goTo(place);
}

bool MainWindow::open(const QString& path, int at)
{
    Page* page = m_pages->pageFor(path);
    return page ? page->open(path, at) : m_workspace->opener.open(path, at);
}

void MainWindow::warn(const QString& sentence)
{
    m_banner->tell(sentence);
}

void MainWindow::refresh()
{
    const PageEntry* entry = m_pages->currentEntry();
    if (!entry || !m_menu) return;
    m_sidebar->setCurrent(entry->under.isEmpty() ? entry->id : entry->under);
    m_menu->refresh();
    QString title = m_pages->current()->title();
    title.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // or Qt takes it for its place of a mark
    setWindowTitle(title.isEmpty() ? QStringLiteral("Fabletop") : title + QStringLiteral(" – Fabletop"));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_pages->mayLeave() || !m_workspace->keeper.mayLeave()) return event->ignore();
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->hasUrls()) return;
    event->acceptProposedAction();
    m_banner->inform(tr("Drop to open"));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_banner->dismiss();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_banner->dismiss();
    const QStringList files = filesOf(*event->mimeData());
    for (const QString& file : files) // a package is looked at first, wherever it is dropped
        if (file.endsWith(QStringLiteral(".fabletop"))) return void(open(file));
    if (!m_pages->current()->takeIn(files) && !files.isEmpty()) open(files.front());
}

void MainWindow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_workspace->theme->color(Tone::ground));
}

} // namespace fabletop
