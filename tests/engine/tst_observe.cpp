// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat may know: everything that is open to it, and nothing else. Two matches that differ in hidden
// things look alike.

#include "model/bots/invariants.h"
#include "model/engine/observe.h"
#include "model/table/digest.h"
#include "model/table/piles.h"
#include "tests/support/duel.h"

#include <QTest>
#include <algorithm>
#include <set>
#include <vector>

using namespace fabletop;

namespace {

using Cards = QList<int>; ///< kinds in the order of a pile, -1: unseen

constexpr SeatId viewers[] = {SeatId{0}, SeatId{1}, SeatId{2}, SeatId{3}, SeatId::none};

Pile pileOf(const Cards& cards)
{
    Pile pile{};
    for (int card : cards)
        pile.push(card < 0 ? CardId::unseen : idAt<CardId>(card));
    return pile;
}

Cards listed(PileView pile)
{
    Cards cards;
    for (CardId card : pile)
        cards.append(card == CardId::unseen ? -1 : static_cast<int>(index(card)));
    return cards;
}

bool faceDown(const CombatSide& side)
{
    return side.card != CardId::none && !side.has(SideFlag::faceUp);
}

/// A table with a deck of six, a hand of three and a discard pile of two for each of two seats.
Table smallTable()
{
    Table table = emptyTable();
    for (int s = 0; s < 2; ++s) {
        table.seats[s].deck().assign(pileOf({1, 2, 3, 4, 5, 6}));
        table.seats[s].hand().assign(pileOf({7, 8, 7}));
        table.seats[s].discard().assign(pileOf({9, 10}));
        table.fighters[s * fightersPerSeat] = {idAt<SpaceId>(s), 10, idAt<SpaceId>(s), FighterStatus::active};
    }
    return table;
}

/// Exchanges, by chance, what `viewer` cannot tell apart: cards of a deck beyond those it knows, hands and
/// face-down cards of others, who else was shown what, and the generator. Nothing that it knows.
class Disguise {
public:
    Disguise(SeatId viewer, Rng& rng) : m_viewer(viewer), m_rng(rng) {}

    State of(State state)
    {
        for (int s = 0; s < maxSeats; ++s)
            seat(state.table, idAt<SeatId>(s));
        for (std::size_t i = 0; i < state.flow.depth; ++i) {
            Frame& frame = state.flow.frames[i];
            if (frame.you == m_viewer) continue;
            frame.cards = m_rng.next();
            if (frame.cardSeat != m_viewer) frame.card = idAt<CardId>(static_cast<int>(m_rng.below(maxDeck)));
        }
        state.rng = {m_rng.next(), m_rng.next()};
        return state;
    }

private:
    void seat(Table& table, SeatId seat)
    {
        SeatState& owner = table.seat(seat);
        std::vector<CardId*> places;
        const std::size_t top = m_viewer == SeatId::none ? 0 : owner.topKnown[index(m_viewer)];
        const std::size_t bottom = m_viewer == SeatId::none ? 0 : owner.bottomKnown[index(m_viewer)];
        for (std::size_t i = bottom; i + top < owner.deck().size(); ++i)
            places.push_back(&owner.deck()[i]);
        if (seat != m_viewer) others(table, seat, owner, places);
        for (std::size_t i = places.size(); i > 1; --i)
            std::swap(*places[i - 1], *places[m_rng.below(static_cast<std::uint32_t>(i))]);
        if (seat != m_viewer) shuffleOf(owner.hand());
        for (int v = 0; v < maxSeats; ++v)
            if (idAt<SeatId>(v) != m_viewer) owner.topKnown[v] = owner.bottomKnown[v] = 0;
    }
    /// Hand and face-down cards, less those copies that the viewer was shown.
    void others(Table& table, SeatId seat, SeatState& owner, std::vector<CardId*>& places)
    {
        std::vector<CardId*> mine;
        for (CardId& card : owner.hand())
            mine.push_back(&card);
        for (CombatSide& side : table.combat.sides) {
            if (side.fighter == FighterId::none || seatOf(side.fighter) != seat) continue;
            if (faceDown(side)) mine.push_back(&side.card);
            const bool lent =
                side.boost != CardId::none && (faceDown(side) || table.combat.step < CombatStep::reveal);
            if (lent) mine.push_back(&side.boost);
        }
        InlineVector<Shown, maxDeck> kept{};
        for (const Shown& shown : owner.shown) {
            if (m_viewer == SeatId::none || !(shown.viewers(seat) & bit(m_viewer))) continue;
            kept.push(Shown::of(shown.card(), seat, bit(m_viewer)));
            const auto copy = std::find_if(mine.begin(), mine.end(),
                                           [&](const CardId* card) { return *card == shown.card(); });
            if (copy != mine.end()) mine.erase(copy);
        }
        owner.shown = kept;
        places.insert(places.end(), mine.begin(), mine.end());
    }
    void shuffleOf(SeatPile pile)
    {
        for (auto i = static_cast<std::uint32_t>(pile.size()); i > 1; --i)
            std::swap(pile[i - 1], pile[m_rng.below(i)]);
    }

    SeatId m_viewer;
    Rng& m_rng;
};

/// The first thing that the observation tells and should not, or does not tell and should.
QString problemOf(const State& state, const State& seen, SeatId viewer)
{
    if (!(seen.rng == Rng{0, 0})) return QStringLiteral("chance");
    if (!std::equal(std::begin(seen.table.fighters), std::end(seen.table.fighters),
                    std::begin(state.table.fighters)))
        return QStringLiteral("fighters");
    if (!(seen.table.turn == state.table.turn)) return QStringLiteral("turn");
    if (seen.flow.open != state.flow.open || seen.flow.depth != state.flow.depth ||
        seen.flow.decides != state.flow.decides)
        return QStringLiteral("choice");
    for (int s = 0; s < maxSeats; ++s) {
        const SeatState& full = state.table.seats[s];
        const SeatState& part = seen.table.seats[s];
        const bool own = idAt<SeatId>(s) == viewer;
        if (!(part.discard() == full.discard())) return QStringLiteral("discard pile");
        if (!std::equal(std::begin(part.tokens), std::end(part.tokens), std::begin(full.tokens)))
            return QStringLiteral("tokens");
        if (part.form != full.form || part.out != full.out || part.scheduled != full.scheduled ||
            part.tokenStart != full.tokenStart)
            return QStringLiteral("marks");
        if (!std::equal(std::begin(part.counters), std::end(part.counters), std::begin(full.counters)))
            return QStringLiteral("counters");
        if (own && !(part.hand() == full.hand())) return QStringLiteral("own hand");
        if (part.hand().size() != full.hand().size() || part.deck().size() != full.deck().size())
            return QStringLiteral("counts");
        const std::size_t top = viewer == SeatId::none ? 0 : full.topKnown[index(viewer)];
        const std::size_t bottom = viewer == SeatId::none ? 0 : full.bottomKnown[index(viewer)];
        for (std::size_t i = 0; i < full.deck().size(); ++i) {
            const bool known = i < bottom || i + top >= full.deck().size();
            if (part.deck()[i] != (known ? full.deck()[i] : CardId::unseen))
                return QStringLiteral("card %1 of a deck").arg(i);
        }
        for (std::size_t v = 0; v < maxSeats; ++v) {
            const bool mine = idAt<SeatId>(static_cast<int>(v)) == viewer;
            if (part.topKnown[v] != (mine ? full.topKnown[v] : 0) ||
                part.bottomKnown[v] != (mine ? full.bottomKnown[v] : 0))
                return QStringLiteral("who knows a deck");
        }
        std::multiset<int> shown;
        std::multiset<int> told;
        for (const Shown& card : full.shown)
            if (viewer != SeatId::none && (card.viewers(idAt<SeatId>(s)) & bit(viewer)))
                shown.insert(static_cast<int>(index(card.card())));
        for (const Shown& card : part.shown) {
            told.insert(static_cast<int>(index(card.card())));
            if (viewer == SeatId::none || card.viewers(idAt<SeatId>(s)) != bit(viewer))
                return QStringLiteral("who was shown a card");
        }
        if (shown != told) return QStringLiteral("what was shown of a hand");
        if (own) continue;
        for (CardId card : part.hand())
            if (card != CardId::unseen && shown.size() != full.hand().size())
                return QStringLiteral("a card of a hand");
    }
    for (int side : {attackSide, defenseSide}) {
        const CombatSide& full = state.table.combat.sides[side];
        CombatSide part = seen.table.combat.sides[side];
        const bool own = full.fighter != FighterId::none && seatOf(full.fighter) == viewer;
        const bool none = full.fighter == FighterId::none;
        if (part.card != (faceDown(full) && !own && !none ? CardId::unseen : full.card))
            return QStringLiteral("a card in the combat");
        const bool boostHidden =
            full.boost != CardId::none && !own && !none &&
            (state.table.combat.step < CombatStep::reveal || !full.has(SideFlag::faceUp));
        if (part.boost != (boostHidden ? CardId::unseen : full.boost))
            return QStringLiteral("a boost in the combat");
        part.card = full.card, part.boost = full.boost;
        if (!(part == full)) return QStringLiteral("a side of the combat");
    }
    for (std::size_t i = 0; i < state.flow.depth; ++i) {
        const Frame& full = state.flow.frames[i];
        const Frame& part = seen.flow.frames[i];
        if (full.you == viewer && !(part == full)) return QStringLiteral("an own text in progress");
        if (full.you != viewer && part.cards != 0) return QStringLiteral("cards of another text");
        if (full.you != viewer && full.cardSeat != viewer && part.card != CardId::none)
            return QStringLiteral("the card of another text");
        if (part.at != full.at || part.you != full.you || part.loop != full.loop || part.space != full.space)
            return QStringLiteral("a text in progress");
    }
    return {};
}

} // namespace

class TestObserve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decks_data()
    {
        QTest::addColumn<int>("top");
        QTest::addColumn<int>("bottom");
        QTest::addColumn<Cards>("seen");
        QTest::newRow("nothing known") << 0 << 0 << Cards{-1, -1, -1, -1, -1, -1};
        QTest::newRow("the top card") << 1 << 0 << Cards{-1, -1, -1, -1, -1, 6};
        QTest::newRow("the bottom card") << 0 << 1 << Cards{1, -1, -1, -1, -1, -1};
        QTest::newRow("both ends") << 2 << 3 << Cards{1, 2, 3, -1, 5, 6};
        QTest::newRow("everything from above") << 6 << 0 << Cards{1, 2, 3, 4, 5, 6};
        QTest::newRow("everything from below") << 0 << 6 << Cards{1, 2, 3, 4, 5, 6};
        QTest::newRow("everything twice") << 4 << 4 << Cards{1, 2, 3, 4, 5, 6};
    }
    /// To its owner as to the others.
    void decks()
    {
        QFETCH(int, top);
        QFETCH(int, bottom);
        QFETCH(Cards, seen);
        for (std::size_t viewer = 0; viewer < maxSeats; ++viewer) {
            Table table = smallTable();
            table.seats[0].topKnown[viewer] = static_cast<std::uint8_t>(top);
            table.seats[0].bottomKnown[viewer] = static_cast<std::uint8_t>(bottom);
            for (SeatId other : viewers) {
                const bool knows = index(other) == viewer;
                const Table part = observe(table, other);
                QCOMPARE(listed(part.seats[0].deck()), knows ? seen : Cards(6, -1));
                QCOMPARE(int(part.seats[0].topKnown[viewer]), knows ? top : 0);
                QCOMPARE(int(part.seats[0].bottomKnown[viewer]), knows ? bottom : 0);
                QCOMPARE(listed(part.seats[1].deck()), Cards(6, -1));
            }
        }
    }

    void hands_data()
    {
        QTest::addColumn<Cards>("shown");    ///< to seat 1, of 7, 8, 7 in the hand of seat 0
        QTest::addColumn<bool>("committed"); ///< a further card of seat 0 lies face down
        QTest::addColumn<bool>(
            "lent"); ///< one of its cards lies face down beside an attack card that lies face up
        QTest::addColumn<Cards>("seen");
        QTest::newRow("nothing was shown") << Cards{} << false << false << Cards{-1, -1, -1};
        QTest::newRow("one was") << Cards{7} << false << false << Cards{-1, -1, -1};
        QTest::newRow("two were") << Cards{7, 8} << false << false << Cards{-1, -1, -1};
        QTest::newRow("all were, and are sorted") << Cards{7, 8, 7} << false << false << Cards{7, 7, 8};
        QTest::newRow("all were, but one of them may be committed")
            << Cards{7, 8, 7} << true << false << Cards{-1, -1, -1};
        QTest::newRow("all were, but one of them may be lent")
            << Cards{7, 8, 7} << false << true << Cards{-1, -1, -1};
    }
    void hands()
    {
        QFETCH(Cards, shown);
        QFETCH(bool, committed);
        QFETCH(bool, lent);
        QFETCH(Cards, seen);
        Table table = smallTable();
        for (int card : shown)
            learn(table.seats[0], SeatId{0}, idAt<CardId>(card), bit(SeatId{1}) | bit(SeatId{3}));
        table.combat.step = CombatStep::choose;
        table.combat.sides[attackSide].fighter = heroOf(SeatId{0});
        table.combat.sides[attackSide].card = committed || lent ? CardId{7} : CardId::none;
        if (lent) {
            table.combat.sides[attackSide].boost = CardId{8};
            table.combat.sides[attackSide].flags = static_cast<std::uint8_t>(SideFlag::faceUp);
        }
        QCOMPARE(listed(observe(table, SeatId{0}).seats[0].hand()), (Cards{7, 8, 7}));
        QVERIFY(observe(table, SeatId{0}).seats[0].shown.empty()); // who was shown what is theirs to know
        QCOMPARE(listed(observe(table, SeatId{1}).seats[0].hand()), seen);
        QCOMPARE(observe(table, SeatId{1}).seats[0].shown.size(), static_cast<std::size_t>(shown.size()));
        for (const Shown& card : observe(table, SeatId{1}).seats[0].shown)
            QCOMPARE(card.viewers(SeatId{0}), bit(SeatId{1}));
        for (SeatId other : {SeatId{2}, SeatId::none}) {
            QCOMPARE(listed(observe(table, other).seats[0].hand()), Cards(3, -1));
            QVERIFY(observe(table, other).seats[0].shown.empty());
        }
    }

    void combats_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("faceUp");
        QTest::addColumn<bool>("cardSeen"); ///< by the defender
        QTest::addColumn<bool>("boostSeen");
        const auto step = [](CombatStep one) { return static_cast<int>(one); };
        QTest::newRow("chosen") << step(CombatStep::choose) << false << false << false;
        QTest::newRow("played face up") << step(CombatStep::choose) << true << true << false;
        QTest::newRow("about to be turned") << step(CombatStep::reveal) << false << false << false;
        QTest::newRow("turned") << step(CombatStep::reveal) << true << true << true;
        QTest::newRow("in the middle") << step(CombatStep::during) << true << true << true;
        QTest::newRow("never turned") << step(CombatStep::during) << false << false << false;
        QTest::newRow("over") << step(CombatStep::over) << true << true << true;
    }
    void combats()
    {
        QFETCH(int, step);
        QFETCH(bool, faceUp);
        QFETCH(bool, cardSeen);
        QFETCH(bool, boostSeen);
        Table table = smallTable();
        table.combat.step = static_cast<CombatStep>(step);
        CombatSide& side = table.combat.sides[attackSide];
        side.fighter = heroOf(SeatId{0});
        side.card = CardId{11};
        side.boost = CardId{12};
        side.flags = faceUp ? static_cast<std::uint8_t>(SideFlag::faceUp) : std::uint8_t{0};
        for (SeatId viewer : viewers) {
            const CombatSide part = observe(table, viewer).combat.sides[attackSide];
            const bool own = viewer == SeatId{0};
            QVERIFY(part.card == (own || cardSeen ? CardId{11} : CardId::unseen));
            QVERIFY(part.boost == (own || boostSeen ? CardId{12} : CardId::unseen));
            QVERIFY(observe(table, viewer).combat.sides[defenseSide] ==
                    table.combat.sides[defenseSide]); // nothing there, nothing made up
        }
        side.boost = CardId::none;
        QVERIFY(observe(table, SeatId{1}).combat.sides[attackSide].boost == CardId::none);
    }

    void events_data()
    {
        QTest::addColumn<int>("seenBy");
        QTest::newRow("its owner alone") << 0b0001;
        QTest::newRow("two of them") << 0b0101;
        QTest::newRow("everybody") << 0b1111;
        QTest::newRow("nobody") << 0;
    }
    void events()
    {
        QFETCH(int, seenBy);
        const auto seats = static_cast<SeatSet>(seenBy);
        const auto eventOf = [&](EventBody body) {
            return Event{std::move(body), Cause{RuleId{3}, SourceKind::card, SeatId{0}, 4, 5},
                         CombatStep::during, seats};
        };
        const Event moved = eventOf(
            CardMoved{SeatId{0}, CardId{7}, Place::hand, Place::deckTop, Why::putBack, 1, 0, FighterId{2}});
        const Event shuffled = eventOf(DeckShuffled{SeatId{0}, pileOf({3, 1, 2})});
        const Event arranged = eventOf(DeckArranged{SeatId{0}, pileOf({3, 1})});
        const Event hand = eventOf(CardsShown{SeatId{0}, seats, Place::hand, pileOf({7, 8})});
        const Event deck = eventOf(CardsShown{SeatId{0}, seats, Place::deckTop, pileOf({6})});
        const Event open = eventOf(FighterPlaced{FighterId{1}, SpaceId{2}, SpaceId{3}, PlaceHow::effect});
        for (SeatId viewer : viewers) {
            const bool spectator = viewer == SeatId::none;
            const bool sees = !spectator && (seats & bit(viewer));
            const bool all = seats == allSeats;
            const Event seen = observe(moved, viewer);
            const auto& body = std::get<CardMoved>(seen.body);
            QVERIFY(body.card == (sees || all ? CardId{7} : CardId::unseen));
            QVERIFY(body.from == Place::hand && body.to == Place::deckTop && body.why == Why::putBack &&
                    body.side == 1 && body.fighter == FighterId{2});
            QVERIFY(seen.cause.rule == RuleId{3} && seen.cause.item == 4 && seen.cause.instruction == 5 &&
                    seen.step == CombatStep::during);
            QCOMPARE(listed(std::get<DeckShuffled>(observe(shuffled, viewer).body).order),
                     sees ? (Cards{3, 1, 2}) : Cards(3, -1));
            QCOMPARE(listed(std::get<DeckArranged>(observe(arranged, viewer).body).top),
                     sees ? (Cards{3, 1}) : Cards{});
            const auto handSeen = std::get<CardsShown>(observe(hand, viewer).body);
            QCOMPARE(listed(handSeen.cards), sees || all ? (Cards{7, 8}) : Cards{});
            const SeatSet looked = sees ? bit(viewer) : all ? allSeats : SeatSet{0};
            QCOMPARE(handSeen.viewers, viewer == SeatId{0}
                                           ? SeatSet{0}
                                           : looked); // who looked at one's own hand is theirs to know
            const auto deckSeen = std::get<CardsShown>(observe(deck, viewer).body);
            QCOMPARE(listed(deckSeen.cards), sees || all ? Cards{6} : Cards{});
            QCOMPARE(deckSeen.viewers, looked);
            QVERIFY(std::get<FighterPlaced>(observe(open, viewer).body).to == SpaceId{3});
        }
    }

    void causes_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("event");
        QTest::addColumn<bool>("told"); ///< to others; the owner of the text is always told
        const auto row = [](const char* name, CombatStep step, const char* event, bool told) {
            QTest::newRow(name) << static_cast<int>(step) << QString::fromLatin1(event) << told;
        };
        row("a text of a card that lies face down", CombatStep::choose, "damage", false);
        row("once it is turned", CombatStep::reveal, "damage", true);
        row("an attack by a scheme", CombatStep::declare, "attack", true);
        row("a card that shows itself", CombatStep::choose, "itself", true);
        row("a card that shows another", CombatStep::choose, "another", false);
        row("a text without a card", CombatStep::choose, "ability", true);
    }
    void causes()
    {
        QFETCH(int, step);
        QFETCH(QString, event);
        QFETCH(bool, told);
        Event one{DamageDealt{heroOf(SeatId{1}), 1, DamageKind::effect, SeatId{0}, 4},
                  Cause{RuleId{3}, SourceKind::card, SeatId{0}, 4, 5}, static_cast<CombatStep>(step),
                  allSeats};
        if (event == QLatin1String("attack")) one.body = CombatBegan{heroOf(SeatId{0}), heroOf(SeatId{1})};
        if (event == QLatin1String("itself")) one.body = CardsTurned{CardId{4}, CardId::none, CardId::none};
        if (event == QLatin1String("another")) one.body = CardsTurned{CardId{5}, CardId::none, CardId::none};
        if (event == QLatin1String("ability")) one.cause.kind = SourceKind::ability;
        for (SeatSet seenBy : {allSeats, SeatSet{0}})
            for (SeatId viewer : viewers) {
                one.seenBy = seenBy;
                const Cause cause = observe(one, viewer).cause;
                const bool knows = told || viewer == SeatId{0};
                QVERIFY(cause.rule == RuleId{3}); // the rule is no secret
                QCOMPARE(cause.item, knows ? std::uint8_t{4} : std::uint8_t{0xFF});
                QCOMPARE(cause.instruction, knows ? 5u : 0u);
                QVERIFY(cause.seat == (knows ? SeatId{0} : SeatId::none));
            }
    }

    void cardsOfTexts()
    {
        State state{};
        state.table = smallTable();
        state.flow.depth = 2;
        state.flow.frames[0].you = SeatId{0};
        state.flow.frames[0].card = CardId{3};
        state.flow.frames[0].cardSeat = SeatId{1};
        state.flow.frames[0].cards = 0x55;
        state.flow.frames[1] = state.flow.frames[0];
        state.flow.frames[1].you = SeatId{2};
        state.flow.frames[1].cardSeat = SeatId{2};
        const auto rules = rulesThatOnlyEnd();
        const auto frame = [&](SeatId viewer, int i) { return observe(rules, state, viewer).flow.frames[i]; };
        QVERIFY(frame(SeatId{0}, 0) == state.flow.frames[0]);
        QVERIFY(frame(SeatId{1}, 0).card == CardId{3}); // it is theirs
        QVERIFY(frame(SeatId{2}, 0).card == CardId::none);
        QVERIFY(frame(SeatId{2}, 1) == state.flow.frames[1]);
        QVERIFY(frame(SeatId{0}, 1).card == CardId::none);
        QVERIFY(frame(SeatId::none, 1).card == CardId::none);
        for (SeatId viewer : {SeatId{1}, SeatId{3}, SeatId::none}) {
            QCOMPARE(frame(viewer, 0).cards, 0u);
            QCOMPARE(frame(viewer, 1).cards, 0u);
        }
    }

    /// In games of every hero, seen by everybody: exactly what is open.
    void games_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const QStringList heroes = shippedHeroes();
        for (qsizetype i = 0; i < heroes.size(); ++i)
            QTest::addRow("%s against %s", qPrintable(heroes[i]), qPrintable(heroes[(i + 3) % heroes.size()]))
                << heroes[i] << heroes[(i + 3) % heroes.size()];
    }
    void games()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto rules = test::duel(test::duelSetup(first, second, QStringLiteral("sarpedon")));
        GameRunner runner(*rules, test::bots("random", "random"));
        Rng rng = Rng::seeded(1);
        QString problem;
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            runner.play(seed, [&](const Decision*, const State&, const State& after, const EventLog&) {
                if (!problem.isEmpty()) return;
                for (SeatId viewer : {SeatId{0}, SeatId{1}, SeatId::none}) {
                    const State seen = observe(*rules, after, viewer);
                    problem = problemOf(after, seen, viewer);
                    const State other = Disguise(viewer, rng).of(after);
                    if (problem.isEmpty() && !(observe(*rules, other, viewer) == seen))
                        problem = QStringLiteral("two that look alike");
                    if (problem.isEmpty() && !(observe(*rules, seen, viewer) == seen))
                        problem = QStringLiteral("what was seen is seen otherwise");
                    m_different += digest(other.table) != digest(after.table) ? 1 : 0;
                }
            });
        QCOMPARE(problem, QString());
        QVERIFY(m_different > 0); // the disguise was one
    }

    /// The order in which somebody puts cards back on the deck is no business of the others, also while it is
    /// being chosen.
    void cardsBeingPutBack()
    {
        const auto rules = rulesOfSomebodyWhoLooks();
        State state = freshState(*rules, 3);
        const auto options = std::make_unique<OptionList>();
        const auto after = std::make_unique<OptionList>();
        begin(*rules, state, *options);
        int found = 0;
        for (int turn = 0; turn < 400 && state.flow.open; ++turn) {
            // Of several cards to choose from: whichever comes first, the opponent sees the same.
            const bool cards = options->count > 1 && (*options)[0].verb == Verb::choose &&
                               (*options)[0].card != CardId::none;
            if (cards) {
                const SeatId watching = state.flow.decides == SeatId{0} ? SeatId{1} : SeatId{0};
                State first = state;
                State second = state;
                answer(*rules, first, (*options)[0], *after);
                answer(*rules, second, (*options)[1], *after);
                // Whoever has only one card left to put back is not asked, which everybody sees.
                const auto choosing = [&](const State& next) {
                    return next.flow.open && next.flow.decides == state.flow.decides &&
                           next.flow.depth == state.flow.depth;
                };
                if (choosing(first) && choosing(second)) {
                    QVERIFY(observe(*rules, first, watching) == observe(*rules, second, watching));
                    QVERIFY(!(observe(*rules, first, state.flow.decides) ==
                              observe(*rules, second, state.flow.decides)));
                    ++found;
                }
            }
            int pick = 0; // schemes as often as there are some
            for (int i = 0; i < options->count; ++i)
                if ((*options)[i].verb == Verb::scheme) pick = i;
            const Decision decision = (*options)[pick];
            answer(*rules, state, decision, *options);
        }
        QVERIFY2(found >= 4, qPrintable(QString::number(found)));
    }

private:
    static MatchRules rulesThatOnlyEnd()
    {
        MatchRules rules;
        rules.program.code.resize(1);
        return rules;
    }
    static std::shared_ptr<const MatchRules> rulesOfSomebodyWhoLooks()
    {
        std::string text = "hero \"Looker\"\n  health 14, move 2, melee\n";
        for (const char* name : {"One", "Two", "Three", "Four", "Five", "Six"})
            text += std::string("\ncard \"") + name +
                    "\" x5\n"
                    "  scheme, boost 1, for any\n"
                    "  when played\n"
                    "    look at the top 5 cards of your deck\n"
                    "    take 1 of them into your hand\n"
                    "    put the others back on the deck\n";
        Diagnostics diagnostics;
        const auto hero = readHero(text, "looker.hero", diagnostics);
        if (!hero) qFatal("%s", toLine(diagnostics.front()).c_str());
        MatchSetup setup = test::duelSetup();
        for (MatchSetup::Seat& seat : setup.seats)
            seat.hero = hero;
        return test::duel(setup);
    }

    int m_different = 0;
};

QTEST_GUILESS_MAIN(TestObserve)
#include "tst_observe.moc"
