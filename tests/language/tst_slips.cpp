// SPDX-License-Identifier: GPL-3.0-or-later
// Slips: what people usually write instead of a word of the language is told with its mend, the mend makes
// the text whole, and elsewhere all is told that may stand there.

#include "model/content/catalogue.h"
#include "model/language/reading/printer.h"
#include "model/language/services/completions.h"
#include "model/language/services/keptmeaning.h"
#include "model/language/services/mends.h"
#include "tests/language/sliprows.h"

#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

class TestSlips : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void toldWithTheirMend_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* line, const char* code, const QStringList& arguments,
                            const char* meant) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(code) << arguments
                                << QString::fromUtf8(meant);
        };
        row("if you won\n  draw 1 card\nelse\n  draw 2 cards", "otherwise-wanted", {"else", "otherwise"},
            "if you won\n  draw 1 card\notherwise\n  draw 2 cards");
        row("if you won\n  draw 1 card\nelse draw 2 cards", "otherwise-wanted", {"otherwise", "otherwise"},
            "if you won\n  draw 1 card\notherwise\n  draw 2 cards");
        row("if you won\n  draw 1 card\notherwise draw 2 cards", "block-wanted", {"otherwise"},
            "if you won\n  draw 1 card\notherwise\n  draw 2 cards");
        row("you may draw 1 card", "block-wanted", {"you may"}, "you may\n  draw 1 card");
        row("you may draw 1 card\n    draw 2 cards", "block-wanted", {"you may"},
            "you may\n    draw 1 card\n    draw 2 cards");
        row("if you won, draw 1 card", "block-wanted", {"if you won"}, "if you won\n  draw 1 card");
        row("if you won then draw 1 card", "block-wanted", {"if you won"}, "if you won\n  draw 1 card");
        row("if you won, then draw 1 card", "block-wanted", {"if you won"}, "if you won\n  draw 1 card");
        row("draw 1 card if you won", "block-wanted", {"if you won"}, "if you won\n  draw 1 card");
        row("for each Clone, draw 1 card", "block-wanted", {"for each Clone"},
            "for each Clone\n  draw 1 card");
        row("if you won, draw a card", "block-wanted", {"if you won"}, "if you won\n  draw 1 card");
        row("draw a card", "figure-wanted", {"a", "1"}, "draw 1 card");
        row("gain an action", "figure-wanted", {"an", "1"}, "gain 1 action");
        row("draw two cards", "figure-wanted", {"two", "2"}, "draw 2 cards");
        row("deal twelve damage to the opposing fighter", "figure-wanted", {"twelve", "12"},
            "deal 12 damage to the opposing fighter");
        row("Draw 1 card", "small-letter-wanted", {"Draw", "draw"}, "draw 1 card");
        row("DRAW 1 card", "small-letter-wanted", {"DRAW", "draw"}, "draw 1 card");
        row("Move Bear up to 2 spaces", "small-letter-wanted", {"Move Bear", "move Bear"},
            "move Bear up to 2 spaces");
        row("You may\n  draw 1 card", "small-letter-wanted", {"You", "you"}, "you may\n  draw 1 card");
        row("Deal two damage to the opposing fighter", "small-letter-wanted", {"Deal two", "deal 2"},
            "deal 2 damage to the opposing fighter");
        row("move Bear 2 spaces", "up-to-missing", {"2", "up to 2"}, "move Bear up to 2 spaces");
        row("move each Clone 1 space", "up-to-missing", {"1", "up to 1"}, "move each Clone up to 1 space");
        row("move Bear two spaces", "up-to-missing", {"two", "up to 2"}, "move Bear up to 2 spaces");
        row("Bear moves 2 spaces", "word-of-others", {"Bear moves", "move Bear up to"},
            "move Bear up to 2 spaces");
        row("you gain 1 action", "subject-not-wanted", {"you gain", "gain"}, "gain 1 action");
        row("you choose a Clone\ndeal 1 damage to that fighter", "subject-not-wanted",
            {"you choose", "choose"}, "choose a Clone\ndeal 1 damage to that fighter");
        row("you gains 1 action", "subject-not-wanted", {"you gains", "gain"}, "gain 1 action");
        row("the opponent gains 2 health", "word-of-others", {"opponent gains", "opponent's hero recovers"},
            "the opponent's hero recovers 2 health");
        row("the opponent gains 2 cards", "word-of-others", {"gains", "draws"}, "the opponent draws 2 cards");
        row("the opponent chooses and discards a card in the opponent's hand", "word-of-others",
            {"opponent chooses and discards", "opponent discards"},
            "the opponent discards a card in the opponent's hand");
        row("heal 2", "word-of-others", {"heal 2", "this fighter recovers 2 health"},
            "this fighter recovers 2 health");
        row("heal Bear for two", "word-of-others", {"heal Bear for two", "Bear recovers 2 health"},
            "Bear recovers 2 health");
        row("heal 2 damage from Bear", "word-of-others",
            {"heal 2 damage from Bear", "Bear recovers 2 health"}, "Bear recovers 2 health");
        row("Bear heals 2 damage", "word-of-others", {"heals 2 damage", "recovers 2 health"},
            "Bear recovers 2 health");
        row("defeat the opposing fighter", "word-of-others", {"defeat", "deal 99 damage to"},
            "deal 99 damage to the opposing fighter");
        row("lose 1 health", "word-of-others", {"lose 1 health", "deal 1 damage to this fighter"},
            "deal 1 damage to this fighter");
        row("Bear loses 2 health", "word-of-others", {"Bear loses 2 health", "deal 2 damage to Bear"},
            "deal 2 damage to Bear");
        row("the opponent loses 2 health", "word-of-others",
            {"the opponent loses 2 health", "deal 2 damage to the opponent's hero"},
            "deal 2 damage to the opponent's hero");
        row("the opponent loses a card", "word-of-others", {"loses a", "discards 1 random"},
            "the opponent discards 1 random card");
        row("exile Bear", "word-of-others", {"exile Bear", "Bear leaves the battlefield"},
            "Bear leaves the battlefield");
        row("choose a card in your hand\nexile that card", "word-of-others", {"exile", "discard"},
            "choose a card in your hand\ndiscard that card");
        row("negate the opposing card", "word-of-others", {"negate", "cancel"}, "cancel the opposing card");
        row("move each of a Clone up to 1 space", "little-word-other",
            {"move each of a Clone up to 1 space", "move a Clone up to 1 space"},
            "move a Clone up to 1 space");
        row("move each of each Clone up to 1 space through opposing fighters", "little-word-other",
            {"move each of each Clone up to 1 space through opposing fighters",
             "move each Clone up to 1 space through opposing fighters"},
            "move each Clone up to 1 space through opposing fighters");
        wordsOfStrangers(row);
        wordsOfPlayers(row);
        wordsOfPlaces(row);
        wordsOfConditions(row);
    }

    void toldWithTheirMend()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(QStringList, arguments);
        QFETCH(QString, meant);
        const std::string text = slipText(line);
        const Diagnostics problems = slipProblems(text);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), code);
        QCOMPARE(argumentsOf(problems[0]), arguments);
        const std::string whole = mended(text, problems[0]);
        QCOMPARE(asText(whole), asText(slipText(meant)));
        const Diagnostics left = slipProblems(whole);
        QVERIFY2(left.empty(), left.empty() ? "" : toLine(left[0]).c_str());
        QVERIFY(keepsMeaning(line.toStdString(), meant.toStdString()));
    }

    void nothingLikeIt_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("verb");
        const auto row = [](const char* line, const char* code, const char* verb) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(code)
                                << QString::fromUtf8(verb);
        };
        row("tap Bear", "unknown-here", "tap");
        row("exhaust each Clone", "unknown-here", "exhaust");
        row("exile a card in your discard pile", "unknown-here", "exile");
        row("the opponent loses the game", "unknown-here", "loses");
        row("the opponent chooses a Clone", "verb-of-yours", "chooses");
        row("that player gains 1 action", "verb-of-yours", "gains");
        for (const char* line :
             {"put a card from your discard pile on top of your deck",
              "shuffle your discard pile into your deck", "until the start of your next turn",
              "at the end of your turn", "the opponent chooses one", "pay 1 action", "prevent 2 damage",
              "discard the others"})
            row(line, "not-yet", line);
        row("choose a card with value at least 4 in your hand", "not-yet", "card with value at least");
        row("each sidekick recovers 1 health", "not-yet", "each sidekick");
        row("deal 1 damage to an opposing hero", "not-yet", "opposing hero");
        row("when a Clone is defeated\n  draw 1 card", "not-yet", "when a Clone is defeated");
        row("draw 1 card once per turn", "not-yet", "once per turn");
        row("if that card is a Flame card\n  draw 1 card", "not-yet", "that card is a");
        row("look at the top 3 cards of your deck\ntake up to 2 of them into your hand", "not-yet",
            "take up to 2 of them");
        row("add 3 minus the number of Clones to this card", "not-yet", "minus");
        row("draw 1 card for each Clone, at most 3", "not-yet", ", at most 3");
        row("draw 1 card for each defeated Clone", "not-yet", "each defeated");
        row("move this fighter towards Bear", "not-yet", "towards");
        row("if the opponent has more cards in hand than you\n  draw 1 card", "not-yet", "has more cards in");
        row("draw cards equal to twice the number of Clones", "not-yet", "twice");
        row("place Bear on Probe's space", "not-yet", "'s space");
    }

    void nothingLikeIt()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(QString, verb);
        const Diagnostics problems = slipProblems(slipText(line));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), code);
        QCOMPARE(argumentsOf(problems[0]), QStringList{verb});
        QVERIFY(problems[0].quickFix.empty());
    }

    /// A line that isn't understood hides neither what is wrong below it nor its "else".
    void mistakesBelowAMistakeAreToldAtOnce()
    {
        const Diagnostics problems = slipProblems(slipText(
            QStringLiteral("if the goat is on the roof\n  drow 1 card\nelse\n  each player draws 1 card")));
        QCOMPARE(problems.size(), std::size_t{4});
        QCOMPARE(asText(problems[0].code.id()), QStringLiteral("not-understood"));
        QCOMPARE(asText(problems[1].code.id()), QStringLiteral("not-understood"));
        QCOMPARE(QString::fromStdString(problems[1].quickFix), QStringLiteral("draw"));
        QCOMPARE(asText(problems[2].code.id()), QStringLiteral("otherwise-wanted"));
        QCOMPARE(asText(problems[3].code.id()), QStringLiteral("try-instead"));
    }

    /// It would take the place of the first one, and what stood there would be lost.
    void secondOtherwise()
    {
        const Diagnostics problems = slipProblems(slipText(QStringLiteral(
            "if you won\n  draw 1 card\notherwise\n  draw 2 cards\notherwise\n  deal 2 damage to Wasp")));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), QStringLiteral("otherwise-twice"));
    }

    void whatStandsBehindOtherwiseIsKept()
    {
        const std::string text = slipText(
            QStringLiteral("if you won\n  draw 1 card\notherwise [R-TURN-06] # as it was\n  draw 2 cards"));
        Diagnostics problems;
        const auto whole = canonicalText(text, "x", problems);
        QVERIFY(whole && problems.empty());
        QVERIFY(whole->find("otherwise [R-TURN-06] # as it was\n") != std::string::npos);
    }

    /// The plural of a kind has to be declared before it can be used.
    void pluralThatNobodyDeclared()
    {
        std::string text =
            slipText(QStringLiteral("deal 1 damage to each opposing fighter adjacent to Clones"));
        const std::string plural = "  plural \"Clones\"\n";
        text.erase(text.find(plural), plural.size());
        const Diagnostics problems = slipProblems(text);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), QStringLiteral("plural-missing"));
        QCOMPARE(argumentsOf(problems[0]), (QStringList{QStringLiteral("Clones"), QStringLiteral("Clone")}));
        QVERIFY(problems[0].quickFix.empty());
    }

    /// What is meant depends, so that nothing can be mended; what is usually meant is told.
    void toldWhatMayBeMeant_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* line, const char* written, const char* hint) {
            QTest::newRow(line) << QString::fromUtf8(line)
                                << QStringList{QString::fromUtf8(written), QString::fromUtf8(hint)};
        };
        row("if that fighter was defeated\n  draw 1 card", "if that fighter was defeated",
            "if this defeated a fighter");
        row("if an opposing fighter is defeated\n  draw 1 card", "if an opposing fighter is defeated",
            "if this defeated a fighter");
        row("if the value of the opposing card is at most 3\n  draw 1 card",
            "the value of the opposing card is at most", "the printed value of … is …");
        row("swap your fighter with another of your fighters", "another of your fighters",
            "another friendly fighter");
        row("unless you won\n  draw 1 card", "unless", "if not …");
        row("swap two Clones", "swap two Clones", "swap a … with another …");
        row("2 of your fighters recover 1 health", "2 of your fighters", "… friendly fighters");
        row("choose up to 2 Clones and move them", "choose up to 2 Clones and move them", "choose a …");
        row("your fighter takes no damage", "your fighter takes no damage", "prevent all damage to …");
        row("each player draws 1 card", "each player", "each opponent …");
        row("for each opponent\n  draw 1 card", "for each opponent", "each opponent …");
        row("if all Clones are defeated\n  draw 1 card", "all Clones are defeated", "there are no …");
        row("if no fighter was defeated\n  draw 1 card", "if no fighter was defeated",
            "if not this defeated a fighter");
        row("if Bear or Probe is defeated\n  draw 1 card", "Bear or Probe is defeated",
            "not … is on the battlefield");
        row("if a Clone is not adjacent to Probe\n  draw 1 card", "a Clone is not", "no … is …");
        row("if each Clone is not adjacent to Probe\n  draw 1 card", "each Clone is not",
            "no … is … / not each … is …");
        row("if all Clones are in the same zone\n  draw 1 card", "are in the same zone",
            "… is in a zone of …");
        row("if each Clone is in a zone of Bear or adjacent to Probe\n  draw 1 card",
            "is in a zone of Bear or adjacent", "… is … or … is …");
        row("deal 1 damage to each Clone that is not adjacent to Bear", "that is not", "except fighters …");
        row("revive a Clone", "revive", "return a defeated … to a space …");
    }

    void toldWhatMayBeMeant()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, arguments);
        const Diagnostics problems = slipProblems(slipText(line));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), QStringLiteral("try-instead"));
        QCOMPARE(argumentsOf(problems[0]), arguments);
        QVERIFY(problems[0].quickFix.empty());
    }

    void propertiesWithoutCommas_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("one") << QStringLiteral("attack 3 boost 1, for any") << QStringLiteral("comma-missing")
                             << QStringList{"3", "3,"};
        QTest::newRow("all") << QStringLiteral("attack 3 boost 1 for any") << QStringLiteral("comma-missing")
                             << QStringList{"3 boost 1", "3, boost 1,"};
        QTest::newRow("letter") << QStringLiteral("Attack 3, boost 1, for any")
                                << QStringLiteral("small-letter-wanted") << QStringList{"Attack", "attack"};
        QTest::newRow("stop") << QStringLiteral("attack 3, boost 1, for any.") << QStringLiteral("full-stop")
                              << QStringList{"."};
        QTest::newRow("word") << QStringLiteral("attack three, boost 1, for any")
                              << QStringLiteral("figure-wanted") << QStringList{"three", "3"};
    }

    void propertiesWithoutCommas()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(QStringList, arguments);
        const std::string text = slipCard(line);
        const Diagnostics problems = slipProblems(text);
        const auto told = std::find_if(problems.begin(), problems.end(),
                                       [&](const Diagnostic& one) { return asText(one.code.id()) == code; });
        QVERIFY(told != problems.end());
        QCOMPARE(argumentsOf(*told), arguments);
        const std::string whole = mended(text, *told);
        QCOMPARE(asText(whole), asText(slipCard(QStringLiteral("attack 3, boost 1, for any"))));
        QVERIFY(slipProblems(whole).empty());
    }

    void aMomentInOneLine()
    {
        const std::string text =
            slipHero + "card \"One\" x30\n  attack 3, boost 1, for any\n  after combat, draw 1 card\n";
        const Diagnostics problems = slipProblems(text);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), QStringLiteral("block-wanted"));
        QVERIFY(slipProblems(mended(text, problems[0])).empty());
        QVERIFY(mended(text, problems[0]).find("\n  after combat\n    draw 1 card\n") != std::string::npos);
    }

    /// Small words within a name: it stands in quotes.
    void aNameOfSeveralWords()
    {
        const auto with = [](const char* name) {
            return "hero \"Odile the Tamer\"\n  health 14, move 2, melee\n\ncard \"One\" x30\n  versatile 3, "
                   "boost 1, for any\n  after combat\n    deal 1 damage to each fighter adjacent to " +
                   std::string(name) + "\n";
        };
        const std::string text = with("Odile the Tamer");
        const Diagnostics problems = slipProblems(text);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), QStringLiteral("quotes-wanted"));
        QCOMPARE(asText(mended(text, problems[0])), asText(with("\"Odile the Tamer\"")));
        QVERIFY(slipProblems(mended(text, problems[0])).empty());
    }

    void aCardForTwo()
    {
        const std::string text = slipCard(QStringLiteral("attack 3, boost 1, for Clone or Bear")) +
                                 "  after combat\n    draw 1 card\n";
        const Diagnostics problems = slipProblems(text);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(mended(text, problems[0])),
                 asText(slipCard(QStringLiteral("attack 3, boost 1, for Clone, for Bear")) +
                        "  after combat\n    draw 1 card\n"));
        QVERIFY(slipProblems(mended(text, problems[0])).empty());
    }

    void tabsAreOneProblem()
    {
        std::string text = slipText(QStringLiteral("if you won\n  draw 1 card"));
        for (std::size_t at; (at = text.find("\n  ")) != std::string::npos;)
            text.replace(at, 3, "\n\t");
        for (std::size_t at; (at = text.find("\t  ")) != std::string::npos;)
            text.replace(at, 3, "\t\t");
        QVERIFY(text.find("\t\t\tdraw") != std::string::npos);
        const Diagnostics problems = slipProblems(text);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), QStringLiteral("tab"));
        QVERIFY(mendOf(text, problems[0]).size() > 5);
        QCOMPARE(asText(mended(text, problems[0])),
                 asText(slipText(QStringLiteral("if you won\n  draw 1 card"))));
    }

    /// What completion would offer there, what is nearest first.
    void allThatMayStandThere()
    {
        const auto told = [](const char* line) {
            const Diagnostics problems = slipProblems(slipText(QString::fromUtf8(line)));
            return problems.size() == 1 ? QString::fromStdString(problems[0].arguments.back()).split(", ")
                                        : QStringList();
        };
        const QStringList owners = told("look at the top 2 cards of my deck");
        QCOMPARE(owners, QStringList{"your deck"});
        const QStringList acts = told("dael 1 damage to Bear");
        QCOMPARE(acts.front(), QStringLiteral("deal"));
        for (const char* word : {"draw", "if", "you", "move", "discard", "cancel"})
            QVERIFY2(acts.contains(QString::fromUtf8(word)), word);
        QVERIFY(!acts.contains(QStringLiteral("shuffle"))); // of the rules alone
        const QStringList fighters = told("deal 1 damage to");
        for (const char* word : {"this", "each", "Clone", "Bear", "Probe"})
            QVERIFY2(fighters.contains(QString::fromUtf8(word)), word);
        const std::string text = slipText(QStringLiteral("deal 1 damage to "));
        for (const Completion& one : completionsAt(text, text.size() - 1).items)
            if (one.kind != Completion::Kind::number)
                QVERIFY2(
                    fighters.contains(QString::fromStdString(one.insert.substr(0, one.insert.find(' ')))),
                    one.insert.c_str());
    }

    /// No slip is seen where a line is merely unfinished or holds a misspelt word.
    void nothingIsGuessed_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"deal 2 damage to", "draw", "if", "you may foo", "else", "foo bar baz",
                                 "draw 2 crads", "move Bear up to", "choose one draw 1 card"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }
    void nothingIsGuessed()
    {
        QFETCH(QString, line);
        const Diagnostics problems = slipProblems(slipText(line));
        QCOMPARE(problems.size(), std::size_t{1});
        const std::string_view id = problems[0].code.id();
        QVERIFY2(id == "not-understood" || id == "line-unfinished", problems[0].code.id().data());
    }

    void aLineMadeToBeLongTakesNoTime()
    {
        QString line = QStringLiteral("you");
        for (int i = 0; i < 300; ++i)
            line += QStringLiteral(" a two spaces");
        QVERIFY(!slipProblems(slipText(line)).empty());
        QVERIFY(!slipProblems(slipText(line.left(150))).empty());
    }
};

QTEST_GUILESS_MAIN(TestSlips)
#include "tst_slips.moc"
