// SPDX-License-Identifier: GPL-3.0-or-later
// What comments, asserts and pages cite is there: pages and their sections, figures, rules, files.

#include "model/content/rulebook/rulebook.h"
#include "tests/support/sourcetext.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

namespace {

const QString docs = QStringLiteral("resources/docs/");

QStringList sourceFiles()
{
    QStringList files;
    for (const char* folder : {"app", "model", "views", "tests"})
        files += repositoryFiles(QLatin1String(folder),
                                 {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.sh"),
                                  QStringLiteral("CMakeLists.txt")});
    files += QStringLiteral("CMakeLists.txt");
    files.removeAll(
        QStringLiteral("tests/content/tst_citations.cpp")); // its examples are of what is not there
    return files;
}

/// Pages for developers and the two files that lead to them.
QStringList pages()
{
    return repositoryFiles(docs, {QStringLiteral("*.md")}) +
           QStringList{QStringLiteral("CONTRIBUTING.md"), QStringLiteral("README.md")};
}

bool isThere(const QString& path)
{
    return QFileInfo::exists(QStringLiteral(FABLETOP_SOURCE_DIR "/") + path);
}

/// The file of the repository that is meant by the name of a page; empty: none.
QString pageNamed(QString name)
{
    if (name.startsWith(u'/')) name.remove(0, 1);
    for (const QString& folder : {QString(), docs, QStringLiteral("resources/help/")})
        if (isThere(folder + name)) return folder + name;
    return {};
}

/// Whether a heading of the page reads so, its number aside, or has that number.
bool hasSection(const QString& page, const QString& section)
{
    static const QRegularExpression heading(QStringLiteral("^#+ (?:(\\d+(?:\\.\\d+)*)\\.? )?(.+)$"),
                                            QRegularExpression::MultilineOption);
    for (const auto& found : heading.globalMatch(repositoryText(page)))
        if (section == found.captured(1) || section == found.captured(2)) return true;
    return false;
}

QSet<QString> figures()
{
    static const QRegularExpression row(QStringLiteral("^\\| ([A-Z]\\d+) \\|"),
                                        QRegularExpression::MultilineOption);
    QSet<QString> ids;
    for (const auto& found : row.globalMatch(repositoryText(docs + QStringLiteral("performance.md"))))
        ids << found.captured(1);
    return ids;
}

/// What is wrong with the pages that a text names.
QStringList wrongPages(const QString& text)
{
    static const QRegularExpression citation(
        QStringLiteral("([\\w./-]*[\\w-]\\.md)\\b(?:,\\s+(?:[\"“]([^\"”]+)[\"”]|(\\d[\\d.]*)))?"));
    QStringList wrong;
    for (const auto& found : citation.globalMatch(text)) {
        const QString page = pageNamed(found.captured(1));
        QString section = found.captured(2) + found.captured(3);
        if (section.endsWith(u'.')) section.chop(1);
        if (page.isEmpty())
            wrong << found.captured(1);
        else if (!section.isEmpty() && !hasSection(page, section))
            wrong << QStringLiteral("%1, “%2”").arg(found.captured(1), section);
    }
    return wrong;
}

/// Figures in a comment; of a string only one that begins with a figure and a colon, or is one.
QStringList wrongFigures(const SourceText& text, const QSet<QString>& known, const QString& page)
{
    static const QRegularExpression inComment(QStringLiteral("(?<![\\w#.-])([EWRDA]\\d{1,2})(?![\\w.])"));
    static const QRegularExpression asString(QStringLiteral("^([EWRDA]\\d{1,2})(:.*|-[\\w]+)?$"));
    QStringList wrong;
    const bool comment = text.kind == SourceText::Kind::comment;
    for (const auto& found : (comment ? inComment : asString).globalMatch(text.text)) {
        const QString part = found.captured(2);
        const bool partIsThere = !part.startsWith(u'-') || page.contains(found.captured(1) + part);
        if (!known.contains(found.captured(1)) || !partIsThere) wrong << found.captured(0);
    }
    return wrong;
}

/// Clauses, questions and families of them ("R-DRAW") that the rulebook doesn't have.
QStringList wrongRules(const QString& text, const QSet<QString>& known)
{
    static const QRegularExpression rule(QStringLiteral("(?<![\\w-])[RQ]-[A-Z]+(?:-\\d+)?(?![\\w-])"));
    static const QSet<QString> invented{
        QStringLiteral("Q-A-1"), QStringLiteral("R-X-1"), // a test of chapters that are no chapters
        QStringLiteral("R-COMB-00"),                      // as wide as an id may be
    };
    QStringList wrong;
    for (const auto& found : rule.globalMatch(text))
        if (const QString id = found.captured(0); !known.contains(id) && !invented.contains(id)) wrong << id;
    return wrong;
}

QSet<QString> rules()
{
    QSet<QString> all;
    for (const QString& id : Rulebook(Language::en).ids())
        all << id << id.left(id.lastIndexOf(u'-'));
    return all;
}

/// Every word of the program's own sources.
QSet<QString> wordsOfTheSources()
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z_]\\w*"));
    QSet<QString> all;
    for (const char* folder : {"app", "model", "views"})
        for (const QString& file :
             repositoryFiles(QLatin1String(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}))
            for (const auto& found : word.globalMatch(repositoryText(file)))
                all << found.captured(0);
    return all;
}

/// Whether some file of the repository ends in this path, which may hold * and ?.
bool isTailOfAFile(const QString& path, const QStringList& files)
{
    const QRegularExpression tail(QStringLiteral("(^|/)") +
                                  QRegularExpression::wildcardToRegularExpression(
                                      path, QRegularExpression::UnanchoredWildcardConversion) +
                                  QStringLiteral("$"));
    return std::any_of(files.begin(), files.end(),
                       [&](const QString& file) { return tail.match(file).hasMatch(); });
}

} // namespace

class TestCitations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The test itself finds what is wrong.
    void whatIsNotThereIsFound()
    {
        QCOMPARE(wrongPages(QStringLiteral("commands.md and nowhere.md, \"Files\"")),
                 QStringList(QStringLiteral("nowhere.md")));
        QCOMPARE(wrongPages(QStringLiteral("(scenario.md, \"Steps\"), events.md, tests/README.md")),
                 QStringList(QStringLiteral("tests/README.md")));
        QCOMPARE(wrongPages(QStringLiteral("scenario.md, “Stairs”; performance.md, 4.3.")).size(), 2);
        QCOMPARE(wrongPages(QStringLiteral("language-and-state.md, 2")), QStringList());
        const QSet<QString> known = figures();
        QVERIFY(known.contains(QStringLiteral("E11")));
        const auto told = [&](SourceText::Kind kind, const char* text) {
            return wrongFigures({kind, 1, QString::fromUtf8(text)}, known, QStringLiteral("W3-4K"));
        };
        QCOMPARE(told(SourceText::Kind::comment, "E4 to E99, #E9EEF0, 0xE9"),
                 QStringList(QStringLiteral("E99")));
        QCOMPARE(told(SourceText::Kind::string, "E77: two seats"),
                 QStringList(QStringLiteral("E77: two seats")));
        QCOMPARE(told(SourceText::Kind::string, "W3-8K"), QStringList(QStringLiteral("W3-8K")));
        QCOMPARE(told(SourceText::Kind::string, "A5 5 0 0"), QStringList());
        QCOMPARE(wrongRules(QStringLiteral("R-TURN-08, R-DRAW, Q-COMB-02, R-TURN-99 and R-NONE"), rules()),
                 (QStringList{QStringLiteral("R-TURN-99"), QStringLiteral("R-NONE")}));
    }

    void commentsCiteWhatIsThere()
    {
        const QSet<QString> knownFigures = figures();
        const QSet<QString> knownRules = rules();
        const QString performance = repositoryText(docs + QStringLiteral("performance.md"));
        static const QRegularExpression outside(QStringLiteral("(?<![\\w/])(shared|facts|design|seeds)/\\w"));
        QStringList wrong;
        int texts = 0;
        for (const QString& file : sourceFiles())
            for (const SourceText& text : sourceTexts(file)) {
                ++texts;
                QStringList missing = wrongRules(text.text, knownRules);
                const bool glob = text.text.contains(QStringLiteral("*.md"));
                if (!glob) missing += wrongPages(text.text);
                const bool ofTests = file.startsWith(QStringLiteral("tests/"));
                if (!ofTests || text.kind == SourceText::Kind::comment)
                    missing += wrongFigures(text, knownFigures, performance);
                if (outside.match(text.text).hasMatch()) missing << text.text;
                for (const QString& one : missing)
                    wrong << QStringLiteral("%1:%2: %3").arg(file).arg(text.line).arg(one);
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("not there:\n") + wrong.join(u'\n')));
        QVERIFY(texts > 10'000);
    }

    /// Heroes, rules, scenarios and pages name rules too.
    void rulesThatAreNamedAreInTheRulebook()
    {
        const QSet<QString> known = rules();
        QStringList files =
            repositoryFiles(QStringLiteral("resources"),
                            {QStringLiteral("*.hero"), QStringLiteral("*.rules"), QStringLiteral("*.md")});
        files += repositoryFiles(QStringLiteral("tests/scenarios"), {QStringLiteral("*.json")});
        files += QStringList{QStringLiteral("CONTRIBUTING.md"), QStringLiteral("README.md")};
        QStringList wrong;
        for (const QString& file : files)
            for (const QString& id : wrongRules(repositoryText(file), known))
                wrong << QStringLiteral("%1: %2").arg(file, id);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void linksBetweenPagesLeadSomewhere()
    {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)#:]+)(?:#[^)]*)?\\)"));
        int links = 0;
        for (const QString& page : pages())
            for (const auto& found : link.globalMatch(repositoryText(page))) {
                ++links;
                const QString target = QDir::cleanPath(QFileInfo(page).path() + u'/' + found.captured(1));
                QVERIFY2(isThere(target), qPrintable(QStringLiteral("%1: %2").arg(page, target)));
            }
        QVERIFY(links > 20);
    }

    /// What stands in backticks and looks like a type, a function or a member of the program is one.
    void pagesNameTypesThatAreThere()
    {
        static const QRegularExpression quoted(QStringLiteral("`([A-Za-z]\\w*(?:::\\w+)*)(?:\\([^`]*\\))?`"));
        static const QRegularExpression ofTheCode(QStringLiteral("^[A-Z][a-z]+\\w*$|::|^[a-z]+[A-Z]\\w*$"));
        const QSet<QString> known = wordsOfTheSources();
        const QSet<QString> elsewhere{QStringLiteral("std"), QStringLiteral("shuffle")};
        int named = 0;
        for (const QString& page : pages()) {
            if (page.endsWith(QStringLiteral("language-and-state.md")))
                continue; // a design: its names are still to come
            for (const auto& found : quoted.globalMatch(repositoryText(page))) {
                if (!ofTheCode.match(found.captured(1)).hasMatch()) continue;
                for (const QString& word : found.captured(1).split(QStringLiteral("::"))) {
                    ++named;
                    QVERIFY2(known.contains(word) || elsewhere.contains(word),
                             qPrintable(QStringLiteral("%1: %2").arg(page, word)));
                }
            }
        }
        QVERIFY(named > 80);
    }

    /// What stands in backticks and looks like a file or a folder of the sources is one.
    void pagesNameFilesThatAreThere()
    {
        static const QRegularExpression quoted(QStringLiteral("`([\\w./*?-]+)`"));
        static const QRegularExpression file(
            QStringLiteral("^[a-z][\\w./*?-]*\\.(h|cpp|md|sh|ts|qrc|svg|txt)$|"
                           "^(app|model|views|resources|tests)/.*[\\w*]\\.\\w+$"));
        static const QRegularExpression folder(
            QStringLiteral("^(app|model|views|resources|tests|translations)(/[\\w-]+)*/?$"));
        QStringList all;
        for (const char* top : {"app", "model", "views", "resources", "tests", "translations"})
            all += repositoryFiles(QLatin1String(top), {QStringLiteral("*")});
        int named = 0;
        for (const QString& page : pages())
            for (const auto& found : quoted.globalMatch(repositoryText(page))) {
                const QString path = found.captured(1);
                const bool placeholder =
                    path.contains(QRegularExpression(QStringLiteral("(^|/)[A-Z]{2,}(/|$|\\.)")));
                const bool isFile = file.match(path).hasMatch();
                const bool isFolder = path.contains(u'/') && folder.match(path).hasMatch();
                if (placeholder || (!isFile && !isFolder)) continue;
                ++named;
                const bool there = isFile ? isTailOfAFile(path, all) || isThere(path) : isThere(path);
                QVERIFY2(there, qPrintable(QStringLiteral("%1: %2").arg(page, path)));
            }
        QVERIFY(named > 100);
    }
};

QTEST_GUILESS_MAIN(TestCitations)
#include "tst_citations.moc"
