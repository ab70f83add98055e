// SPDX-License-Identifier: GPL-3.0-or-later
// New heroes: from answers, from a shipped one, from a table of cards. What is made compiles, plays and is
// canonical.

#include "model/bots/gamerunner.h"
#include "model/bots/random.h"
#include "model/content/catalogue.h"
#include "model/documents/rules/newhero.h"
#include "model/language/prose/prose.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"

#include <QTest>

using namespace fabletop;

namespace {

std::shared_ptr<const HeroRules> withoutProblems(const QString& text)
{
    Diagnostics problems;
    auto hero = readHero(text.toStdString(), "new.hero", problems);
    for (const Diagnostic& problem : problems)
        qWarning("%s", toLine(problem).c_str());
    return problems.empty() ? hero : nullptr;
}

bool isCanonical(const QString& text)
{
    Diagnostics ignored;
    return print(parse(text.toStdString(), "x", ignored)) == text.toStdString();
}

NewHero answers(const QString& name, std::vector<NewHero::Sidekick> sidekicks)
{
    NewHero hero;
    hero.name = name;
    hero.sidekicks = std::move(sidekicks);
    return hero;
}

QString cardsOf(const char* csv, Diagnostics& problems)
{
    return cardsFromCsv(csv, QStringLiteral("cards.csv"), problems).value_or(QString());
}

} // namespace

class TestNewHero : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewHeroCompilesWithoutAProblem_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("sidekicks");
        QTest::newRow("plain") << QStringLiteral("Robin") << 0;
        QTest::newRow("two words") << QStringLiteral("Old Tom") << 1;
        QTest::newRow("lower case") << QStringLiteral("the rat") << 3;
        QTest::newRow("accents") << QStringLiteral("Élodie d’Été") << 5;
        QTest::newRow("quotes") << QStringLiteral(" \"Nine\n Lives\" # 9 ") << 1;
        QTest::newRow("marks") << QStringLiteral("HERO SIDEKICK") << 2;
        QTest::newRow("words") << QStringLiteral("any") << 1;
    }

    void aNewHeroCompilesWithoutAProblem()
    {
        QFETCH(QString, name);
        QFETCH(int, sidekicks);
        NewHero hero = answers(name, {});
        if (sidekicks > 0)
            hero.sidekicks.push_back({QStringLiteral("HERO's Dog"), QString(), sidekicks, 1, true});
        QCOMPARE(refusalOf(hero), QString());
        const QString text = newHeroText(hero);
        const auto rules = withoutProblems(text);
        QVERIFY2(rules, qPrintable(text));
        QVERIFY2(isCanonical(text), qPrintable(text));
        QCOMPARE(rules->deckSize(), 30);
        QCOMPARE(rules->fighters.size(), static_cast<std::size_t>(sidekicks) + 1);
        for (const CardKind& card : rules->cards)
            for (Language language : {Language::es, Language::fr, Language::pt})
                QVERIFY(!card.name.by[static_cast<std::size_t>(language)].text.empty());
    }

    /// Computers that choose by chance play it against itself to the end.
    void aNewHeroPlays()
    {
        const NewHero::Sidekick guards{QStringLiteral("Guard"), QStringLiteral("Guards"), 3, 1, true};
        const auto hero = withoutProblems(newHeroText(answers(QStringLiteral("Old Tom"), {guards})));
        QVERIFY(hero);
        Diagnostics problems;
        MatchSetup setup;
        setup.battlefield = *loadBattlefield(shippedBattlefields().front(), problems);
        setup.seats = {{hero, 0, 0}, {hero, 1, 1}};
        const auto rules = buildRuleset(setup, problems);
        QVERIFY(rules);
        for (std::uint64_t game = 0; game < 200; ++game) {
            std::vector<std::unique_ptr<Bot>> bots;
            for (int seat = 0; seat < 2; ++seat)
                bots.push_back(std::make_unique<RandomBot>());
            const GameResult result = GameRunner(*rules, std::move(bots)).play(gameSeed(1, game));
            QVERIFY(!result.fault && result.winner <= 1);
        }
    }

    void impossibleAnswersAreRefused()
    {
        QVERIFY(!refusalOf(answers(QStringLiteral("…"), {})).isEmpty());
        QVERIFY(!refusalOf(answers(QStringLiteral("A"), {{QStringLiteral("a"), {}, 1, 1, false}})).isEmpty());
        QVERIFY(!refusalOf(answers(QStringLiteral("A"), {{QStringLiteral("B"), {}, 6, 1, false}})).isEmpty());
        QVERIFY(!refusalOf(answers(QStringLiteral("A"), {{QStringLiteral("B"), {}, 1, 0, false}})).isEmpty());
        NewHero hero = answers(QStringLiteral("A"), {});
        hero.move = 13;
        QVERIFY(!refusalOf(hero).isEmpty());
    }

    void aDuplicateIsTheSameUnderAnotherName()
    {
        for (const QString& id : shippedHeroes()) {
            Diagnostics ignored;
            const QString whole = QString::fromStdString(
                *readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), ignored));
            for (const QString& name : {QStringLiteral("New One"), QStringLiteral("the new one")}) {
                const auto text = duplicateText(whole, name);
                QVERIFY(text);
                const auto copy = withoutProblems(*text);
                QVERIFY2(copy, qPrintable(id));
                QVERIFY2(isCanonical(*text), qPrintable(id));
                QCOMPARE(copy->name.text(), name.toStdString());
                const auto original = loadHero(id, ignored);
                QCOMPARE(copy->cards.size(), original->cards.size());
                QCOMPARE(copy->program.code.size(), original->program.code.size());
            }
        }
        QVERIFY(!duplicateText(QStringLiteral("card \"A\"\n"), QStringLiteral("B")));
        QVERIFY(!duplicateText(QStringLiteral("hero \"A\"\n"), QStringLiteral("\"\"")));
    }

    void cardsComeFromATable_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("commas") << QByteArray(
            "title,copies,type,value,boost,for\n"
            "\"Cut, and run\",2,attack,3,1,any\nPlan,x3,Scheme,,2,Old Tom\n");
        QTest::newRow("semicolons") << QByteArray(
            "Title;Copies;Type;Value;Boost;For\r\n"
            "\"Cut, and run\"; 2;attack;3;1;\r\nPlan;3;scheme;;2;Old Tom");
        QTest::newRow("tabs, no headings")
            << QByteArray("Cut, and run\t2\tattack\t3\t1\tany\nPlan\t3\tscheme\t\t2\tOld Tom\n\n");
        QTest::newRow("another order")
            << QByteArray("\xef\xbb\xbf"
                          "type,for,title,boost,value,copies\n"
                          "attack,any,\"Cut, and run\",1,3,2\nscheme,Old Tom,Plan,2,,3\n");
    }

    void cardsComeFromATable()
    {
        QFETCH(QByteArray, csv);
        Diagnostics problems;
        const auto text = cardsFromCsv(csv, QStringLiteral("cards.csv"), problems);
        for (const Diagnostic& problem : problems)
            qWarning("%s", toLine(problem).c_str());
        QCOMPARE(text.value_or(QString()),
                 QStringLiteral("card \"Cut, and run\" x2\n  attack 3, boost 1, for any\n\n"
                                "card \"Plan\" x3\n  scheme, boost 2, for Old Tom\n"));
        QVERIFY(isCanonical(*text));
    }

    void faultsOfATableAreToldByLine_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const QByteArray head("title,copies,type,value,boost,for\n");
        QTest::newRow("number") << head + "A,1,attack,3,1,any\nB,1,attack,many,1,any\n"
                                << QStringLiteral("number-out-of-range") << 3;
        QTest::newRow("type") << head + "A,1,atack,3,1,any\n" << QStringLiteral("csv-type") << 2;
        QTest::newRow("twice") << head + "A,1,attack,3,1,any\na,1,attack,3,1,any\n"
                               << QStringLiteral("name-twice") << 3;
        QTest::newRow("name") << head + ",1,attack,3,1,any\n" << QStringLiteral("name-empty") << 2;
        QTest::newRow("quote") << head + "\"A\nB\",1,attack,3,1,any\n\"C,1\n"
                               << QStringLiteral("string-without-end") << 4;
        QTest::newRow("lines in quotes") << head + "\"A\nB\",1,attack,3,1,any\nC,1,none,3,1,any\n"
                                         << QStringLiteral("csv-type") << 4;
        QTest::newRow("column") << QByteArray("title,copies,type,value,for\nA,1,attack,3,any\n")
                                << QStringLiteral("csv-column") << 1;
        QTest::newRow("empty") << QByteArray() << QStringLiteral("csv-empty") << 1;
        QTest::newRow("no text") << QByteArray("A\xff") << QStringLiteral("not-utf8") << 1;
        QTest::newRow("large") << QByteArray(300 * 1024, 'a') << QStringLiteral("csv-too-large") << 1;
        QTest::newRow("many") << head + QByteArray("A,1,attack,3,1,any\n") +
                                     [] {
                                         QByteArray rows;
                                         for (int i = 0; i < 30; ++i)
                                             rows += "C" + QByteArray::number(i) + ",1,attack,3,1,any\n";
                                         return rows;
                                     }()
                              << QStringLiteral("too-many-cards") << 32;
    }

    void faultsOfATableAreToldByLine()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, code);
        QFETCH(int, line);
        Diagnostics problems;
        QVERIFY(!cardsFromCsv(csv, QStringLiteral("cards.csv"), problems));
        QVERIFY(!problems.empty());
        QCOMPARE(QString::fromStdString(std::string(problems.front().code.id())), code);
        QCOMPARE(problems.front().where.line, line);
        QVERIFY(message(problems.front()) != problems.front().code.id());
    }

    void aTableIsPartOfAHero()
    {
        Diagnostics problems;
        const QString cards = cardsOf("Cut,15,attack,3,1,any\nParry,15,defense,3,,any\n", problems);
        QVERIFY(withoutProblems(QStringLiteral("hero \"A\"\n  health 9, move 2, melee\n\n") + cards));
    }
};

QTEST_GUILESS_MAIN(TestNewHero)
#include "tst_newhero.moc"
