// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window.h"

#include "app/window/application.h"
#include "app/window/keeping/foldermigration.h"
#include "app/window/keeping/settingsfile.h"

#include <QApplication>

namespace fabletop {

int runWindow(const WindowRequest& request)
{
    int count = 1;
    char name[] = "fabletop";
    char* arguments[] = {name, nullptr};
    QApplication qt(count, arguments);
    Application::introduce();
    SettingsFile settings;
    const MatchStore store;
    store.clearUnfinished();
    const Moves moves = moveOutOfMatches(store.dataFolder());
    for (const MovedFolder& moved : moves.folders)
        settings.follow(moved.from, moved.to);
    Application application(qt, settings, request.language);
    QObject::connect(&settings, &SettingsFile::failed, &application.window(), &MainWindow::warn);
    if (const QStringList troubles = QStringList(settings.trouble()) + moves.left;
        !troubles.join(QString()).isEmpty())
        application.window().warn(troubles.join(u' ').trimmed());
    if (!request.file.isEmpty()) application.window().open(request.file, request.at);
    application.window().show();
    const int status = QApplication::exec();
    QObject::connect(&settings, &SettingsFile::failed,
                     [](const QString& sentence) { qWarning("%s", qUtf8Printable(sentence)); });
    settings.save();
    return status;
}

} // namespace fabletop
