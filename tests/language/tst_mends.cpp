// SPDX-License-Identifier: GPL-3.0-or-later
// Mends: none leaves a mistake in its line, says something else than was written, or is offered where nothing
// fits.

#include "model/language/services/keptmeaning.h"
#include "model/language/services/mends.h"
#include "tests/language/sliprows.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

namespace {

/// The hero of the reference, which uses every word.
std::string exampleHero()
{
    Diagnostics problems;
    return readTextFile(QStringLiteral(":/content/help/language/beekeeper.hero"), problems).value_or("");
}

/// An act's line cut off, with a word left out or misspelt, and with other little words and numbers.
QStringList spoiled(const QString& line)
{
    const QString bare = line.trimmed();
    if (!line.startsWith(QStringLiteral("    ")) || bare.startsWith(u'#')) return {};
    const QString indent = line.left(line.indexOf(bare.at(0)));
    const QStringList words =
        bare.section(QStringLiteral(" #"), 0, 0).section(QStringLiteral(" ["), 0, 0).split(u' ');
    QStringList all;
    for (qsizetype at = 0; at < words.size(); ++at) {
        all << indent + words.mid(0, at + 1).join(u' ');
        QStringList less = words;
        less.removeAt(at);
        all << indent + less.join(u' ');
        QStringList misspelt = words;
        if (misspelt[at].size() > 3) misspelt[at].remove(2, 1);
        all << indent + misspelt.join(u' ');
        const bool little = QStringList{"a", "an", "each", "the", "any", "1", "2", "3"}.contains(words[at]);
        for (const char* other : {"no", "2", "1", "each", "up to 2", "your", "my"}) {
            if (!little) continue;
            QStringList changed = words;
            changed[at] = QString::fromUtf8(other);
            all << indent + changed.join(u' ');
        }
    }
    return all;
}

} // namespace

class TestMends : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Refused, and nothing is offered: no mend would say what was written.
    void refusedWithoutAMend_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* line, const char* code, const QStringList& arguments) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(code) << arguments;
        };
        row("the opponent may discard 2 cards in the opponent's hand", "only-one-here",
            {"2 cards in the opponent's hand"});
        row("the opponent may discard 2 cards", "only-one-here", {"2 cards"});
        row("swap 2 Clones with Bear", "only-one-here", {"2 Clones"});
        row("for each Clone\n  deal 1 damage to 2 opposing fighters", "several-in-loop",
            {"2 opposing fighters"});
        row("for each Clone\n  move up to 2 opposing fighters up to 1 space", "several-in-loop",
            {"up to 2 opposing fighters"});
        row("deal 1 damage to no Clone", "little-word-not-here", {"no Clone"});
        row("deal 256 damage to Bear", "number-out-of-range", {"1", "99"});
        row("draw 0 cards", "number-out-of-range", {"1", "30"});
        row("draw 4 cards\nkeep one of the cards drawn and put the others under the deck", "keep-what",
            {"keep one of the cards drawn and put the others under the deck", "draw up to 4 cards"});
        row("look at the top 2 cards of your deck\nchoose one of them", "not-understood",
            {"of", "the end of the line"});
        row("your opponent may discard two cards", "only-one-here", {"your opponent may discard two"});
        row("this card gets -2", "unexpected-character", {"-"});
        row("the opponent discards a card in your hand", "card-of-another", {"a card in your hand"});
    }
    void refusedWithoutAMend()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(QStringList, arguments);
        const Diagnostics problems = slipProblems(slipText(line));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(asText(problems[0].code.id()), code);
        QCOMPARE(argumentsOf(problems[0]), arguments);
        QVERIFY(problems[0].quickFix.empty());
    }

    /// Whatever is written wrongly: a mend leaves no mistake in its line and says what was written, and no
    /// message shows a sign of a pattern.
    void everyMendHolds()
    {
        const std::string text = exampleHero();
        const QStringList lines = QString::fromStdString(text).split(u'\n');
        int mends = 0;
        int seen = 0;
        constexpr int pitch = test::sanitized ? 40 : 4; // each line with other spoiled places
        for (qsizetype at = 0; at < lines.size(); ++at)
            for (const QString& wrong : spoiled(lines[at])) {
                if (++seen % pitch != 0) continue;
                QStringList changed = lines;
                changed[at] = wrong;
                const std::string whole = changed.join(u'\n').toStdString();
                for (const Diagnostic& problem : slipProblems(whole)) {
                    const std::string told = message(problem);
                    QVERIFY2(told.find('{') == std::string::npos, told.c_str());
                    QVERIFY2(told.find("\"\"") == std::string::npos, told.c_str());
                    if (problem.quickFix.empty() || problem.where.line != at + 1) continue;
                    ++mends;
                    const std::string made = mended(whole, problem);
                    for (const Diagnostic& left : slipProblems(made))
                        QVERIFY2(
                            left.where.line != at + 1 || left.severity == Severity::warning,
                            (wrong.toStdString() + " > " + problem.quickFix + ": " + toLine(left)).c_str());
                    QVERIFY2(keepsMeaning(whole, made),
                             (wrong.toStdString() + " > " + problem.quickFix).c_str());
                }
            }
        QVERIFY2(mends > test::repetitions(100), qPrintable(QString::number(mends)));
    }

    /// What is missed only because another line isn't understood leaves the mends of both alone.
    void eachOfTwoMistakesHasItsMend()
    {
        const std::string text =
            slipText(QStringLiteral("deal 1 damge to Bear\nBear recovers health equal to the damge dealt"));
        const Diagnostics problems = slipProblems(text);
        QCOMPARE(problems.size(), std::size_t{2});
        for (const Diagnostic& problem : problems)
            QCOMPARE(problem.quickFix, std::string("damage"));
    }

    void keptOrNot()
    {
        QVERIFY(keepsMeaning("discard 1 card", "discard a card"));
        QVERIFY(keepsMeaning("draw two cards", "draw 2 cards"));
        QVERIFY(keepsMeaning("if you did not win", "if not you won"));
        QVERIFY(keepsMeaning("defeat Bear", "deal 99 damage to Bear"));
        QVERIFY(!keepsMeaning("there are no cards", "there is a card"));
        QVERIFY(!keepsMeaning("there are 2 Clones", "there is a Clone"));
        QVERIFY(
            keepsMeaning("the number of Clones is less than 2", "not the number of Clones is at least 2"));
        QVERIFY(keepsMeaning("otherwise", "if you did not"));
        QVERIFY(keepsMeaning("another Clone", "a Clone except this fighter"));
        QVERIFY(!keepsMeaning("another Clone", "a Clone"));
        QVERIFY(!keepsMeaning("each other Clone", "each Clone"));
        QVERIFY(!keepsMeaning("otherwise", "if you did"));
        QVERIFY(!keepsMeaning("draw 31 cards", "draw 30 cards"));
        QVERIFY(!keepsMeaning("a space", "a space without a fighter"));
    }
};

QTEST_GUILESS_MAIN(TestMends)
#include "tst_mends.moc"
