// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/libraryplace.h"

#include "app/session/workspace.h"
#include "views/library/samples.h"

#include <QFileInfo>
#include <optional>

namespace fabletop {

LibraryPlace::LibraryPlace(Workspace& workspace)
    : LibraryPage(workspace.theme, workspace.language), m_work(workspace)
{
    connect(this, &LibraryPage::openRequested, this,
            [this](const QString& path) { m_work.shell.open(path); });
}

void LibraryPlace::aboutToShow()
{
    setFolder(m_work.store.folder(), sampleMatches());
}

bool LibraryPlace::takeIn(const QStringList& files)
{
    int taken = 0;
    std::optional<FileFault> fault;
    for (const QString& file : files) {
        if (QFileInfo(file).suffix() != u"match") continue;
        auto failed = m_work.store.takeIn(file);
        taken += failed ? 0 : 1;
        if (failed && !fault) fault = std::move(failed);
    }
    refresh();
    fault ? Q_EMIT warned(fault->sentence())
          : Q_EMIT informed(tr("%n match(es) were taken in", nullptr, taken));
    return true;
}

} // namespace fabletop
