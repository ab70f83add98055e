// SPDX-License-Identifier: GPL-3.0-or-later
// What stays of a combat while one of its effects asks, and past combats opened from the timeline.

#include "tests/views/sitting.h"
#include "views/combat/combataside.h"
#include "views/combat/combatband.h"
#include "views/combat/combatbar.h"
#include "views/combat/combatline.h"
#include "views/combat/combatstage.h"
#include "views/combat/ledgercolumn.h"
#include "views/combat/ledgercolumns.h"
#include "views/hand/handview.h"
#include "views/timeline/timelinestrip.h"

using namespace fabletop;
using namespace fabletop::testing;

namespace {

/// Heroes whose cards ask for much.
MatchPlan plan(std::uint64_t seed)
{
    MatchPlan plan = duelPlan(seed, QStringLiteral("greedy1"));
    plan.seats[1].hero = QStringLiteral("medusa");
    return plan;
}

} // namespace

class TestCombatAside : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAnswersIsFree_data()
    {
        QTest::addColumn<int>("part");
        QTest::newRow("the board") << static_cast<int>(CombatAside::Part::ledger);
        QTest::newRow("the hand") << static_cast<int>(CombatAside::Part::stage);
        QTest::newRow("the bar") << static_cast<int>(CombatAside::Part::both);
    }
    void whatAnswersIsFree()
    {
        QFETCH(int, part);
        const auto wanted = static_cast<CombatAside::Part>(part);
        Sitting table(plan(7));
        TablePage& page = *table.page;
        auto& aside = *page.findChild<CombatAside*>();
        QVERIFY(table.until([&] { return table.asked() && aside.part() == wanted; }));
        const bool stage = wanted != CombatAside::Part::ledger;
        const bool ledger = wanted != CombatAside::Part::stage;
        QVERIFY(page.sheet()->isHidden());
        QVERIFY(page.promptBar()->isVisible() && page.promptBar()->isEnabled());
        // Each part stands where it stood on the sheet.
        QCOMPARE(aside.stage()->isVisible(), stage);
        QCOMPARE(aside.columns()->isVisible(), ledger);
        QCOMPARE(aside.stage()->geometry(), page.sheet()->frame().stage);
        QCOMPARE(aside.columns()->geometry(), page.sheet()->frame().row);
        // What lies under a pointer is what answers.
        const auto under = [&page](QPoint at) { return page.childAt(at); };
        QCOMPARE(aside.isAncestorOf(under(page.sheet()->frame().stage.center())), stage);
        QCOMPARE(aside.isAncestorOf(under(page.sheet()->frame().row.center())), ledger);
        QVERIFY(page.promptBar()->isAncestorOf(under(page.promptBar()->geometry().center())) ||
                under(page.promptBar()->geometry().center()) == page.promptBar());
        QCOMPARE(page.board()->isEnabled(), !stage);
        QCOMPARE(page.hand()->isVisible() && page.hand()->isEnabled(), !ledger);
        QCOMPARE(page.findChild<CombatBand*>()->isVisible(),
                 !stage); // both values, where no stage shows them
        QCOMPARE(page.findChild<CombatLine*>()->isVisible(), !ledger && page.strip()->isVisible());
        // The step under way is lit, and Space answers nothing.
        int lit = 0;
        for (int step = 1; step <= Ledger::rowCount; ++step)
            if (aside.columns()->column(step)->look().row.status == RowStatus::now) lit = step;
        QVERIFY(lit >= 3);
        const int before = table.match->timeline().last();
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &page, Qt::Key_Space);
        QCOMPARE(table.match->timeline().last(), before);
        QVERIFY(table.asked() && aside.part() == wanted);
        // Answered, the sheet comes back where it stood.
        const int fight = aside.stage()->ledger().fight;
        QVERIFY(table.until(
            [&] { return page.sheet()->isVisible() || table.match->timeline().last() > before; }));
        if (!page.sheet()->isVisible()) QVERIFY(table.until([&] { return page.sheet()->isVisible(); }));
        if (page.sheet()->ledger().fight == fight) QVERIFY(page.sheet()->step() >= lit);
        QCOMPARE(aside.part(), CombatAside::Part::nothing);
    }

    void aPastCombatOpensFromTheTimeline()
    {
        Sitting table(plan(7));
        TablePage& page = *table.page;
        const auto fights = [&] { return table.match->timeline().structure().fights(); };
        QVERIFY(table.until(
            [&] { return table.askedFor(Ask::action) && fights().size() >= 2 && fights().front().over; }));
        const Cursor place = table.controller().view().place();
        const int decided = table.match->timeline().last();
        QVERIFY(pressFirstFight(*page.strip()));
        CombatSheet& sheet = *page.sheet();
        QVERIFY(sheet.isVisible() && sheet.past());
        QCOMPARE(sheet.ledger().fight, 0);
        QCOMPARE(table.controller().view().place(), place); // the table stays where it is
        QVERIFY(sheet.bar()->backButton()->isVisible());
        for (int press = 0; press < 40 && sheet.isVisible(); ++press)
            sheet.advance();
        QVERIFY(sheet.isHidden());
        QVERIFY(pressFirstFight(*page.strip()));
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QVERIFY(sheet.isHidden());
        QVERIFY(table.askedFor(Ask::action));
        QCOMPARE(table.match->timeline().last(), decided);
        QVERIFY(page.board()->isEnabled());
        // And the match goes on.
        QVERIFY(table.until([&] { return table.match->timeline().last() > decided; }));
    }

private:
    static bool pressFirstFight(TimelineStrip& strip)
    {
        QSignalSpy pressed(&strip, &TimelineStrip::fightPressed);
        for (int x = 0; x < strip.width() && pressed.isEmpty(); x += 4)
            for (const PlacedTurn& turn : strip.places().turns())
                for (const PlacedSymbol& placed : turn.symbols)
                    if (pressed.isEmpty() && placed.symbol.kind == Symbol::Kind::combat)
                        QTest::mousePress(
                            &strip, Qt::LeftButton, {},
                            QPoint(static_cast<int>(placed.left + placed.width / 2 - strip.offset()) + 14,
                                   strip.height() / 2));
        return !pressed.isEmpty();
    }
};

QTEST_MAIN(TestCombatAside)
#include "tst_combataside.moc"
