// SPDX-License-Identifier: GPL-3.0-or-later
// Problems of all layers: each has an id of its own and a wording, and none is forgotten here.

#include "model/documents/drawnmap/drawnmapproblem.h"
#include "model/documents/rules/cardtableproblem.h"
#include "model/language/reading/readingproblem.h"
#include "model/match/words/diagnosticwords.h"
#include "tests/support/problems.h"
#include "tests/support/sourcetext.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace fabletop;

namespace {

std::vector<ProblemCode> allProblems()
{
    std::vector<ProblemCode> all = test::matchProblems();
    const auto more = test::problemsOf<CardTableProblem, DrawnMapProblem>();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

QString text(std::string_view from)
{
    return QString::fromUtf8(from.data(), static_cast<qsizetype>(from.size()));
}

} // namespace

class TestProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsAreDistinctAndWorded()
    {
        static const QRegularExpression kebab(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
        QSet<QString> ids;
        for (const ProblemCode problem : allProblems()) {
            const QString id = text(problem.id());
            QVERIFY2(kebab.match(id).hasMatch(), qPrintable(id));
            QVERIFY2(!ids.contains(id), qPrintable(id));
            QVERIFY2(!problem.wording().empty(), qPrintable(id));
            ids.insert(id);
        }
    }

    /// The tables in the sources have as many rows as the enums named above have problems.
    void noEnumIsForgotten()
    {
        static const QRegularExpression row(
            QStringLiteral("\\{(\\w+Problem)::\\w+, \\{\"([^\"]+)\", QT_TRANSLATE_NOOP\\(\"Diagnostic\""));
        QSet<QString> written;
        for (const QString& file : test::repositoryFiles(QStringLiteral("model"), {QStringLiteral("*.cpp")}))
            for (auto found = row.globalMatch(test::repositoryText(file)); found.hasNext();)
                written.insert(found.next().captured(2));
        QSet<QString> known;
        for (const ProblemCode problem : allProblems())
            known.insert(text(problem.id()));
        QCOMPARE(written - known, QSet<QString>());
        QCOMPARE(known - written, QSet<QString>());
    }

    void aCodeIsComparedWithAProblem()
    {
        const ProblemCode tab = ReadingProblem::tab;
        QVERIFY(tab == ReadingProblem::tab && tab != ReadingProblem::indentation);
        QVERIFY(tab != CardTableProblem::tooLarge); // the first of another enum
        QCOMPARE(text(tab.id()), QStringLiteral("tab"));
        const Diagnostic told{Severity::error, "x", {2, 3, 1}, tab, {}, {}};
        QCOMPARE(QString::fromStdString(toLine(told)),
                 QStringLiteral("x:2:3: error: indent with spaces, not tabs"));
    }
};

QTEST_APPLESS_MAIN(TestProblems)
#include "tst_problems.moc"
