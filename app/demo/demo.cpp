// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo.h"

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "app/demo/demorun.h"
#include "model/content/files/wholefile.h"

#include <QApplication>
#include <QDir>

namespace fabletop {

namespace {

int tell(const QString& problem)
{
    printError(QStringLiteral("fabletop demo: ") + problem);
    return failed;
}

} // namespace

int runDemo(const QStringList& arguments)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "fabletop";
    char* words[] = {name, nullptr};
    QApplication qt(count, words);
    const Translation translation(languageOf(arguments));
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Plays one whole match through the window and leaves its file and pictures."));
    parser.addOption({QStringLiteral("out"), QStringLiteral("Folder for demo.match and the pictures."),
                      QStringLiteral("DIR")});
    if (const auto ended = parseArguments(parser, "demo", arguments)) return *ended;
    if (!parser.positionalArguments().isEmpty() || parser.value(QStringLiteral("out")).isEmpty())
        return usageError(CommandWords::tr("give a folder: demo --out DIR"));
    const QString folder = parser.value(QStringLiteral("out"));
    if (!QDir().mkpath(folder)) return tell(CommandWords::tr("couldn’t create the folder %1").arg(folder));
    // Nobody waits for a match that cannot be kept.
    if (const auto fault = writeWholeFile(DemoRun::matchIn(folder), {})) return tell(fault->sentence());
    DemoRun run(qt, folder, parser.value(QStringLiteral("language")));
    const QString problem = run.run();
    return problem.isEmpty() ? allWell : tell(problem);
}

} // namespace fabletop
