// SPDX-License-Identifier: GPL-3.0-or-later
// The hint at the table: one press, from what its seat may know, on board, cards and in the bar; gone with
// its question, and never in a match without hints.

#include "tests/views/sitting.h"
#include "views/pages/table/tablehint.h"
#include "views/pages/table/tablelooks.h"

using namespace fabletop;
using namespace fabletop::testing;

class TestTableHint : public QObject {
    Q_OBJECT

private:
    static const PromptLook& look(const Sitting& table) { return table.page->promptBar()->look(); }
    static bool show(const Sitting& table)
    {
        QTest::mouseClick(table.page->promptBar()->hintButton(), Qt::LeftButton);
        return QTest::qWaitFor([&] { return look(table).hint == HintLook::shown; }, 30'000);
    }

private Q_SLOTS:
    void onePressShowsTheBest()
    {
        Sitting table(duelPlan(21, QStringLiteral("person")));
        QVERIFY(table.untilAsked(Ask::action));
        QCOMPARE(look(table).hint, HintLook::offered);
        QVERIFY(table.page->promptBar()->hintButton()->isVisible());
        const QString before = look(table).help;
        QVERIFY(show(table));
        const PlaceReview& review = table.page->hint().review();
        QCOMPARE(static_cast<int>(review.review.options.size()),
                 std::min(TableHint::most, table.controller().staging().question().options.count));
        QVERIFY(look(table).help != before);
        const std::vector<PaneLine> lines = table.page->hint().lines();
        QCOMPARE(lines[1].rank, 1); // after the heading
        QCOMPARE(lines[1].text,
                 table.controller().narrator().option(
                     table.controller().staging().question().observation,
                     review.options[static_cast<std::size_t>(review.review.options.front().place)]));
        // What is advised is seen on the cards it is about.
        for (const ReviewedOption& option : review.review.options) {
            const Decision& decision = review.options[static_cast<std::size_t>(option.place)];
            const auto& cards = table.page->hand()->cards();
            const auto card = std::find_if(cards.begin(), cards.end(), [&](const HandCard& one) {
                return one.card == decision.card && one.owner == decision.seat;
            });
            if (card != cards.end()) QVERIFY(card->advised > 0);
        }
        QTest::mouseClick(table.page->promptBar()->hintButton(), Qt::LeftButton);
        QCOMPARE(look(table).hint, HintLook::offered);
        QCOMPARE(look(table).help, before);
    }

    void aPlaceIsMarkedOnTheBoard()
    {
        Sitting table(duelPlan(21, QStringLiteral("person")));
        QVERIFY(table.untilAsked(Ask::placeSetUp));
        QVERIFY(show(table));
        const auto& advice = table.page->board()->look().advice;
        QVERIFY(!advice.empty());
        QCOMPARE(advice.front().rank, 1);
    }

    void goesWithItsQuestion()
    {
        Sitting table(duelPlan(21, QStringLiteral("person")));
        QVERIFY(table.untilAsked(Ask::action));
        QVERIFY(show(table));
        const int place = table.match->timeline().last();
        QVERIFY(table.until([&] { return table.match->timeline().last() > place; }));
        QVERIFY(look(table).hint != HintLook::shown);
        QVERIFY(table.page->board()->look().advice.empty());
    }

    void neverInAMatchWithoutHints()
    {
        MatchPlan plan = duelPlan(21, QStringLiteral("person"));
        plan.hints = false;
        Sitting table(plan);
        QVERIFY(table.untilAsked(Ask::action));
        QCOMPARE(look(table).hint, HintLook::none);
        QVERIFY(!table.page->promptBar()->hintButton()->isVisible());
        table.page->hint().toggle();
        QTest::keyClick(table.page.get(), Qt::Key_H);
        QTest::qWait(50);
        QVERIFY(!table.page->hint().shown());
    }

    /// Two tables that differ in the other's hand alone get the same hint.
    void knowsWhatItsSeatKnows()
    {
        Sitting table(duelPlan(21, QStringLiteral("person")));
        QVERIFY(table.untilAsked(Ask::action));
        const Question& question = table.controller().staging().question();
        const State& truth = table.match->state();
        Rng rng = Rng::seeded(5);
        const State other = resample(*question.rules, question.observation, question.seat, rng);
        QVERIFY(!(other.table == truth.table));
        const auto reviewed = [&](const State& state) {
            return reviewDecision(*question.rules, observe(*question.rules, state, question.seat),
                                  question.seat, question.options, {}, {.iterations = 300}, 1);
        };
        QVERIFY(reviewed(other) == reviewed(truth));
    }
};

QTEST_MAIN(TestTableHint)
#include "tst_tablehint.moc"
