#include "app/window/demo.h"

#include "app/window/demorun.h"

#include <QApplication>
#include <QCommandLineParser>
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
    const QCommandLineOption help = parser.addHelpOption();
    QTextStream errors(stderr);
    const bool understood = parser.parse(QStringList{QStringLiteral("demo")} + arguments);
    if (understood && parser.isSet(help)) {
        QTextStream(stdout) << parser.helpText();
        return 0;
    }
    if (!understood || !parser.positionalArguments().isEmpty() ||
        parser.value(QStringLiteral("out")).isEmpty()) {
        errors << "fabletop demo: "
               << (understood ? QStringLiteral("give a folder: demo --out DIR") : parser.errorText()) << '\n';
        return 2;
    }
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
    DemoRun run(qt, folder);
    const QString problem = run.run();
    if (problem.isEmpty()) return 0;
    errors << "fabletop demo: " << problem << '\n';
    return 1;
}

} // namespace fabletop
