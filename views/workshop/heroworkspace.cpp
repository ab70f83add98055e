// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/heroworkspace.h"

#include "views/pages/pagestack.h"
#include "views/theme/fitbox.h"
#include "views/workshop/files/headtabs.h"
#include "views/workshop/trials/balancepage.h"
#include "views/workshop/trials/sandboxpage.h"
#include "views/workshop/trials/shakepage.h"
#include "views/workshop/trials/versionspage.h"

#include <QEvent>
#include <QVBoxLayout>

namespace fabletop {

HeroWorkspace::HeroWorkspace(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                             const QString& folder, QWidget* parent)
    : Page(parent), m_modes(new HeadTabs(this)),
      m_editor(new HeroEditorPage(theme, language, folder + QStringLiteral("/heroes"))),
      m_sandbox(new SandboxPage(settings, theme, language, folder + QStringLiteral("/scenarios"))),
      m_shake(new ShakePage(theme, language, folder + QStringLiteral("/trials"))),
      m_balance(new BalancePage(theme, language)),
      m_versions(new VersionsPage(m_editor->document(), theme, language))
{
    std::vector<PageEntry> entries;
    const auto add = [&entries](const char* name, Page* page) {
        entries.push_back(
            {QString::number(entries.size()), {}, name, "", {}, {}, {}, [page] { return page; }});
    };
    add(QT_TRANSLATE_NOOP("Pages", "Text"), m_editor);
    add(QT_TRANSLATE_NOOP("Pages", "Try a card"), m_sandbox);
    add(QT_TRANSLATE_NOOP("Pages", "Stress test"), m_shake);
    add(QT_TRANSLATE_NOOP("Pages", "Balance"), m_balance);
    add(QT_TRANSLATE_NOOP("Pages", "What changed"), m_versions);
    m_pages = new PageStack(std::move(entries), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    for (const PageEntry& entry : m_pages->entries()) {
        m_pages->page(entry.id);
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
        m_pages->turnTo(QString::number(place))->setFocus();
    });
    connect(m_pages, &PageStack::warned, this, &HeroWorkspace::warned);
    connect(m_pages, &PageStack::informed, this, &HeroWorkspace::informed);
    connect(m_pages, &PageStack::ruleRequested, this, &HeroWorkspace::ruleRequested);
    connect(m_editor, &HeroEditorPage::titleChanged, this, &HeroWorkspace::titleChanged);
    connect(m_editor, &HeroEditorPage::cardTrialRequested, this, [this] { setMode(Mode::sandbox); });
    connect(m_versions, &VersionsPage::textRequested, this, [this] { setMode(Mode::text); });
    connect(m_shake, &ShakePage::matchMade, this, &HeroWorkspace::matchMade);
    connect(m_balance, &BalancePage::matchMade, this, &HeroWorkspace::matchMade);
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

std::vector<ActScope> HeroWorkspace::keyScopes() const
{
    return m_pages->current()->keyScopes();
}

QUndoStack* HeroWorkspace::undoStack()
{
    return m_pages->current()->undoStack();
}

bool HeroWorkspace::beforeUndo()
{
    return m_pages->current()->beforeUndo();
}

bool HeroWorkspace::canZoom() const
{
    return m_pages->current()->canZoom();
}

void HeroWorkspace::zoom(int step)
{
    m_pages->current()->zoom(step);
}

void HeroWorkspace::retranslate()
{
    for (int mode = 0; mode < m_modes->count(); ++mode)
        m_modes->setTabText(mode, m_pages->entries()[static_cast<std::size_t>(mode)].spokenName());
    m_modes->setAccessibleName(tr("What is done with the hero"));
    nameArrows(*m_modes);
}

void HeroWorkspace::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

} // namespace fabletop
