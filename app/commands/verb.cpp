// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/verb.h"

#include "app/commands/commandwords.h"
#include "model/match/words/diagnosticwords.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QRegularExpression>
#include <cstdio>

namespace fabletop {

namespace {

const QString languageOption = QStringLiteral("language");

} // namespace

std::optional<int> parseArguments(QCommandLineParser& parser, const char* verb, const QStringList& arguments)
{
    const QCommandLineOption help = parser.addHelpOption();
    parser.addOption({languageOption, QString::fromStdString(languageCodes(", ", " or ")) + u'.',
                      QStringLiteral("L"), QStringLiteral("en")});
    QStringList all{QStringLiteral("fabletop %1").arg(QLatin1String(verb))};
    all += arguments;
    if (!parser.parse(all)) return usageError(parser.errorText());
    const QString language = parser.value(languageOption);
    if (!languageFromCode(language.toStdString()))
        return usageError(CommandWords::tr("unknown language %1").arg(language));
    if (!parser.isSet(help)) return std::nullopt;
    // Qt knows the program's name only.
    static const QRegularExpression usage(QStringLiteral("^Usage: \\S+"));
    printLine(parser.helpText().trimmed().replace(usage, QStringLiteral("Usage: ") + all.front()));
    return allWell;
}

int usageError(const QString& message)
{
    printError(QStringLiteral("fabletop: %1").arg(message));
    return wrongUsage;
}

void printLine(const QString& line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

QString faultIn(const QString& file, const QString& words)
{
    return QStringLiteral("%1:1:1: %2: %3")
        .arg(file, QCoreApplication::translate("Diagnostic", "error"), words);
}

Language languageOf(const QStringList& arguments)
{
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        QString code;
        if (arguments[at] == u"--language") code = arguments.value(at + 1);
        if (arguments[at].startsWith(QStringLiteral("--language="))) code = arguments[at].section(u'=', 1);
        if (const auto language = languageFromCode(code.toStdString())) return *language;
    }
    return Language::en;
}

bool flushed()
{
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
    printError(QStringLiteral("fabletop: ") +
               CommandWords::tr("couldn’t write everything to the standard output"));
    return false;
}

void printError(const QString& line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

void printJson(const QJsonObject& object)
{
    printLine(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented)).trimmed());
}

void printJsonList(const QJsonArray& list)
{
    printLine(QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Indented)).trimmed());
}

void printDiagnostics(const Diagnostics& diagnostics)
{
    // In English this is what `toLine` says; the window's words in another language.
    for (const Diagnostic& diagnostic : diagnostics) {
        printError(QStringLiteral("%1:%2:%3: %4: %5")
                       .arg(QString::fromStdString(diagnostic.file), QString::number(diagnostic.where.line),
                            QString::number(diagnostic.where.column),
                            diagnostic.severity == Severity::error
                                ? QCoreApplication::translate("Diagnostic", "error")
                                : QCoreApplication::translate("Diagnostic", "warning"),
                            told(diagnostic)));
        if (!diagnostic.quickFix.empty()) printError(QStringLiteral("    ") + toldMend(diagnostic));
    }
}

std::optional<qint64> wholeNumber(const QCommandLineParser& parser, const QString& option, qint64 least,
                                  qint64 most)
{
    bool understood = false;
    const qint64 value = parser.value(option).toLongLong(&understood);
    if (understood && value >= least && value <= most) return value;
    usageError(CommandWords::tr("--%1 takes a whole number from %2 to %3").arg(option).arg(least).arg(most));
    return std::nullopt;
}

QStringList commaList(const QString& text)
{
    return text.split(QLatin1Char(','), Qt::SkipEmptyParts);
}

} // namespace fabletop
