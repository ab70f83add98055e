// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/rulebookplace.h"

#include "app/session/workspace.h"

namespace fabletop {

RulebookPlace::RulebookPlace(Workspace& workspace)
    : RulebookPage(workspace.theme, workspace.language), m_work(workspace)
{
    connect(this, &RulebookPage::printRequested, this,
            [this] { m_work.exporting.printRulebook(book(), *m_work.theme); });
    connect(this, &RulebookPage::cardsRequested, this,
            [this](const QString& hero) { m_work.shell.turnTo(pageid::cards, hero); });
}

void RulebookPlace::aboutToShow()
{
    const Match* match = m_work.session.match();
    setNumbers(match ? match->rules().numbers : RuleNumbers());
}

} // namespace fabletop
