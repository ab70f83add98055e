// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/heroworkspace.h"

#include "views/battlefield/battlefieldview.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/fitbox.h"
#include "views/workshop/trials/balancepage.h"
#include "views/workshop/trials/sandboxpage.h"
#include "views/workshop/trials/shakepage.h"
#include "views/workshop/trials/versionspage.h"

#include <QEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace fabletop {

HeroWorkspace::HeroWorkspace(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                             const QString& folder, QWidget* parent)
    : QWidget(parent), m_modes(new QTabBar(this)), m_pages(new QStackedWidget(this)),
      m_editor(new HeroEditorPage(theme, language, folder + QStringLiteral("/heroes"))),
      m_sandbox(new SandboxPage(settings, theme, language, folder + QStringLiteral("/scenarios"))),
      m_shake(new ShakePage(theme, folder + QStringLiteral("/trials"))),
      m_balance(new BalancePage(theme, language)),
      m_versions(new VersionsPage(m_editor->document(), theme, language))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    m_modes->setExpanding(false);
    m_modes->setDrawBase(false);
    for (QWidget* page :
         {static_cast<QWidget*>(m_editor), static_cast<QWidget*>(m_sandbox), static_cast<QWidget*>(m_shake),
          static_cast<QWidget*>(m_balance), static_cast<QWidget*>(m_versions)}) {
        m_pages->addWidget(page);
        m_modes->addTab(QString());
    }
    m_balance->setFolder(folder + QStringLiteral("/trials"));
    m_balance->useDialogs();
    connectPages();
    retranslate();
}

void HeroWorkspace::connectPages()
{
    connect(m_modes, &QTabBar::currentChanged, this, [this](int place) {
        handOver();
        m_pages->setCurrentIndex(place);
        m_pages->currentWidget()->setFocus();
    });
    connect(m_editor, &HeroEditorPage::told, this, &HeroWorkspace::told);
    connect(m_editor, &HeroEditorPage::informed, this, &HeroWorkspace::informed);
    connect(m_editor, &HeroEditorPage::ruleRequested, this, &HeroWorkspace::ruleRequested);
    connect(m_editor, &HeroEditorPage::cardTrialRequested, this, [this] { setMode(Mode::sandbox); });
    connect(m_sandbox, &SandboxPage::told, this, &HeroWorkspace::told);
    connect(m_sandbox, &SandboxPage::informed, this, &HeroWorkspace::informed);
    connect(m_sandbox, &SandboxPage::ruleRequested, this, &HeroWorkspace::ruleRequested);
    connect(m_shake, &ShakePage::told, this, &HeroWorkspace::told);
    connect(m_shake, &ShakePage::matchMade, this, &HeroWorkspace::matchMade);
    connect(m_balance, &BalancePage::told, this, &HeroWorkspace::told);
    connect(m_balance, &BalancePage::informed, this, &HeroWorkspace::informed);
    connect(m_balance, &BalancePage::matchMade, this, &HeroWorkspace::matchMade);
    connect(m_versions, &VersionsPage::told, this, &HeroWorkspace::told);
}

void HeroWorkspace::handOver()
{
    HeroDocument& document = m_editor->document();
    document.compileNow();
    const QString why = m_editor->hindrance();
    const auto hero = why.isEmpty() ? document.hero() : nullptr;
    m_sandbox->setHero(hero, m_editor->cardAtCursor(), why);
    m_shake->setHero(hero, why);
    m_balance->setHero(hero);
}

void HeroWorkspace::setMode(Mode mode)
{
    m_modes->setCurrentIndex(static_cast<int>(mode));
}

HeroWorkspace::Mode HeroWorkspace::mode() const
{
    return static_cast<Mode>(m_modes->currentIndex());
}

void HeroWorkspace::undo()
{
    if (mode() == Mode::sandbox) return m_sandbox->table()->controller().takeBack();
    if (mode() == Mode::text) m_editor->undo();
}

void HeroWorkspace::zoom(int step)
{
    if (mode() == Mode::sandbox) m_sandbox->table()->board()->zoom(step);
    if (mode() == Mode::text) m_editor->zoom(step);
}

void HeroWorkspace::setTheme(std::shared_ptr<const Theme> theme)
{
    m_editor->setTheme(theme);
    m_sandbox->setTheme(theme);
    m_shake->setTheme(theme);
    m_balance->setTheme(theme);
    m_versions->setTheme(theme);
}

void HeroWorkspace::setLanguage(Language language)
{
    m_editor->setLanguage(language);
    m_sandbox->setLanguage(language);
    m_balance->setLanguage(language);
    m_versions->setLanguage(language);
    retranslate();
}

void HeroWorkspace::retranslate()
{
    const QStringList names{tr("Text"), tr("Try a card"), tr("Shake it"), tr("Balance"), tr("What changed")};
    for (int mode = 0; mode < names.size(); ++mode)
        m_modes->setTabText(mode, names.at(mode));
    m_modes->setAccessibleName(tr("What is done with the hero"));
    nameArrows(*m_modes);
}

void HeroWorkspace::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
