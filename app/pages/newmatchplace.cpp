// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/newmatchplace.h"

#include "app/session/workspace.h"
#include "views/pages/start/newmatchpage.h"

#include <QVBoxLayout>
#include <utility>

namespace fabletop {

NewMatchPlace::NewMatchPlace(Workspace& workspace) : m_work(workspace), m_room(new QVBoxLayout(this))
{
    m_room->setContentsMargins(0, 0, 0, 0);
    make(lastPlan(m_work.settings));
    connect(&m_work.shelf, &Shelf::changed, this, &NewMatchPlace::fill);
}

void NewMatchPlace::make(const MatchPlan& plan)
{
    if (m_form) {
        m_room->removeWidget(m_form);
        m_form->hide();
        m_form->deleteLater();
    }
    m_form = new NewMatchPage(plan, m_work.language, m_work.theme);
    fill();
    m_room->addWidget(m_form);
    setFocusProxy(m_form);
    connect(m_form, &NewMatchPage::startRequested, this, [this](const MatchPlan& chosen) {
        keepPlan(m_work.settings, chosen);
        m_work.starter.start(chosen);
    });
}

void NewMatchPlace::fill()
{
    ContentCollection& content = m_work.shelf.content();
    m_form->setShelf(content.heroes(), content.battlefields());
    m_form->setRuleSets(m_work.store.ruleSets(), content.ruleSets());
}

void NewMatchPlace::setLanguage(Language)
{
    make(m_form->plan());
}

void NewMatchPlace::aboutToShow()
{
    m_work.shelf.refresh();
}

} // namespace fabletop
