// SPDX-License-Identifier: GPL-3.0-or-later
// The two greedy players: the one that looks ahead is better than the one that doesn't, and neither knows
// more than its seat.

#include "model/bots/gamerunner.h"
#include "model/content/catalogue.h"
#include "model/engine/observe.h"
#include "tests/support/duel.h"

#include <QTest>

using namespace fabletop;

class TestGreedy : public QObject {
    Q_OBJECT

private:
    /// Won by `player` against `other` over all pairs of heroes, each on both sides.
    static int won(const char* player, const char* other)
    {
        const QStringList heroes = shippedHeroes();
        int count = 0;
        for (qsizetype pair = 0; pair < heroes.size() * heroes.size(); ++pair) {
            Diagnostics diagnostics;
            MatchSetup setup = test::duelSetup();
            setup.seats[0].hero = loadHero(heroes[pair % heroes.size()], diagnostics);
            setup.seats[1].hero = loadHero(heroes[pair / heroes.size()], diagnostics);
            const auto rules = test::duel(setup);
            const auto seed = gameSeed(5, static_cast<std::uint64_t>(pair));
            count += GameRunner(*rules, test::bots(player, other)).play(seed).winner == 0;
            count += GameRunner(*rules, test::bots(other, player)).play(seed).winner == 1;
        }
        return count;
    }

private Q_SLOTS:
    void looksAhead()
    {
        const int againstRandom = won("greedy", "random");
        const int againstGlance = won("greedy", "greedy1");
        qInfo("of 200 games against random %d, against the glance %d", againstRandom, againstGlance);
        QVERIFY(againstRandom >= 180);
        QVERIFY(againstGlance >= 130);
    }

    /// What it can't see changes nothing: it decides alike on a state and on what its seat knows of it.
    void knowsWhatItsSeatKnows()
    {
        const auto rules = test::duel(test::duelSetup());
        const auto bot = makeBot("greedy");
        GameRunner runner(*rules, test::bots("greedy1", "random"));
        const auto options = std::make_unique<OptionList>();
        int seen = 0;
        (void)runner.play(3, [&](const Decision*, const State&, const State& after, const EventLog&) {
            if (!after.flow.open) return;
            const SeatId seat = after.flow.decides;
            Rng other = Rng::seeded(9);
            const State observation = observe(*rules, after, seat);
            const State world = resample(*rules, observation, seat, other);
            legal(*rules, after, *options);
            Rng first = Rng::seeded(4);
            Rng second = Rng::seeded(4);
            QCOMPARE(bot->choose(*rules, observation, seat, *options, first),
                     bot->choose(*rules, observe(*rules, world, seat), seat, *options, second));
            ++seen;
        });
        QVERIFY(seen > 30);
    }
};

QTEST_GUILESS_MAIN(TestGreedy)
#include "tst_greedy.moc"
