// SPDX-License-Identifier: GPL-3.0-or-later
// Piles: taking cards out of them, and what others may still say of a hand or a deck afterwards.

#include "model/table/piles.h"
#include "model/table/rng.h"

#include <QTest>
#include <array>
#include <map>

using namespace fabletop;

namespace {

using Cards = QList<int>; ///< kinds in the order of a pile, -1: unseen

CardId cardOf(int kind)
{
    return kind < 0 ? CardId::unseen : idAt<CardId>(kind);
}

Pile pileOf(const Cards& cards)
{
    Pile pile{};
    for (int card : cards)
        pile.push(cardOf(card));
    return pile;
}

Cards listed(PileView pile)
{
    Cards cards;
    for (CardId card : pile)
        cards.append(card == CardId::unseen ? -1 : static_cast<int>(index(card)));
    return cards;
}

/// What came out: a kind, -1 for unseen, -2 for none.
int told(CardId card)
{
    return card == CardId::none ? -2 : card == CardId::unseen ? -1 : static_cast<int>(index(card));
}

/// What `viewer` knows of the hand, sorted.
Cards known(const SeatState& owner, SeatId seat, SeatId viewer)
{
    Cards cards;
    for (const Shown& shown : owner.shown)
        if (shown.viewers(seat) & bit(viewer)) cards.append(static_cast<int>(index(shown.card())));
    return cards;
}

Cards numbersOf(const std::uint8_t (&counts)[maxSeats])
{
    return Cards(std::begin(counts), std::end(counts));
}

void setNumbers(std::uint8_t (&counts)[maxSeats], const Cards& numbers)
{
    for (int i = 0; i < maxSeats; ++i)
        counts[i] = static_cast<std::uint8_t>(numbers[i]);
}

} // namespace

class TestPiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takeOne_data()
    {
        QTest::addColumn<Cards>("before");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<int>("taken");
        QTest::addColumn<Cards>("after");
        QTest::newRow("the only one") << Cards{4} << 4 << 4 << Cards{};
        QTest::newRow("of two copies the lower") << Cards{4, 1, 4} << 4 << 4 << Cards{1, 4};
        QTest::newRow("the order of the others stays") << Cards{1, 2, 3, 4} << 2 << 2 << Cards{1, 3, 4};
        QTest::newRow("missing") << Cards{1, 2} << 3 << -2 << Cards{1, 2};
        QTest::newRow("out of nothing") << Cards{} << 3 << -2 << Cards{};
        QTest::newRow("known before unseen") << Cards{-1, 4} << 4 << 4 << Cards{-1};
        QTest::newRow("hidden among others") << Cards{1, -1, -1} << 4 << -1 << Cards{1, -1};
        QTest::newRow("unseen out of unseen") << Cards{1, -1} << -1 << -1 << Cards{1};
        QTest::newRow("unseen where all are known") << Cards{1, 2} << -1 << 1 << Cards{2};
        QTest::newRow("unseen out of nothing") << Cards{} << -1 << -2 << Cards{};
    }
    void takeOne()
    {
        QFETCH(Cards, before);
        QFETCH(int, wanted);
        QFETCH(int, taken);
        QFETCH(Cards, after);
        SeatState owner{};
        owner.hand().assign(pileOf(before));
        owner.deck().assign(pileOf({4, 1}));
        QCOMPARE(told(takeCard(owner.hand(), cardOf(wanted))), taken);
        QCOMPARE(listed(owner.hand()), after);
        QCOMPARE(listed(owner.deck()), (Cards{4, 1}));
    }

    void ofTheDeck_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<Cards>("deck");
        QTest::addColumn<Cards>("top");
        QTest::addColumn<Cards>("bottom");
        QTest::addColumn<int>("taken");
        QTest::addColumn<Cards>("deckAfter");
        QTest::addColumn<Cards>("topAfter");
        QTest::addColumn<Cards>("bottomAfter");
        const QString top = QStringLiteral("top");
        const QString bottom = QStringLiteral("bottom");
        const auto row = [](const char* name, const QString& how, const Cards& deck, const Cards& topKnown,
                            const Cards& bottomKnown, int taken, const Cards& deckAfter,
                            const Cards& topAfter, const Cards& bottomAfter) {
            QTest::newRow(name) << how << deck << topKnown << bottomKnown << taken << deckAfter << topAfter
                                << bottomAfter;
        };
        row("top, unknown", top, {1, 2, 3}, {0, 0, 0, 0}, {0, 0, 0, 0}, 3, {1, 2}, {0, 0, 0, 0},
            {0, 0, 0, 0});
        row("top, known to two", top, {1, 2, 3}, {2, 1, 0, 0}, {0, 0, 0, 0}, 3, {1, 2}, {1, 0, 0, 0},
            {0, 0, 0, 0});
        row("top, the last card", top, {7}, {1, 0, 0, 0}, {1, 0, 0, 0}, 7, {}, {0, 0, 0, 0}, {0, 0, 0, 0});
        row("top, known from below only", top, {1, 2}, {0, 0, 0, 0}, {2, 0, 0, 0}, 2, {1}, {0, 0, 0, 0},
            {1, 0, 0, 0});
        row("top, below stays", top, {1, 2, 3, 4}, {0, 0, 0, 0}, {2, 0, 1, 0}, 4, {1, 2, 3}, {0, 0, 0, 0},
            {2, 0, 1, 0});
        row("top of nothing", top, {}, {0, 0, 0, 0}, {0, 0, 0, 0}, -2, {}, {0, 0, 0, 0}, {0, 0, 0, 0});
        row("bottom, unknown", bottom, {1, 2, 3}, {0, 0, 0, 0}, {0, 0, 0, 0}, 1, {2, 3}, {0, 0, 0, 0},
            {0, 0, 0, 0});
        row("bottom, known", bottom, {1, 2, 3}, {1, 0, 0, 0}, {2, 0, 0, 0}, 1, {2, 3}, {1, 0, 0, 0},
            {1, 0, 0, 0});
        row("bottom, all known from above", bottom, {1, 2}, {2, 2, 0, 0}, {0, 0, 0, 0}, 1, {2}, {1, 1, 0, 0},
            {0, 0, 0, 0});
        row("bottom, the last card", bottom, {1}, {1, 0, 0, 0}, {1, 0, 0, 0}, 1, {}, {0, 0, 0, 0},
            {0, 0, 0, 0});
        row("bottom of nothing", bottom, {}, {0, 0, 0, 0}, {0, 0, 0, 0}, -2, {}, {0, 0, 0, 0}, {0, 0, 0, 0});
    }
    void ofTheDeck()
    {
        QFETCH(QString, how);
        QFETCH(Cards, deck);
        QFETCH(Cards, top);
        QFETCH(Cards, bottom);
        QFETCH(int, taken);
        QFETCH(Cards, deckAfter);
        QFETCH(Cards, topAfter);
        QFETCH(Cards, bottomAfter);
        SeatState owner{};
        owner.deck().assign(pileOf(deck));
        setNumbers(owner.topKnown, top);
        setNumbers(owner.bottomKnown, bottom);
        const CardId card =
            how == QLatin1String("top") ? takeTop(owner, SeatId{0}, false) : takeBottom(owner);
        QCOMPARE(told(card), taken);
        QCOMPARE(listed(owner.deck()), deckAfter);
        QCOMPARE(numbersOf(owner.topKnown), topAfter);
        QCOMPARE(numbersOf(owner.bottomKnown), bottomAfter);
        QVERIFY(owner.shown.empty());
    }

    void drawnByAnOwnerWhoWasWatched_data()
    {
        QTest::addColumn<Cards>("deck");
        QTest::addColumn<Cards>("top");
        QTest::addColumn<Cards>("bottom");
        QTest::addColumn<int>("viewers");
        QTest::newRow("nobody knew it") << Cards{1, 2} << Cards{0, 0, 0, 0} << Cards{0, 0, 0, 0} << 0;
        QTest::newRow("its owner alone knew it")
            << Cards{1, 2} << Cards{0, 1, 0, 0} << Cards{0, 0, 0, 0} << 0;
        QTest::newRow("one knew it") << Cards{1, 2} << Cards{1, 1, 0, 0} << Cards{0, 0, 0, 0} << 0b0001;
        QTest::newRow("all knew it") << Cards{1, 2} << Cards{1, 1, 2, 1} << Cards{0, 0, 0, 0} << 0b1101;
        QTest::newRow("known from below, and the deck is at its end")
            << Cards{1, 2} << Cards{0, 0, 0, 0} << Cards{0, 0, 2, 1} << 0b0100;
        QTest::newRow("hidden on an observed table")
            << Cards{1, -1} << Cards{1, 0, 0, 0} << Cards{0, 0, 0, 0} << 0;
    }
    void drawnByAnOwnerWhoWasWatched()
    {
        QFETCH(Cards, deck);
        QFETCH(Cards, top);
        QFETCH(Cards, bottom);
        QFETCH(int, viewers);
        SeatState owner{};
        owner.deck().assign(pileOf(deck));
        setNumbers(owner.topKnown, top);
        setNumbers(owner.bottomKnown, bottom);
        const CardId card = takeTop(owner, SeatId{1}, true);
        for (int viewer = 0; viewer < maxSeats; ++viewer)
            QCOMPARE(known(owner, SeatId{1}, idAt<SeatId>(viewer)),
                     (viewers >> viewer & 1 ? Cards{told(card)} : Cards{}));
    }

    void search_data()
    {
        QTest::addColumn<Cards>("deck");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<int>("taken");
        QTest::addColumn<Cards>("after");
        QTest::addColumn<int>("topAfter");    ///< of three that its owner knew
        QTest::addColumn<int>("bottomAfter"); ///< of two
        QTest::newRow("the top card") << Cards{1, 2, 3, 4, 5, 6} << 6 << 6 << Cards{1, 2, 3, 4, 5} << 2 << 2;
        QTest::newRow("the second") << Cards{1, 2, 3, 4, 5, 6} << 5 << 5 << Cards{1, 2, 3, 4, 6} << 2 << 2;
        QTest::newRow("the bottom card")
            << Cards{1, 2, 3, 4, 5, 6} << 1 << 1 << Cards{2, 3, 4, 5, 6} << 2 << 0;
        QTest::newRow("the one above it")
            << Cards{1, 2, 3, 4, 5, 6} << 2 << 2 << Cards{1, 3, 4, 5, 6} << 2 << 1;
        QTest::newRow("of two copies the upper")
            << Cards{1, 4, 3, 4, 5, 6} << 4 << 4 << Cards{1, 4, 3, 5, 6} << 2 << 2;
        QTest::newRow("missing, so it was hidden: the top card")
            << Cards{-1, -1, -1, -1, -1, -1} << 4 << -1 << Cards{-1, -1, -1, -1, -1} << 2 << 2;
        QTest::newRow("unseen: the upper one of them")
            << Cards{-1, -1, -1, -1, 5, 6} << -1 << -1 << Cards{-1, -1, -1, 5, 6} << 2 << 2;
        QTest::newRow("the only card") << Cards{3} << 3 << 3 << Cards{} << 0 << 0;
        QTest::newRow("out of nothing") << Cards{} << 3 << -2 << Cards{} << 0 << 0;
    }
    void search()
    {
        QFETCH(Cards, deck);
        QFETCH(int, wanted);
        QFETCH(int, taken);
        QFETCH(Cards, after);
        QFETCH(int, topAfter);
        QFETCH(int, bottomAfter);
        SeatState owner{};
        owner.deck().assign(pileOf(deck));
        owner.topKnown[0] = static_cast<std::uint8_t>(std::min<std::size_t>(3, owner.deck().size()));
        owner.bottomKnown[0] = static_cast<std::uint8_t>(std::min<std::size_t>(2, owner.deck().size()));
        owner.topKnown[2] = owner.topKnown[0];
        QCOMPARE(told(takeFromDeck(owner, SeatId{0}, cardOf(wanted))), taken);
        QCOMPARE(int(owner.topKnown[2]), 0); // which one was taken is told to its owner alone
        QCOMPARE(listed(owner.deck()), after);
        QCOMPARE(int(owner.topKnown[0]), topAfter);
        QCOMPARE(int(owner.bottomKnown[0]), bottomAfter);
    }

    void learning_data()
    {
        QTest::addColumn<QString>("steps"); ///< "+3:01" card 3 to seats 0 and 1, "-3" one leaves, "?" all
                                            ///< forgotten, "?:1" by seat 1
        QTest::addColumn<QList<Cards>>("knows"); ///< by seat; the hand is seat 2's
        QTest::newRow("nothing") << QString() << QList<Cards>{{}, {}, {}, {}};
        QTest::newRow("one to one") << QStringLiteral("+3:0") << QList<Cards>{{3}, {}, {}, {}};
        QTest::newRow("one to all but its owner")
            << QStringLiteral("+3:0123") << QList<Cards>{{3}, {3}, {}, {3}};
        QTest::newRow("two copies") << QStringLiteral("+3:0 +3:0") << QList<Cards>{{3, 3}, {}, {}, {}};
        QTest::newRow("a copy each is one entry")
            << QStringLiteral("+3:0 +3:1") << QList<Cards>{{3}, {3}, {}, {}};
        QTest::newRow("sorted") << QStringLiteral("+9:0 +3:0 +5:1") << QList<Cards>{{3, 9}, {5}, {}, {}};
        QTest::newRow("struck") << QStringLiteral("+3:0 +4:0 -3") << QList<Cards>{{4}, {}, {}, {}};
        QTest::newRow("one of two struck")
            << QStringLiteral("+3:0 +3:01 -3") << QList<Cards>{{3}, {}, {}, {}};
        QTest::newRow("struck though never shown")
            << QStringLiteral("+3:0 -4") << QList<Cards>{{3}, {}, {}, {}};
        QTest::newRow("struck twice") << QStringLiteral("+3:01 +3:1 -3 -3") << QList<Cards>{{}, {}, {}, {}};
        QTest::newRow("forgotten") << QStringLiteral("+3:01 +4:3 ?") << QList<Cards>{{}, {}, {}, {}};
        QTest::newRow("forgotten by one")
            << QStringLiteral("+3:01 +4:1 ?:1") << QList<Cards>{{3}, {}, {}, {}};
        QTest::newRow("its owner forgets nothing")
            << QStringLiteral("+3:01 ?:2") << QList<Cards>{{3}, {3}, {}, {}};
    }
    void learning()
    {
        QFETCH(QString, steps);
        QFETCH(QList<Cards>, knows);
        const SeatId seat{2};
        SeatState owner{};
        for (const QString& step : steps.split(u' ', Qt::SkipEmptyParts)) {
            const QStringList parts = step.mid(1).split(u':');
            SeatSet viewers = 0;
            for (QChar viewer : parts.value(1))
                viewers = static_cast<SeatSet>(viewers | 1u << viewer.digitValue());
            if (step[0] == u'+')
                learn(owner, seat, idAt<CardId>(parts[0].toInt()), viewers);
            else if (step[0] == u'-')
                strike(owner, idAt<CardId>(parts[0].toInt()));
            else if (parts.size() == 1)
                forgetHand(owner);
            else
                forgetHand(owner, seat, viewers);
        }
        for (int viewer = 0; viewer < maxSeats; ++viewer)
            QCOMPARE(known(owner, seat, idAt<SeatId>(viewer)), knows[viewer]);
    }

    /// However it came about: equal knowledge is written in one way only, because equal tables must be equal
    /// bytes.
    void knowledgeLikeFourLists()
    {
        for (int seatNumber = 0; seatNumber < maxSeats; ++seatNumber) {
            const SeatId seat = idAt<SeatId>(seatNumber);
            Rng rng = Rng::seeded(2, static_cast<std::uint64_t>(seatNumber));
            SeatState owner{};
            std::array<std::map<int, int>, maxSeats> lists; ///< by viewer: copies of each kind
            for (int step = 0; step < 4000; ++step) {
                const int card = static_cast<int>(rng.below(5));
                const auto viewers = static_cast<SeatSet>(rng.below(16));
                const auto eachOther = [&](const auto& act) {
                    for (int viewer = 0; viewer < maxSeats; ++viewer)
                        if (viewer != seatNumber)
                            act(lists[static_cast<std::size_t>(viewer)], (viewers >> viewer & 1) != 0);
                };
                switch (rng.below(8)) {
                case 0:
                case 1:
                case 2:
                    if (owner.shown.size() > maxDeck - 4) break;
                    learn(owner, seat, idAt<CardId>(card), viewers);
                    eachOther([&](auto& list, bool in) { list[card] += in ? 1 : 0; });
                    break;
                case 3:
                case 4:
                case 5:
                case 6:
                    strike(owner, idAt<CardId>(card));
                    eachOther([&](auto& list, bool) { list[card] = std::max(0, list[card] - 1); });
                    break;
                default:
                    if (rng.below(10)) break;
                    forgetHand(owner, seat, viewers);
                    eachOther([&](auto& list, bool in) {
                        if (in) list.clear();
                    });
                    break;
                }
                for (int viewer = 0; viewer < maxSeats; ++viewer) {
                    Cards expected;
                    for (const auto& [kind, copies] : lists[static_cast<std::size_t>(viewer)])
                        expected.append(Cards(copies, kind));
                    QCOMPARE(known(owner, seat, idAt<SeatId>(viewer)), expected);
                }
                for (std::size_t i = 0; i < owner.shown.size(); ++i) {
                    const std::uint8_t who = owner.shown[i].bits & 0xE0;
                    QVERIFY(who != 0);
                    if (i == 0) continue;
                    QVERIFY(index(owner.shown[i - 1].card()) <= index(owner.shown[i].card()));
                    // Of one kind those that more seats know come first, each within the one before.
                    if (owner.shown[i - 1].card() == owner.shown[i].card())
                        QCOMPARE(who & ~owner.shown[i - 1].bits, 0);
                }
            }
        }
    }

    void aFullListOfWhatWasShown()
    {
        SeatState owner{};
        for (int i = 0; i < maxDeck + 5; ++i)
            learn(owner, SeatId{0}, CardId{3}, bit(SeatId{1}));
        QCOMPARE(known(owner, SeatId{0}, SeatId{1}), Cards(maxDeck, 3));
        learn(owner, SeatId{0}, CardId{3}, bit(SeatId{2})); // there is an entry to share
        QCOMPARE(known(owner, SeatId{0}, SeatId{2}), Cards{3});
    }
};

QTEST_GUILESS_MAIN(TestPiles)
#include "tst_piles.moc"
