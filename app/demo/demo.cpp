// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo.h"

#include "app/commands/verb.h"
#include "app/demo/demorun.h"

#include <QApplication>
#include <QDir>
#include <QTextStream>

namespace fabletop {

int runDemo(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Plays one whole match through the window and leaves its file and pictures."));
    parser.addOption({QStringLiteral("out"), QStringLiteral("Folder for demo.match and the pictures."),
                      QStringLiteral("DIR")});
    if (const auto ended = parseArguments(parser, "demo", arguments)) return *ended;
    if (!parser.positionalArguments().isEmpty() || parser.value(QStringLiteral("out")).isEmpty())
        return usageError(QStringLiteral("give a folder: demo --out DIR"));
    QTextStream errors(stderr);
    const QString folder = parser.value(QStringLiteral("out"));
    if (!QDir().mkpath(folder)) {
        errors << "fabletop demo: " << folder << ": cannot be made\n";
        return 1;
    }
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "fabletop";
    char* words[] = {name, nullptr};
    QApplication qt(count, words);
    DemoRun run(qt, folder, parser.value(QStringLiteral("language")));
    const QString problem = run.run();
    if (problem.isEmpty()) return 0;
    errors << "fabletop demo: " << problem << '\n';
    return 1;
}

} // namespace fabletop
