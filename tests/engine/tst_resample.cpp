// SPDX-License-Identifier: GPL-3.0-or-later
// A guess at what is hidden: any full match that looks the same, each as likely as the cards make it.

#include "model/bots/invariants.h"
#include "model/engine/observe.h"
#include "model/engine/queries.h"
#include "model/table/fold.h"
#include "model/table/piles.h"
#include "tests/support/duel.h"

#include <QTest>
#include <cmath>
#include <map>
#include <set>

using namespace fabletop;

namespace {

constexpr SeatId guesser{0};
constexpr SeatId guessed{1};

bool faceDown(const CombatSide& side)
{
    return side.card != CardId::none && !side.has(SideFlag::faceUp);
}
bool belongsTo(const CombatSide& side, SeatId seat)
{
    return side.fighter != FighterId::none && seatOf(side.fighter) == seat;
}

/// Whatever was known stands where it stood, what was not is filled with cards of that seat, and every deck
/// is whole.
QString problemOf(const MatchRules& rules, const State& seen, const State& guess, SeatId viewer)
{
    if (const BreachReport breach = breachOn(rules, guess.table))
        return QStringLiteral("breach %1").arg(static_cast<int>(breach.breach));
    const auto filled = [](PileView before, PileView after) {
        if (before.size() != after.size()) return false;
        for (std::size_t i = 0; i < before.size(); ++i)
            if (after[i] == CardId::unseen || (before[i] != CardId::unseen && before[i] != after[i]))
                return false;
        return true;
    };
    for (int s = 0; s < rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        const SeatState& before = seen.table.seat(seat);
        const SeatState& after = guess.table.seat(seat);
        if (!filled(before.deck(), after.deck())) return QStringLiteral("deck of seat %1").arg(s);
        if (!filled(before.hand(), after.hand())) return QStringLiteral("hand of seat %1").arg(s);
        if (!(before.discard() == after.discard()) || !(before.shown == after.shown))
            return QStringLiteral("open cards of seat %1").arg(s);
        // What was shown is still in the hand, or was committed since.
        std::multiset<CardId> held(after.hand().begin(), after.hand().end());
        for (const CombatSide& side : guess.table.combat.sides)
            if (belongsTo(side, seat)) held.insert({side.card, side.boost});
        for (const Shown& shown : before.shown) {
            const auto copy = held.find(shown.card());
            if (copy == held.end()) return QStringLiteral("a card shown by seat %1").arg(s);
            held.erase(copy);
        }
    }
    for (int number : {attackSide, defenseSide}) {
        const CombatSide& before = seen.table.combat.sides[number];
        const CombatSide& after = guess.table.combat.sides[number];
        if (before.card != CardId::unseen && before.card != after.card)
            return QStringLiteral("an open card in the combat");
        if (before.boost != CardId::unseen && before.boost != after.boost)
            return QStringLiteral("an open boost");
        if (before.fighter == FighterId::none) continue;
        const SeatId seat = seatOf(before.fighter);
        if (before.card == CardId::unseen) {
            const CardKind& kind = rules.card(seat, after.card);
            const bool fits = number == attackSide ? kind.attacks() : kind.defends();
            if (!fits || !mayUse(rules, guess.table, before.fighter, kind))
                return QStringLiteral("a card nobody could commit");
        }
        if (before.boost == CardId::unseen && rules.card(seat, after.boost).boost == noValue)
            return QStringLiteral("a boost nobody could lend");
    }
    if (!(observe(rules, guess, viewer) == seen)) return QStringLiteral("what the guess looks like");
    if (guess.rng == Rng{0, 0}) return QStringLiteral("no chance left");
    return {};
}

/// Dracula's deck beside Holmes's as the match begins, with these of his kinds known to be in his hand.
struct Scene {
    std::shared_ptr<const MatchRules> rules = test::duel();
    State state = freshState(*rules, 1);

    explicit Scene(int handSize)
    {
        for (SeatId seat : {guesser, guessed}) {
            state.table.fighter(heroOf(seat)).space = rules->board.starts[index(seat)];
            for (int number = 1; number < fightersPerSeat; ++number)
                if (FighterState& fighter = state.table.fighter(fighterAt(seat, number));
                    fighter.status == FighterStatus::active)
                    fighter.status = FighterStatus::away;
        }
        for (int i = 0; i < handSize; ++i)
            draw();
    }
    void draw()
    {
        fold(state.table, CardMoved{guessed, state.table.seat(guessed).deck().back(), Place::deckTop,
                                    Place::hand, Why::draw, 0, 0, FighterId::none});
    }
    [[nodiscard]] const CardKind& kind(CardId card) const { return rules->card(guessed, card); }
    [[nodiscard]] State seen() const { return observe(*rules, state, guesser); }
    /// Kinds in the hand of the seat guessed at, over this many guesses.
    template <typename Count> std::map<CardId, int> over(int guesses, Count count) const
    {
        std::map<CardId, int> counts;
        Rng rng = Rng::seeded(3);
        const State before = seen();
        for (int i = 0; i < guesses; ++i)
            count(resample(*rules, before, guesser, rng), counts);
        return counts;
    }
};

/// Some games of these heroes; `look` gets what each seat sees after each decision.
template <typename Look> void play(const QStringList& heroes, Look look)
{
    MatchSetup setup = test::duelSetup(heroes[0], heroes[1], QStringLiteral("marmoreal"));
    std::vector<std::unique_ptr<Bot>> bots = test::bots("random", "greedy");
    if (heroes.size() == 4) {
        for (const MatchSetup::Seat& seat : test::duelSetup(heroes[2], heroes[3]).seats)
            setup.seats.push_back({seat.hero, seat.team, static_cast<std::uint8_t>(setup.seats.size())});
        bots.push_back(makeBot("random"));
        bots.push_back(makeBot("greedy"));
    }
    const auto rules = test::duel(setup);
    GameRunner runner(*rules, std::move(bots));
    int looks = 0;
    for (std::uint64_t seed = 1; looks < 400; ++seed)
        runner.play(seed, [&](const Decision*, const State&, const State& after, const EventLog&) {
            for (int s = 0; s < rules->seatCount(); ++s, ++looks)
                look(*rules, observe(*rules, after, idAt<SeatId>(s)), idAt<SeatId>(s));
        });
}

bool near(double counted, double expected)
{
    return std::abs(counted - expected) < 5 * std::sqrt(expected + 1);
}

} // namespace

class TestResample : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games_data()
    {
        QTest::addColumn<QStringList>("heroes");
        const QStringList heroes = shippedHeroes();
        for (qsizetype i = 0; i < heroes.size(); ++i) {
            const QStringList both{heroes[i], heroes[(i + 7) % heroes.size()]};
            QTest::newRow(qPrintable(both.join(u' '))) << both;
        }
        QTest::newRow("four seats") << QStringList{heroes[0], heroes[1], heroes[2], heroes[3]};
    }
    void games()
    {
        QFETCH(QStringList, heroes);
        QString problem;
        Rng rng = Rng::seeded(5);
        play(heroes, [&](const MatchRules& rules, const State& seen, SeatId viewer) {
            if (problem.isEmpty())
                problem = problemOf(rules, seen, resample(rules, seen, viewer, rng), viewer);
        });
        QCOMPARE(problem, QString());
    }
    /// What makes guessing hard does come up in those games.
    void gamesAreTelling()
    {
        int committed = 0;
        int shown = 0;
        int looked = 0;
        for (const char* other : {"dracula", "king-arthur", "sherlock-holmes"})
            play({QStringLiteral("jekyll-and-hyde"), QLatin1String(other)},
                 [&](const MatchRules&, const State& seen, SeatId viewer) {
                     for (const CombatSide& side : seen.table.combat.sides)
                         committed += side.card == CardId::unseen;
                     const SeatState& own = seen.table.seat(viewer);
                     shown += !seen.table.seats[1 - index(viewer)].shown.empty();
                     looked += own.topKnown[index(viewer)] > 0 || own.bottomKnown[index(viewer)] > 0;
                 });
        QVERIFY2(committed > 50 && shown > 20 && looked > 20,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(committed).arg(shown).arg(looked)));
    }

    /// Each hidden card is as likely in the hand as in every other hidden place.
    void aHandOfChance()
    {
        const Scene scene(6);
        constexpr int guesses = 4000;
        const auto counts = scene.over(guesses, [](const State& guess, auto& counted) {
            for (CardId card : guess.table.seat(guessed).hand())
                ++counted[card];
        });
        const auto& cards = scene.rules->hero(guessed).cards;
        for (std::size_t c = 0; c < cards.size(); ++c) {
            const auto found = counts.find(idAt<CardId>(static_cast<int>(c)));
            const double expected = guesses * 6.0 * cards[c].copies / 30;
            QVERIFY2(found != counts.end() && near(found->second, expected), cards[c].id.c_str());
        }
        const auto tops = scene.over(guesses, [](const State& guess, auto& counted) {
            ++counted[guess.table.seat(guessed).deck().back()];
        });
        for (std::size_t c = 0; c < cards.size(); ++c)
            QVERIFY2(near(tops.at(idAt<CardId>(static_cast<int>(c))), guesses * cards[c].copies / 30.0),
                     cards[c].id.c_str());
    }

    void whatIsOpenIsNowhereElse()
    {
        Scene scene(10);
        while (!scene.state.table.seat(guessed).hand().empty())
            fold(scene.state.table, CardMoved{guessed, scene.state.table.seat(guessed).hand()[0], Place::hand,
                                              Place::discard, Why::discard, 0, 1, FighterId::none});
        for (int i = 0; i < 5; ++i)
            scene.draw();
        std::map<CardId, int> open;
        for (CardId card : scene.state.table.seat(guessed).discard())
            ++open[card];
        const auto most = scene.over(500, [](const State& guess, auto& counted) {
            std::map<CardId, int> hidden;
            for (PileView pile : {guess.table.seat(guessed).hand(), guess.table.seat(guessed).deck()})
                for (CardId card : pile)
                    ++hidden[card];
            for (const auto& [card, copies] : hidden)
                counted[card] = std::max(counted[card], copies);
        });
        for (const auto& [card, copies] : most)
            QCOMPARE(copies, scene.kind(card).copies - open[card]);
    }

    void whatWasShownStays_data()
    {
        QTest::addColumn<int>("shown");
        QTest::addColumn<int>("hand");
        QTest::newRow("one of five") << 1 << 5;
        QTest::newRow("three of five") << 3 << 5;
        QTest::newRow("all but one") << 4 << 5;
        QTest::newRow("all") << 5 << 5;
    }
    void whatWasShownStays()
    {
        QFETCH(int, shown);
        QFETCH(int, hand);
        Scene scene(hand);
        std::map<CardId, int> least;
        for (int i = 0; i < shown; ++i) {
            const CardId card = scene.state.table.seat(guessed).hand()[static_cast<std::size_t>(i)];
            learn(scene.state.table.seat(guessed), guessed, card, bit(guesser));
            ++least[card];
        }
        std::set<std::multiset<CardId>> hands;
        (void)scene.over(300, [&](const State& guess, auto&) {
            std::map<CardId, int> held;
            for (CardId card : guess.table.seat(guessed).hand())
                ++held[card];
            for (const auto& [card, copies] : least)
                QVERIFY(held[card] >= copies);
            hands.insert({guess.table.seat(guessed).hand().begin(), guess.table.seat(guessed).hand().end()});
        });
        QCOMPARE(hands.size() == 1, shown == hand); // and the rest is open to chance
    }

    void ownDeck()
    {
        const auto rules = test::duel();
        State state = freshState(*rules, 1);
        SeatState& own = state.table.seat(guesser);
        own.topKnown[0] = 3;
        own.bottomKnown[0] = 2;
        const Pile deck = own.deck().copy();
        Rng rng = Rng::seeded(9);
        const State seen = observe(*rules, state, guesser);
        std::set<CardId> middle;
        for (int i = 0; i < 200; ++i) {
            const State guess = resample(*rules, seen, guesser, rng);
            const PileView guessedDeck = guess.table.seat(guesser).deck();
            for (std::size_t at :
                 {std::size_t{0}, std::size_t{1}, deck.size() - 3, deck.size() - 2, deck.size() - 1})
                QVERIFY(guessedDeck[at] == deck[at]);
            middle.insert(guessedDeck[10]);
        }
        QVERIFY(middle.size() > 5);
    }

    void committed_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<bool>("boosted");
        QTest::addColumn<int>(
            "shown"); ///< cards of the hand that were shown before; one of them may be the one committed
        QTest::newRow("an attack") << attackSide << false << 0;
        QTest::newRow("a boosted attack") << attackSide << true << 0;
        QTest::newRow("a defense") << defenseSide << false << 0;
        QTest::newRow("an attack out of a hand that was shown in part") << attackSide << false << 3;
        QTest::newRow("a defense out of a hand that was shown whole") << defenseSide << false << 5;
        QTest::newRow("a boosted attack out of a hand that was shown whole") << attackSide << true << 5;
    }
    void committed()
    {
        QFETCH(int, side);
        QFETCH(bool, boosted);
        QFETCH(int, shown);
        Scene scene(0);
        // A hand in which every second card could have been committed.
        const auto fits = [&](CardId card) {
            const CardKind& kind = scene.kind(card);
            return (side == attackSide ? kind.attacks() : kind.defends()) &&
                   mayUse(*scene.rules, scene.state.table, heroOf(guessed), kind);
        };
        SeatState& owner = scene.state.table.seat(guessed);
        for (bool wanted : {true, false, true, false, true}) {
            std::size_t at = owner.deck().size() - 1;
            while (fits(owner.deck()[at]) != wanted)
                --at;
            owner.hand().push(owner.deck().removeAt(at));
        }
        for (int i = 0; i < shown; ++i)
            learn(owner, guessed, owner.hand()[static_cast<std::size_t>(i)], bit(guesser));
        const std::set<CardId> hand(owner.hand().begin(), owner.hand().end());
        fold(scene.state.table, side == attackSide ? CombatBegan{heroOf(guessed), heroOf(guesser)}
                                                   : CombatBegan{heroOf(guesser), heroOf(guessed)});
        fold(scene.state.table, StepReached{CombatStep::choose});
        const auto number = static_cast<std::uint8_t>(side);
        fold(scene.state.table, CardMoved{guessed, owner.hand()[0], Place::hand, Place::combat, Why::commit,
                                          number, 0, heroOf(guessed)});
        if (boosted) {
            std::size_t at = 0;
            while (scene.kind(owner.hand()[at]).boost == noValue)
                ++at;
            fold(scene.state.table, CardMoved{guessed, owner.hand()[at], Place::hand, Place::boost,
                                              Why::boost, number, 0, FighterId::none});
        }
        const State seen = scene.seen();
        QVERIFY(faceDown(seen.table.combat.sides[side]));
        QString problem;
        const auto counts = scene.over(600, [&](const State& guess, auto& counted) {
            if (problem.isEmpty()) problem = problemOf(*scene.rules, seen, guess, guesser);
            ++counted[guess.table.combat.sides[side].card];
        });
        QCOMPARE(problem, QString());
        std::set<CardId> possible;
        for (const auto& [card, times] : counts)
            possible.insert(card);
        std::set<CardId> expected;
        for (std::size_t c = 0; c < scene.rules->hero(guessed).cards.size(); ++c) {
            const CardId card = idAt<CardId>(static_cast<int>(c));
            if (fits(card) && (shown < 5 || hand.count(card))) expected.insert(card);
        }
        QVERIFY(possible == expected); // everything that it may be, and nothing else
    }

    /// Where all but one of the cards in hand and committed are known, that one decides nothing: both stay
    /// possible.
    void committedOrKept()
    {
        Scene scene(0);
        SeatState& owner = scene.state.table.seat(guessed);
        const auto take = [&](const char* id) {
            const CardId card = idAt<CardId>(scene.rules->hero(guessed).findCard(id));
            owner.hand().push(takeFromDeckOf(owner, card));
            return card;
        };
        const CardId feint = take("feint");
        const CardId dash = take("dash");
        const CardId exploit = take("exploit");
        learn(owner, guessed, feint, bit(guesser));
        learn(owner, guessed, dash, bit(guesser));
        fold(scene.state.table, CombatBegan{heroOf(guessed), heroOf(guesser)});
        fold(scene.state.table, StepReached{CombatStep::choose});
        fold(scene.state.table, CardMoved{guessed, exploit, Place::hand, Place::combat, Why::commit,
                                          attackSide, 0, heroOf(guessed)});
        const auto counts = scene.over(2000, [&](const State& guess, auto& counted) {
            ++counted[guess.table.combat.sides[attackSide].card];
        });
        QVERIFY(counts.at(feint) > 100 && counts.at(dash) > 100);
        int unknown = 0;
        for (const auto& [card, times] : counts)
            if (card != feint && card != dash) unknown += times;
        QVERIFY(unknown > 100);
    }

    void guessesDifferAndRepeat()
    {
        const Scene scene(5);
        Rng first = Rng::seeded(1);
        Rng second = Rng::seeded(1);
        const State one = resample(*scene.rules, scene.seen(), guesser, first);
        const State same = resample(*scene.rules, scene.seen(), guesser, second);
        QVERIFY(one == same); // chance alone decides
        const State other = resample(*scene.rules, scene.seen(), guesser, first);
        QVERIFY(!(one.table == other.table));
        QVERIFY(!(one.rng == other.rng)); // and what is drawn later differs too
        QVERIFY(one.flow == scene.state.flow);
    }

    /// Somebody without hidden cards leaves nothing to guess.
    void nothingHidden()
    {
        const auto rules = test::duel();
        State state = freshState(*rules, 1);
        for (SeatState& seat : state.table.seats) {
            seat.discard().assign(seat.deck());
            seat.deck().clear();
        }
        Rng rng = Rng::seeded(1);
        for (SeatId viewer : {guesser, guessed, SeatId::none})
            QVERIFY(resample(*rules, observe(*rules, state, viewer), viewer, rng).table == state.table);
    }

private:
    static CardId takeFromDeckOf(SeatState& owner, CardId card)
    {
        const int at = owner.deck().find(card);
        return owner.deck().removeAt(static_cast<std::size_t>(at));
    }
};

QTEST_GUILESS_MAIN(TestResample)
#include "tst_resample.moc"
