// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/soundmodule.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>

namespace fabletop {

const char* nameOf(Sound sound)
{
    constexpr const char* names[soundCount] = {"laid", "drawn", "step", "blow",   "block",
                                               "heal", "turn",  "won",  "refused"};
    return names[static_cast<std::size_t>(sound)];
}

QString soundModuleFile()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const char* place : {"/fabletop-sound.so", "/../lib/fabletop/fabletop-sound.so"})
        if (const QFileInfo file(here + QLatin1String(place)); file.isFile()) return file.canonicalFilePath();
    return {};
}

SoundModule* loadSoundModule(QPluginLoader& loader)
{
    if (loader.fileName().isEmpty()) return nullptr;
    return qobject_cast<SoundModule*>(loader.instance());
}

} // namespace fabletop
