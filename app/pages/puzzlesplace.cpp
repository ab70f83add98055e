// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/puzzlesplace.h"

#include "app/pages/tableplace.h"
#include "app/session/workspace.h"

namespace fabletop {

PuzzlesPlace::PuzzlesPlace(Workspace& workspace)
    : PuzzlePage(workspace.settings, workspace.theme, workspace.language), m_work(workspace)
{}

void PuzzlesPlace::applySettings()
{
    applyTo(*table(), m_work.settings);
}

} // namespace fabletop
