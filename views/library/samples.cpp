// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/samples.h"

#include <QDir>

// A static library's resources are there only once they are asked for; the macro wants no namespace round it.
static void initMatches()
{
    Q_INIT_RESOURCE(matches);
}

namespace fabletop {

QStringList sampleMatches()
{
    initMatches();
    QStringList paths;
    for (const QFileInfo& file : QDir(QStringLiteral(":/matches")).entryInfoList(QDir::Files, QDir::Name))
        paths << file.filePath();
    return paths;
}

} // namespace fabletop
