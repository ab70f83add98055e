// SPDX-License-Identifier: GPL-3.0-or-later
// What is on offer and what becomes of it: the list, its answers, its refusals and its room.

#include "model/bots/invariants.h"
#include "model/engine/observe.h"
#include "model/engine/queries.h"
#include "tests/support/duel.h"

#include <QTest>
#include <set>

using namespace fabletop;

namespace {

QString worded(const Decision& decision)
{
    return QStringLiteral("verb %1, seat %2, fighter %3, target %4, card %5, space %6, option %7")
        .arg(static_cast<int>(decision.verb))
        .arg(index(decision.seat))
        .arg(index(decision.fighter))
        .arg(index(decision.target))
        .arg(index(decision.card))
        .arg(index(decision.space))
        .arg(decision.option);
}

bool sameList(const OptionList& a, const OptionList& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// Decisions close to one that is on offer: each of its parts changed to a vector others.
std::vector<Decision> neighboursOf(const Decision& offered)
{
    std::vector<Decision> all;
    const auto add = [&](const auto& change) {
        Decision other = offered;
        change(other);
        all.push_back(other);
    };
    for (int verb = 0; verb <= static_cast<int>(Verb::decline); ++verb)
        add([&](Decision& d) { d.verb = static_cast<Verb>(verb); });
    for (int seat : {0, 1, 2, 0xFF}) {
        add([&](Decision& d) { d.seat = idAt<SeatId>(seat); });
        add([&](Decision& d) { d.cardSeat = idAt<SeatId>(seat); });
        add([&](Decision& d) { d.player = idAt<SeatId>(seat); });
    }
    for (int fighter : {0, 1, 5, 6, 7, 12, 23, 0xFF}) {
        add([&](Decision& d) { d.fighter = idAt<FighterId>(fighter); });
        add([&](Decision& d) { d.target = idAt<FighterId>(fighter); });
    }
    for (int card : {0, 1, 5, 12, 30, 31, 0xFF})
        add([&](Decision& d) { d.card = idAt<CardId>(card); });
    for (int space : {0, 1, 9, 20, 40, 63, 0xFF})
        add([&](Decision& d) { d.space = idAt<SpaceId>(space); });
    for (int number : {0, 1, 9, 0xFF}) {
        add([&](Decision& d) { d.number = static_cast<std::uint8_t>(number); });
        add([&](Decision& d) { d.option = static_cast<std::uint8_t>(number); });
        add([&](Decision& d) { d.token = idAt<TokenId>(number); });
    }
    return all;
}

/// Plays games by chance; `look` gets each State with an open choice, the options that were handed out with
/// it, and how many decisions were taken before.
template <typename Look> void play(const MatchRules& rules, int games, std::uint64_t seed, Look look)
{
    const auto options = std::make_unique<OptionList>();
    for (int game = 0; game < games; ++game) {
        State state = freshState(rules, gameSeed(seed, static_cast<std::uint64_t>(game)));
        Rng rng = Rng::seeded(seed, static_cast<std::uint64_t>(game));
        begin(rules, state, *options);
        for (int decision = 0; state.flow.open && decision < 5000; ++decision) {
            look(state, *options, decision);
            const Decision taken =
                (*options)[static_cast<int>(rng.below(static_cast<std::uint32_t>(options->count)))];
            answer(rules, state, taken, *options);
        }
        QVERIFY(state.table.over());
        QCOMPARE(options->count, 0);
    }
}

} // namespace

class TestDecisions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pairs_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("battlefield");
        const QStringList heroes = shippedHeroes();
        const QStringList fields = shippedBattlefields();
        int number = 0;
        for (const QString& first : heroes)
            for (const QString& second : heroes)
                QTest::addRow("%s %s", qPrintable(first), qPrintable(second))
                    << first << second << fields[number++ % fields.size()];
    }
    /// The list that comes with a State is the list that anybody makes of it later, each answer in it is
    /// taken by both doors with the same outcome, and what it does not hold is refused and touches nothing.
    void pairs()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QString, battlefield);
        const auto rules = test::duel(test::duelSetup(first, second, battlefield));
        const auto again = std::make_unique<OptionList>();
        const auto next = std::make_unique<OptionList>();
        QString problem;
        const auto check = [&](const State& state, const OptionList& options, int number) {
            if (!problem.isEmpty()) return;
            legal(*rules, state, *again);
            if (!sameList(options, *again)) problem = QStringLiteral("another list");
            legal(*rules, observe(*rules, state, state.flow.decides), *again);
            if (!sameList(options, *again)) problem = QStringLiteral("another list for whoever decides");
            if (options.count == 0 || options.count >= OptionList::capacity)
                problem = QStringLiteral("%1 options").arg(options.count);
            for (int i = 0; i < options.count && problem.isEmpty(); ++i) {
                if (options[i].seat != state.flow.decides)
                    problem = QStringLiteral("somebody else decides: ") + worded(options[i]);
                if (options.find(options[i]) != i) problem = QStringLiteral("twice: ") + worded(options[i]);
            }
            if (number % 16 == 0) takeAll(*rules, state, options, *again, *next, problem);
        };
        play(*rules, 1, 1, check);
        QCOMPARE(problem, QString());
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const QStringList heroes = shippedHeroes();
        for (qsizetype i = 0; i < heroes.size(); ++i)
            QTest::addRow("%s", qPrintable(heroes[i])) << heroes[i] << heroes[(i + 1) % heroes.size()];
    }
    /// Near misses are more telling than nonsense: one part changed of something that is on offer.
    void refusals()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto rules = test::duel(test::duelSetup(first, second));
        const auto next = std::make_unique<OptionList>();
        QString problem;
        int refused = 0;
        int taken = 0;
        play(*rules, 1, 3, [&](const State& state, const OptionList& options, int number) {
            if (!problem.isEmpty() || number % 6) return;
            for (int i : {0, options.count / 2, options.count - 1})
                for (const Decision& decision : neighboursOf(options[i])) {
                    State after = state;
                    EventLog log;
                    const auto refusal = apply(*rules, after, decision, *next, &log);
                    if (refusal.has_value() == (options.find(decision) >= 0))
                        problem = QStringLiteral("refused or not: ") + worded(decision);
                    ++(refusal ? refused : taken);
                    if (!refusal) continue;
                    if (!(after == state)) problem = QStringLiteral("touched: ") + worded(decision);
                    if (!log.events.empty() || !log.answered.empty())
                        problem = QStringLiteral("something happened: ") + worded(decision);
                    if (!QByteArray(refusal->rule).startsWith("R-"))
                        problem = QStringLiteral("no rule: ") + worded(decision);
                    if (refusal->decides != state.flow.decides)
                        problem = QStringLiteral("who decides: ") + worded(decision);
                }
        });
        QCOMPARE(problem, QString());
        QVERIFY(refused > 500 && taken > 50);
    }

    void afterTheEnd()
    {
        const auto rules = test::duel();
        State state = freshState(*rules, 1);
        const auto options = std::make_unique<OptionList>();
        begin(*rules, state, *options);
        const Decision offered = (*options)[0];
        EventLog log;
        resign(*rules, state, SeatId{1}, &log);
        QCOMPARE(log.events.size(), std::size_t{1});
        QCOMPARE(int(state.table.turn.winner), 0);
        QVERIFY(state.table.over() && !state.flow.open && state.flow.decides == SeatId::none);
        legal(*rules, state, *options);
        QCOMPARE(options->count, 0);
        const State before = state;
        const auto refusal = apply(*rules, state, offered, *options);
        QVERIFY(refusal);
        QVERIFY(refusal->code == RefusalCode::matchOver);
        QVERIFY(state == before);
    }

    void resigningGivesItToTheOthers_data()
    {
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("winner");
        for (int seat = 0; seat < 4; ++seat)
            QTest::addRow("seat %d", seat + 1) << seat << 1 - seat % 2;
    }
    void resigningGivesItToTheOthers()
    {
        QFETCH(int, seat);
        QFETCH(int, winner);
        MatchSetup setup = test::duelSetup();
        for (const MatchSetup::Seat& more :
             test::duelSetup(QStringLiteral("alice"), QStringLiteral("medusa")).seats)
            setup.seats.push_back({more.hero, more.team, static_cast<std::uint8_t>(setup.seats.size())});
        setup.battlefield =
            test::duelSetup(QStringLiteral("alice"), QStringLiteral("medusa"), QStringLiteral("marmoreal"))
                .battlefield;
        const auto rules = test::duel(setup);
        State state = freshState(*rules, 1);
        resign(*rules, state, idAt<SeatId>(seat));
        QCOMPARE(int(state.table.turn.winner), winner);
        QVERIFY(state.table.turn.cause == EndCause::resigned);
    }

    /// A State can be looked at as often as one likes: legal, prompt, explain and observe leave no trace, and
    /// a copy goes on as the original does.
    void lookingChangesNothing()
    {
        const auto rules =
            test::duel(test::duelSetup(QStringLiteral("king-arthur"), QStringLiteral("alice")));
        const auto options = std::make_unique<OptionList>();
        const auto others = std::make_unique<OptionList>();
        play(*rules, 1, 5, [&](const State& state, const OptionList& offered, int) {
            const State before = state;
            legal(*rules, state, *options);
            const Prompt asked = prompt(*rules, state);
            QVERIFY(asked.ask != Ask::none);
            QVERIFY(asked.decides == state.flow.decides);
            (void)explain(*rules, state, Decision{});
            (void)observe(*rules, state, SeatId{0});
            QVERIFY(state == before);
            State one = state;
            State two = state;
            answer(*rules, one, offered[0], *options);
            answer(*rules, two, offered[0], *others);
            QVERIFY(one == two);
            QVERIFY(sameList(*options, *others));
            QVERIFY(sameEffect(*rules, state, offered[0], offered[0]));
        });
    }

    void fullHealthAndWholeDecksInTheBeginning_data()
    {
        QTest::addColumn<QString>("hero");
        for (const QString& hero : shippedHeroes())
            QTest::newRow(qPrintable(hero)) << hero;
    }
    void fullHealthAndWholeDecksInTheBeginning()
    {
        QFETCH(QString, hero);
        const auto rules = test::duel(test::duelSetup(hero, hero));
        const State state = freshState(*rules, 7);
        QVERIFY(!breachOn(*rules, state.table));
        QVERIFY(!state.flow.open && state.flow.depth == 0);
        QVERIFY(state.rng == Rng::seeded(7));
        for (SeatId seat : {SeatId{0}, SeatId{1}}) {
            const auto& fighters = rules->hero(seat).fighters;
            for (int number = 0; number < fightersPerSeat; ++number) {
                const FighterState& fighter = state.table.fighter(fighterAt(seat, number));
                const bool there = number < static_cast<int>(fighters.size());
                QVERIFY(fighter.status == (there ? FighterStatus::active : FighterStatus::absent));
                QVERIFY(fighter.space == SpaceId::none);
                QCOMPARE(int(fighter.health),
                         there ? int(fighters[static_cast<std::size_t>(number)].health) : 0);
            }
            QCOMPARE(state.table.seat(seat).deck().size(), std::size_t{30});
            QVERIFY(state.table.seat(seat).deck().back() == CardId{0}); // the file's first card on top
            QVERIFY(std::is_sorted(state.table.seat(seat).deck().begin(), state.table.seat(seat).deck().end(),
                                   std::greater<>()));
        }
    }

    /// The list has room to spare: here is the most that the shipped heroes ever need, four of them at a
    /// table.
    void roomForOptions()
    {
        int most = 0;
        const QStringList heroes{QStringLiteral("robin-hood"), QStringLiteral("dracula"),
                                 QStringLiteral("medusa"), QStringLiteral("robin-hood")};
        MatchSetup setup = test::duelSetup(heroes[0], heroes[1], QStringLiteral("marmoreal"));
        for (const MatchSetup::Seat& seat : test::duelSetup(heroes[2], heroes[3]).seats)
            setup.seats.push_back({seat.hero, seat.team, static_cast<std::uint8_t>(setup.seats.size())});
        setup.numbers.handLimit = 31;
        setup.numbers.openingHand = 20;
        const auto rules = test::duel(setup);
        play(*rules, 2, 7,
             [&](const State&, const OptionList& options, int) { most = std::max(most, options.count); });
        QVERIFY2(most > 50 && 2 * most < OptionList::capacity, qPrintable(QString::number(most)));
    }

    void lists()
    {
        const auto list = std::make_unique<OptionList>();
        QCOMPARE(list->count, 0);
        for (int i = 0; i < OptionList::capacity; ++i) {
            Decision decision;
            decision.number = static_cast<std::uint8_t>(i % 251);
            decision.option = static_cast<std::uint8_t>(i / 251);
            list->add(decision);
            QCOMPARE(list->count, i + 1);
            QCOMPARE(list->find(decision), i);
        }
        Decision missing;
        missing.verb = Verb::yes;
        QCOMPARE(list->find(missing), -1);
        QVERIFY(!list->full);
        list->add(missing); // one too many is left out rather than written over what lies behind
        QCOMPARE(list->count, OptionList::capacity);
        QCOMPARE(list->find(missing), -1);
        QVERIFY(list->full); // and said to be
        list->clear();
        QCOMPARE(list->count, 0);
        QVERIFY(!list->full);
        QCOMPARE(list->find((*list)[0]), -1);
        QVERIFY(list->begin() == list->end());
    }

private:
    static void takeAll(const MatchRules& rules, const State& state, const OptionList& options,
                        OptionList& again, OptionList& next, QString& problem)
    {
        for (int i = 0; i < options.count && problem.isEmpty(); ++i) {
            State applied = state;
            if (apply(rules, applied, options[i], again))
                problem = QStringLiteral("refused: ") + worded(options[i]);
            State answered = state;
            answer(rules, answered, options[i], next);
            if (!(applied == answered) || !sameList(again, next))
                problem = QStringLiteral("the doors differ: ") + worded(options[i]);
            if (answered == state) problem = QStringLiteral("nothing happened: ") + worded(options[i]);
            if (answered.flow.fault != state.flow.fault)
                problem = QStringLiteral("ran away: ") + worded(options[i]);
            if (answered.flow.open && next.count == 0)
                problem = QStringLiteral("no answer is left: ") + worded(options[i]);
            if (!answered.flow.open && !answered.table.over())
                problem = QStringLiteral("nobody has won: ") + worded(options[i]);
            if (breachOn(rules, answered.table)) problem = QStringLiteral("breach: ") + worded(options[i]);
            legal(rules, answered, again);
            if (!sameList(again, next))
                problem = QStringLiteral("another list afterwards: ") + worded(options[i]);
        }
    }
};

QTEST_GUILESS_MAIN(TestDecisions)
#include "tst_decisions.moc"
