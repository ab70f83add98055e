// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/welcomeplace.h"

#include "app/session/matchwords.h"
#include "app/session/workspace.h"
#include "views/pages/start/unfinished.h"

#include <utility>

namespace fabletop {

WelcomePlace::WelcomePlace(Workspace& workspace)
    : WelcomePage(workspace.theme, workspace.language), m_work(workspace)
{
    connect(this, &WelcomePage::firstDuelRequested, this, [this] { m_work.starter.lesson(); });
    connect(this, &WelcomePage::playRequested, this, [this] { m_work.shell.turnTo(pageid::newMatch); });
    connect(this, &WelcomePage::surpriseRequested, this, [this] { m_work.starter.surprise(); });
    connect(this, &WelcomePage::continueRequested, this,
            [this](const QString& path) { m_work.shell.open(path); });
    connect(this, &WelcomePage::openRequested, this, [this] { m_work.shell.turnTo(pageid::library); });
    connect(this, &WelcomePage::languageChosen, this,
            [this](const QString& code) { m_work.shell.chooseLanguage(code); });
}

void WelcomePlace::aboutToShow()
{
    lookForUnfinished();
    setNewcomer(!m_work.settings.value(QStringLiteral("lesson/done"), false).toBool());
}

void WelcomePlace::setLanguage(Language language)
{
    WelcomePage::setLanguage(language);
    lookForUnfinished();
}

void WelcomePlace::lookForUnfinished()
{
    UnfinishedLook look;
    if (auto loaded = m_work.store.unfinished()) {
        const Match match(std::move(*loaded));
        look = unfinishedLook(match, m_work.language);
        look.path = match.path();
        look.title = titleOfUnfinished(match, m_work.language);
    }
    setUnfinished(look);
}

} // namespace fabletop
