// SPDX-License-Identifier: GPL-3.0-or-later
// A RulesPage hands its hero on to be packed for friends.

#include "views/workshop/rules/rulespage.h"

namespace fabletop {

/// What friends get is what stands in the file: a hero that does not compile is not packed, and the text is
/// saved first.
void RulesPage::pack()
{
    m_document.compileNow();
    if (!m_document.upToDate()) return Q_EMIT told(tr("The text has mistakes: see the problems"));
    if (save()) Q_EMIT packWanted(m_document.path());
}

} // namespace fabletop
