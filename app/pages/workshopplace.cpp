// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/workshopplace.h"

#include "app/session/workspace.h"
#include "views/workshop/battlefield/battlefieldeditorpage.h"
#include "views/workshop/heroworkspace.h"
#include "views/workshop/packages/packagespage.h"
#include "views/workshop/rulesets/ruleseteditorpage.h"

namespace fabletop {

WorkshopPlace::WorkshopPlace(Workspace& workspace)
    : WorkshopHub(workspace.settings, workspace.theme, workspace.language, workspace.store.dataFolder()),
      m_work(workspace)
{
    packages()->setSettings(&m_work.settings);
    connect(packages(), &PackagesPage::changed, &m_work.shelf, &Shelf::refresh);
    connect(battlefields(), &BattlefieldEditorPage::tryRequested, this,
            [this](const Battlefield& battlefield) { m_work.starter.tryOut(battlefield); });
    connect(heroes()->editor(), &HeroEditorPage::tryRequested, this,
            [this](const QString& path) { m_work.starter.playAs(path); });
    connect(heroes(), &HeroWorkspace::matchMade, this,
            [this](const QString& path, int at) { m_work.shell.open(path, at); });
    connect(ruleSets(), &RuleSetEditorPage::playRequested, this,
            [this](const RuleSet& rules) { m_work.starter.playBy(rules); });
}

void WorkshopPlace::goTo(const QString& place)
{
    if (place.contains(u'/'))
        WorkshopHub::open(place);
    else
        WorkshopHub::goTo(place);
}

bool WorkshopPlace::open(const QString& path, int at)
{
    m_work.shell.turnTo(pageid::workshop);
    return WorkshopHub::open(path, at);
}

} // namespace fabletop
