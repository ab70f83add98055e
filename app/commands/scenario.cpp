// SPDX-License-Identifier: GPL-3.0-or-later
// scenario: runs scenario files and counts.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/content/scenarios/scenariorunner.h"
#include "model/match/words/spokenname.h"

#include <QJsonArray>

namespace fabletop {

int runScenario(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Runs scenario files."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("Prints JSON.")});
    parser.addPositionalArgument(QStringLiteral("FILE…"), QStringLiteral("Scenario files."));
    if (const auto status = parseArguments(parser, "scenario", arguments)) return *status;
    if (parser.positionalArguments().isEmpty()) return usageError(CommandWords::tr("scenario needs files"));
    const bool json = parser.isSet(QStringLiteral("json"));
    int passed = 0;
    int notPassed = 0;
    QJsonArray results;
    for (const QString& file : parser.positionalArguments()) {
        const ScenarioReport report = runScenarioFile(file);
        passed += report.passed;
        notPassed += report.failed;
        printDiagnostics(report.diagnostics);
        for (const ScenarioResult& result : report.results) {
            results.append(QJsonObject{{QStringLiteral("file"), result.file},
                                       {QStringLiteral("name"), result.name},
                                       {QStringLiteral("passed"), result.passed},
                                       {QStringLiteral("message"), result.message}});
            const bool told =
                result.name.isEmpty() && !report.diagnostics.empty(); // the file could not be read
            if (!result.passed && !told)
                printError(
                    QStringLiteral("%1: %2: %3").arg(result.file, spokenName(result.name), result.message));
        }
    }
    if (json)
        printJson({{QStringLiteral("passed"), passed},
                   {QStringLiteral("failed"), notPassed},
                   {QStringLiteral("results"), results}});
    else
        printLine(CommandWords::tr("%1 passed, %2 failed").arg(passed).arg(notPassed));
    return notPassed == 0 ? allWell : failed;
}

} // namespace fabletop
