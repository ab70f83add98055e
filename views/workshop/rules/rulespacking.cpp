// SPDX-License-Identifier: GPL-3.0-or-later
// A HeroEditorPage hands its hero on to be packed for friends.

#include "views/workshop/rules/heroeditorpage.h"

namespace fabletop {

/// What friends get is what stands in the file: a hero that does not compile is not packed, and the text is
/// saved first.
void HeroEditorPage::pack()
{
    m_document.compileNow();
    if (!m_document.upToDate()) return Q_EMIT warned(tr("The text has mistakes: see the problems"));
    if (save()) Q_EMIT packRequested(m_document.path());
}

} // namespace fabletop
