// SPDX-License-Identifier: GPL-3.0-or-later
// What is on offer for an open question, and how it is lit, against the list of what is legal.

#include "tests/views/everyquestion.h"
#include "views/hand/selectionlights.h"

#include <QTest>
#include <set>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

int count(const OptionList& list, Verb verb)
{
    return static_cast<int>(
        std::count_if(list.begin(), list.end(), [verb](const Decision& o) { return o.verb == verb; }));
}

} // namespace

class TestOpenQuestion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersWhatIsLegal()
    {
        std::set<Ask> asked;
        forEveryQuestion(3, [&](const PendingSelection& picks) {
            const OpenQuestion& open = picks.open();
            const OptionList& list = open.question().options;
            asked.insert(open.ask());
            QCOMPARE(open.offersAction(ActionKind::attack),
                     open.ask() == Ask::action && count(list, Verb::attack) > 0);
            QCOMPARE(open.offersAction(ActionKind::scheme),
                     open.ask() == Ask::action && count(list, Verb::scheme) > 0);
            const auto declines = [](const Decision& o) { return o.verb == Verb::decline; };
            QCOMPARE(open.any(declines), count(list, Verb::decline) > 0);
            QCOMPARE(open.only(declines) != nullptr, count(list, Verb::decline) == 1);
            for (const Decision& option : list)
                if (option.verb == Verb::move && option.fighter != FighterId::none)
                    QVERIFY(open.movers() & bit(option.fighter));
        });
        QVERIFY(asked.contains(Ask::action) && asked.contains(Ask::maneuver) && asked.contains(Ask::defend));
    }

    /// With a boost that is picked more is on offer; put back, it is as it was.
    void aBoostOffersMore()
    {
        int boosts = 0;
        forEveryQuestion(5, [&](PendingSelection& picks) {
            if (picks.ask() != Ask::maneuver) return;
            const OptionList before = picks.open().list();
            for (const Decision& option : before) {
                if (option.verb != Verb::boost) continue;
                ++boosts;
                QVERIFY(picks.pickCard(option.seat, option.card, 0).picked);
                QCOMPARE(picks.picked().boost, option.card);
                QVERIFY(count(picks.open().list(), Verb::move) >= count(before, Verb::move));
                QCOMPARE(count(picks.open().list(), Verb::boost), 0);
                QVERIFY(picks.pickCard(option.seat, option.card, 0).picked);
                QCOMPARE(picks.open().list().count, before.count);
            }
        });
        QVERIFY(boosts > 10);
    }

    /// What is lit in a maneuver without a boost are the moves of the fighter that is taken up.
    void spacesAreLitThatMayBePicked()
    {
        int lit = 0;
        forEveryQuestion(7, [&](PendingSelection& picks) {
            if (picks.ask() != Ask::maneuver) return;
            for (FighterId fighter : members<FighterId>(picks.open().movers())) {
                if (picks.picked().fighter != fighter) (void)picks.pickFighter(fighter);
                BoardLook look;
                SelectionLights(picks).light(look);
                QCOMPARE(look.selected, fighter);
                const SpaceId stands = picks.open().state().table.fighter(fighter).space;
                SpaceSet near = 0;
                SpaceSet legal = 0;
                for (const SpaceOffer& offer : look.offers)
                    if (offer.kind == OfferKind::steps) near |= bit(offer.space);
                for (const Decision& option : picks.open().list())
                    if (option.verb == Verb::move && option.fighter == fighter && option.space != stands)
                        legal |= bit(option.space);
                QCOMPARE(near, legal);
                for (SpaceId space : members<SpaceId>(near)) {
                    const WayLook way = SelectionLights(picks).wayTo(space);
                    QVERIFY(way.route.front() == stands && way.route.back() == space && way.boost == 0);
                }
                ++lit;
            }
        });
        QVERIFY(lit > 20);
    }
};

QTEST_APPLESS_MAIN(TestOpenQuestion)
#include "tst_openquestion.moc"
