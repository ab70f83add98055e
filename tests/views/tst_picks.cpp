// SPDX-License-Identifier: GPL-3.0-or-later
// What is picked so far: cards one by one, and one thing after the other put back.

#include "views/hand/picks/picks.h"

#include <QTest>

using namespace fabletop;

class TestPicks : public QObject {
    Q_OBJECT

private:
    static constexpr CardId first{3};
    static constexpr CardId second{5};

private Q_SLOTS:
    /// Two copies of a card are two cards: the place in the hand says which.
    void copiesArePickedOneByOne()
    {
        Picks picks;
        picks.toggle(first, 0, 0);
        picks.toggle(first, 1, 0);
        QCOMPARE(picks.rows, (std::vector<int>{0, 1}));
        QCOMPARE(picks.cards, (std::vector<CardId>{first, first}));
        picks.toggle(first, 0, 0);
        QCOMPARE(picks.rows, std::vector<int>{1});
        QVERIFY(picks.holds(1) && !picks.holds(0));
    }

    void beyondTheMostTheFirstOneGoes()
    {
        Picks picks;
        for (int row : {0, 1, 2})
            picks.toggle(row == 2 ? second : first, row, 2);
        QCOMPARE(picks.rows, (std::vector<int>{1, 2}));
        QCOMPARE(picks.cards, (std::vector<CardId>{first, second}));
        picks.take(second, 7);
        QCOMPARE(picks.rows, std::vector<int>{7});
        QCOMPARE(picks.card(), second);
    }

    void aBoostGoesWithItsCard()
    {
        Picks picks;
        picks.boost = first;
        picks.take(first, 0);
        picks.putBoostBack();
        QVERIFY(picks == Picks());
        QCOMPARE(picks.card(), CardId::none);
    }

    void theLastPickIsPutBackFirst()
    {
        Picks picks;
        picks.action = ActionKind::attack;
        picks.fighter = FighterId{0};
        picks.target = FighterId{4};
        picks.take(first, 0);
        picks.space = SpaceId{2};
        const auto left = [&] {
            return (picks.space != SpaceId::none) + !picks.cards.empty() + (picks.target != FighterId::none) +
                   (picks.fighter != FighterId::none) + (picks.action != ActionKind::none);
        };
        for (int after : {4, 3, 2, 1}) {
            QVERIFY(picks.stepBack(false));
            QCOMPARE(left(), after);
        }
        QVERIFY(!picks.stepBack(true)); // a maneuver is under way and stays
        QVERIFY(picks.stepBack(false));
        QVERIFY(picks == Picks());
        QVERIFY(!picks.stepBack(false));
    }
};

QTEST_APPLESS_MAIN(TestPicks)
#include "tst_picks.moc"
