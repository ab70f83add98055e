// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/puzzlesplace.h"

#include "app/pages/tableplace.h"
#include "app/session/workspace.h"
#include "model/match/positions/ownpositions.h"

#include <QDir>
#include <QFile>
#include <QtConcurrentRun>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int mostLooked = 60; ///< matches, the newest first

/// In another thread: files are many.
std::vector<ListedPosition> positionsIn(const QString& folder)
{
    std::vector<ListedPosition> all;
    const auto files =
        QDir(folder).entryInfoList({QStringLiteral("*.match")}, QDir::Files | QDir::Readable, QDir::Time);
    for (const QFileInfo& info : files.first(std::min<qsizetype>(files.size(), mostLooked))) {
        QFile file(info.filePath());
        // Most have no analysis, and need not be played through to see that.
        if (!file.open(QIODevice::ReadOnly) || !file.readAll().contains("\"analysis\"")) continue;
        const std::vector<ListedPosition> own = ownPositions(info.filePath());
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

} // namespace

PuzzlesPlace::PuzzlesPlace(Workspace& workspace)
    : PuzzlePage(workspace.settings, workspace.theme, workspace.language), m_work(workspace)
{
    connect(&m_looking, &QFutureWatcherBase::finished, this, [this] { addPositions(m_looking.result()); });
}

void PuzzlesPlace::aboutToShow()
{
    PuzzlePage::aboutToShow();
    if (!m_looking.isRunning()) m_looking.setFuture(QtConcurrent::run(positionsIn, m_work.store.folder()));
}

void PuzzlesPlace::applySettings()
{
    applyTo(*table(), m_work.settings);
}

} // namespace fabletop
