// SPDX-License-Identifier: GPL-3.0-or-later
// Every intent comes to something: a pick, a decision on offer, a reason or a hint; and picks in any order
// come to the same decision.

#include "tests/views/everyquestion.h"

#include <QTest>
#include <algorithm>
#include <array>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

Reply pickPart(PendingSelection& picks, const Decision& attack, int part)
{
    switch (part) {
    case 0:
        return picks.picked().fighter == attack.fighter ? Reply::pick() : picks.pickFighter(attack.fighter);
    case 1: return picks.pickFighter(attack.target);
    default: return picks.pickCard(attack.seat, attack.card, 0);
    }
}

} // namespace

class TestPendingSelection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsOfAnAttackInAnyOrder()
    {
        int attacks = 0;
        forEveryQuestion(3, [&](const PendingSelection& asked) {
            if (asked.ask() != Ask::action) return;
            for (const Decision& option : asked.open().list()) {
                if (option.verb != Verb::attack) continue;
                std::array<int, 3> order{0, 1, 2};
                do {
                    PendingSelection picks = asked;
                    for (int part : order)
                        QVERIFY(pickPart(picks, option, part).answered());
                    QCOMPARE(picks.next().complete(), std::optional<Decision>(option));
                    const Reply handed = picks.confirm();
                    QCOMPARE(handed.decisions, std::vector<Decision>{option});
                } while (std::next_permutation(order.begin(), order.end()));
                ++attacks;
            }
        });
        QVERIFY(attacks > 20);
    }

    void everyClickIsAnswered()
    {
        forEveryQuestion(5, [&](const PendingSelection& asked) {
            for (int place = 0; place < asked.open().rules().board.count; ++place) {
                PendingSelection picks = asked;
                QVERIFY(picks.pickSpace(idAt<SpaceId>(place)).answered());
            }
            for (FighterId fighter : members<FighterId>(onBoard(asked.open().state().table))) {
                PendingSelection picks = asked;
                QVERIFY(picks.pickFighter(fighter).answered());
                QVERIFY(picks.drop(fighter, SpaceId{0}).answered());
            }
            PendingSelection picks = asked;
            QVERIFY(picks.decline().answered());
            QVERIFY(picks.confirm().answered());
        });
    }

    /// What was picked is put back piece by piece, until nothing is.
    void stepsBackToTheBeginning()
    {
        int steps = 0;
        forEveryQuestion(7, [&](PendingSelection& picks) {
            const Picks before = picks.picked();
            if (picks.ask() != Ask::action) return;
            for (const Decision& option : picks.open().list()) {
                if (option.verb != Verb::attack) continue;
                for (int part : {0, 1, 2})
                    (void)pickPart(picks, option, part);
                while (picks.stepBack().answered())
                    ++steps;
                QVERIFY(picks.picked() == before);
            }
        });
        QVERIFY(steps > 20);
    }

    /// A maneuver opens with the hero picked where it may move, so that its spaces are lit; a click on it
    /// keeps it, one on another fighter or where only that one can go takes that one.
    void aManeuverBeginsWithTheHero()
    {
        int suggested = 0;
        int others = 0;
        forEveryQuestion(9, [&](const PendingSelection& asked) {
            if (asked.ask() != Ask::maneuver) return;
            const FighterId hero = heroOf(asked.open().seat());
            const FighterSet able = asked.open().movers();
            if (!(able & bit(hero)) || able == bit(hero)) return;
            QCOMPARE(asked.picked().fighter, hero);
            ++suggested;
            PendingSelection picks = asked;
            QCOMPARE(picks.pickFighter(hero).hint, Hint::pickSpace);
            QCOMPARE(picks.picked().fighter, hero);
            for (const Decision& move : asked.open().list()) {
                if (move.verb != Verb::move || move.fighter == hero) continue;
                picks = asked;
                QVERIFY(picks.pickFighter(move.fighter).picked);
                QCOMPARE(picks.picked().fighter, move.fighter);
                picks = asked;
                const Reply there = picks.pickSpace(move.space);
                QVERIFY(!there.refusal);
                others += there.picked && picks.picked().fighter == move.fighter;
            }
        });
        QVERIFY(suggested > 5 && others > 5);
    }

    /// A space in reach clicked before the maneuver begins: it begins, and the move is picked in it.
    void aWishIsPickedInTheNextQuestion()
    {
        PendingSelection picks;
        int wishes = 0;
        forEveryQuestion(9, [&](const PendingSelection& asked) {
            if (asked.ask() != Ask::action || !asked.open().offersAction(ActionKind::maneuver)) return;
            picks = asked;
            const FighterId hero = heroOf(picks.open().seat());
            for (int place = 0; place < picks.open().rules().board.count; ++place) {
                const SpaceId space = idAt<SpaceId>(place);
                if (!(picks.next().reaching(space) & bit(hero))) continue;
                if (picks.picked().fighter != hero) (void)picks.pickFighter(hero);
                const Reply reply = picks.pickSpace(space);
                QCOMPARE(reply.decisions.size(), std::size_t{1});
                QCOMPARE(reply.decisions.front().verb, Verb::maneuver);
                ++wishes;
                break;
            }
        });
        QVERIFY(wishes > 10);
    }

    void nothingIsAsked()
    {
        PendingSelection picks;
        QCOMPARE(picks.pickSpace(SpaceId{0}).hint, Hint::nothingAsked);
        QCOMPARE(picks.confirm().hint, Hint::nothingAsked);
        QVERIFY(!picks.stepBack().answered());
        QVERIFY(!picks.next().confirmable() && !picks.next().complete());
    }
};

QTEST_APPLESS_MAIN(TestPendingSelection)
#include "tst_pendingselection.moc"
