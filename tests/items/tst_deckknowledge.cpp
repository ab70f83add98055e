// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a deck agrees with the cards, and tells nothing that is hidden.

#include "model/items/cards/deckknowledge.h"
#include "tests/match/duel.h"

#include <QTest>
#include <numeric>

using namespace fabletop;
using namespace fabletop::testing;

class TestDeckKnowledge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAddUp()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto match = duel(seed);
            match->begin();
            for (int step = 0; step < 40 && !match->over(); ++step) {
                playOn(*match, 3, seed * 100 + static_cast<std::uint64_t>(step));
                for (int viewer = -1; viewer < 2; ++viewer)
                    for (int owner = 0; owner < 2; ++owner)
                        check(*match, viewer < 0 ? SeatId::none : idAt<SeatId>(viewer), idAt<SeatId>(owner));
            }
        }
    }

private:
    static void check(const Match& match, SeatId viewer, SeatId owner)
    {
        const fabletop::Table truth = match.state().table;
        const fabletop::Table seen = observe(truth, viewer);
        const auto rows = deckKnowledge(match.rules(), seen, owner);
        int left = 0;
        int hand = 0;
        for (const DeckRow& row : rows) {
            QVERIFY(row.left >= 0);
            QCOMPARE(row.left + row.inHand + row.inPlay + row.discarded, row.copies);
            left += row.left;
            hand += row.inHand;
            // What is surely in the hand is there.
            const PileView cards = truth.seat(owner).hand();
            QVERIFY(row.inHand <= std::count(cards.begin(), cards.end(), row.card));
        }
        if (viewer == owner) {
            QCOMPARE(hand, int(truth.seat(owner).hand().size()));
            QCOMPARE(left, int(truth.seat(owner).deck().size()));
        } else {
            QVERIFY(left >= int(truth.seat(owner).deck().size()));
        }
    }
};

QTEST_GUILESS_MAIN(TestDeckKnowledge)
#include "tst_deckknowledge.moc"
