// SPDX-License-Identifier: GPL-3.0-or-later
// What may be picked next, against the list of what is legal.

#include "tests/views/everyquestion.h"

#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

/// As a person would have picked that attack or scheme.
Picks picksOf(const Decision& option)
{
    Picks picks;
    picks.action = option.verb == Verb::scheme ? ActionKind::scheme : ActionKind::attack;
    picks.fighter = option.fighter;
    picks.target = option.target;
    picks.take(option.card, 0);
    return picks;
}

bool plays(const Decision& option)
{
    return option.verb == Verb::attack || option.verb == Verb::scheme;
}

} // namespace

class TestNextPicks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is legal is complete once all of it is picked, and before that it fits.
    void everyLegalActionCanBePicked()
    {
        int played = 0;
        forEveryQuestion(3, [&](const PendingSelection& picks) {
            if (picks.ask() != Ask::action) return;
            for (const Decision& option : picks.open().list()) {
                if (!plays(option)) continue;
                Picks whole = picksOf(option);
                const NextPicks next(picks.open(), whole);
                QCOMPARE(next.complete(), std::optional<Decision>(option));
                QVERIFY(next.confirmable() && next.fits(option));
                QVERIFY(option.verb == Verb::scheme ? next.schemeWith(option.card)
                                                    : next.attackWith(option.card));
                whole.putCardsBack();
                QVERIFY(next.fits(option) && !next.complete());
                whole.target = FighterId::none;
                QVERIFY(next.fits(option));
                ++played;
            }
        });
        QVERIFY(played > 50);
    }

    /// Whoever is the only one left is the only one in the list too.
    void theOnlyOneLeft()
    {
        int alone = 0;
        forEveryQuestion(5, [&](const PendingSelection& picks) {
            if (picks.ask() != Ask::action) return;
            for (const Decision& option : picks.open().list()) {
                if (option.verb != Verb::attack) continue;
                Picks card;
                card.action = ActionKind::attack;
                card.take(option.card, 0);
                const NextPicks next(picks.open(), card);
                FighterSet foes = 0;
                for (const Decision& other : picks.open().list())
                    if (other.verb == Verb::attack && other.card == option.card) foes |= bit(other.target);
                const FighterId only = next.onlyTarget();
                QCOMPARE(only != FighterId::none, (foes & (foes - 1)) == 0);
                if (only != FighterId::none) QCOMPARE(only, option.target);
                alone += only != FighterId::none;
            }
        });
        QVERIFY(alone > 5);
    }

    /// What a click that leads nowhere was meant as is not on offer, and the engine has a reason.
    void whatIsMeantIsNotLegal()
    {
        int meant = 0;
        forEveryQuestion(7, [&](const PendingSelection& picks) {
            const OpenQuestion& open = picks.open();
            if (open.ask() != Ask::maneuver) return;
            for (int place = 0; place < open.rules().board.count; ++place) {
                const SpaceId space = idAt<SpaceId>(place);
                if (open.any([&](const Decision& o) { return picks.next().leadsTo(o, space); })) continue;
                const Decision move = picks.next().moveMeant(space);
                QCOMPARE(move.space, space);
                QVERIFY(open.question().options.find(move) < 0);
                QVERIFY(open.why(move).code != RefusalCode::notYourChoice);
                ++meant;
            }
        });
        QVERIFY(meant > 50);
    }

    /// The last pick of a discard for the limit makes it complete, no sooner.
    void asManyCardsAsAreWanted()
    {
        int asked = 0;
        for (std::uint64_t seed = 1; seed < 12; ++seed)
            forEveryQuestion(seed, [&](PendingSelection& picks) {
                if (picks.ask() != Ask::discardLimit) return;
                const int wanted = picks.next().wantedCards();
                QVERIFY(wanted > 0 && picks.next().manyCards() && !picks.next().declinable());
                const auto hand = picks.open().state().table.seat(picks.open().seat()).hand();
                for (int row = 0; row < wanted; ++row) {
                    QVERIFY(!picks.next().confirmable());
                    const CardId card = hand[static_cast<std::size_t>(row)];
                    QVERIFY(picks.next().offersCard(picks.open().seat(), card));
                    QVERIFY(picks.pickCard(picks.open().seat(), card, row).picked);
                }
                QVERIFY(picks.next().confirmable());
                QCOMPARE(static_cast<int>(picks.confirm().decisions.size()), wanted);
                ++asked;
            });
        QVERIFY(asked > 0);
    }
};

QTEST_APPLESS_MAIN(TestNextPicks)
#include "tst_nextpicks.moc"
