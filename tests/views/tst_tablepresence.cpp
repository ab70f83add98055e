// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at a table, and who is awaited: two persons at one screen, one against a computer, open hands.

#include "tests/match/duel.h"
#include "views/pages/table/tablepresence.h"

#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;

class TestTablePresence : public QObject {
    Q_OBJECT

private:
    static constexpr SeatId ana{0};
    static constexpr SeatId ben{1};

private Q_SLOTS:
    /// A cover parts two hands: who is awaited may be asked once they have said that they are there.
    void twoPersons()
    {
        const auto match = duel(3);
        match->begin();
        TablePresence presence;
        presence.sitDown(match.get());
        QVERIFY(presence.covers() && presence.viewer() == SeatId::none);
        QVERIFY(!presence.mayBeAsked(ana) && presence.ownSeats().empty());
        presence.await(ana);
        QCOMPARE(presence.awaited(), ana);
        presence.welcome(ana);
        presence.await(SeatId::none);
        QVERIFY(presence.look(ana)); // another hand is seen
        QVERIFY(!presence.look(ana));
        QCOMPARE(presence.ownSeats(), std::vector<SeatId>{ana});
        QVERIFY(presence.mayBeAsked(ana) && !presence.mayBeAsked(ben));
        QCOMPARE(presence.sight(), viewerOf(*match, presence.now()));
        QVERIFY(!presence.sight().everything());
        QVERIFY(presence.look(ben));
    }

    void oneAgainstAComputer()
    {
        MatchInfo info = duelInfo(3);
        info.seats[1].player = QStringLiteral("greedy1");
        const auto match = duel(info);
        TablePresence presence;
        presence.sitDown(match.get());
        QVERIFY(!presence.covers());
        QCOMPARE(presence.viewer(), ana);
        QVERIFY(presence.mayBeAsked(ana));
    }

    void openHandsNeedNoCover()
    {
        MatchInfo info = duelInfo(3);
        info.openHands = true;
        const auto match = duel(info);
        TablePresence presence;
        presence.sitDown(match.get());
        QVERIFY(!presence.covers() && presence.mayBeAsked(ana) && presence.mayBeAsked(ben));
    }

    void nobodySitsAnywhere()
    {
        TablePresence presence;
        presence.sitDown(nullptr);
        QVERIFY(!presence.covers() && presence.ownSeats().empty());
        QCOMPARE(presence.sight(), Viewer::spectator());
        auto match = duel(3);
        presence.sitDown(match.get());
        match.reset(); // it may go before whoever looked at it
        QCOMPARE(presence.sight(), Viewer::spectator());
    }
};

QTEST_APPLESS_MAIN(TestTablePresence)
#include "tst_tablepresence.moc"
