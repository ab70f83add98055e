// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keeping/settingsmigration.h"

#include <QFileInfo>
#include <QSettings>

namespace fabletop {

QHash<QString, QVariant> olderSettings(const QString& file)
{
    QHash<QString, QVariant> values;
    if (!QFileInfo(file).isFile()) return values; // QSettings would make one
    const QSettings older(file, QSettings::IniFormat);
    for (const QString& key : older.allKeys())
        if (const QVariant value = older.value(key); value.isValid()) values.insert(key, value);
    return values;
}

} // namespace fabletop
