// SPDX-License-Identifier: GPL-3.0-or-later
// The pages for developers say what the code does: their examples are read, their tables compared.

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/manifest.h"
#include "model/content/records/decisionjson.h"
#include "model/content/records/decisionmatch.h"
#include "model/content/records/eventjson.h"
#include "model/content/records/eventwords.h"
#include "model/content/rulesets/ruleset.h"
#include "model/content/scenarios/scenariorunner.h"
#include "model/match/record/matchfile.h"
#include "model/rules/rulefields.h"
#include "tests/support/problems.h"
#include "tests/support/sourcetext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

namespace {

QString page(const char* name)
{
    return repositoryText(QStringLiteral("resources/docs/") + QLatin1String(name));
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// What stands below a heading, up to the next of any level.
QString section(const QString& page, const QString& heading)
{
    const QRegularExpression whole(
        QStringLiteral("^#+ %1$\\n(.*?)(?=^#+ |\\z)").arg(QRegularExpression::escape(heading)),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    return whole.match(page).captured(1);
}

/// The cells of the rows of all tables, without the heads.
std::vector<QStringList> rows(const QString& part)
{
    std::vector<QStringList> all;
    const QStringList lines = part.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool head = i + 1 < lines.size() && lines[i + 1].startsWith(QStringLiteral("| ---"));
        if (!lines[i].startsWith(u'|') || lines[i].startsWith(QStringLiteral("| ---")) || head) continue;
        QStringList cells = lines[i].mid(1).split(QRegularExpression(QStringLiteral("(?<!\\\\)\\|")));
        cells.removeLast();
        for (QString& cell : cells)
            cell = cell.trimmed();
        all.push_back(cells);
    }
    return all;
}

/// What stands in backticks.
QStringList quoted(const QString& part)
{
    static const QRegularExpression quote(QStringLiteral("`([^`]+)`"));
    QStringList all;
    for (const auto& found : quote.globalMatch(part))
        all << found.captured(1);
    return all;
}

/// The block that begins with ```json and this word.
std::string example(const QString& page, const char* kind)
{
    const QRegularExpression block(QStringLiteral("^```json %1\\n(.*?)^```$").arg(QLatin1String(kind)),
                                   QRegularExpression::MultilineOption |
                                       QRegularExpression::DotMatchesEverythingOption);
    return block.match(page).captured(1).toStdString();
}

QString problems(const Diagnostics& diagnostics)
{
    QStringList lines;
    for (const Diagnostic& one : diagnostics)
        lines << QString::fromStdString(toLine(one));
    return lines.join(u'\n');
}

/// What the program prints, its standard output first.
QString printed(const QStringList& arguments)
{
    QProcess program;
    program.start(QStringLiteral(FABLETOP_PROGRAM), arguments);
    program.waitForFinished();
    return QString::fromUtf8(program.readAllStandardOutput());
}

/// "--seat" and the like, without what every command has.
QSet<QString> optionsIn(const QString& help)
{
    static const QRegularExpression option(QStringLiteral("^ +(?:-\\w, )?(--[a-z-]+)"),
                                           QRegularExpression::MultilineOption);
    QSet<QString> all;
    for (const auto& found : option.globalMatch(help))
        all << found.captured(1);
    return all - QSet<QString>{QStringLiteral("--help"), QStringLiteral("--help-all"),
                               QStringLiteral("--language")};
}

} // namespace

class TestDocs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // -- examples

    void theScenarioPasses()
    {
        const ScenarioReport report =
            runScenarioText(example(page("scenario.md"), "scenario"), QStringLiteral("scenario.md"));
        QCOMPARE(report.passed, 1);
        QVERIFY2(report.failed == 0, qPrintable(problems(report.diagnostics)));
    }

    void theBattlefieldCanBePlayedOn()
    {
        Diagnostics diagnostics;
        const auto field =
            readBattlefield(example(page("battlefield.md"), "battlefield"), "battlefield.md", diagnostics);
        QVERIFY2(field && diagnostics.empty(), qPrintable(problems(diagnostics)));
    }

    void theRuleSetIsCanonical()
    {
        Diagnostics diagnostics;
        const std::string written = example(page("ruleset.md"), "ruleset");
        const auto rules = readRuleSet(written, "ruleset.md", diagnostics);
        QVERIFY2(rules.has_value(), qPrintable(problems(diagnostics)));
        QCOMPARE(text(writeRuleSet(*rules)), text(written));
    }

    void theManifestIsCanonical()
    {
        Diagnostics diagnostics;
        const std::string written = example(page("package.md"), "manifest");
        const auto manifest = readManifest(written, "package.md", diagnostics);
        QVERIFY2(manifest.has_value(), qPrintable(problems(diagnostics)));
        QCOMPARE(text(writeManifest(*manifest)), text(written));
    }

    // -- tables

    void problemsAreKnownByTheirCodes_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"file-formats.md", "match.md", "battlefield.md", "scenario.md", "ruleset.md",
                                 "package.md", "positions.md"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void problemsAreKnownByTheirCodes()
    {
        QFETCH(QString, file);
        const QString whole = page(qPrintable(file));
        QSet<QString> ids;
        for (const ProblemCode problem : matchProblems())
            ids.insert(QString::fromStdString(std::string(problem.id())));
        int codes = 0;
        for (const char* heading : {"Errors", "Warnings"})
            for (const QStringList& row : rows(section(whole, QLatin1String(heading))))
                for (const QString& code : quoted(row.front())) {
                    ++codes;
                    QVERIFY2(ids.contains(code), qPrintable(code));
                }
        QVERIFY(codes >= 4);
    }

    void numbersOfTheRules()
    {
        const auto table = rows(section(page("ruleset.md"), QStringLiteral("Numbers")));
        const auto fields = ruleFields();
        QCOMPARE(table.size(), fields.size());
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const RuleField& field = fields[i];
            const auto value = [&](int number) {
                if (!field.isFlag()) return QString::number(number);
                return number != 0 ? QStringLiteral("true") : QStringLiteral("false");
            };
            const QString range = field.isFlag()
                                      ? QStringLiteral("true, false")
                                      : QStringLiteral("%1 to %2").arg(field.least).arg(field.most);
            const QStringList row{QStringLiteral("`%1`").arg(QLatin1String(field.key)),
                                  value(field.standard()), range, QLatin1String(field.clause)};
            QCOMPARE(table[i], row);
        }
    }

    void ornamentsInTheirOrder()
    {
        QStringList patterns;
        for (const std::string& pattern : zonePatterns())
            patterns << QStringLiteral("`%1`").arg(text(pattern));
        QVERIFY(page("battlefield.md").contains(patterns.join(u' ') + u'.'));
    }

    void decisionsOfScenarios()
    {
        QStringList verbs;
        QString fields;
        for (const QStringList& row : rows(section(page("scenario.md"), QStringLiteral("Steps"))))
            if (row.size() == 3) {
                verbs += quoted(row.front());
                fields += row[1];
            }
        QStringList known;
        for (int verb = 0; verb <= static_cast<int>(Verb::decline); ++verb)
            known << verbName(static_cast<Verb>(verb));
        QCOMPARE(verbs, known);
        const QStringList told = quoted(fields) + QStringList{QStringLiteral("do"), QStringLiteral("seat")};
        for (const QString& field : decisionFields())
            QVERIFY2(told.contains(field), qPrintable(field));
        for (const QString& field : told)
            QVERIFY2(decisionFields().contains(field), qPrintable(field));
    }

    /// A scenario that gives a field which the page doesn't name would be refused, so the page names them
    /// all.
    void expectationsOfScenarios()
    {
        QJsonObject all;
        for (const QStringList& row : rows(section(page("scenario.md"), QStringLiteral("Expectations"))))
            for (const QString& field : quoted(row.front()))
                all.insert(field, QJsonValue::Null);
        QCOMPARE(all.size(), 22);
        for (const QString& field : all.keys())
            QVERIFY2(!isUnknownExpectation(field), qPrintable(field));
        QVERIFY(isUnknownExpectation(QStringLiteral("wealth")));
    }

    void eventsInFiles()
    {
        const QString help = repositoryText(QStringLiteral("resources/help/events.md"));
        const QStringList everywhere = eventFields(eventNames().front()).mid(0, 6);
        QHash<QString, QStringList> table;
        for (const QStringList& row : rows(help))
            if (row.size() == 3) table.insert(quoted(row[0]).value(0), quoted(row[1]));
        for (const QString& event : eventNames()) {
            QVERIFY2(!event.isEmpty(), "an event has no name in eventwords.h");
            QStringList fields = eventFields(event);
            for (const QString& one : everywhere)
                fields.removeAll(one);
            QVERIFY2(table.contains(event), qPrintable(event));
            QCOMPARE(table.take(event), fields);
        }
        QVERIFY2(table.isEmpty(), qPrintable(QStringList(table.keys()).join(u' ')));
        const auto told = [&](auto words) {
            for (std::string_view word : words)
                if (word != "none")
                    QVERIFY2(help.contains(QStringLiteral("`\"%1\"`").arg(text(word))), text(word).toUtf8());
        };
        told(shape::places);
        told(shape::whys);
        told(shape::placeHows);
        told(shape::changes);
        told(shape::damages);
        told(shape::actions);
        told(shape::ends);
        told(shape::steps);
        told(shape::timings);
    }

    void versionsAndLimits()
    {
        const QString match = page("match.md");
        QVERIFY(
            match.contains(QStringLiteral("the version of the digests, at present %1").arg(digestVersion)));
        QVERIFY(match.contains(
            QStringLiteral("| `fabletop`, `version` | `\"match\"`, %1 |").arg(matchFileVersion)));
        const auto limits = rows(section(match, QStringLiteral("Reading and verifying")));
        const MatchLimits known;
        QCOMPARE(limits[1][1].section(u',', 0, 0), QStringLiteral("%1 MB").arg(known.header >> 20));
        QCOMPARE(limits[2][1], QStringLiteral("%1 MB").arg(known.line >> 20));
        QCOMPARE(QString(limits[3][1]).remove(u','), QString::number(known.decisions));
        const auto package = rows(section(page("package.md"), QStringLiteral("Limits")));
        QCOMPARE(package[0][1], QStringLiteral("%1 MB").arg(packagelimits::wholeFile >> 20));
        QCOMPARE(package[2][1], QString::number(packagelimits::entries));
        QVERIFY(package[3][1].startsWith(QStringLiteral("%1 bytes").arg(packagelimits::nameLength)));
    }

    /// Colors of today stand in the page until the page and the art change together.
    void seatColorsOfToday()
    {
        const QJsonObject tokens =
            QJsonDocument::fromJson(repositoryText(QStringLiteral("resources/art/tokens.json")).toUtf8())
                .object();
        const auto table = rows(section(page("visual-rules.md"), QStringLiteral("Seats")));
        QCOMPARE(table.size(), std::size_t{4});
        for (const QStringList& row : table) {
            const QString seat = QStringLiteral("seat") + row[0];
            QCOMPARE(row[1], QStringLiteral("%1 / %2").arg(tokens[QStringLiteral("light")][seat].toString(),
                                                           tokens[QStringLiteral("dark")][seat].toString()));
        }
    }

    // -- commands

    void commandsAndTheirOptions()
    {
        const QString commands = page("commands.md");
        const QString usage = printed({QStringLiteral("--help")});
        static const QRegularExpression verb(QStringLiteral("^  ([a-z]+) "),
                                             QRegularExpression::MultilineOption);
        int verbs = 0;
        for (const auto& found : verb.globalMatch(usage)) {
            const QString name = found.captured(1);
            const QRegularExpression heading(QStringLiteral("^## (%1( .*)?)$").arg(name),
                                             QRegularExpression::MultilineOption);
            const QString part = section(commands, heading.match(commands).captured(1));
            QVERIFY2(!part.isEmpty(), qPrintable(name));
            QSet<QString> told;
            for (const QStringList& row : rows(part))
                if (row.front().startsWith(QStringLiteral("`--")))
                    told << row.front().section(QRegularExpression(QStringLiteral("[` ]")), 1, 1);
            QCOMPARE(told, optionsIn(printed({name, QStringLiteral("--help")})));
            ++verbs;
        }
        QVERIFY(verbs >= 6); // a build without a window draws nothing
    }

    void jsonOfCommands()
    {
        const QString commands = page("commands.md");
        const auto keys = [](const QString& json) {
            return QJsonDocument::fromJson(json.toUtf8()).object().keys();
        };
        QStringList told;
        for (const QStringList& row : rows(section(commands, QStringLiteral("simulate"))))
            if (!row.front().startsWith(QStringLiteral("`--"))) told += quoted(row.front());
        told.sort();
        QCOMPARE(keys(printed({QStringLiteral("simulate"), QStringLiteral("--heroes"),
                               QStringLiteral("dracula,medusa"), QStringLiteral("--battlefield"),
                               QStringLiteral("soho"), QStringLiteral("--games"), QStringLiteral("1"),
                               QStringLiteral("--json")})),
                 told);
        told.clear();
        for (const QStringList& row : rows(section(commands, QStringLiteral("text HERO"))))
            if (!row.front().startsWith(QStringLiteral("`--"))) told += quoted(row.front());
        told.sort();
        QCOMPARE(keys(printed({QStringLiteral("text"), QStringLiteral("dracula"), QStringLiteral("--json")})),
                 told);
    }

private:
    /// Whether a scenario that expects this field is refused as not knowing it.
    static bool isUnknownExpectation(const QString& field)
    {
        QJsonObject scenario =
            QJsonDocument::fromJson(QByteArray::fromStdString(example(page("scenario.md"), "scenario")))
                .object();
        scenario[QStringLiteral("steps")] =
            QJsonArray{QJsonObject{{QStringLiteral("expect"), QJsonObject{{field, QJsonValue::Null}}}}};
        const QByteArray written = QJsonDocument(scenario).toJson();
        const ScenarioReport report = runScenarioText(written.toStdString(), QStringLiteral("scenario.md"));
        return std::any_of(report.diagnostics.begin(), report.diagnostics.end(),
                           [](const Diagnostic& one) { return one.code.id() == "unknown-field"; });
    }
};

QTEST_GUILESS_MAIN(TestDocs)
#include "tst_docs.moc"
