// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A verb: one command of the command line that needs no display (commands.md).
///
/// Why a table of plain functions: main picks one by name and hands it the rest of the line; each lives in
/// its own file and shares everything else with the window.

#include "model/match/words/catalogue.h"
#include "model/rules/diagnostic.h"
#include "model/rules/names.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>

namespace fabletop {

/// Exit statuses that others rely on.
enum ExitStatus { allWell = 0, failed = 1, wrongUsage = 2 };

struct Command {
    const char* name;
    const char* arguments; ///< as shown by --help
    const char* summary;
    int (*run)(const QStringList& arguments); ///< without the verb itself
};

/// All of them; a list in a file of its own, so that another program can use what they share without having
/// them.
[[nodiscard]] std::span<const Command> verbs();

int runScenario(const QStringList& arguments);
int runSimulate(const QStringList& arguments);
int runReplay(const QStringList& arguments);
int runValidate(const QStringList& arguments);
int runFormat(const QStringList& arguments);
int runText(const QStringList& arguments);
int runAnalyse(const QStringList& arguments);
int runPositions(const QStringList& arguments);
int runBench(const QStringList& arguments);

// What the verbs share.

/// Parses a verb's own options. Answers the status to leave with: wrongUsage with a message for an unknown
/// option, allWell for --help; nullopt to go on.
[[nodiscard]] std::optional<int> parseArguments(QCommandLineParser& parser, const char* verb,
                                                const QStringList& arguments);
int usageError(const QString& message);
void printLine(const QString& line);
/// The language that a command line asks for; English if none, or one that is not known (which is refused
/// elsewhere).
[[nodiscard]] Language languageOf(const QStringList& arguments);

/// Hands on what was printed; false, and said, where it could not be written (a full disk, a closed pipe).
[[nodiscard]] bool flushed();
void printError(const QString& line);
/// `file:1:1: error: …`, for a file or folder that is wrong as a whole.
[[nodiscard]] QString faultIn(const QString& file, const QString& words);
void printJson(const QJsonObject& object);
void printJsonList(const QJsonArray& list);
/// Prints each as `file:line:column: error: …` on standard error.
void printDiagnostics(const Diagnostics& diagnostics);
/// A whole number option within bounds, or nullopt after a usage message.
[[nodiscard]] std::optional<qint64> wholeNumber(const QCommandLineParser& parser, const QString& option,
                                                qint64 least, qint64 most);
[[nodiscard]] QStringList commaList(const QString& text);

} // namespace fabletop
