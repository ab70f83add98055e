// SPDX-License-Identifier: GPL-3.0-or-later
// validate: any file of ours, its kind by ending, else by its `fabletop` field.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/content/battlefields/backdropcheck.h"
#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/catalogue.h"
#include "model/content/files/fileproblem.h"
#include "model/content/packages/package.h"
#include "model/content/rulesets/ruleset.h"
#include "model/content/scenarios/scenariofile.h"
#include "model/language/compiling/compiler.h"
#include "model/language/meaning/resolver.h"
#include "model/language/reading/parser.h"
#include "model/language/services/settling.h"
#include "model/match/positions/positionfile.h"
#include "model/match/record/matchfile.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace fabletop {

namespace {

/// Rules, or a rule set: both end in .rules.
void validateRules(const std::string& text, const std::string& name, Diagnostics& diagnostics)
{
    if (isRuleSet(text)) return void(readRuleSet(text, name, diagnostics));
    const File file = parse(text, name, diagnostics);
    settle(text, diagnostics, readersOf(name, [&name](const File& tree, Diagnostics& problems) {
               (void)resolveRules(tree, name, problems);
           }));
    const RulesText rules = resolveRules(file, name, diagnostics);
    if (hasErrors(diagnostics)) return;
    RulesEntries entries;
    (void)compileRules(rules, name, entries, diagnostics);
}

void validateBattlefield(const std::string& text, const QString& name, Diagnostics& diagnostics)
{
    const auto field = readBattlefield(text, name.toStdString(), diagnostics);
    if (field) checkBackdrop(*field, name, diagnostics);
}

void validateJson(const std::string& text, const QString& name, Diagnostics& diagnostics)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    const QString kind = document.object()[QStringLiteral("fabletop")].toString();
    if (kind == QStringLiteral("battlefield")) {
        validateBattlefield(text, name, diagnostics);
    } else if (kind == QStringLiteral("ruleset")) {
        (void)readRuleSet(text, name.toStdString(), diagnostics);
    } else if (kind == QStringLiteral("positions")) {
        (void)readPositions(text, name.toStdString(), diagnostics);
    } else if (kind.isEmpty()) {
        (void)readScenarios(text, name.toStdString(), diagnostics);
    } else {
        diagnostics.push_back({Severity::error,
                               name.toStdString(),
                               Span{1, 1, 0},
                               FileProblem::unknownKind,
                               {kind.toStdString()},
                               {}});
    }
}

/// A match file is lines of JSON, so its kind stands in the first.
bool isMatch(const std::string& text)
{
    const QByteArray first = QByteArray::fromStdString(text.substr(0, text.find('\n')));
    return QJsonDocument::fromJson(first).object()[QStringLiteral("fabletop")].toString() ==
           QStringLiteral("match");
}

bool validateFile(const QString& name)
{
    Diagnostics diagnostics;
    PictureFolder folder(QFileInfo(name).absolutePath());
    if (name.endsWith(QStringLiteral(".match"))) {
        diagnostics = openMatch(name).diagnostics;
    } else if (name.endsWith(QLatin1String(packageEnding))) {
        (void)loadPackage(name, diagnostics);
    } else if (const auto text = readTextFile(name, diagnostics)) {
        if (name.endsWith(QStringLiteral(".hero")))
            (void)checkHero(*text, name.toStdString(), diagnostics, folder.source());
        else if (name.endsWith(QStringLiteral(".battlefield.json")))
            validateBattlefield(*text, name, diagnostics);
        else if (name.endsWith(QStringLiteral(".rules")))
            validateRules(*text, name.toStdString(), diagnostics);
        else if (isMatch(*text))
            diagnostics = openMatch(name).diagnostics;
        else
            validateJson(*text, name, diagnostics);
    }
    printDiagnostics(diagnostics);
    return !hasErrors(diagnostics);
}

} // namespace

int runValidate(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Checks files of ours."));
    parser.addPositionalArgument(
        QStringLiteral("FILE…"),
        QStringLiteral("Heroes, rules, rule sets, battlefields, matches, scenarios, positions, packages."));
    if (const auto status = parseArguments(parser, "validate", arguments)) return *status;
    if (parser.positionalArguments().isEmpty()) return usageError(CommandWords::tr("validate needs files"));
    bool well = true;
    for (const QString& name : parser.positionalArguments())
        well = validateFile(name) && well;
    return well ? allWell : failed;
}

} // namespace fabletop
