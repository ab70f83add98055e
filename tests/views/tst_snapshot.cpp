// SPDX-License-Identifier: GPL-3.0-or-later
// What one decision costs the page that shows it: how often it is refreshed, its place moved, the match
// observed.

#include "tests/views/observations.h"
#include "tests/views/sitting.h"
#include "views/timeline/timelinestrip.h"

#include <QSignalSpy>
#include <thread>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

/// From a decision that was handed in until nothing moves and somebody is asked again.
struct Cost {
    int decisions = 0; ///< taken in between: one's own, and those of computers that followed
    int events = 0;
    int silent = 0; ///< decisions of which no event came
    int parts = 0;  ///< in which they were shown
    int refreshes = 0;
    int moves = 0;
    Observations observed;

    [[nodiscard]] QString text() const
    {
        return QStringLiteral("%1 decision(s), %2 events in %3 parts: %4 refreshes, %5 moves; observed: %6 "
                              "tables, %7 states, %8 events")
            .arg(decisions)
            .arg(events)
            .arg(parts)
            .arg(refreshes)
            .arg(moves)
            .arg(observed.tables)
            .arg(observed.states)
            .arg(observed.events);
    }
};

bool idle(const Sitting& table)
{
    return table.match->over() || (table.asked() && table.page->atRest());
}

} // namespace

class TestSnapshot : public QObject {
    Q_OBJECT

private:
    /// Plays that many hand-ins of a person against a computer, with strip and log open.
    static void play(Sitting& table, int handIns, std::vector<Cost>& costs)
    {
        const Match& match = *table.match;
        QVERIFY(table.until([&] { return idle(table); }));
        QVERIFY(table.page->strip()->isVisible() && table.page->pane()->isVisible());
        QSignalSpy changed(&table.controller(), &TableController::changed);
        QSignalSpy moved(&table.controller().view(), &TableView::moved);
        QSignalSpy parts(&table.controller().playback(), &Playback::partBegan);
        bool fresh = false; // the clicks before the one that hands in are picks
        connect(&match, &Match::stepped, &table.controller(), [&] {
            if (std::exchange(fresh, false)) changed.clear();
        });
        for (const std::size_t wanted = costs.size() + static_cast<std::size_t>(handIns);
             costs.size() < wanted && !match.over();) {
            const int position = match.timeline().last();
            const int events = match.timeline().eventCount();
            fresh = true;
            moved.clear();
            parts.clear();
            const Observations before = observations();
            table.pilot->step();
            if (match.timeline().last() == position) {
                QTest::qWait(0);
                continue;
            }
            QVERIFY(table.until([&] { return idle(table); }));
            QVERIFY(match.over() || match.decides() == SeatId{0}); // nobody is asked for somebody else
            int silent = 0;
            for (int taken = position + 1; taken <= match.timeline().last(); ++taken)
                silent += match.timeline().events(taken).empty();
            costs.push_back({match.timeline().last() - position, match.timeline().eventCount() - events,
                             silent, static_cast<int>(parts.count()), static_cast<int>(changed.count()),
                             static_cast<int>(moved.count()), since(before)});
        }
    }

private Q_SLOTS:
    /// The counter sees what it has to see, and only on this thread.
    void theCounterCounts()
    {
        Sitting table(duelPlan(7), 0);
        const Match& match = *table.match;
        const Observations before = observations();
        (void)observe(match.state().table, SeatId{0});
        (void)match.timeline().seenAt({}, Viewer::of(SeatId{1}));
        QCOMPARE(since(before).tables, 2);
        (void)match.observation(SeatId{0});
        QCOMPARE(since(before).states, 1);
        (void)match.timeline().seen(0, Viewer::spectator());
        QCOMPARE(since(before).events, 1);
        std::thread other([&] { (void)observe(match.state().table, SeatId{0}); });
        other.join();
        QCOMPARE(since(before).tables, 2);
    }

    /// The goal: one refresh, one move a part, at most six observations, and an event once for whoever looks
    /// and once for everybody.
    void aDecisionIsShownOnce()
    {
        std::vector<Cost> costs;
        for (std::uint64_t seed : {7, 11, 23}) {
            Sitting table(duelPlan(seed, QStringLiteral("greedy1")), 0);
            play(table, 40, costs);
        }
        QVERIFY(costs.size() > 100);
        Cost all;
        for (const Cost& cost : costs) {
            const QByteArray text = cost.text().toUtf8();
            QVERIFY2(cost.refreshes <= cost.decisions, text.constData());
            QVERIFY2(cost.moves <= cost.parts + cost.silent, text.constData());
            QVERIFY2(cost.observed.tables + cost.observed.states <= 6 * cost.decisions, text.constData());
            QVERIFY2(cost.observed.tables + cost.observed.states <= cost.parts + cost.decisions,
                     text.constData());
            QVERIFY2(cost.observed.events <= 2 * cost.events, text.constData());
            all.decisions += cost.decisions;
            all.events += cost.events;
            all.parts += cost.parts;
            all.refreshes += cost.refreshes;
            all.moves += cost.moves;
            all.observed.tables += cost.observed.tables;
            all.observed.states += cost.observed.states;
            all.observed.events += cost.observed.events;
        }
        qInfo("%zu hand-ins: %s", costs.size(), qPrintable(all.text()));
    }
};

QTEST_MAIN(TestSnapshot)
#include "tst_snapshot.moc"
