// SPDX-License-Identifier: GPL-3.0-or-later
// Names of things on a table, sets of them, and Shown, which packs one of them with some of the others.

#include "model/table/rng.h"
#include "model/table/table.h"

#include <QTest>
#include <set>
#include <type_traits>

using namespace fabletop;

namespace {

using Numbers = QList<int>;

template <typename Id, typename Bits> Numbers walked(Bits bits)
{
    Numbers numbers;
    for (Id id : members<Id>(bits))
        numbers.append(static_cast<int>(index(id)));
    return numbers;
}

template <typename Bits> Numbers counted(Bits bits)
{
    Numbers numbers;
    for (int i = 0; i < static_cast<int>(8 * sizeof bits); ++i)
        if (static_cast<std::uint64_t>(bits) & std::uint64_t{1} << i) numbers.append(i);
    return numbers;
}

// A space where a fighter is meant is refused by the compiler, and so is a number.
static_assert(!std::is_convertible_v<SpaceId, FighterId> && !std::is_convertible_v<int, SpaceId> &&
              !std::is_convertible_v<SeatId, int>);
static_assert(sizeof(SeatId) == 1 && sizeof(FighterId) == 1 && sizeof(SpaceId) == 1 && sizeof(TokenId) == 1 &&
              sizeof(CardId) == 1);
static_assert(8 * sizeof(FighterSet) >= maxFighters && 8 * sizeof(SpaceSet) >= maxSpaces);
static_assert(8 * sizeof(SeatSet) >= maxSeats && 8 * sizeof(TokenSet) >= maxTokens);

} // namespace

class TestIds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void membersOfSpaces_data()
    {
        QTest::addColumn<quint64>("bits");
        QTest::newRow("none") << quint64{0};
        QTest::newRow("the first") << quint64{1};
        QTest::newRow("the last") << (quint64{1} << 63);
        QTest::newRow("both ends") << (quint64{1} << 63 | 1);
        QTest::newRow("all") << ~quint64{0};
        QTest::newRow("every other") << quint64{0xAAAAAAAAAAAAAAAA};
        QTest::newRow("two in the middle") << (quint64{3} << 31);
        Rng rng = Rng::seeded(1);
        for (int i = 0; i < 20; ++i)
            QTest::addRow("by chance %d", i) << (quint64{rng.next()} << 32 | rng.next());
    }
    void membersOfSpaces()
    {
        QFETCH(quint64, bits);
        QCOMPARE((walked<SpaceId, SpaceSet>(bits)), counted(bits));
        const auto fighters = static_cast<FighterSet>(bits);
        QCOMPARE((walked<FighterId, FighterSet>(fighters)), counted(fighters));
        const auto tokens = static_cast<TokenSet>(bits);
        QCOMPARE((walked<TokenId, TokenSet>(tokens)), counted(tokens));
        const auto seats = static_cast<SeatSet>(bits);
        QCOMPARE((walked<SeatId, SeatSet>(seats)), counted(seats));
    }

    void bitsOfNames()
    {
        for (int i = 0; i < maxSpaces; ++i)
            QCOMPARE(counted(bit(idAt<SpaceId>(i))), Numbers{i});
        for (int i = 0; i < maxFighters; ++i)
            QCOMPARE(counted(bit(idAt<FighterId>(i))), Numbers{i});
        for (int i = 0; i < maxTokens; ++i)
            QCOMPARE(counted(bit(idAt<TokenId>(i))), Numbers{i});
        for (int i = 0; i < maxSeats; ++i)
            QCOMPARE(counted(bit(idAt<SeatId>(i))), Numbers{i});
        QCOMPARE(bit(SpaceId::none), SpaceSet{0});
        QCOMPARE(bit(SeatId::none), SeatSet{0});
        QCOMPARE(counted(allSeats), (Numbers{0, 1, 2, 3}));
    }

    void seatsOfFighters_data()
    {
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("id");
        QTest::newRow("the first hero") << 0 << 0 << 0;
        QTest::newRow("the last sidekick of the first seat") << 0 << 7 << 7;
        QTest::newRow("the second hero") << 1 << 0 << 8;
        QTest::newRow("a sidekick in the third seat") << 2 << 3 << 19;
        QTest::newRow("the last of all") << 3 << 7 << 31;
    }
    void seatsOfFighters()
    {
        QFETCH(int, seat);
        QFETCH(int, number);
        QFETCH(int, id);
        QVERIFY(fighterAt(idAt<SeatId>(seat), number) == idAt<FighterId>(id));
        QVERIFY(seatOf(idAt<FighterId>(id)) == idAt<SeatId>(seat));
        QCOMPARE(heroOf(idAt<SeatId>(seat)) == idAt<FighterId>(id), number == 0);
    }

    void everyFighterAndTokenThereAndBack()
    {
        FighterSet all = 0;
        std::set<int> tokens;
        for (int s = 0; s < maxSeats; ++s) {
            const SeatId seat = idAt<SeatId>(s);
            FighterSet own = 0;
            for (int number = 0; number < fightersPerSeat; ++number) {
                const FighterId id = fighterAt(seat, number);
                QVERIFY(seatOf(id) == seat);
                QCOMPARE(static_cast<int>(index(id)), s * fightersPerSeat + number);
                own |= bit(id);
            }
            QCOMPARE(fightersOf(seat), own);
            QCOMPARE(all & own, FighterSet{0}); // nobody belongs to two
            all |= own;
            for (int number = 0; number < tokensPerSeat; ++number) {
                const TokenId id = tokenAt(seat, number);
                QVERIFY(seatOf(id) == seat);
                tokens.insert(static_cast<int>(index(id)));
            }
        }
        QCOMPARE(all, FighterSet{0xFFFFFFFF});
        QCOMPARE(tokens.size(), std::size_t{maxTokens});
        QCOMPARE(*tokens.rbegin(), maxTokens - 1);
        QVERIFY(seatOf(FighterId::none) == SeatId::none);
    }

    /// What a hero may declare has room on the table, and a seat's numbers in a byte.
    void roomForWhatIsDeclared()
    {
        QVERIFY(heroFighters <= fightersPerSeat && fightersPerSeat <= 8);
        QVERIFY(heroTokens <= tokensPerSeat && tokensPerSeat <= 8);
    }

    void tokensOfATable()
    {
        Table table = emptyTable();
        for (int i = 0; i < maxTokens; ++i)
            QVERIFY(table.token(idAt<TokenId>(i)) == SpaceId::none);
        table.seats[2].tokens[1] = SpaceId{9};
        QVERIFY(table.token(tokenAt(SeatId{2}, 1)) == SpaceId{9});
        QVERIFY(table.token(tokenAt(SeatId{1}, 2)) == SpaceId::none);
    }

    /// Every card, owner and company there and back; whoever holds a card is none of those it was shown to.
    void shown()
    {
        for (int owner = 0; owner < maxSeats; ++owner) {
            std::set<std::uint8_t> packed;
            for (int card = 0; card < maxDeck; ++card)
                for (unsigned viewers = 0; viewers <= allSeats; ++viewers) {
                    const auto company = static_cast<SeatSet>(viewers);
                    const auto others = static_cast<SeatSet>(viewers & ~(1u << owner));
                    const Shown shown = Shown::of(idAt<CardId>(card), idAt<SeatId>(owner), company);
                    QVERIFY(shown.card() == idAt<CardId>(card));
                    QCOMPARE(shown.viewers(idAt<SeatId>(owner)), others);
                    QVERIFY(shown == Shown::of(idAt<CardId>(card), idAt<SeatId>(owner), others));
                    packed.insert(shown.bits);
                }
            QCOMPARE(packed.size(), std::size_t{maxDeck} * 8); // three others are in or out
        }
    }

    void shownToSomebody_data()
    {
        QTest::addColumn<int>("owner");
        QTest::addColumn<int>("viewers");
        QTest::addColumn<int>("bits");
        QTest::newRow("to the next seat") << 0 << 0b0010 << (7 | 1 << 5);
        QTest::newRow("to the seat across") << 0 << 0b0100 << (7 | 2 << 5);
        QTest::newRow("to the seat before") << 0 << 0b1000 << (7 | 4 << 5);
        QTest::newRow("around the end of the table") << 3 << 0b0001 << (7 | 1 << 5);
        QTest::newRow("to all from the second seat") << 1 << 0b1111 << (7 | 7 << 5);
        QTest::newRow("to oneself") << 2 << 0b0100 << 7;
    }
    void shownToSomebody()
    {
        QFETCH(int, owner);
        QFETCH(int, viewers);
        QFETCH(int, bits);
        QCOMPARE(int(Shown::of(CardId{7}, idAt<SeatId>(owner), static_cast<SeatSet>(viewers)).bits), bits);
    }

    void anEmptyTable()
    {
        const Table table = emptyTable();
        for (const FighterState& fighter : table.fighters)
            QVERIFY(fighter == (FighterState{SpaceId::none, 0, SpaceId::none, FighterStatus::absent}));
        for (const SeatState& seat : table.seats) {
            QVERIFY(seat.deck().empty() && seat.hand().empty() && seat.discard().empty() &&
                    seat.shown.empty());
            for (SpaceId token : seat.tokens)
                QVERIFY(token == SpaceId::none);
        }
        for (const CombatSide& side : table.combat.sides) {
            QVERIFY(side.fighter == FighterId::none && side.card == CardId::none &&
                    side.boost == CardId::none && side.secondBoost == CardId::none);
            QVERIFY(side.replaced == 0xFF && side.named == 0xFF && side.flags == 0 && side.begun == 0);
        }
        QVERIFY(table.combat.step == CombatStep::none && table.combat.winner == 0xFF);
        QVERIFY(!table.over() && table.turn.number == 0 && table.turn.seat == SeatId::none);
        QVERIFY(table.turn.schemeCard == CardId::none && table.turn.schemeSeat == SeatId::none &&
                table.turn.schemeFighter == FighterId::none);
        QVERIFY(table.turn.lastSource == SeatId::none && table.turn.cause == EndCause::none);
        QVERIFY(emptyTable() == table);
    }
};

QTEST_GUILESS_MAIN(TestIds)
#include "tst_ids.moc"
