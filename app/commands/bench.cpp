// SPDX-License-Identifier: GPL-3.0-or-later
// bench: becomes the program that measures, which people who play don't need and may not have.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace fabletop {

namespace {

/// Comes back only where it failed.
int become(const QString& program, const QStringList& arguments)
{
    QList<QByteArray> words{QFile::encodeName(program)};
    for (const QString& argument : arguments)
        words << argument.toLocal8Bit();
    std::vector<char*> pointers;
    for (QByteArray& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(pointers.front(), pointers.data());
    printError(QStringLiteral("fabletop: ") +
               CommandWords::tr("couldn’t start %1: %2")
                   .arg(QDir::toNativeSeparators(program), QString::fromLocal8Bit(std::strerror(errno))));
    return failed;
}

} // namespace

int runBench(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Measures."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("Prints JSON.")});
    if (const auto status = parseArguments(parser, "bench", arguments)) return *status;
    if (!parser.positionalArguments().isEmpty())
        return usageError(CommandWords::tr("bench takes no arguments"));
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/fabletop-bench");
    if (QFileInfo(program).isExecutable()) return become(program, arguments);
    printError(QStringLiteral("fabletop: the benchmarks are a program of their own, and %1 doesn't exist. "
                              "In the sources, `sh app/run.sh bench` builds and runs it.")
                   .arg(QDir::toNativeSeparators(program)));
    return failed;
}

} // namespace fabletop
