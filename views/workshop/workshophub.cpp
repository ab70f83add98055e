// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/workshophub.h"

#include "views/theme/fitbox.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <utility>

namespace fabletop {

namespace {

enum Tab { heroesTab, battlefieldsTab, ruleSetsTab, packagesTab };

} // namespace

WorkshopHub::WorkshopHub(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                         const QString& folder, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_tabs(new QTabBar(this)),
      m_pages(new QStackedWidget(this)), m_heroes(new HeroWorkspace(settings, m_theme, language, folder)),
      m_battlefields(new BattlefieldEditorPage(m_theme, language, folder + QStringLiteral("/battlefields"))),
      m_ruleSets(new RuleSetEditorPage(m_theme, language, folder + QStringLiteral("/rulesets"))),
      m_packages(new PackagesPage(m_theme, language, folder + QStringLiteral("/packages")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->setContentsMargins(14, 4, 14, 0);
    m_head->addWidget(m_tabs);
    m_head->addStretch(1);
    m_head->addWidget(m_heroes->modes());
    column->addLayout(m_head);
    column->addWidget(m_pages, 1);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    for (int tab = heroesTab; tab <= packagesTab; ++tab)
        m_tabs->addTab(QString());
    m_pages->addWidget(m_heroes);
    m_pages->addWidget(m_battlefields);
    m_pages->addWidget(m_ruleSets);
    m_pages->addWidget(m_packages);
    m_heroes->editor()->useDialogs();
    m_battlefields->useDialogs();
    m_ruleSets->useDialogs();
    m_packages->useDialogs();
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int place) {
        m_pages->setCurrentIndex(place);
        m_heroes->modes()->setVisible(place == heroesTab);
        arrangeHead();
        if (place == heroesTab && !std::exchange(m_leftAsked, true))
            QTimer::singleShot(0, m_heroes->editor(),
                               &HeroEditorPage::offerLeftBehind); // first the page, then the question
        Q_EMIT titleChanged();
    });
    connect(m_heroes->modes(), &QTabBar::currentChanged, this,
            &WorkshopHub::titleChanged); // what can be zoomed changes too
    connect(m_heroes, &HeroWorkspace::told, this, &WorkshopHub::told);
    connect(m_heroes, &HeroWorkspace::informed, this, &WorkshopHub::informed);
    connect(m_heroes->editor(), &HeroEditorPage::titleChanged, this, &WorkshopHub::titleChanged);
    connect(m_battlefields, &BattlefieldEditorPage::told, this, &WorkshopHub::told);
    connect(m_battlefields, &BattlefieldEditorPage::informed, this, &WorkshopHub::informed);
    connect(m_battlefields, &BattlefieldEditorPage::titleChanged, this, &WorkshopHub::titleChanged);
    connect(m_ruleSets, &RuleSetEditorPage::told, this, &WorkshopHub::told);
    connect(m_ruleSets, &RuleSetEditorPage::informed, this, &WorkshopHub::informed);
    connect(m_ruleSets, &RuleSetEditorPage::titleChanged, this, &WorkshopHub::titleChanged);
    connect(m_packages, &PackagesPage::told, this, &WorkshopHub::told);
    connect(m_packages, &PackagesPage::informed, this, &WorkshopHub::informed);
    connect(m_heroes->editor(), &HeroEditorPage::packRequested, this, [this](const QString& path) {
        if (m_packages->pack(path)) showPackages();
    });
    m_tabs->setCurrentIndex(battlefieldsTab);
    retranslate();
}

void WorkshopHub::showHeroes()
{
    m_tabs->setCurrentIndex(heroesTab);
}

void WorkshopHub::showBattlefields()
{
    m_tabs->setCurrentIndex(battlefieldsTab);
}

void WorkshopHub::showRuleSets()
{
    m_tabs->setCurrentIndex(ruleSetsTab);
}

void WorkshopHub::showPackages()
{
    m_tabs->setCurrentIndex(packagesTab);
}

QString WorkshopHub::title() const
{
    switch (m_tabs->currentIndex()) {
    case heroesTab: return m_heroes->editor()->title();
    case ruleSetsTab: return m_ruleSets->title();
    case packagesTab: return m_packages->title();
    default: return m_battlefields->title();
    }
}

void WorkshopHub::undo()
{
    switch (m_tabs->currentIndex()) {
    case heroesTab: return m_heroes->undo();
    case ruleSetsTab: return m_ruleSets->undo();
    case packagesTab: return; // what is installed and removed is not undone
    default: return m_battlefields->undo();
    }
}

void WorkshopHub::zoom(int step)
{
    if (m_tabs->currentIndex() == heroesTab) m_heroes->zoom(step);
    if (m_tabs->currentIndex() == battlefieldsTab) m_battlefields->zoom(step);
}

bool WorkshopHub::canZoom() const
{
    return m_tabs->currentIndex() == battlefieldsTab ||
           (m_tabs->currentIndex() == heroesTab && m_heroes->canZoom());
}

void WorkshopHub::openByDialog()
{
    switch (m_tabs->currentIndex()) {
    case heroesTab: return m_heroes->editor()->openByDialog();
    case ruleSetsTab: return m_ruleSets->openByDialog();
    case packagesTab: return m_packages->openByDialog();
    default: return m_battlefields->openByDialog();
    }
}

void WorkshopHub::saveAs()
{
    switch (m_tabs->currentIndex()) {
    case heroesTab: m_heroes->editor()->saveAs(); break;
    case ruleSetsTab: m_ruleSets->saveAs(); break;
    case packagesTab: break; // a package is packed from the hero's text
    default: m_battlefields->saveAs(); break;
    }
}

bool WorkshopHub::mayLeave()
{
    return m_heroes->editor()->mayLeave() && m_battlefields->mayLeave() && m_ruleSets->files().mayLeave();
}

void WorkshopHub::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_heroes->setTheme(m_theme);
    m_battlefields->setTheme(m_theme);
    m_ruleSets->setTheme(m_theme);
    m_packages->setTheme(m_theme);
    update();
}

void WorkshopHub::setLanguage(Language language)
{
    m_heroes->setLanguage(language);
    m_battlefields->setLanguage(language);
    m_ruleSets->setLanguage(language);
    m_packages->setLanguage(language);
    retranslate();
}

void WorkshopHub::retranslate()
{
    m_tabs->setTabText(heroesTab, tr("Heroes"));
    m_tabs->setTabText(battlefieldsTab, tr("Battlefields"));
    m_tabs->setTabText(ruleSetsTab, tr("Rule sets"));
    m_tabs->setTabText(packagesTab, tr("Packages"));
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
    const bool fits = wanted <= width() || m_tabs->currentIndex() != heroesTab;
    // Asking hidden tabs for their size makes them forget that their layout must hear of it.
    m_tabs->updateGeometry();
    m_heroes->modes()->updateGeometry();
    m_head->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void WorkshopHub::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeHead();
}

void WorkshopHub::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void WorkshopHub::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
}

} // namespace fabletop
