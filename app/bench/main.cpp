// SPDX-License-Identifier: GPL-3.0-or-later
// fabletop-bench: the figures of performance.md that this build can measure by itself.

#include "app/bench/enginefigures.h"
#include "app/bench/figure.h"
#include "app/bench/replayfigures.h"
#include "app/commands/verb.h"

#ifdef FABLETOP_WINDOW
#include "app/bench/window/minimalwindow.h"
#include "app/bench/window/windowfigures.h"

#include <QApplication>
#endif

#include <QFile>
#include <QSysInfo>

namespace fabletop {

namespace {

QString processor()
{
    QFile file(QStringLiteral("/proc/cpuinfo"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("model name")) return QString::fromLatin1(line.mid(line.indexOf(':') + 2));
    return {};
}

QString buildText()
{
#ifdef NDEBUG
    const char* const kind = FABLETOP_BUILD;
#else
    const char* const kind = FABLETOP_BUILD " with assertions";
#endif
    return QStringLiteral("%1, GCC %2, Qt %3")
        .arg(QLatin1String(kind), QLatin1String(__VERSION__), QLatin1String(qVersion()));
}

void addMissing(Figures& figures)
{
    const auto missing = [&](const char* id, const char* why) {
        if (!figures.contains(QLatin1String(id)))
            figures[QLatin1String(id)] = Figure::missing(QLatin1String(why));
    };
    missing("E3", "instructions are counted by tests/bench/instructions.sh under valgrind");
    missing("E11", "checked by tests/properties, which compare the digests of a hundred games with a "
                   "recorded signature");
    for (const char* id : {"R2", "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"})
        missing(id, "this build has no window, or it could not be opened");
    missing("W9", "not measured by this program yet");
    missing("D2", "the rules editor does not exist yet");
    missing("D3", "the card browser does not exist yet");
    for (const char* id : {"A1", "A2", "A3"})
        missing(id, "a rate of wins, measured by the command simulate");
    missing("A4", "not measured by this program yet");
}

void printTable(const Figures& figures)
{
    for (auto it = figures.begin(); it != figures.end(); ++it) {
        const Figure& f = it.value();
        if (f.why.isEmpty())
            printLine(
                QStringLiteral("%1  %2 %3  (%4 to %5, %6 runs)%7")
                    .arg(it.key(), -4)
                    .arg(f.value, 0, 'g', 6)
                    .arg(f.unit)
                    .arg(f.least, 0, 'g', 6)
                    .arg(f.most, 0, 'g', 6)
                    .arg(f.runs)
                    .arg(f.ratio > 0 ? QStringLiteral("  ratio %1").arg(f.ratio, 0, 'g', 3) : QString()));
        else
            printLine(QStringLiteral("%1  –  %2").arg(it.key(), -4).arg(f.why));
    }
}

int measure(bool json)
{
    Figures figures;
    QJsonObject skeleton;
    if (!measureEngine(figures, skeleton) || !measureReplay(figures)) return failed;
#ifdef FABLETOP_WINDOW
    if (!measureWindow(figures)) return failed;
#endif
    addMissing(figures);
    if (!json) return printTable(figures), allWell;
    QJsonObject object{
        {QStringLiteral("machine"), QStringLiteral("%1, %2").arg(processor(), QSysInfo::prettyProductName())},
        {QStringLiteral("build"), buildText()},
        {QStringLiteral("revision"), QLatin1String(FABLETOP_VERSION)},
        {QStringLiteral("skeleton"), skeleton}};
    for (auto it = figures.begin(); it != figures.end(); ++it)
        object[it.key()] = it.value().json();
    printJson(object);
    return allWell;
}

int run(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Measures."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("Prints JSON.")});
    if (const auto status = parseArguments(parser, "bench", arguments)) return *status;
    if (!parser.positionalArguments().isEmpty())
        return usageError(QStringLiteral("bench takes no arguments"));
    const int status = measure(parser.isSet(QStringLiteral("json")));
    return flushed() ? status : failed;
}

} // namespace

} // namespace fabletop

int main(int argc, char** argv)
{
#ifdef FABLETOP_WINDOW
    qputenv("QT_QPA_PLATFORM", "offscreen"); // on a display that nobody sees
    const QApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == QLatin1String(fabletop::minimalWindow))
        return fabletop::runMinimalWindow();
#else
    const QCoreApplication application(argc, argv);
#endif
    return fabletop::run(QCoreApplication::arguments().mid(1));
}
