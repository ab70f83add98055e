// SPDX-License-Identifier: GPL-3.0-or-later
// Shares with their intervals, and tournaments: the same games whoever plays them, every one both ways round.

#include "model/bots/tournament.h"
#include "tests/support/duel.h"

#include <QTest>
#include <thread>

using namespace fabletop;

namespace {

bool near(double value, double expected)
{
    return std::abs(value - expected) < 5e-5;
}

MatchUp upOf(const QString& hero, const QString& opponent)
{
    return {test::duel(test::duelSetup(hero, opponent)), test::duel(test::duelSetup(opponent, hero))};
}

std::vector<MatchUp> threeMatchUps()
{
    return {upOf(QStringLiteral("medusa"), QStringLiteral("alice")),
            upOf(QStringLiteral("sinbad"), QStringLiteral("dracula")),
            upOf(QStringLiteral("bigfoot"), QStringLiteral("bigfoot"))};
}

PlayedGame game(int number, int turns, bool won)
{
    return {number, static_cast<std::uint64_t>(number), turns, won};
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Values of the formula as published tables have them (Newcombe 1998; Brown, Cai and DasGupta 2001).
    void wilsonByTheBook()
    {
        const Share half = wilsonShare(5, 10);
        QVERIFY(near(half.value, 0.5) && near(half.low, 0.2366) && near(half.high, 0.7634));
        const Share newcombe = wilsonShare(81, 263);
        QVERIFY(near(newcombe.low, 0.2553) && near(newcombe.high, 0.3662));
        const Share few = wilsonShare(1, 29);
        QVERIFY(near(few.low, 0.0061) && near(few.high, 0.1718));
        const Share none = wilsonShare(0, 20);
        QVERIFY(none.low == 0.0 && near(none.high, 0.1611));
        const Share all = wilsonShare(20, 20);
        QVERIFY(near(all.low, 0.8389) && all.high == 1.0);
    }
    void ofNothingNothingIsKnown()
    {
        const Share share = wilsonShare(0, 0);
        QCOMPARE(share.low, 0.0);
        QCOMPARE(share.high, 1.0);
        QVERIFY(!share.uneven());
    }
    void moreGamesTellMore()
    {
        QVERIFY(!wilsonShare(55, 100).uneven());
        QVERIFY(wilsonShare(550, 1000).uneven());
        QVERIFY(wilsonShare(450, 1000).uneven());
        QVERIFY(near(wilsonShare(2'000'000'000, 4'000'000'000).low, 0.49998));
    }

    void theTellingGameIsTheUsualWin()
    {
        MatchUpTally tally;
        QVERIFY(!tally.telling());
        for (const PlayedGame& one : {game(9, 30, true), game(3, 12, true), game(5, 12, true),
                                      game(4, 8, true), game(7, 10, false), game(0, 4, false)})
            tally.add(one);
        QCOMPARE(tally.telling()->number, 3); // wins took 8, 12, 12, 30
        tally.addFault();
        QCOMPARE(tally.games(), 7);
        QCOMPARE(tally.turns(), std::int64_t{76});
        for (int number : {20, 21, 22})
            tally.add(game(number, 10, false)); // now the other side wins more often
        QCOMPARE(tally.telling()->number, 7);
        QVERIFY(!tally.telling()->won);
    }
    void addingUpInAnotherOrderGivesTheSame()
    {
        MatchUpTally early;
        MatchUpTally late;
        for (int number = 0; number < 10; ++number)
            (number < 5 ? early : late).add(game(number, 7 + number % 3, true));
        MatchUpTally forth = early;
        forth.add(late);
        MatchUpTally back = late;
        back.add(early);
        QVERIFY(forth.telling() == back.telling());
        QCOMPARE(forth.telling()->number, 1);
        QCOMPARE(forth.wins(), 10);
        QCOMPARE(forth.turns(), back.turns());
    }

    void everyThreadMayHelp()
    {
        Tournament alone(threeMatchUps(), "greedy", 39, 7);
        alone.work();
        Tournament together(threeMatchUps(), "greedy", 39, 7);
        std::vector<std::thread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&] { together.work(); });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(alone.gamesEach(), 40);
        for (std::size_t matchUp = 0; matchUp < 3; ++matchUp) {
            QCOMPARE(alone.tally(matchUp).games(), 40);
            QCOMPARE(together.tally(matchUp).wins(), alone.tally(matchUp).wins());
            QCOMPARE(together.tally(matchUp).turns(), alone.tally(matchUp).turns());
            QVERIFY(together.tally(matchUp).telling() == alone.tally(matchUp).telling());
        }
    }
    /// Seen from the other side it is the same tournament: wins become losses, and nothing hangs on who sits
    /// first.
    void seatsAreExchanged()
    {
        Tournament one({upOf(QStringLiteral("medusa"), QStringLiteral("alice"))}, "greedy", 60, 3);
        Tournament other({upOf(QStringLiteral("alice"), QStringLiteral("medusa"))}, "greedy", 60, 3);
        one.work();
        other.work();
        QCOMPARE(one.tally(0).wins(), other.tally(0).losses());
        QCOMPARE(one.tally(0).losses(), other.tally(0).wins());
        QVERIFY(one.tally(0).wins() > 0 && one.tally(0).losses() > 0);
        Tournament mirror({upOf(QStringLiteral("medusa"), QStringLiteral("medusa"))}, "greedy", 60, 3);
        mirror.work();
        QCOMPARE(mirror.tally(0).wins(), mirror.tally(0).losses());
    }
    void stoppedBetweenPairs()
    {
        Tournament tournament(threeMatchUps(), "random", 1'000'000, 1);
        int told = 0;
        tournament.work([&](std::size_t matchUp, const MatchUpTally& soFar) {
            QVERIFY(soFar.games() > 0 && soFar.games() % 2 == 0);
            QCOMPARE(matchUp, static_cast<std::size_t>(told) % 3); // in turns, so that all fill evenly
            if (++told == 6) tournament.stop();
        });
        QCOMPARE(told, 6);
    }
};

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
