#include "views/workshop/workshophub.h"

#include "views/theme/fitbox.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace fabletop {

WorkshopHub::WorkshopHub(std::shared_ptr<const Theme> theme, Language language, const QString& folder, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_tabs(new QTabBar(this)), m_pages(new QStackedWidget(this)),
      m_battlefields(new WorkshopPage(m_theme, language, folder + QStringLiteral("/battlefields"))),
      m_ruleSets(new RulesetPage(m_theme, language, folder + QStringLiteral("/rulesets")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(14, 4, 14, 0);
    head->addWidget(m_tabs);
    column->addLayout(head);
    column->addWidget(m_pages, 1);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    m_pages->addWidget(m_battlefields);
    m_pages->addWidget(m_ruleSets);
    m_battlefields->useDialogs();
    m_ruleSets->useDialogs();
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int place) {
        m_pages->setCurrentIndex(place);
        Q_EMIT titleChanged();
    });
    connect(m_battlefields, &WorkshopPage::told, this, &WorkshopHub::told);
    connect(m_battlefields, &WorkshopPage::informed, this, &WorkshopHub::informed);
    connect(m_battlefields, &WorkshopPage::titleChanged, this, &WorkshopHub::titleChanged);
    connect(m_ruleSets, &RulesetPage::told, this, &WorkshopHub::told);
    connect(m_ruleSets, &RulesetPage::informed, this, &WorkshopHub::informed);
    connect(m_ruleSets, &RulesetPage::titleChanged, this, &WorkshopHub::titleChanged);
    setFocusProxy(m_battlefields);
    retranslate();
}

void WorkshopHub::showBattlefields()
{
    m_tabs->setCurrentIndex(0);
}

void WorkshopHub::showRuleSets()
{
    m_tabs->setCurrentIndex(1);
}

QString WorkshopHub::title() const
{
    return m_tabs->currentIndex() == 0 ? m_battlefields->title() : m_ruleSets->title();
}

void WorkshopHub::undo()
{
    m_tabs->currentIndex() == 0 ? m_battlefields->undo() : m_ruleSets->undo();
}

bool WorkshopHub::mayLeave()
{
    return m_battlefields->mayLeave() && m_ruleSets->files().mayLeave();
}

void WorkshopHub::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_battlefields->setTheme(m_theme);
    m_ruleSets->setTheme(m_theme);
    update();
}

void WorkshopHub::setLanguage(Language language)
{
    m_battlefields->setLanguage(language);
    m_ruleSets->setLanguage(language);
    retranslate();
}

void WorkshopHub::retranslate()
{
    m_tabs->setTabText(0, tr("Battlefields"));
    m_tabs->setTabText(1, tr("Rule sets"));
    m_tabs->setAccessibleName(tr("What can be made"));
    nameArrows(*m_tabs);
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
