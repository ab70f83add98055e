// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/workshophub.h"

#include "model/content/catalogue.h"
#include "views/pages/pagestack.h"
#include "views/theme/fitbox.h"
#include "views/theme/follow.h"
#include "views/theme/themeddialog.h"
#include "views/workshop/battlefield/battlefieldeditorpage.h"
#include "views/workshop/gallery/workshopstart.h"
#include "views/workshop/heroworkspace.h"
#include "views/workshop/packages/packagespage.h"
#include "views/workshop/rulesets/ruleseteditorpage.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

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
    : Page(parent), m_theme(std::move(theme)), m_tabs(new QTabBar(this)),
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
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->setContentsMargins(8, 4, 8, 0); // the words of the tabs stand 8 within: level with the pages
    m_head->addWidget(m_tabs);
    m_head->addStretch(1);
    m_head->addWidget(m_heroes->modes());
    column->addLayout(m_head);
    m_room = new QStackedWidget(this);
    m_room->addWidget(m_pages);
    column->addWidget(m_room, 1);
    buildStarts();
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    connectPages();
    onTab(0);
    retranslate();
}

void WorkshopHub::connectPages()
{
    m_heroes->editor()->useDialogs();
    m_battlefields->useDialogs();
    m_ruleSets->useDialogs();
    m_packages->useDialogs();
    connect(m_tabs, &QTabBar::currentChanged, this, &WorkshopHub::onTab);
    connect(m_heroes->modes(), &QTabBar::currentChanged, this,
            &WorkshopHub::titleChanged); // what can be zoomed changes too
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
    update();
}

void WorkshopHub::retranslate()
{
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabText(tab, m_pages->entries()[static_cast<std::size_t>(tab)].spokenName());
    m_tabs->setAccessibleName(tr("What can be made"));
    nameArrows(*m_tabs);
    arrangeHead();
}

/// Both rows of tabs in one where they fit, for height is dearer; else one below the other.
void WorkshopHub::arrangeHead()
{
    const QMargins margins = m_head->contentsMargins();
    const int wanted = m_tabs->sizeHint().width() + m_heroes->modes()->sizeHint().width() + margins.left() +
                       margins.right() + 3 * m_head->spacing();
    const bool fits = wanted <= width() || m_pages->current() != m_heroes;
    // Asking hidden tabs for their size makes them forget that their layout must hear of it.
    m_tabs->updateGeometry();
    m_heroes->modes()->updateGeometry();
    m_head->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
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
