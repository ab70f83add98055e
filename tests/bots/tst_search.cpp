// SPDX-License-Identifier: GPL-3.0-or-later
// The searching players: the same on any number of threads, fair, quick to stop, and better than the greedy
// one.

#include "model/bots/gamerunner.h"
#include "model/bots/search/searchbot.h"
#include "model/content/catalogue.h"
#include "tests/support/effort.h"

#include <QElapsedTimer>
#include <QTest>
#include <thread>

using namespace fabletop;

namespace {

std::shared_ptr<const MatchRules> duel(const char* first, const char* second, const char* field = "soho")
{
    Diagnostics diagnostics;
    MatchSetup setup;
    for (const char* hero : {first, second}) {
        const auto seat = narrowed<std::uint8_t>(setup.seats.size());
        setup.seats.push_back({loadHero(QString::fromLatin1(hero), diagnostics), seat, seat});
    }
    setup.battlefield = *loadBattlefield(QString::fromLatin1(field), diagnostics);
    return buildRuleset(setup, diagnostics);
}

/// A question in the middle of a game between random players.
struct Asked {
    State state;
    OptionList options;
};

Asked askedAfter(const MatchRules& rules, std::uint64_t seed, int decisions)
{
    Asked asked{freshState(rules, seed), {}};
    Rng rng = Rng::seeded(seed, 3);
    begin(rules, asked.state, asked.options);
    for (int i = 0; i < decisions && asked.state.flow.open; ++i) {
        const Asked before = asked;
        const auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(asked.options.count)));
        answer(rules, asked.state, asked.options[pick], asked.options);
        if (!asked.state.flow.open) return before;
    }
    return asked;
}

std::vector<std::uint32_t> visitsOf(const Judgement& judgement)
{
    std::vector<std::uint32_t> all;
    for (const JudgedOption& option : judgement.options)
        all.push_back(option.visits);
    return all;
}

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameOnAnyNumberOfThreads()
    {
        const auto rules = duel("medusa", "king-arthur");
        const Asked asked = askedAfter(*rules, 5, 23);
        const SeatId seat = asked.state.flow.decides;
        const State observation = observe(*rules, asked.state, seat);
        SearchLimits limits{.iterations = test::sanitized ? 80 : 403, .trees = 4, .threads = 1};
        const Judgement alone = searchDecision(*rules, observation, seat, asked.options, limits, 11);
        QCOMPARE(alone.iterations, limits.iterations);
        for (const int threads : {2, 3, 8}) {
            limits.threads = threads;
            const Judgement together = searchDecision(*rules, observation, seat, asked.options, limits, 11);
            QCOMPARE(visitsOf(together), visitsOf(alone));
            QCOMPARE(together.nodes, alone.nodes);
            QCOMPARE(together.applied, alone.applied);
        }
    }

    /// Two states that differ only in what the seat can't know: the same decision, the same number of nodes.
    void seesOnlyWhatItsSeatMayKnow()
    {
        const auto rules = duel("sherlock-holmes", "dracula");
        const SearchLimits limits{.iterations = 40, .trees = 1};
        int differed = 0;
        for (int i = 0; i < (test::sanitized ? 20 : 200); ++i) {
            const Asked asked = askedAfter(*rules, static_cast<std::uint64_t>(i), 5 + i % 40);
            const SeatId seat = asked.state.flow.decides;
            Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 9);
            const State other = resample(*rules, observe(*rules, asked.state, seat), seat, rng);
            differed += !(other == asked.state);
            OptionList options;
            legal(*rules, other, options);
            QCOMPARE(options.count, asked.options.count);
            const Judgement first =
                searchDecision(*rules, observe(*rules, asked.state, seat), seat, asked.options, limits, 3);
            const Judgement second =
                searchDecision(*rules, observe(*rules, other, seat), seat, options, limits, 3);
            QCOMPARE(visitsOf(second), visitsOf(first));
            QCOMPARE(second.nodes, first.nodes);
        }
        QVERIFY(differed > 0);
    }

    void stopsWhenItIsHurried()
    {
        const auto rules = duel("alice", "bigfoot");
        const Asked asked = askedAfter(*rules, 2, 30);
        const SeatId seat = asked.state.flow.decides;
        SearchBot bot({"", {.iterations = 100'000'000, .trees = 2, .threads = 2}, 0});
        QElapsedTimer clock;
        clock.start();
        std::thread impatient([&bot] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            bot.hurry();
        });
        Rng rng = Rng::seeded(1);
        const int chosen = bot.choose(*rules, observe(*rules, asked.state, seat), seat, asked.options, rng);
        impatient.join();
        QVERIFY(chosen >= 0 && chosen < asked.options.count);
        QVERIFY2(clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
    }

    void stopsAtItsCeiling()
    {
        const auto rules = duel("alice", "bigfoot");
        const Asked asked = askedAfter(*rules, 2, 30);
        const SeatId seat = asked.state.flow.decides;
        const SearchLimits limits{
            .iterations = 100'000'000, .trees = 4, .threads = 2, .ceiling = std::chrono::milliseconds(30)};
        const Judgement judgement =
            searchDecision(*rules, observe(*rules, asked.state, seat), seat, asked.options, limits, 1);
        QVERIFY(judgement.iterations > 0);
        QVERIFY(judgement.best() >= 0 && judgement.best() < asked.options.count);
    }

    /// An attack that wins at once is found, whatever else is on offer.
    void winsWhereItCan()
    {
        if (test::sanitized) QSKIP("The release build plays these");
        const auto rules = duel("robin-hood", "sinbad");
        int found = 0;
        int tried = 0;
        for (std::uint64_t seed = 0; seed < 400 && tried < 12; ++seed) {
            Asked asked = askedAfter(*rules, seed, 60);
            const SeatId seat = asked.state.flow.decides;
            if (prompt(*rules, asked.state).ask != Ask::action) continue;
            // A foe without cards and with one health left: any attack on it wins.
            const SeatId foe = idAt<SeatId>(1 - static_cast<int>(index(seat)));
            asked.state.table.seat(foe).hand().clear();
            asked.state.table.seat(foe).shown.clear();
            asked.state.table.fighter(heroOf(foe)).health = 1;
            legal(*rules, asked.state, asked.options);
            const auto wins = [&](const Decision& decision) {
                return decision.verb == Verb::attack && decision.target == heroOf(foe) &&
                       rules->card(seat, decision.card).value > 0;
            };
            if (std::none_of(asked.options.begin(), asked.options.end(), wins)) continue;
            ++tried;
            const Judgement judgement = searchDecision(*rules, observe(*rules, asked.state, seat), seat,
                                                       asked.options, {.iterations = 400}, seed);
            found += wins(asked.options[judgement.best()]);
        }
        QVERIFY(tried > 5);
        QCOMPARE(found, tried);
    }

    void beatsTheGreedyOne()
    {
        if (test::sanitized) QSKIP("The release build plays these");
        int won = 0;
        constexpr int games = 12;
        for (int game = 0; game < games; ++game) {
            const auto rules =
                game % 2 ? duel("medusa", "alice") : duel("jekyll-and-hyde", "sherlock-holmes");
            const int seat = game / 2 % 2;
            std::vector<std::unique_ptr<Bot>> bots;
            for (int place = 0; place < 2; ++place)
                bots.push_back(makeBot(place == seat ? "duelist" : "greedy1"));
            won += GameRunner(*rules, std::move(bots))
                       .play(gameSeed(7, static_cast<std::uint64_t>(game)))
                       .winner == seat;
        }
        QVERIFY2(won >= 10, qPrintable(QString::number(won)));
    }
};

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
