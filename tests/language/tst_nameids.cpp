// SPDX-License-Identifier: GPL-3.0-or-later
// What names are called in files: every script has an id, and the ids of Latin names stay what they were.

#include "model/content/catalogue.h"
#include "model/rules/names.h"

#include <QTest>

using namespace fabletop;

class TestNameIds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ids_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("Latin") << "The Game Is Afoot"
                               << "the-game-is-afoot";
        QTest::newRow("marks") << QStringLiteral("\u00C9lan d\u2019\u0153uvre & Co.")
                               << "elan-doeuvre-and-co";
        QTest::newRow("digits alone") << "221"
                                      << "221";
        QTest::newRow("Latin beside others stays") << QStringLiteral("\u5B6B Wukong") << "wukong";
        QTest::newRow("Greek") << QStringLiteral("\u03A9\u03C1\u03AF\u03C9\u03BD") << "orion";
        QTest::newRow("Greek, decomposed")
            << QStringLiteral("\u03A9\u03C1\u03B9\u0301\u03C9\u03BD") << "orion";
        QTest::newRow("Cyrillic") << QStringLiteral("\u0411\u0430\u0431\u0430 \u042F\u0433\u0430")
                                  << "baba-yaga";
        QTest::newRow("Chinese") << QStringLiteral("\u5B6B\u609F\u7A7A") << "u5b6b-u609f-u7a7a";
        QTest::newRow("Arabic") << QStringLiteral("\u0623\u0645\u064A\u0631") << "u0623-u0645-u064a-u0631";
        QTest::newRow("a number apart") << QStringLiteral("\u7B2C2") << "u7b2c-2";
        QTest::newRow("no letter") << "?!"
                                   << "";
    }
    /// Persian, Sinhala and pictures are spelled with signs that nobody sees; between Latin letters they only
    /// deceive.
    void signsThatJoin()
    {
        for (const char* name :
             {"\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645", "\u0DC1\u0DCA\u200D\u0DBB\u0DD3",
              "\U0001F469\u200D\U0001F467 Ana", "Ana \u2764\uFE0F"})
            QVERIFY2(!hasHiddenSign(name), name);
        for (const char* name :
             {"A\u200Dna", "A\u200Cna", "Ana\u200D", "\u200DAna", "A\uFE0Fna", "\u05D0\u202E\u05D1"})
            QVERIFY2(hasHiddenSign(name), name);
        for (const char* name : {"", "  ", "\u00A0", " \u200B\u00AD", "\u3000"})
            QVERIFY2(showsNothing(name), name);
        QVERIFY(!showsNothing(" x ") && !showsNothing("\u5B6B"));
    }

    void ids()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        const std::string made = kebab(name.toStdString());
        QCOMPARE(QString::fromStdString(made), id);
        QCOMPARE(kebab(made), made);
    }

    void longNamesStayApart()
    {
        const std::string one = kebab(QString(40, QChar(0x5B6B)).toStdString());
        const std::string other = kebab((QString(39, QChar(0x5B6B)) + QChar(0x609F)).toStdString());
        QVERIFY(one.size() <= 48 && other.size() <= 48);
        QVERIFY(one != other);
    }

    void heroesOfAnyScript()
    {
        for (const char* name :
             {"\u03A9\u03C1\u03AF\u03C9\u03BD", "\u5B6B\u609F\u7A7A", "\u0623\u0645\u064A\u0631"}) {
            Diagnostics diagnostics;
            const std::string text = std::string("hero \"") + name +
                                     "\"\n  health 14, move 2, melee\n\ncard \"" + name +
                                     "\" x30\n  attack 3, boost 1, for any\n";
            const auto hero = readHero(text, "any.hero", diagnostics);
            for (const Diagnostic& one : diagnostics)
                qWarning("%s", toLine(one).c_str());
            QVERIFY(hero && !hasErrors(diagnostics));
            QVERIFY(!hero->id.empty() && hero->findCard(kebab(name)) == 0);
        }
    }
};

QTEST_APPLESS_MAIN(TestNameIds)
#include "tst_nameids.moc"
