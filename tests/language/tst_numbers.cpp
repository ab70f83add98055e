// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in rules texts: what a card says it does, or its file is refused with the place and the range.

#include "model/content/catalogue.h"
#include "model/content/rulesets/ruleset.h"
#include "model/language/meaning/numbercheck.h"
#include "model/language/meaning/resolver.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/vocabulary.h"
#include "model/table/table.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace fabletop;

namespace {

QString heroWith(const QString& act)
{
    return QStringLiteral(
               "hero \"Testa\"\n  health 10, move 2, melee\n\ncard \"One\" x30\n  scheme, boost 1, for any\n"
               "  when played\n    %1\n")
        .arg(act);
}

Diagnostics problemsOf(const QString& text)
{
    Diagnostics diagnostics;
    (void)readHero(text.toStdString(), "test.hero", diagnostics);
    return diagnostics;
}

/// The text of the line with what stands at `span` replaced.
QString replaced(const QString& text, Span span, const QString& by)
{
    QStringList lines = text.split(u'\n');
    lines[span.line - 1].replace(span.column - 1, span.length, by);
    return lines.join(u'\n');
}

/// One number as it stands in a file, with the slot it stands in.
struct Written {
    Word word = Word::none;
    std::size_t slot = 0;
    Span where; ///< of the digits alone
    Span told;  ///< where a problem with it is told
    int number = 0;
};

/// Where the digits of a property or count stand: behind its first word.
Span digitsOf(const QString& text, const Node& node)
{
    const QString line = text.split(u'\n')[node.span.line - 1];
    const QString number = QString::number(node.number);
    const auto at =
        node.word == Word::sidekickDecl || node.word == Word::cardDecl || node.word == Word::tokenDecl
            ? line.lastIndexOf(QStringLiteral("x") + number) + 1
            : line.indexOf(number, node.span.column - 1);
    return {node.span.line, static_cast<int>(at) + 1, static_cast<int>(number.size())};
}

void collect(const QString& text, const Node& node, std::vector<Written>& found)
{
    using Kind = PatternPart::Kind;
    std::size_t slot = 0;
    std::size_t part = 0;
    if (node.word != Word::none && node.word != Word::languageAttr)
        for (const PatternPart& piece : patternOf(node.word)) {
            const bool phrase = piece.kind == Kind::slot || piece.kind == Kind::amount;
            if (phrase) ++part;
            if (piece.kind == Kind::integer || (piece.kind == Kind::times && node.number > 1)) {
                if (node.word != Word::literal)
                    found.push_back({node.word, slot, digitsOf(text, node), node.span, node.number});
                ++slot;
            } else if (phrase && piece.sort == Sort::number) {
                const Node& child = node.parts[part - 1];
                if (child.word == Word::literal)
                    found.push_back({node.word, slot, child.span, child.span, child.number});
                ++slot;
            }
        }
    for (const std::vector<Node>* nodes : {&node.parts, &node.block, &node.otherwise})
        for (const Node& child : *nodes)
            collect(text, child, found);
}

bool aboutNumbers(const Diagnostic& problem)
{
    static const QSet<QString> codes{QStringLiteral("number-out-of-range"),
                                     QStringLiteral("copies-out-of-range"), QStringLiteral("other-version"),
                                     QStringLiteral("too-many-sidekicks"), QStringLiteral("too-many-tokens")};
    return codes.contains(QString::fromStdString(std::string(problem.code.id())));
}

} // namespace

class TestNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each number of the reference's example, which holds every word, one below and one above what its slot
    /// takes.
    void everyNumberIsHeldToItsRange()
    {
        QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/help/language/beekeeper.hero"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        Diagnostics problems;
        const File parsed = parse(text.toStdString(), "beekeeper.hero", problems);
        std::vector<Written> numbers;
        for (const Node& node : parsed.declarations)
            collect(text, node, numbers);
        QSet<int> words;
        for (const Written& one : numbers) {
            words.insert(static_cast<int>(one.word));
            const Range& range = rangeOf(one.word, one.slot);
            QVERIFY2(range.declared() && range.holds(one.number), rowOf(one.word).pattern.data());
            for (const int wrong : {range.least - 1, range.most + 1, 256 + one.number}) {
                if (wrong < 0 || range.holds(wrong)) continue;
                bool told = false;
                const QString changed = replaced(text, one.where, QString::number(wrong));
                for (const Diagnostic& problem : problemsOf(changed))
                    told = told || (aboutNumbers(problem) && problem.where.line == one.told.line &&
                                    problem.where.column == one.told.column);
                QVERIFY2(told, qPrintable(QStringLiteral("line %1: %2 in “%3”")
                                              .arg(one.where.line)
                                              .arg(wrong)
                                              .arg(QString::fromUtf8(rowOf(one.word).pattern.data()))));
            }
            for (const int right : {range.least, range.most})
                for (const Diagnostic& problem :
                     problemsOf(replaced(text, one.where, QString::number(right))))
                    QVERIFY2(problem.code.id() != "number-out-of-range",
                             qPrintable(QString::fromStdString(toLine(problem))));
        }
        for (const Row& row : vocabulary()) {
            const bool ofRules = row.word == Word::numberDecl || row.word == Word::literal;
            if (!row.numbers[0].declared() || ofRules || words.contains(static_cast<int>(row.word))) continue;
            QVERIFY2(row.word == Word::setPrinted || row.word == Word::equals || row.word == Word::withValue,
                     row.pattern.data());
        }
    }

    void whatIsToldAndWhere_data()
    {
        QTest::addColumn<QString>("act");
        QTest::addColumn<QString>("line");
        QTest::newRow("damage") << "deal 256 damage to each opposing fighter"
                                << "test.hero:7:10: error: the number must be from 1 to 99";
        QTest::newRow("more digits") << "deal 1234567 damage to each opposing fighter"
                                     << "test.hero:7:10: error: the number must be from 1 to 99";
        QTest::newRow("looking") << "look at the top 12 cards of your deck"
                                 << "test.hero:7:21: error: the number must be from 1 to 6";
        QTest::newRow("counted")
            << "look at the top cards equal to the number of cards in your hand of your deck"
            << "test.hero:7:36: error: this can be up to 31; the maximum here is 6";
        QTest::newRow("summed") << "draw up to cards equal to the boost of this card plus 3"
                                << "test.hero:7:31: error: this can be up to 12; the maximum here is 6";
        QTest::newRow("for each") << "deal 256 damage for each card in your hand to each opposing fighter"
                                  << "test.hero:7:10: error: the number must be from 1 to 99";
        QTest::newRow("steps") << "move your hero up to 64 spaces"
                               << "test.hero:7:26: error: the number must be from 1 to 63";
        QTest::newRow("equal") << "if the number of cards in your hand is 300\n      draw 1 card"
                               << "test.hero:7:44: error: the number must be from 0 to 99";
        QTest::newRow("value") << "discard a card in your hand with value 100"
                               << "test.hero:7:44: error: the number must be from 0 to 99";
        QTest::newRow("actions") << "gain 10 actions"
                                 << "test.hero:7:10: error: the number must be from 1 to 9";
    }

    void whatIsToldAndWhere()
    {
        QFETCH(QString, act);
        QFETCH(QString, line);
        const Diagnostics problems = problemsOf(heroWith(act));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(toLine(problems.front())), line);
    }

    void valuesInACombat()
    {
        QString text = heroWith(QStringLiteral("set the printed value of this card to 100"));
        text.replace(QStringLiteral("scheme,"), QStringLiteral("attack 1,"))
            .replace(QStringLiteral("when played"), QStringLiteral("immediately"));
        const Diagnostics problems = problemsOf(text);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(toLine(problems.front())),
                 QStringLiteral("test.hero:7:43: error: the number must be from 0 to 99"));
    }

    /// Which number was meant nobody knows, so none is put in its place.
    void noMendIsAnotherNumber()
    {
        const Diagnostics problems =
            problemsOf(heroWith(QStringLiteral("deal 256 damage to each opposing fighter")));
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems.front().quickFix.empty());
        QCOMPARE(problems.front().where.length, 3);
    }

    void ruleSetsKeepTheirRanges()
    {
        for (const auto& [line, code] : {std::pair{"number \"hand limit\" 32\n", "number-out-of-range"},
                                         {"number \"actions\" 0\n", "number-out-of-range"},
                                         {"number \"actions\" 256\n", "number-out-of-range"},
                                         {"number \"tea\" 3\n", "unknown-number"}}) {
            Diagnostics problems;
            const File file = parse(std::string("rules \"Ours\"\n") + line, "ours.rules", problems);
            (void)resolveRules(file, "ours.rules", problems);
            QCOMPARE(problems.size(), std::size_t{1});
            QCOMPARE(std::string(problems.front().code.id()), std::string(code));
            QCOMPARE(problems.front().where.line, 2);
        }
    }

    /// Room that is kept in a byte or two: one more than fits is refused, not dropped.
    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        const auto times = [](int count, const QString& text) {
            QString all;
            for (int i = 1; i <= count; ++i)
                all += text.contains(QStringLiteral("%1")) ? text.arg(i) : text;
            return all;
        };
        const QString option = QStringLiteral("      option \"O%1\"\n        draw 1 card\n");
        QTest::newRow("eight options") << heroWith(QStringLiteral("choose one\n") + times(8, option)) << "";
        QTest::newRow("nine options")
            << heroWith(QStringLiteral("choose one\n") + times(9, option)) << "too-many-options";
        const QString choice = QStringLiteral("\n    choose one\n      option \"A\"\n        draw 1 card\n   "
                                              "   option \"B\"\n        draw 2 cards");
        QTest::newRow("fifty choices") << heroWith(QStringLiteral("draw 1 card") + times(50, choice)) << "";
        QTest::newRow("more choices")
            << heroWith(QStringLiteral("draw 1 card") + times(51, choice)) << "too-many-choices";
        const QString later = QStringLiteral("\n    at the start of your next turn\n      draw 1 card");
        QTest::newRow("seven that wait") << heroWith(QStringLiteral("draw 1 card") + times(7, later)) << "";
        QTest::newRow("eight that wait")
            << heroWith(QStringLiteral("draw 1 card") + times(8, later)) << "too-many-waiting";
        const QString ability = QStringLiteral("\nability \"A%1\"\n  at the start of your turn\n    draw 1 "
                                               "card\n  at the end of your turn\n    draw 1 card\n");
        QTest::newRow("eight moments") << heroWith(QStringLiteral("draw 1 card")) + times(4, ability) << "";
        QTest::newRow("ten moments") << heroWith(QStringLiteral("draw 1 card")) + times(5, ability)
                                     << "too-many-abilities";
        const QString act = QStringLiteral("\n    deal 1 damage to each fighter adjacent to each fighter "
                                           "adjacent to each fighter adjacent to your hero");
        QTest::newRow("a long text") << heroWith(QStringLiteral("draw 1 card") + times(1000, act)) << "";
        QTest::newRow("too long a text")
            << heroWith(QStringLiteral("draw 1 card") + times(4000, act)) << "text-too-long";
    }

    void whatDoesNotFitIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        const Diagnostics problems = problemsOf(text);
        QCOMPARE(problems.empty() ? QString()
                                  : QString::fromStdString(std::string(problems.front().code.id())),
                 code);
        QVERIFY(problems.size() <= 1);
    }

    void aNumberInPlayHasAMost()
    {
        Node hand;
        hand.word = Word::numberOfCards;
        QCOMPARE(mostOf(hand), maxDeck);
        Node three;
        three.word = Word::literal;
        three.number = 3;
        Node each;
        each.word = Word::perCard;
        each.parts = {three, hand};
        QCOMPARE(mostOf(each), 3 * maxDeck);
        Node sum;
        sum.word = Word::plus;
        sum.parts = {each, three};
        QCOMPARE(mostOf(sum), 3 * maxDeck + 3);
    }
};

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
