// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of the table: the newest turns keep their symbols, older ones fold, and nothing scrolls.

#include "tests/views/sitting.h"
#include "views/timeline/timelinestrip.h"

using namespace fabletop;
using namespace fabletop::testing;

class TestFoldedStrip : public QObject {
    Q_OBJECT

private:
    /// Folded turns come first, and are 8 wide; the last turn is whole.
    static QString faultOf(const TimelineStrip& strip, int current)
    {
        const auto& turns = strip.places().turns();
        bool whole = false;
        for (std::size_t place = 0; place < turns.size(); ++place) {
            const PlacedTurn& turn = turns[place];
            const bool looked = static_cast<int>(place) == current;
            if (turn.colourOnly && (whole || looked || place + 1 == turns.size()))
                return QStringLiteral("turn %1 is folded").arg(turn.number);
            if (turn.colourOnly && turn.width != StripLayout::tickWidth)
                return QStringLiteral("turn %1 is no tick").arg(turn.number);
            whole = whole || (!turn.colourOnly && !looked);
        }
        return {};
    }

private Q_SLOTS:
    void oldTurnsFold()
    {
        Sitting table(duelPlan(11));
        QVERIFY(table.untilOver());
        TimelineStrip& strip = *table.page->strip();
        const auto& turns = strip.places().turns();
        QVERIFY(turns.size() > 8);
        QVERIFY(turns.front().colourOnly && !turns.back().colourOnly);
        QVERIFY(strip.places().width() <= strip.width());
        QCOMPARE(faultOf(strip, static_cast<int>(turns.size()) - 1), QString());
    }

    /// A press on a tick goes there, and its turn unfolds.
    void aTickUnfolds()
    {
        Sitting table(duelPlan(11));
        QVERIFY(table.untilOver());
        table.page->result()->hide();
        TimelineStrip& strip = *table.page->strip();
        const PlacedTurn first = strip.places().turns()[2];
        QVERIFY(first.colourOnly);
        QSignalSpy sought(&strip, &TimelineStrip::seekRequested);
        for (int x = 0; x < strip.width() && sought.isEmpty(); ++x)
            if (strip.places().turnAt(x) == 2)
                QTest::mouseClick(&strip, Qt::LeftButton, {},
                                  QPoint(x + TimelineStrip::margin, strip.height() / 2));
        QVERIFY(!sought.isEmpty());
        const int current = strip.places().turnOf(table.controller().view().cursor().events());
        QVERIFY(!strip.places().turns()[static_cast<std::size_t>(current)].colourOnly);
        QCOMPARE(faultOf(strip, current), QString());
    }

    /// Every turn has a place of its own, folded or not.
    void everyPlaceIsOfOneTurn()
    {
        Sitting table(duelPlan(11));
        QVERIFY(table.untilOver());
        const StripLayout& places = table.page->strip()->places();
        for (std::size_t place = 0; place < places.turns().size(); ++place) {
            const PlacedTurn& turn = places.turns()[place];
            QCOMPARE(places.turnAt(turn.left + 0.5), static_cast<int>(place));
            QCOMPARE(places.turnAt(turn.right() - 0.5), static_cast<int>(place));
            QVERIFY(place == 0 || turn.left >= places.turns()[place - 1].right());
        }
    }
};

QTEST_MAIN(TestFoldedStrip)
#include "tst_foldedstrip.moc"
