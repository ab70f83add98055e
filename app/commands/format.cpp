// SPDX-License-Identifier: GPL-3.0-or-later
// format: rules, rule sets and hero files in canonical form.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/content/rulesets/ruleset.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"
#include "model/language/services/upgrade.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cstdio>

namespace fabletop {

namespace {

bool isHero(const std::string& text)
{
    Diagnostics ignored;
    const File file = parse(text, {}, ignored, Telling::stopped);
    return std::any_of(file.declarations.begin(), file.declarations.end(),
                       [](const Node& declaration) { return declaration.word == Word::heroDecl; });
}

/// Whether a hero has no mistake but those of its form, which is mended here.
bool meansSomething(const std::string& text, const QString& name)
{
    Diagnostics problems;
    (void)checkHero(text, name.toStdString(), problems);
    return !hasErrors(problems);
}

/// The canonical text, or nullopt after the file's mistakes have been printed.
std::optional<std::string> canonical(const std::string& text, const QString& name)
{
    Diagnostics diagnostics;
    std::optional<std::string> result;
    if (isRuleSet(text)) {
        if (const auto rules = readRuleSet(text, name.toStdString(), diagnostics))
            result = writeRuleSet(*rules);
    } else {
        result = canonicalText(text, name.toStdString(), diagnostics);
        if (result && isHero(*result) && !meansSomething(*result, name)) {
            (void)checkHero(text, name.toStdString(), diagnostics); // told where they stand
            result.reset();                                         // a file with errors isn't touched
        }
    }
    printDiagnostics(diagnostics);
    return result;
}

/// How a text is to stand.
using Form = std::optional<std::string> (*)(const std::string& text, const QString& name);

int formatStandardInput(bool check, Form form)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly)) return failed;
    const QByteArray bytes = readAtMost(input, largestFile + 1);
    if (bytes.size() > largestFile) {
        printDiagnostics({tooLarge(QStringLiteral("-"))});
        return failed;
    }
    const std::string text = bytes.toStdString();
    const auto result = form(text, QStringLiteral("-"));
    if (!result) return failed;
    if (!check) std::fwrite(result->data(), 1, result->size(), stdout);
    if (!check || *result == text) return allWell;
    printLine(QStringLiteral("-"));
    return failed;
}

/// A hero out of an earlier language: rewritten where it has one meaning, and the rest told.
std::optional<std::string> newer(const std::string& text, const QString& name)
{
    if (isRuleSet(text)) return canonical(text, name);
    Upgraded result = upgraded(text, name.toStdString());
    printDiagnostics(result.left);
    if (!result.left.empty()) return std::nullopt;
    return std::move(result.text);
}

bool save(const QString& name, const std::string& text)
{
    const auto fault = writeWholeFile(name, QByteArray::fromStdString(text));
    if (fault) printError(faultIn(name, fault->sentence()));
    return !fault;
}

bool formatFile(const QString& name, bool check, Form form)
{
    Diagnostics diagnostics;
    const auto text = readTextFile(name, diagnostics);
    printDiagnostics(diagnostics);
    if (!text) return false;
    const auto result = form(*text, name);
    if (!result) return false;
    if (*result == *text) return true;
    if (check) return printLine(name), false;
    if (!QFileInfo(name).isFile()) { // a pipe gave its text and takes none
        std::fwrite(result->data(), 1, result->size(), stdout);
        return true;
    }
    return save(name, *result);
}

} // namespace

int runFormat(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Puts rules, rule sets and hero files into canonical form."));
    parser.addOption(
        {QStringLiteral("check"), QStringLiteral("Changes nothing; names the files that differ.")});
    parser.addOption(
        {QStringLiteral("upgrade"),
         QStringLiteral(
             "Rewrites heroes of an earlier language where they have one meaning, and lists the rest.")});
    parser.addPositionalArgument(QStringLiteral("FILE…"), QStringLiteral("Files; - for standard input."));
    if (const auto status = parseArguments(parser, "format", arguments)) return *status;
    if (parser.positionalArguments().isEmpty()) return usageError(CommandWords::tr("format needs files"));
    const bool check = parser.isSet(QStringLiteral("check"));
    const Form form = parser.isSet(QStringLiteral("upgrade")) ? newer : canonical;
    bool well = true;
    for (const QString& name : parser.positionalArguments())
        well = (name == QStringLiteral("-") ? formatStandardInput(check, form) == allWell
                                            : formatFile(name, check, form)) &&
               well;
    return well ? allWell : failed;
}

} // namespace fabletop
