// SPDX-License-Identifier: GPL-3.0-or-later
// A hero being written: compiled while it is typed, its file, hints, and what two versions differ in.

#include "model/content/catalogue.h"
#include "model/documents/rules/herodocument.h"
#include "model/documents/rules/herohints.h"
#include "model/documents/rules/textplaces.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <ctime>

using namespace fabletop;

namespace {

const QString start = QStringLiteral(
    "hero \"Testa\"\n  health 10, move 2, melee\n\ncard \"One\" x30\n  versatile 3, boost 1, for any\n");

QString shippedText(const QString& id)
{
    Diagnostics ignored;
    return QString::fromStdString(*readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), ignored));
}

std::shared_ptr<const HeroRules> compiled(const QString& text)
{
    Diagnostics ignored;
    return readHero(text.toStdString(), "x", ignored);
}

QStringList sentences(const QString& before, const QString& after)
{
    QStringList all;
    for (const HeroChange& change : comparison(*compiled(before), *compiled(after), Language::en))
        all << sentenceOf(change);
    return all;
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestHeroDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTextIsCompiledAfterTheLastKey()
    {
        HeroDocument document;
        QSignalSpy compilations(&document, &HeroDocument::compiled);
        document.setText(start.left(20));
        document.setText(start.left(21));
        document.setText(start);
        QVERIFY(compilations.isEmpty() && !document.upToDate());
        QVERIFY(compilations.wait());
        QCOMPARE(compilations.size(), 1);
        QVERIFY(document.hero() && document.upToDate());
        QCOMPARE(document.diagnostics().size(), std::size_t{1}); // its card has no text and doesn't say so
        QVERIFY(document.diagnostics().front().code.id() == "card-without-text");
        QVERIFY(!document.hero()->shipped);
    }

    void aBrokenTextKeepsTheLastHero()
    {
        HeroDocument document;
        document.adopt(start);
        const auto before = document.hero();
        QVERIFY(before);
        document.setText(start + QStringLiteral("card \"Two\"\n  attack\n"));
        document.compileNow();
        QCOMPARE(document.hero(), before);
        QVERIFY(!document.upToDate());
        QCOMPARE(document.diagnostics().front().where.line, 7);
        document.adopt(QStringLiteral("card"));
        QVERIFY(!document.hero());
    }

    void problemsComeByLine()
    {
        HeroDocument document;
        document.adopt(QStringLiteral(
            "hero \"A\"\n  helth 3\n\ncard \"B\"\n  attack 3, boost 1\n\ncard \"C\"\n  atack 3\n"));
        int line = 0;
        QVERIFY(document.diagnostics().size() >= 3);
        for (const Diagnostic& problem : document.diagnostics()) {
            QVERIFY(problem.where.line >= line);
            line = problem.where.line;
        }
    }

    /// The budget from the last key to the marks in the text is 50 ms, the pause included.
    void aWholeHeroIsCompiledInTime()
    {
        double slowest = 0;
        for (const QString& id : shippedHeroes()) {
            HeroDocument document;
            document.adopt(shippedText(id));
            constexpr int times = 20;
            const std::clock_t begin = std::clock();
            for (int i = 0; i < times; ++i)
                document.compileNow();
            slowest = std::max(slowest,
                               1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / times);
            QVERIFY(document.hero());
        }
        qInfo("slowest hero: %.2f ms to compile, after a pause of %d ms", slowest, HeroDocument::pause);
        QVERIFY(slowest + HeroDocument::pause <= 50);
    }

    void savingAndItsDangers()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("testa.hero"));
        HeroDocument document;
        QCOMPARE(document.save().result, SaveResult::cannotWrite);
        document.adopt(start);
        QVERIFY(document.modified());
        QSignalSpy paths(&document, &HeroDocument::pathChanged);
        QSignalSpy marks(&document, &HeroDocument::modifiedChanged);
        QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        QCOMPARE(paths.size(), 1);
        QVERIFY(!document.modified() && marks.last().first() == false);
        document.setText(start + u'\n');
        QVERIFY(document.modified() && marks.last().first() == true);
        document.setText(start);
        QVERIFY(!document.modified());
        put(path, "somebody else");
        QVERIFY(document.changedOnDisk());
        const SaveReport report = document.save();
        QCOMPARE(report.result, SaveResult::changedOnDisk);
        QVERIFY(!report.message.isEmpty());
        QCOMPARE(document.saveAs(path).result, SaveResult::changedOnDisk);
        QCOMPARE(document.saveAnyway().result, SaveResult::saved);
        QFile::remove(path);
        QVERIFY(!document.changedOnDisk());
        QCOMPARE(document.saveAs(folder.filePath(QStringLiteral("no/such/folder"))).result,
                 SaveResult::cannotWrite);
        QCOMPARE(document.path(), path);
    }

    void loadingWhatIsNoTextIsRefused()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.hero"));
        HeroDocument document;
        document.adopt(start);
        Diagnostics problems;
        put(path, "hero \"\xff\"\n");
        QVERIFY(!document.load(path, problems));
        QCOMPARE(std::string(problems.front().code.id()), std::string("not-utf8"));
        QVERIFY(!document.load(folder.filePath(QStringLiteral("none")), problems));
        QCOMPARE(document.text(), start);
        put(path, "hero \"A\"\r\n  health\r\n");
        QVERIFY(document.load(path, problems));
        QCOMPARE(document.text(), QStringLiteral("hero \"A\"\n  health\n"));
        QVERIFY(!document.modified() && !document.changedOnDisk() && !document.diagnostics().empty());
    }

    void theTextCanBeFormatted()
    {
        HeroDocument document;
        document.adopt(QStringLiteral("hero   \"Testa\"\n    health 10 ,move 2,  melee\ncard \"One\" x30\n "
                                      "versatile 3,boost 1,for any\n"));
        QCOMPARE(document.formatted().value_or(QString()), start);
        document.adopt(QStringLiteral("hero \"A\" B\n"));
        QVERIFY(!document.formatted());
    }

    void placesAreThoseOfTheEditor()
    {
        const QString text = QStringLiteral("Ä\u4e00\U0001F600 x\nnext Ä y");
        QCOMPARE(rangeOf(text, Span{1, 5, 1}), (TextRange{5, 6}));
        QCOMPARE(rangeOf(text, Span{2, 6, 1}), (TextRange{12, 13}));
        QCOMPARE(rangeOf(text, Span{9, 1, 5}), (TextRange{text.size(), text.size()}));
        QCOMPARE(rangeOf(text, Span{1, 90, 5}), (TextRange{6, 6}));
        for (qsizetype i = 0; i <= text.size(); ++i) {
            if (i > 0 && text[i - 1].isHighSurrogate()) continue;
            QCOMPARE(byteOf(text, i), static_cast<std::size_t>(text.left(i).toUtf8().size()));
            QCOMPARE(positionOf(text, byteOf(text, i)) <= i + 1, true);
        }
    }

    void hintsAreGiven()
    {
        const auto kinds = [](const QString& text) {
            std::vector<HeroHint::Kind> all;
            for (const HeroHint& hint : hintsFor(*compiled(text), Language::en))
                all.push_back(hint.kind);
            return all;
        };
        using Kind = HeroHint::Kind;
        const QString hero = QStringLiteral("hero \"A\"\n  health 9, move 2, melee\n\n");
        QCOMPARE(kinds(start), std::vector<Kind>{Kind::manyCopies});
        const QString weak = hero + QStringLiteral("card \"B\" x2\n  attack 1, boost 4, for any\n\n"
                                                   "card \"C\" x5\n  defense 3, boost 1, for any\n");
        QCOMPARE(kinds(weak), (std::vector<Kind>{Kind::deckSize, Kind::boostOnWeakest, Kind::fewAttacks}));
    }

    void publishedDecksNeedFewHints()
    {
        for (const QString& id : shippedHeroes()) {
            Diagnostics ignored;
            const auto hints = hintsFor(*loadHero(id, ignored), Language::en);
            for (const HeroHint& hint : hints)
                qInfo("%s: %s", qPrintable(id), qPrintable(hint.text));
            QVERIFY(hints.empty());
        }
    }

    void versionsAreComparedInWords()
    {
        QVERIFY(sentences(start, start).isEmpty());
        QString other = start;
        other.replace(QStringLiteral("health 10"), QStringLiteral("health 12"))
            .replace(QStringLiteral("x30"), QStringLiteral("x27"));
        other.replace(QStringLiteral("versatile 3, boost 1"), QStringLiteral("attack 4, no boost"));
        other += QStringLiteral(
            "  after combat\n    draw 1 card\n\ncard \"Two\" x3\n  scheme, boost 1, for Testa\n");
        const QStringList changes = sentences(start, other);
        QCOMPARE(changes.size(), 3);
        QCOMPARE(changes[0], QStringLiteral("Fighter “Testa”: health 10 → 12"));
        QCOMPARE(changes[1],
                 QStringLiteral(
                     "Card “One”: copies 30 → 27; type: versatile → attack; value: 3 → 4; boost: 1 → –; "
                     "its text is now: After combat: Draw 1 card."));
        QCOMPARE(changes[2], QStringLiteral("Card “Two” is new."));
        QCOMPARE(sentences(other, start).last(), QStringLiteral("Card “Two” is gone."));
    }
};

QTEST_GUILESS_MAIN(TestHeroDocument)
#include "tst_herodocument.moc"
