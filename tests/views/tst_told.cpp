// SPDX-License-Identifier: GPL-3.0-or-later
// Strip, column, log, curves and prompt tell a combat no sooner than its sheet has come to its end.

#include "model/items/eventlogmodel.h"
#include "model/items/timelinemodel.h"
#include "tests/support/programs.h"
#include "tests/views/sitting.h"
#include "views/pages/table/tablewords.h"
#include "views/seats/seatpanel.h"
#include "views/timeline/matchgraph.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <QAbstractItemModelTester>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

QList<Symbol> symbolsIn(const TimelineModel& model)
{
    QList<Symbol> all;
    for (int row = 0; row < model.rowCount(); ++row)
        all += model.index(row).data(TimelineModel::SymbolsRole).value<QList<Symbol>>();
    return all;
}

int combatsIn(const TimelineModel& model)
{
    const QList<Symbol> all = symbolsIn(model);
    return static_cast<int>(std::count_if(all.begin(), all.end(),
                                          [](const Symbol& s) { return s.kind == Symbol::Kind::combat; }));
}

int combatsOver(const Match& match, int told)
{
    int over = 0;
    for (const Fight& fight : match.timeline().structure().fights())
        over += fight.over && fight.endEvent <= told;
    return over;
}

/// What a sheet could not have told yet: the result of the combat under way, and whatever came of it.
bool tellsResult(const Match& match, const EventLogModel& log)
{
    for (int row = 0; row < log.rowCount(); ++row)
        if (log.index(row).data(EventLogModel::EventRole).toInt() >= match.told()) return true;
    return false;
}

} // namespace

class TestTold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingTellsBeforeTheSheet()
    {
        Sitting table(duelPlan(7, QStringLiteral("greedy1")), 1);
        TimelineModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        TableView view;
        view.setMatch(table.match.get(), Viewer::spectator(), table.controller().narrator());
        model.setView(&view);
        EventLogModel log;
        QAbstractItemModelTester logTester(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
        log.setView(&view);
        MatchGraph curves(lightTheme());
        curves.setView(&view);
        int steps = 0;
        int combats = 0;
        while (combats < 4 && !table.match->over()) {
            QVERIFY(table.until([&] { return table.page->sheet()->isVisible() || table.match->over(); }));
            if (table.match->over()) break;
            ++combats;
            const int before = combatsIn(model);
            const QString strip = table.page->strip()->accessibleDescription();
            const QString health = curves.accessibleDescription();
            const Table shown = table.controller().table();
            const Ledger& ledger = table.page->sheet()->ledger();
            const FighterId hurt = ledger.sides[defenseSide].fighter;
            const QString prompt = table.page->promptBar()->look().text;
            while (table.page->sheet()->isVisible()) {
                ++steps;
                QCOMPARE(combatsIn(model), before);
                QCOMPARE(combatsIn(model), combatsOver(*table.match, table.match->told()));
                QCOMPARE(table.page->strip()->accessibleDescription(), strip);
                QCOMPARE(curves.accessibleDescription(), health);
                QVERIFY(!tellsResult(*table.match, log));
                QCOMPARE(table.page->panel(seatOf(hurt))->look().figures,
                         seatPanelLook(table.controller().looks(), shown, seatOf(hurt),
                                       table.controller().viewer())
                             .figures);
                QCOMPARE(table.page->promptBar()->look().text, prompt);
                QVERIFY2(!prompt.contains(QStringLiteral("damage")) &&
                             !prompt.contains(QStringLiteral("defeated")),
                         qPrintable(prompt));
                for (const PlacedTurn& turn : table.page->strip()->places().turns())
                    for (const PlacedSymbol& placed : turn.symbols)
                        QVERIFY(placed.symbol.endEvent <= table.match->told());
                table.page->sheet()->advance();
                QTest::qWait(1);
            }
        }
        QVERIFY2(combats >= 2 && steps > combats * 4,
                 qPrintable(QStringLiteral("%1 combats, %2 steps").arg(combats).arg(steps)));
        QVERIFY(table.until([&] { return !table.controller().playback().busy(); }));
        QCOMPARE(table.match->told(), table.match->timeline().eventCount());
        QCOMPARE(combatsIn(model), combatsOver(*table.match, table.match->told()));
    }

    /// An effect asks after the result: the combat is not over, and the strip does not have it yet.
    void aCombatThatStillAsksIsNotOnTheStrip()
    {
        Sitting table(duelPlan(3, QStringLiteral("greedy1")), 0);
        TimelineModel model;
        model.setView(&table.controller().view());
        bool seen = false;
        QVERIFY(table.until(
            [&] {
                const Combat& combat = table.match->state().table.combat;
                const bool open = combat.step > CombatStep::result && combat.step < CombatStep::over &&
                                  !table.match->over();
                if (!table.controller().playback().busy()) {
                    if (combatsIn(model) != combatsOver(*table.match, table.match->timeline().eventCount()))
                        return true;
                    seen = seen || open;
                }
                return table.match->over();
            },
            150'000));
        QCOMPARE(combatsIn(model), combatsOver(*table.match, table.match->timeline().eventCount()));
        QVERIFY(seen);
    }

    /// What is not told yet is not there, and comes back when it is.
    void modelsFollowWhatIsTold()
    {
        Sitting table(duelPlan(5, QStringLiteral("greedy1")), 0);
        QVERIFY(table.until([&] {
            return table.match->state().table.turn.number >= 6 && !table.controller().playback().busy();
        }));
        TimelineModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        TableView view;
        view.setMatch(table.match.get(), Viewer::spectator(), table.controller().narrator());
        model.setView(&view);
        EventLogModel log;
        QAbstractItemModelTester logTester(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
        log.setView(&view);
        const int all = table.match->timeline().eventCount();
        const QList<Symbol> symbols = symbolsIn(model);
        const int rows = log.rowCount();
        for (int told = all; told >= 0; told -= 7) {
            table.match->setTold(told);
            for (const Symbol& symbol : symbolsIn(model))
                QVERIFY(symbol.endEvent <= told);
            QVERIFY(!tellsResult(*table.match, log));
            for (const HealthCurve& curve : healthCurves(table.match->rules(), table.match->timeline(), told))
                QVERIFY(curve.points.back().event <= told);
        }
        table.match->setTold(-1);
        QCOMPARE(symbolsIn(model), symbols);
        QCOMPARE(log.rowCount(), rows);
    }
    /// A text that was stopped: the page says so, and says it again to whoever presses something.
    void aMatchThatCannotGoOnSaysWhy()
    {
        const auto rules = test::dealtWith({test::act(Op::jump), test::act(Op::end)});
        MatchInfo info;
        info.setup = test::duelSetup();
        info.setup.seed = 3;
        info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                      {QStringLiteral("Ben"), QStringLiteral("greedy1")}};
        Sitting table(info, rules);
        const auto scheme = [&]() -> std::optional<Decision> {
            for (const Decision& option : table.match->options())
                if (option.verb == Verb::scheme && option.card == CardId{0} && option.seat == SeatId{0})
                    return option;
            return std::nullopt;
        };
        QVERIFY(table.until([&] { return table.askedFor(Ask::action) && scheme(); }, 150'000));
        QVERIFY(!table.match->decide(*scheme()));
        QTRY_VERIFY(!table.controller().playback().busy());
        QVERIFY(!table.match->over());
        const QString why = table.page->promptBar()->look().text;
        QVERIFY2(why.contains(QStringLiteral("can’t continue")), qPrintable(why));
        QCOMPARE(TableWords(table.controller()).actionReason(ActionKind::maneuver), why);
        QVERIFY(table.match->resign(SeatId{1})); // the way out that is left
        QTRY_VERIFY(table.page->result()->isVisible());
    }
};

QTEST_MAIN(TestTold)
#include "tst_told.moc"
