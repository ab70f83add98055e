// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/workshophub.h"

#include "model/content/catalogue.h"
#include "views/pages/pagestack.h"
#include "views/theme/fitbox.h"
#include "views/theme/follow.h"
#include "views/theme/themeddialog.h"
#include "views/workshop/battlefield/battlefieldeditorpage.h"
#include "views/workshop/files/headtabs.h"
#include "views/workshop/files/toolrow.h"
#include "views/workshop/gallery/workshopstart.h"
#include "views/workshop/heroworkspace.h"
#include "views/workshop/packages/packagespage.h"
#include "views/workshop/rulesets/ruleseteditorpage.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int headMargin = 8; ///< the words of the tabs stand 8 within: level with the pages
constexpr int modesGap = 28;  ///< between what is made and what is done with it
constexpr int toolsGap = 12;

/// The tabs, in their order.
std::vector<PageEntry> workshopPages(Settings& settings, const std::shared_ptr<const Theme>& theme,
                                     Language language, const QString& folder)
{
    const auto entry = [](const char* id, const char* name, const QStringList& opens,
                          std::function<Page*()> make) {
        return PageEntry{QLatin1String(id), {}, name, "", {}, {}, opens, std::move(make)};
    };
    const auto at = [folder](const char* place) { return folder + QLatin1String(place); };
    return {
        entry("heroes", QT_TRANSLATE_NOOP("Pages", "Heroes"), {QStringLiteral(".hero")},
              [=, &settings] { return new HeroWorkspace(settings, theme, language, folder); }),
        entry("battlefields", QT_TRANSLATE_NOOP("Pages", "Battlefields"), {QStringLiteral(".json")},
              [=] { return new BattlefieldEditorPage(theme, language, at("/battlefields")); }),
        entry("rulesets", QT_TRANSLATE_NOOP("Pages", "Rule sets"), {QStringLiteral(".rules")},
              [=] { return new RuleSetEditorPage(theme, language, at("/rulesets")); }),
        entry("packages", QT_TRANSLATE_NOOP("Pages", "Packages"), {QStringLiteral(".fabletop")},
              [=] { return new PackagesPage(theme, language, at("/packages")); }),
    };
}

} // namespace

WorkshopHub::WorkshopHub(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                         const QString& folder, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_tabs(new HeadTabs(this)), m_parting(new QWidget(this)),
      m_pages(new PageStack(workshopPages(settings, m_theme, language, folder), this))
{
    for (const PageEntry& entry : m_pages->entries()) {
        m_tabs->addTab(QString());
        m_pages->page(entry.id);
    }
    m_heroes = m_pages->find<HeroWorkspace>();
    m_battlefields = m_pages->find<BattlefieldEditorPage>();
    m_ruleSets = m_pages->find<RuleSetEditorPage>();
    m_packages = m_pages->find<PackagesPage>();
    m_heroes->modes()->setParent(this);
    m_room = new QStackedWidget(this);
    m_room->addWidget(m_pages);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(0);
    column->addWidget(m_room);
    buildStarts();
    m_parting->setAutoFillBackground(true);
    connectPages();
    onTab(0);
    setTheme(m_theme);
    retranslate();
}

void WorkshopHub::connectPages()
{
    m_heroes->editor()->useDialogs();
    m_battlefields->useDialogs();
    m_ruleSets->useDialogs();
    m_packages->useDialogs();
    connect(m_tabs, &QTabBar::currentChanged, this, &WorkshopHub::onTab);
    connect(m_heroes->modes(), &QTabBar::currentChanged, this, [this] {
        arrangeHead();
        Q_EMIT titleChanged(); // what can be zoomed changes too
    });
    for (const DocumentPage* page : documents())
        connect(page->tools(), &ToolRow::wideChanged, this, &WorkshopHub::arrangeHead);
    connect(m_pages, &PageStack::titleChanged, this, &WorkshopHub::titleChanged);
    connect(m_pages, &PageStack::warned, this, &WorkshopHub::warned);
    connect(m_pages, &PageStack::informed, this, &WorkshopHub::informed);
    connect(m_pages, &PageStack::ruleRequested, this, &WorkshopHub::ruleRequested);
    connect(m_heroes->editor(), &HeroEditorPage::galleryRequested, this,
            [this] { setBegun(QStringLiteral("heroes"), false); });
    connect(&m_heroes->editor()->files(), &HeroFiles::packRequested, this, [this](const QString& path) {
        if (m_packages->pack(path)) goTo(QStringLiteral("packages"));
    });
}

void WorkshopHub::onTab(int place)
{
    Page* page = m_pages->turnTo(m_pages->entries()[static_cast<std::size_t>(place)].id);
    showStartOrPage();
    if (!m_asked.contains(page)) QTimer::singleShot(0, page, &Page::offerLeftBehind); // first it is seen
    m_asked.insert(page);
}

// -- what a tab begins with

void WorkshopHub::buildStarts()
{
    using Kind = WorkshopStart::Kind;
    const Language language = languageOf(locale());
    const auto add = [&](const char* tab, Kind kind, DocumentPage& page) {
        auto* start = new WorkshopStart(kind, m_theme, language, m_room);
        m_starts.insert(QLatin1String(tab), start);
        m_room->addWidget(start);
        connectStart(QLatin1String(tab), *start, page);
    };
    // What a killed program left is offered over the board.
    if (!m_battlefields->files().leftBehind().empty()) m_begun.insert(QStringLiteral("battlefields"));
    add("heroes", Kind::hero, *m_heroes->editor());
    add("battlefields", Kind::battlefield, *m_battlefields);
    add("rulesets", Kind::ruleSet, *m_ruleSets);
}

/// Whatever comes into the document, from here or elsewhere, is shown.
void WorkshopHub::connectStart(const QString& tab, WorkshopStart& start, DocumentPage& page)
{
    DocumentFiles& files = page.files();
    const auto begun = [this, tab] { setBegun(tab, true); };
    connect(&files.document(), &Document::replaced, this, begun);
    connect(&files.document(), &Document::changed, this, begun);
    connect(&start, &WorkshopStart::backRequested, this, begun);
    connect(&start, &WorkshopStart::openRequested, &files, [&files] { files.openByDialog(); });
    connect(&start, &WorkshopStart::packageRequested, this, [this] {
        goTo(QStringLiteral("packages"));
        m_packages->openByDialog();
    });
    connect(&start, &WorkshopStart::recentRequested, &files,
            [&files](const QString& path) { files.open(path); });
    connect(&start, &WorkshopStart::newRequested, this, [this, tab, &files] {
        tab == u"heroes" ? void(m_heroes->editor()->beginNew()) : void(files.startNew());
    });
    connect(&start, &WorkshopStart::likeRequested, this,
            [this, tab](const QString& id, const QString& name) { like(tab, id, name); });
}

WorkshopStart* WorkshopHub::start() const
{
    return qobject_cast<WorkshopStart*>(m_room->currentWidget());
}

void WorkshopHub::setBegun(const QString& tab, bool begun)
{
    if (m_begun.contains(tab) == begun) return;
    begun ? void(m_begun.insert(tab)) : void(m_begun.remove(tab));
    if (m_pages->currentEntry() && m_pages->currentEntry()->id == tab) showStartOrPage();
}

void WorkshopHub::showStartOrPage()
{
    const QString tab = m_pages->currentEntry()->id;
    WorkshopStart* begins = m_begun.contains(tab) ? nullptr : m_starts.value(tab);
    auto* page = qobject_cast<DocumentPage*>(tab == u"heroes" ? m_heroes->editor() : m_pages->current());
    if (begins && page) {
        const Document& document = page->files().document();
        const bool open = document.modified() || !document.path().isEmpty();
        begins->renew(page->files().recent(), open ? document.title(languageOf(locale())) : QString());
    }
    const bool mine = isAncestorOf(QApplication::focusWidget());
    m_room->setCurrentWidget(begins ? static_cast<QWidget*>(begins) : m_pages);
    setFocusProxy(begins ? static_cast<QWidget*>(begins) : nullptr);
    if (mine) (begins ? static_cast<QWidget*>(begins) : m_pages->current())->setFocus();
    m_heroes->modes()->setVisible(!begins && m_pages->current() == m_heroes);
    arrangeHead();
    Q_EMIT titleChanged();
}

void WorkshopHub::like(const QString& tab, const QString& id, const QString& name)
{
    const auto called =
        askText(this, tr("Like %1").arg(name), tr("Name of your copy"), tr("%1 2").arg(name), tr("Begin"));
    if (!called) return;
    if (tab == u"heroes") return void(m_heroes->editor()->files().duplicate(id, *called));
    m_battlefields->files().duplicate(id, *called);
}

void WorkshopHub::aboutToShow()
{
    showStartOrPage(); // other files may be there
}

void WorkshopHub::goTo(const QString& place)
{
    const auto& entries = m_pages->entries();
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const PageEntry& one) { return one.id == place; });
    if (found != entries.end()) m_tabs->setCurrentIndex(static_cast<int>(found - entries.begin()));
}

QString WorkshopHub::title() const
{
    if (start()) return m_pages->currentEntry()->spokenName();
    return m_pages->current()->title();
}

std::vector<ActScope> WorkshopHub::keyScopes() const
{
    return start() ? std::vector<ActScope>() : m_pages->current()->keyScopes();
}

QUndoStack* WorkshopHub::undoStack()
{
    return start() ? nullptr : m_pages->current()->undoStack();
}

bool WorkshopHub::beforeUndo()
{
    return start() || m_pages->current()->beforeUndo();
}

void WorkshopHub::zoom(int step)
{
    m_pages->current()->zoom(step);
}

bool WorkshopHub::canZoom() const
{
    return !start() && m_pages->current()->canZoom();
}

bool WorkshopHub::open(const QString& path, int at)
{
    Page* page = m_pages->pageFor(path);
    if (!page) return false;
    for (const PageEntry& entry : m_pages->entries())
        if (m_pages->page(entry.id) == page) goTo(entry.id);
    return page->open(path, at);
}

void WorkshopHub::openByDialog()
{
    m_pages->current()->openByDialog();
}

bool WorkshopHub::save()
{
    return m_pages->current()->save();
}

bool WorkshopHub::saveAs()
{
    return m_pages->current()->saveAs();
}

bool WorkshopHub::mayLeave()
{
    return m_pages->mayLeave();
}

void WorkshopHub::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette line;
    line.setColor(QPalette::Window, m_theme->color(Tone::hair));
    m_parting->setPalette(line);
    arrangeHead();
}

void WorkshopHub::retranslate()
{
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabText(tab, m_pages->entries()[static_cast<std::size_t>(tab)].spokenName());
    m_tabs->setAccessibleName(tr("What can be made"));
    nameArrows(*m_tabs);
    arrangeHead();
}

std::array<DocumentPage*, 3> WorkshopHub::documents() const
{
    return {m_heroes->editor(), m_battlefields, m_ruleSets};
}

DocumentPage* WorkshopHub::documentInSight() const
{
    if (start()) return nullptr;
    if (m_pages->current() != m_heroes) return qobject_cast<DocumentPage*>(m_pages->current());
    return m_heroes->mode() == HeroWorkspace::Mode::text ? m_heroes->editor() : nullptr;
}

/// Both rows of tabs in one where they fit, for height is dearer; else one below the other. What a document
/// is worked on with goes behind them.
void WorkshopHub::arrangeHead()
{
    HeadTabs* modes = m_heroes->modes();
    const bool both = !modes->isHidden();
    const int room = width() - 2 * headMargin;
    const int tabsWide = std::min(room, m_tabs->sizeHint().width());
    const int modesWide = std::min(room, modes->sizeHint().width());
    const bool one = !both || tabsWide + modesGap + modesWide <= room;
    // As high with buttons and without, so that nothing moves from one to the other.
    const int high = m_battlefields->tools()->rowHigh();
    m_tabs->setHigh(one ? high : 0);
    modes->setHigh(high);
    const int top = one ? 0 : m_tabs->sizeHint().height();
    m_tabs->setGeometry(headMargin, 0, tabsWide, one ? high : top);
    modes->setGeometry(one ? headMargin + tabsWide + modesGap : headMargin, top, modesWide, high);
    m_parting->setGeometry(modes->x() - modesGap / 2, high / 4, 1, high / 2);
    m_parting->setVisible(both && one);
    placeTools((both ? *modes : *m_tabs).geometry().right() + 1, top, top + high);
    for (QWidget* part : std::initializer_list<QWidget*>{m_tabs, modes, m_parting})
        part->raise();
    update();
}

/// Behind what is used of the last row of tabs, from `top` to `bottom`, if the buttons fit there.
void WorkshopHub::placeTools(int used, int top, int bottom)
{
    const DocumentPage* page = documentInSight();
    for (const DocumentPage* other : documents()) // where it is does not depend on where one has been
        if (other != page) other->tools()->setRoom(ToolRow::Room::own);
    const int wide = width() - used - toolsGap;
    auto room = page && page->tools()->wideIn(ToolRow::Room::own) > width() - toolsGap ? ToolRow::Room::tight
                                                                                       : ToolRow::Room::own;
    if (page && page->tools()->wideIn(ToolRow::Room::shared) <= wide)
        room = ToolRow::Room::shared;
    else if (page && page->tools()->wideIn(ToolRow::Room::small) <= wide)
        room = ToolRow::Room::small;
    if (page) page->tools()->setRoom(room, used + toolsGap, bottom - top);
    const bool guest = room == ToolRow::Room::shared || room == ToolRow::Room::small;
    layout()->setContentsMargins(0, guest ? top : bottom, 0, 0);
}

void WorkshopHub::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrangeHead();
}

void WorkshopHub::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void WorkshopHub::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
}

} // namespace fabletop
