// SPDX-License-Identifier: GPL-3.0-or-later
// SeatCards: the piles of a seat in one array, against a vector for each pile.

#include "model/table/rng.h"
#include "model/table/seatcards.h"
#include "model/table/table.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

using namespace fabletop;

namespace {

constexpr std::size_t pileCount = static_cast<std::size_t>(PileName::count);

using Cards = QList<int>;
using Piles = QList<Cards>; ///< deck, hand, discard pile, rows

PileName nameOf(std::size_t pile)
{
    return static_cast<PileName>(pile);
}

Pile pileOf(const Cards& cards)
{
    Pile pile{};
    for (int card : cards)
        pile.push(idAt<CardId>(card));
    return pile;
}

SeatCards cardsOf(const Piles& piles)
{
    SeatCards cards{};
    for (std::size_t p = 0; p < pileCount; ++p)
        for (int card : piles[static_cast<qsizetype>(p)])
            SeatPile(cards, nameOf(p)).push(idAt<CardId>(card));
    return cards;
}

Piles listed(const SeatCards& cards)
{
    Piles piles;
    for (std::size_t p = 0; p < pileCount; ++p) {
        piles.append(Cards{});
        for (CardId card : cards.view(nameOf(p)))
            piles.back().append(static_cast<int>(index(card)));
    }
    return piles;
}

/// What a State needs of it beyond the piles: they lie one behind the other, and what is not in use is zero.
bool tidy(const SeatCards& cards)
{
    return cards.ends[0] == 0 && std::is_sorted(std::begin(cards.ends), std::end(cards.ends)) &&
           std::all_of(cards.items + cards.total(), std::end(cards.items),
                       [](CardId card) { return index(card) == 0; });
}

Cards upTo(int end, int from = 0)
{
    Cards cards;
    for (int card = from; card < end; ++card)
        cards.append(card);
    return cards;
}

const Piles some{{1, 2, 3}, {4, 5}, {6}, {}, {7, 8}, {}, {9}};

static_assert(sizeof(SeatCards) == maxDeck + pileCount + 1 && pileCount == 7);
static_assert(std::is_trivially_copyable_v<SeatCards> && std::has_unique_object_representations_v<SeatCards>);

} // namespace

class TestSeatCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void insert_data()
    {
        QTest::addColumn<int>("pile");
        QTest::addColumn<int>("at");
        QTest::addColumn<Cards>("after");
        QTest::newRow("under the deck") << 0 << 0 << Cards{30, 1, 2, 3};
        QTest::newRow("into the deck") << 0 << 2 << Cards{1, 2, 30, 3};
        QTest::newRow("onto the deck") << 0 << 3 << Cards{1, 2, 3, 30};
        QTest::newRow("first into the hand") << 1 << 0 << Cards{30, 4, 5};
        QTest::newRow("last into the hand") << 1 << 2 << Cards{4, 5, 30};
        QTest::newRow("onto the discard pile") << 2 << 1 << Cards{6, 30};
        QTest::newRow("into an empty row") << 3 << 0 << Cards{30};
        QTest::newRow("into the last row") << 6 << 1 << Cards{9, 30};
    }
    void insert()
    {
        QFETCH(int, pile);
        QFETCH(int, at);
        QFETCH(Cards, after);
        SeatCards cards = cardsOf(some);
        cards.insert(nameOf(static_cast<std::size_t>(pile)), static_cast<std::size_t>(at), CardId{30});
        Piles wanted = some;
        wanted[pile] = after;
        QCOMPARE(listed(cards), wanted);
        QVERIFY(tidy(cards));
    }

    void removeAt_data()
    {
        QTest::addColumn<int>("pile");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("taken");
        QTest::addColumn<Cards>("after");
        QTest::newRow("the deck's bottom") << 0 << 0 << 1 << Cards{2, 3};
        QTest::newRow("the deck's top") << 0 << 2 << 3 << Cards{1, 2};
        QTest::newRow("out of the hand") << 1 << 0 << 4 << Cards{5};
        QTest::newRow("the only one discarded") << 2 << 0 << 6 << Cards{};
        QTest::newRow("out of a row") << 4 << 1 << 8 << Cards{7};
        QTest::newRow("the last card of all") << 6 << 0 << 9 << Cards{};
    }
    void removeAt()
    {
        QFETCH(int, pile);
        QFETCH(int, at);
        QFETCH(int, taken);
        QFETCH(Cards, after);
        SeatCards cards = cardsOf(some);
        const CardId card =
            cards.removeAt(nameOf(static_cast<std::size_t>(pile)), static_cast<std::size_t>(at));
        QCOMPARE(static_cast<int>(index(card)), taken);
        Piles wanted = some;
        wanted[pile] = after;
        QCOMPARE(listed(cards), wanted);
        QVERIFY(tidy(cards));
    }

    void assign_data()
    {
        QTest::addColumn<int>("pile");
        QTest::addColumn<Cards>("cards");
        QTest::addColumn<Cards>("after");
        QTest::newRow("as many") << 1 << Cards{11, 12} << Cards{11, 12};
        QTest::newRow("more") << 0 << Cards{11, 12, 13, 14, 15} << Cards{11, 12, 13, 14, 15};
        QTest::newRow("fewer") << 0 << Cards{11} << Cards{11};
        QTest::newRow("none") << 4 << Cards{} << Cards{};
        QTest::newRow("where none was") << 3 << Cards{0, 1} << Cards{0, 1};
        QTest::newRow("all there is room for") << 2 << upTo(23) << upTo(23);
        QTest::newRow("more than there is room for") << 2 << upTo(31) << upTo(23);
    }
    void assign()
    {
        QFETCH(int, pile);
        QFETCH(Cards, cards);
        QFETCH(Cards, after);
        SeatCards seat = cardsOf(some);
        seat.assign(nameOf(static_cast<std::size_t>(pile)), pileOf(cards));
        Piles wanted = some;
        wanted[pile] = after;
        QCOMPARE(listed(seat), wanted);
        QVERIFY(tidy(seat));
    }

    void assignOneToAnother()
    {
        SeatCards cards = cardsOf(some);
        const SeatPile discard(cards, PileName::discard);
        discard.assign(SeatPile(cards, PileName::deck));
        SeatPile(cards, PileName::deck).clear();
        Piles wanted = some;
        wanted[2] = {1, 2, 3};
        wanted[0] = {};
        QCOMPARE(listed(cards), wanted);
        QVERIFY(tidy(cards));
    }

    /// A pile may be all there is, wherever it lies.
    void everyPileCanBeTheWholeArray()
    {
        for (std::size_t p = 0; p < pileCount; ++p) {
            SeatCards cards{};
            const SeatPile pile(cards, nameOf(p));
            for (int card = 0; card < maxDeck; ++card) {
                QVERIFY(!pile.full());
                pile.insert(0, idAt<CardId>(card));
            }
            for (std::size_t other = 0; other < pileCount; ++other) {
                QCOMPARE(cards.size(nameOf(other)), other == p ? std::size_t{maxDeck} : 0);
                QVERIFY(SeatPile(cards, nameOf(other)).full());
            }
            for (int card = 0; card < maxDeck; ++card)
                QVERIFY(pile.removeAt(pile.size() - 1) == idAt<CardId>(card));
            QVERIFY(cards == SeatCards{});
        }
    }

    void equality()
    {
        const SeatCards cards = cardsOf(some);
        QVERIFY(cards.view(PileName::deck) == pileOf({1, 2, 3}));
        QVERIFY(!(cards.view(PileName::deck) == pileOf({1, 2})));
        QVERIFY(!(cards.view(PileName::deck) == pileOf({1, 3, 2})));
        QVERIFY(cards.view(PileName::firstRow) == pileOf({}));
        QVERIFY(cards.view(PileName::deck).copy() == pileOf({1, 2, 3}));
    }

    void placesCanBeWritten()
    {
        SeatState owner{};
        owner.cards = cardsOf(some);
        owner.deck()[1] = CardId{20};
        owner.deck().back() = CardId{21};
        for (CardId& card : owner.hand())
            card = CardId::unseen;
        QCOMPARE(listed(owner.cards), (Piles{{1, 20, 21}, {31, 31}, {6}, {}, {7, 8}, {}, {9}}));
        QCOMPARE(owner.deck().find(CardId{20}), 1);
        QCOMPARE(owner.deck().find(CardId{6}), -1); // which is in another pile
        const SeatState& seen = owner;
        QVERIFY(seen.row(1) == pileOf({7, 8}) && seen.row(3).back() == CardId{9} &&
                seen.discard()[0] == CardId{6});
    }

    /// From anywhere to anywhere, in whatever order: each card is in exactly one place, where vectors have it
    /// too.
    void likeAVectorForEachPile()
    {
        Rng rng = Rng::seeded(1);
        const auto below = [&rng](std::size_t count) { return rng.below(static_cast<std::uint32_t>(count)); };
        SeatCards cards{};
        std::array<std::vector<CardId>, pileCount> model;
        std::vector<CardId> outside; // in a combat, in play
        for (int card = 0; card < maxDeck; ++card)
            outside.push_back(idAt<CardId>(card));
        for (int step = 0; step < 40'000; ++step) {
            const std::size_t from = below(pileCount + 1);
            const std::size_t to = below(pileCount + 1);
            auto& source = from == pileCount ? outside : model[from];
            if (source.empty()) continue;
            const std::size_t place = below(source.size());
            const CardId card = source[place];
            source.erase(source.begin() + static_cast<std::ptrdiff_t>(place));
            if (from < pileCount) QVERIFY(cards.removeAt(nameOf(from), place) == card);
            auto& target = to == pileCount ? outside : model[to];
            const std::size_t at = below(target.size() + 1);
            target.insert(target.begin() + static_cast<std::ptrdiff_t>(at), card);
            if (to < pileCount) cards.insert(nameOf(to), at, card);
            m_wasFull = m_wasFull || cards.full();
            QVERIFY(agrees(cards, model, outside));
        }
        QVERIFY(m_wasFull);
    }

private:
    bool agrees(const SeatCards& cards, const std::array<std::vector<CardId>, pileCount>& model,
                const std::vector<CardId>& outside)
    {
        std::array<int, maxDeck> found{};
        for (CardId card : outside)
            ++found[index(card)];
        for (std::size_t p = 0; p < pileCount; ++p) {
            const PileView pile = cards.view(nameOf(p));
            if (!std::equal(pile.begin(), pile.end(), model[p].begin(), model[p].end())) return false;
            for (CardId card : pile)
                ++found[index(card)];
        }
        return tidy(cards) && std::all_of(found.begin(), found.end(), [](int count) { return count == 1; });
    }

    bool m_wasFull = false;
};

QTEST_GUILESS_MAIN(TestSeatCards)
#include "tst_seatcards.moc"
