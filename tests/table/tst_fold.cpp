// SPDX-License-Identifier: GPL-3.0-or-later
// fold: what each event does to a table, and that nothing else changes; the same on what a seat sees of it.

#include "model/engine/observe.h"
#include "model/table/fold.h"
#include "model/table/piles.h"
#include "model/table/room.h"

#include <QTest>
#include <functional>
#include <set>
#include <utility>
#include <vector>

using namespace fabletop;

namespace {

constexpr SeatId you{0};
constexpr SeatId foe{1};
constexpr FighterId hero = heroOf(you);
constexpr FighterId sidekick = fighterAt(you, 1);
constexpr FighterId enemy = heroOf(foe);

Pile pileOf(std::initializer_list<int> cards)
{
    Pile pile{};
    for (int card : cards)
        pile.push(idAt<CardId>(card));
    return pile;
}

/// Two seats of three fighters in the third turn; cards everywhere, some of them known to others.
Table smallTable()
{
    Table table = emptyTable();
    for (SeatId seat : {you, foe}) {
        for (int number = 0; number < 3; ++number) {
            const int space = static_cast<int>(index(seat)) * 10 + number;
            table.fighter(fighterAt(seat, number)) = {idAt<SpaceId>(space),
                                                      static_cast<std::uint8_t>(10 - number),
                                                      idAt<SpaceId>(space), FighterStatus::active};
        }
        SeatState& own = table.seat(seat);
        own.deck().assign(pileOf({1, 2, 3, 4, 5}));
        own.hand().assign(pileOf({6, 7, 7}));
        own.discard().assign(pileOf({8, 9}));
    }
    table.seat(you).topKnown[0] = 2;
    table.seat(you).topKnown[1] = 1;
    table.seat(you).bottomKnown[0] = 1;
    table.seat(you).shown = {};
    learn(table.seat(you), you, CardId{7}, bit(foe));
    learn(table.seat(foe), foe, CardId{6}, bit(you));
    table.seat(you).tokens[1] = SpaceId{40};
    table.turn.number = 3;
    table.turn.seat = you;
    table.turn.actions = 2;
    return table;
}

/// The same in the middle of an attack of `hero` on `enemy`: both cards committed face down, the attack
/// boosted.
Table combatTable()
{
    Table table = smallTable();
    fold(table, CombatBegan{hero, enemy});
    table.seat(you).hand().assign(pileOf({7}));
    table.seat(foe).hand().assign(pileOf({7, 7}));
    table.combat.step = CombatStep::choose;
    table.combat.sides[attackSide].card = CardId{6};
    table.combat.sides[attackSide].boost = CardId{7};
    table.combat.sides[defenseSide].card = CardId{6};
    return table;
}

Table openCombat()
{
    Table table = combatTable();
    for (CombatSide& side : table.combat.sides) {
        side.flags = static_cast<std::uint8_t>(SideFlag::faceUp);
        side.printed = 3;
        side.added = 2;
    }
    table.combat.sides[attackSide].bonus = 1;
    table.seat(foe).shown.clear();
    table.combat.step = CombatStep::during;
    return table;
}

CombatSide& attack(Table& t)
{
    return t.combat.sides[attackSide];
}
CombatSide& defense(Table& t)
{
    return t.combat.sides[defenseSide];
}
SeatState& own(Table& t)
{
    return t.seat(you);
}
SeatState& other(Table& t)
{
    return t.seat(foe);
}
void flag(CombatSide& side, SideFlag added)
{
    side.flags |= static_cast<std::uint8_t>(added);
}
void putTop(SeatState& owner, std::uint8_t known0, std::uint8_t known1)
{
    owner.topKnown[0] = known0, owner.topKnown[1] = known1;
}

struct Case {
    const char* name;
    Table (*table)();
    EventBody event;
    std::function<void(Table&)> change = {}; ///< all that happens
    SeatSet seenBy = allSeats;
};

CardMoved moved(SeatId seat, int card, Place from, Place to, Why why, int faceUp = 0, int side = 0,
                FighterId fighter = FighterId::none)
{
    return {seat,
            idAt<CardId>(card),
            from,
            to,
            why,
            static_cast<std::uint8_t>(side),
            static_cast<std::uint8_t>(faceUp),
            fighter};
}

CardsShown showing(Place place, SeatSet viewers, std::initializer_list<int> cards)
{
    return {you, viewers, place, pileOf(cards)};
}

FighterMoved walk(FighterId fighter, std::initializer_list<int> spaces)
{
    FighterMoved event{};
    event.fighter = fighter;
    for (int space : spaces)
        event.path.push(idAt<SpaceId>(space));
    return event;
}

constexpr SeatSet mine = 0b0001;
constexpr SeatSet theirs = 0b0010;

const std::vector<Case>& cases()
{
    using P = Place;
    static const std::vector<Case> all{
        // Cards
        {"a deck is shuffled: nobody knows a place in it", smallTable,
         DeckShuffled{you, pileOf({5, 3, 1, 2, 4})},
         [](Table& t) {
             own(t).deck().assign(pileOf({5, 3, 1, 2, 4}));
             putTop(own(t), 0, 0);
             own(t).bottomKnown[0] = 0;
         },
         0},
        {"the top of a deck is put in order: its owner alone knows", smallTable,
         DeckArranged{you, pileOf({4, 3, 5})},
         [](Table& t) {
             own(t).deck().assign(pileOf({1, 2, 5, 3, 4}));
             putTop(own(t), 3, 0);
         },
         mine},
        {"put in order, less than was known", smallTable, DeckArranged{you, pileOf({5})},
         [](Table& t) { putTop(own(t), 2, 0); }, mine},
        {"draw: who knew the top card knows it in the hand", smallTable,
         moved(you, 5, P::deckTop, P::hand, Why::draw),
         [](Table& t) {
             own(t).deck().removeAt(4);
             own(t).hand().push(CardId{5});
             putTop(own(t), 1, 0);
             learn(own(t), you, CardId{5}, theirs);
         },
         mine},
        {"draw of a card nobody knew", smallTable, moved(foe, 5, P::deckTop, P::hand, Why::draw),
         [](Table& t) {
             other(t).deck().removeAt(4);
             other(t).hand().push(CardId{5});
         },
         theirs},
        {"the top card is discarded", smallTable, moved(you, 5, P::deckTop, P::discard, Why::discard, 1),
         [](Table& t) {
             own(t).deck().removeAt(4);
             own(t).discard().push(CardId{5});
             putTop(own(t), 1, 0);
         }},
        {"a revealed card is taken: everybody knows it", smallTable,
         moved(you, 5, P::deckTop, P::hand, Why::search, 1),
         [](Table& t) {
             own(t).deck().removeAt(4);
             own(t).hand().push(CardId{5});
             putTop(own(t), 1, 0);
             learn(own(t), you, CardId{5}, allSeats);
         }},
        {"one of the cards looked at is taken in secret", smallTable,
         moved(you, 4, P::deckTop, P::hand, Why::search),
         [](Table& t) {
             own(t).deck().removeAt(3);
             own(t).hand().push(CardId{4});
             putTop(own(t), 1, 0);
         },
         mine},
        {"a card from the bottom", smallTable, moved(you, 1, P::deckBottom, P::discard, Why::discard, 1),
         [](Table& t) {
             own(t).deck().removeAt(0);
             own(t).discard().push(CardId{1});
             own(t).bottomKnown[0] = 0;
         }},
        {"discarded from the hand: one copy less is known", smallTable,
         moved(you, 7, P::hand, P::discard, Why::discard, 1),
         [](Table& t) {
             own(t).hand().removeAt(1);
             own(t).discard().push(CardId{7});
             own(t).shown.clear();
         }},
        {"discarded though nobody knew it", smallTable, moved(you, 6, P::hand, P::discard, Why::handLimit, 1),
         [](Table& t) {
             own(t).hand().removeAt(0);
             own(t).discard().push(CardId{6});
         }},
        {"put on the deck in secret: nobody is sure of the hand", smallTable,
         moved(you, 6, P::hand, P::deckTop, Why::putBack),
         [](Table& t) {
             own(t).hand().removeAt(0);
             own(t).deck().push(CardId{6});
             own(t).shown.clear();
             putTop(own(t), 3, 0);
         },
         mine},
        {"put under the deck in secret", smallTable, moved(you, 6, P::hand, P::deckBottom, Why::putBack),
         [](Table& t) {
             own(t).hand().removeAt(0);
             own(t).deck().insert(0, CardId{6});
             own(t).shown.clear();
             own(t).bottomKnown[0] = 2;
         },
         mine},
        {"back from the discard pile: everybody knows it", smallTable,
         moved(you, 8, P::discard, P::hand, Why::give, 1),
         [](Table& t) {
             own(t).discard().removeAt(0);
             own(t).hand().push(CardId{8});
             learn(own(t), you, CardId{8}, allSeats);
         }},
        {"from the discard pile onto the deck", smallTable,
         moved(you, 9, P::discard, P::deckTop, Why::putBack),
         [](Table& t) {
             own(t).discard().removeAt(1);
             own(t).deck().push(CardId{9});
             putTop(own(t), 3, 0);
         }},
        {"a card is committed: the side begins anew", combatTable,
         moved(foe, 7, P::hand, P::combat, Why::commit, 0, defenseSide, enemy),
         [](Table& t) {
             other(t).hand().removeAt(0);
             defense(t).card = CardId{7};
         },
         theirs},
        {"committed face up: struck from what is known", combatTable,
         moved(you, 7, P::hand, P::combat, Why::exchange, 1, attackSide),
         [](Table& t) {
             own(t).hand().clear();
             attack(t).card = CardId{7};
             flag(attack(t), SideFlag::faceUp);
             own(t).shown.clear();
         }},
        {"an exchanged card leaves nothing of the one before", openCombat,
         moved(you, 7, P::hand, P::combat, Why::exchange, 1, attackSide),
         [](Table& t) {
             own(t).hand().clear(), own(t).shown.clear();
             attack(t) = emptySide();
             attack(t).fighter = hero;
             attack(t).card = attack(t).boost = CardId{7};
             attack(t).bonus = 1;
             flag(attack(t), SideFlag::faceUp);
         }},
        {"a boost is lent",
         [] {
             Table t = combatTable();
             attack(t).boost = CardId::none;
             return t;
         },
         moved(you, 7, P::hand, P::boost, Why::boost),
         [](Table& t) {
             own(t).hand().clear();
             attack(t).boost = CardId{7};
         },
         mine},
        {"a boost is lost", openCombat, moved(you, 7, P::boost, P::discard, Why::cleanUp, 1),
         [](Table& t) {
             attack(t).boost = CardId::none;
             own(t).discard().push(CardId{7});
         }},
        {"a card goes from the combat to the discard pile", openCombat,
         moved(foe, 6, P::combat, P::discard, Why::cleanUp, 1, defenseSide),
         [](Table& t) {
             defense(t).card = CardId::none;
             other(t).discard().push(CardId{6});
         }},
        {"a card comes back from the combat: everybody knows it", openCombat,
         moved(you, 6, P::combat, P::hand, Why::exchange, 1),
         [](Table& t) {
             attack(t).card = CardId::none;
             own(t).hand().push(CardId{6});
             learn(own(t), you, CardId{6}, allSeats);
         }},
        {"a scheme is played", smallTable, moved(you, 7, P::hand, P::scheme, Why::play, 1, 0, sidekick),
         [](Table& t) {
             own(t).hand().removeAt(1), own(t).shown.clear();
             t.turn.schemeSeat = you, t.turn.schemeCard = CardId{7}, t.turn.schemeFighter = sidekick;
         }},
        {"a hand is shown to another: it knows that and no more", smallTable,
         showing(P::hand, theirs, {6, 7, 7}),
         [](Table& t) {
             own(t).shown.clear();
             for (int c : {6, 7, 7})
                 learn(own(t), you, idAt<CardId>(c), theirs);
         },
         mine | theirs},
        {"a hand is shown to all", smallTable, showing(P::hand, allSeats, {6, 7, 7}),
         [](Table& t) {
             own(t).shown.clear();
             for (int c : {6, 7, 7})
                 learn(own(t), you, idAt<CardId>(c), allSeats);
         }},
        {"the top card is revealed", smallTable, showing(P::deckTop, allSeats, {5}),
         [](Table& t) {
             for (int v : {1, 2, 3})
                 own(t).topKnown[v] = 1;
         }},
        {"more of the top is looked at", smallTable, showing(P::deckTop, mine, {5, 4, 3}),
         [](Table& t) { own(t).topKnown[0] = 3; }, mine},
        {"less of it than was known", smallTable, showing(P::deckTop, mine, {5}), [](Table&) {}, mine},
        // Fighters
        {"placed", smallTable, FighterPlaced{sidekick, SpaceId{1}, SpaceId{33}, PlaceHow::effect},
         [](Table& t) { t.fighter(sidekick).space = SpaceId{33}; }},
        {"moved", smallTable, walk(sidekick, {1, 2, 34}),
         [](Table& t) { t.fighter(sidekick).space = SpaceId{34}; }},
        {"swapped", smallTable, FightersSwapped{hero, enemy},
         [](Table& t) { t.fighter(hero).space = SpaceId{10}, t.fighter(enemy).space = SpaceId{0}; }},
        {"left", smallTable, FighterLeft{hero},
         [](Table& t) {
             t.fighter(hero).space = SpaceId::none, t.fighter(hero).status = FighterStatus::away;
         }},
        {"damage", smallTable, DamageDealt{enemy, 4, DamageKind::effect, you, 6},
         [](Table& t) { t.fighter(enemy).health = 6; }},
        {"the last damage is remembered", smallTable, DamageDealt{enemy, 10, DamageKind::combat, you, 6},
         [](Table& t) {
             t.fighter(enemy).health = 0, t.turn.lastHit = DamageKind::combat, t.turn.lastSource = you;
         }},
        {"more damage than health", smallTable,
         DamageDealt{enemy, 255, DamageKind::exhaustion, SeatId::none, 0xFF},
         [](Table& t) { t.fighter(enemy).health = 0, t.turn.lastHit = DamageKind::exhaustion; }},
        {"recovered", smallTable, HealthRecovered{sidekick, 3},
         [](Table& t) { t.fighter(sidekick).health = 12; }},
        {"health is set", smallTable, HealthSet{sidekick, 2},
         [](Table& t) { t.fighter(sidekick).health = 2; }},
        {"defeated", smallTable, FighterDefeated{sidekick},
         [](Table& t) {
             t.fighter(sidekick).space = SpaceId::none, t.fighter(sidekick).status = FighterStatus::defeated;
         }},
        {"a player is out", smallTable, PlayerOut{foe}, [](Table& t) { other(t).out = 1; }},
        // Turns
        {"a turn begins", smallTable, TurnBegan{foe, 4},
         [](Table& t) { t.turn.seat = foe, t.turn.number = 4, t.turn.actions = 0; }},
        {"actions are gained", smallTable, ActionsGained{you, 2}, [](Table& t) { t.turn.actions = 4; }},
        {"actions are lost", smallTable, ActionsLost{you}, [](Table& t) { t.turn.actions = 0; }},
        {"an action begins", smallTable, ActionBegan{you, ActionKind::scheme},
         [](Table& t) { t.turn.actions = 1, t.turn.taken = 1, t.turn.current = ActionKind::scheme; }},
        {"a turn ends", smallTable, TurnEnded{you}, [](Table& t) { t.turn.actions = 0; }},
        {"the match ends", smallTable, MatchEnded{1, EndCause::resigned},
         [](Table& t) { t.turn.winner = 1, t.turn.cause = EndCause::resigned; }},
        {"a text is stopped, and the table stays as it is", openCombat, TextStopped{Fault::runaway},
         [](Table&) {}},
        // Combat
        {"a combat begins, and nothing is left of the last", openCombat, CombatBegan{sidekick, enemy},
         [](Table& t) {
             const Combat fresh = emptyTable().combat;
             t.combat = fresh, t.combat.step = CombatStep::declare;
             attack(t).fighter = sidekick, defense(t).fighter = enemy;
         }},
        {"a step is reached", openCombat, StepReached{CombatStep::result},
         [](Table& t) { t.combat.step = CombatStep::result; }},
        {"an effect begins", openCombat, EffectBegan{foe, defenseSide, Timing::during},
         [](Table& t) { defense(t).begun = 4; }},
        {"an effect outside the combat begins", openCombat, EffectBegan{foe, 0xFF, Timing::scheme},
         [](Table&) {}},
        {"cards are turned: no longer known in the hand", combatTable,
         CardsTurned{CardId{6}, CardId{6}, CardId{7}},
         [](Table& t) {
             flag(attack(t), SideFlag::faceUp), flag(defense(t), SideFlag::faceUp);
             own(t).shown.clear(), other(t).shown.clear();
         }},
        {"only the defense is turned", combatTable, CardsTurned{CardId::none, CardId{6}, CardId::none},
         [](Table& t) { flag(defense(t), SideFlag::faceUp), other(t).shown.clear(); }},
        {"printed", openCombat, ValueChanged{0, ValueChange::printed, 5, 8},
         [](Table& t) { attack(t).printed = 5; }},
        {"added", openCombat, ValueChanged{1, ValueChange::added, 3, 8},
         [](Table& t) { defense(t).added = 5; }},
        {"bonus", openCombat, ValueChanged{0, ValueChange::bonus, 2, 8},
         [](Table& t) { attack(t).bonus = 3; }},
        {"bonus lost", openCombat, ValueChanged{0, ValueChange::bonusLost, 1, 5},
         [](Table& t) { attack(t).bonus = 0; }},
        {"replaced", openCombat, ValueChanged{1, ValueChange::replaced, 7, 9},
         [](Table& t) { defense(t).replaced = 7; }},
        {"ignored", openCombat, ValueChanged{0, ValueChange::ignored, 0, 0},
         [](Table& t) { flag(attack(t), SideFlag::ignored); }},
        {"prevented", openCombat, ValueChanged{1, ValueChange::prevented, 0, 0},
         [](Table& t) { flag(defense(t), SideFlag::prevented); }},
        {"fixed: what was added is lost", openCombat, ValueChanged{0, ValueChange::fixed, 4, 5},
         [](Table& t) { flag(attack(t), SideFlag::fixed), attack(t).replaced = 4, attack(t).added = 0; }},
        {"cancelled", openCombat, EffectsCancelled{1, 0},
         [](Table& t) { flag(defense(t), SideFlag::cancelled); }},
        {"cancelled, and it mattered", openCombat, EffectsCancelled{0, 1},
         [](Table& t) { flag(attack(t), SideFlag::cancelled), flag(attack(t), SideFlag::cancelMattered); }},
        {"decided", openCombat, CombatDecided{5, 3, 2, attackSide},
         [](Table& t) {
             t.combat.attack = 5, t.combat.defense = 3, t.combat.damage = 2, t.combat.winner = attackSide;
         }},
        {"a number is named for a card", openCombat, NumberNamed{foe, 4, defenseSide},
         [](Table& t) { defense(t).named = 4; }},
        {"a number is named for no card", openCombat, NumberNamed{foe, 4, 0xFF}, [](Table&) {}},
        // What belongs to heroes
        {"a form is taken", smallTable, FormTaken{foe, 1}, [](Table& t) { other(t).form = 1; }},
        {"a counter is set", smallTable, CounterSet{you, 2, 9}, [](Table& t) { own(t).counters[2] = 9; }},
        {"a token is put", smallTable, TokenPut{tokenAt(foe, 3), SpaceId::none, SpaceId{20}},
         [](Table& t) { other(t).tokens[3] = SpaceId{20}; }},
        {"a token is taken up", smallTable, TokenPut{tokenAt(you, 1), SpaceId{40}, SpaceId::none},
         [](Table& t) { own(t).tokens[1] = SpaceId::none; }},
        {"something is left for the next turn", smallTable, Scheduled{you, 2, 1},
         [](Table& t) { own(t).scheduled = 4; }},
        {"and is done",
         [] {
             Table t = smallTable();
             own(t).scheduled = 7;
             return t;
         },
         Scheduled{you, 1, 0}, [](Table& t) { own(t).scheduled = 5; }},
    };
    return all;
}

} // namespace

class TestFold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void event_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].name) << static_cast<int>(i);
    }
    void event()
    {
        QFETCH(int, number);
        const Case& row = cases()[static_cast<std::size_t>(number)];
        Table folded = row.table();
        fold(folded, Event{row.event, {}, CombatStep::none, row.seenBy});
        Table expected = row.table();
        row.change(expected);
        QVERIFY(folded.seats[0] == expected.seats[0]);
        QVERIFY(folded.seats[1] == expected.seats[1]);
        QVERIFY(std::equal(std::begin(folded.fighters), std::end(folded.fighters),
                           std::begin(expected.fighters)));
        QVERIFY(folded.combat.sides[attackSide] == expected.combat.sides[attackSide]);
        QVERIFY(folded.combat.sides[defenseSide] == expected.combat.sides[defenseSide]);
        QVERIFY(folded.combat == expected.combat);
        QVERIFY(folded.turn == expected.turn);
        QVERIFY(folded == expected);
    }

    /// Whoever saw the table before and the event sees the table after, hidden cards and all.
    void eventOnAnObservation_data() { event_data(); }
    void eventOnAnObservation()
    {
        QFETCH(int, number);
        const Case& row = cases()[static_cast<std::size_t>(number)];
        const Event event{row.event, {}, CombatStep::none, row.seenBy};
        Table after = row.table();
        fold(after, event);
        for (SeatId viewer : {SeatId{0}, SeatId{1}, SeatId{2}, SeatId{3}, SeatId::none}) {
            Table seen = observe(row.table(), viewer);
            fold(seen, observe(event, viewer));
            QVERIFY2(observe(seen, viewer) == observe(after, viewer),
                     qPrintable(QStringLiteral("seat %1").arg(index(viewer))));
        }
    }

    void everyKindOfEventStandsAbove()
    {
        std::set<std::size_t> kinds;
        for (const Case& row : cases())
            kinds.insert(row.event.index());
        QCOMPARE(kinds.size(), std::variant_size_v<EventBody>);
    }

    void whereFightersAndTokensAreAsATurnBegins()
    {
        Table table = smallTable();
        fold(table, walk(hero, {0, 1, 40}));
        fold(table, FighterDefeated{fighterAt(foe, 1)});
        table.turn.taken = 2;
        table.turn.current = ActionKind::attack;
        fold(table, TurnBegan{foe, 4});
        QVERIFY(table.fighter(hero).turnStart == SpaceId{40});
        QVERIFY(table.fighter(fighterAt(foe, 1)).turnStart == SpaceId::none);
        QVERIFY(table.fighter(enemy).turnStart == SpaceId{10});
        QCOMPARE(int(table.seat(you).tokenStart), 2); // on its token 1
        QCOMPARE(int(table.seat(foe).tokenStart), 0);
        QCOMPARE(int(table.turn.taken), 0);
        QVERIFY(table.turn.current == ActionKind::none);
        fold(table, walk(hero, {40, 41}));
        QVERIFY(table.fighter(hero).turnStart == SpaceId{40}); // walking on changes nothing of it
        QCOMPARE(int(table.seat(you).tokenStart), 2);
        fold(table, TurnBegan{you, 5});
        QCOMPARE(int(table.seat(you).tokenStart), 0);
    }

    void whoComesBackBeganTheTurnThere()
    {
        Table table = smallTable();
        fold(table, FighterLeft{hero});
        fold(table, TurnBegan{you, 4});
        fold(table, FighterPlaced{hero, SpaceId::none, SpaceId{40}, PlaceHow::returned});
        QVERIFY(table.fighter(hero) == (FighterState{SpaceId{40}, 10, SpaceId{40}, FighterStatus::active}));
        QCOMPARE(int(table.seat(you).tokenStart), 2);
    }

    void aDefeatedFighterComesBack()
    {
        Table table = smallTable();
        fold(table, DamageDealt{sidekick, 9, DamageKind::effect, foe, 1});
        fold(table, FighterDefeated{sidekick});
        fold(table, HealthSet{sidekick, 1});
        fold(table, FighterPlaced{sidekick, SpaceId::none, SpaceId{5}, PlaceHow::returned});
        QVERIFY(table.fighter(sidekick).status == FighterStatus::active);
        QVERIFY(table.fighter(sidekick).space == SpaceId{5});
        QCOMPARE(int(table.fighter(sidekick).health), 1);
        QVERIFY(table.fighter(sidekick).turnStart != SpaceId{5}); // it did not begin the turn there
    }

    /// What is known of a deck by others is lost with a card taken in secret: it may have been one of those.
    void takenInSecretFromWhatOthersKnew()
    {
        for (int taken : {3, 4, 5}) {
            Table table = smallTable();
            fold(table, CardsShown{you, allSeats, Place::deckTop, pileOf({5, 4})});
            const Event event{
                moved(you, taken, Place::deckTop, Place::hand, Why::search), {}, CombatStep::none, mine};
            Table after = table;
            fold(after, event);
            Table seen = observe(table, foe);
            fold(seen, observe(event, foe));
            QVERIFY(observe(seen, foe) == observe(after, foe));
            const Table known = observe(after, foe);
            for (CardId card : known.seat(you).deck())
                QVERIFY(card == CardId::unseen);
        }
    }

    /// A combat from its beginning to its end leaves every card in one place.
    void cardsThroughACombat()
    {
        Table table = smallTable();
        table.combat.sides[attackSide].added = 9; // of the last one
        const std::pair<EventBody, SeatSet> events[] = {
            {CombatBegan{hero, enemy}, allSeats},
            {moved(you, 6, Place::hand, Place::combat, Why::commit, 0, attackSide, hero), mine},
            {moved(you, 7, Place::hand, Place::boost, Why::boost, 0, attackSide), mine},
            {moved(foe, 6, Place::hand, Place::combat, Why::commit, 0, defenseSide, enemy), theirs},
            {StepReached{CombatStep::reveal}, allSeats},
            {CardsTurned{CardId{6}, CardId{6}, CardId{7}}, allSeats},
            {ValueChanged{attackSide, ValueChange::printed, 4, 4}, allSeats},
            {moved(you, 6, Place::combat, Place::discard, Why::cleanUp, 1, attackSide), allSeats},
            {moved(you, 7, Place::boost, Place::discard, Why::cleanUp, 1, attackSide), allSeats},
            {moved(foe, 6, Place::combat, Place::discard, Why::cleanUp, 1, defenseSide), allSeats},
            {StepReached{CombatStep::over}, allSeats},
        };
        Table seen[] = {observe(table, you), observe(table, foe), observe(table, SeatId::none)};
        for (const auto& [body, seenBy] : events) {
            const Event event{body, {}, CombatStep::none, seenBy};
            fold(table, event);
            for (std::size_t i = 0; i < std::size(seen); ++i) {
                const SeatId viewer = i == 2 ? SeatId::none : idAt<SeatId>(static_cast<int>(i));
                fold(seen[i], observe(event, viewer));
                QVERIFY(observe(seen[i], viewer) == observe(table, viewer));
            }
        }
        QCOMPARE(int(table.combat.sides[attackSide].added), 0);
        QVERIFY(table.combat.sides[attackSide].card == CardId::none &&
                table.combat.sides[attackSide].boost == CardId::none);
        QVERIFY(table.seat(you).discard() == pileOf({8, 9, 6, 7}));
        QVERIFY(table.seat(foe).discard() == pileOf({8, 9, 6}));
        QVERIFY(table.seat(you).hand() == pileOf({7}));
        QVERIFY(table.seat(you).shown.empty() && table.seat(foe).shown.empty());
    }

    void room_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<int>("card");
        QTest::addColumn<bool>("room");
        const auto row = [](const char* name, Place from, Place to, int card, bool room) {
            QTest::newRow(name) << static_cast<int>(from) << static_cast<int>(to) << card << room;
        };
        row("from pile to pile", Place::hand, Place::discard, 7, true);
        row("from the hand, where it isn't", Place::hand, Place::discard, 8, false);
        row("from the discard pile, where it isn't", Place::discard, Place::hand, 7, false);
        row("an unseen one of the hand", Place::hand, Place::deckBottom, 31, true);
        row("from the deck", Place::deckTop, Place::hand, 2, true);
        row("out of play into a pile", Place::scheme, Place::discard, 7, false);
        row("out of the combat onto the deck", Place::combat, Place::deckTop, 7, false);
        row("into play", Place::hand, Place::scheme, 8, true);
    }
    /// Of a seat whose piles hold all the cards there can be.
    void room()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(int, card);
        QFETCH(bool, room);
        Table table = smallTable();
        CardMoved event = moved(you, card, static_cast<Place>(from), static_cast<Place>(to), Why::discard);
        QVERIFY(hasRoom(table, event));
        while (!own(table).discard().full())
            own(table).discard().push(CardId{9});
        QCOMPARE(hasRoom(table, event), room);
        own(table).deck().clear();
        event.from = Place::deckTop;
        event.to = Place::hand;
        QVERIFY(hasRoom(table, event)); // five are gone
        while (!own(table).discard().full())
            own(table).discard().push(CardId{9});
        QVERIFY(!hasRoom(table, event));
    }

    void roomForAShuffledDeck()
    {
        Table table = smallTable(); // five in the hand and on the discard pile
        DeckShuffled event{you, {}};
        while (event.order.size() < 26)
            event.order.push(CardId{1});
        QVERIFY(hasRoom(table, event));
        event.order.push(CardId{1});
        QVERIFY(!hasRoom(table, event));
    }
};

QTEST_GUILESS_MAIN(TestFold)
#include "tst_fold.moc"
