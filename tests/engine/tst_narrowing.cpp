// SPDX-License-Identifier: GPL-3.0-or-later
// Wide numbers become small ones by narrow.h alone, and whatever is full says so.

#include "model/bots/invariants.h"
#include "model/content/records/eventjson.h"
#include "model/engine/interpreter/packedcards.h"
#include "model/engine/queries.h"
#include "model/match/words/narrate.h"
#include "model/table/fold.h"
#include "model/table/piles.h"
#include "model/table/room.h"
#include "tests/support/duel.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace fabletop;
using test::act;
using test::dealtWith;

namespace {

struct Played {
    State before;
    State after;
    EventLog log;
    OptionList options;
};

/// Plays that scheme as the first action of a match.
std::unique_ptr<Played> playIt(const MatchRules& rules)
{
    auto played = std::make_unique<Played>();
    State state = freshState(rules, 1);
    for (int s = 0; s < 2; ++s)
        state.table.fighter(heroOf(idAt<SeatId>(s))).space = rules.board.starts[static_cast<std::size_t>(s)];
    for (auto& fighter : state.table.fighters)
        if (fighter.status == FighterStatus::active && fighter.space == SpaceId::none)
            fighter.status = FighterStatus::away;
    SeatState& own = state.table.seat(SeatId{0});
    own.deck().removeAt(static_cast<std::size_t>(own.deck().find(CardId{0})));
    own.hand().push(CardId{0});
    resume(rules, state, SeatId{0}, 2, false, played->options);
    Decision scheme;
    for (const Decision& option : played->options)
        if (option.verb == Verb::scheme) scheme = option;
    played->before = state;
    played->after = state;
    answer(rules, played->after, scheme, played->options, &played->log);
    return played;
}

} // namespace

class TestNarrowing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreNotWrapped()
    {
        QCOMPARE(saturated<std::uint8_t>(256), std::uint8_t{255});
        QCOMPARE(saturated<std::uint8_t>(-1), std::uint8_t{0});
        QCOMPARE(saturated<std::int8_t>(200), std::int8_t{127});
        QCOMPARE(saturated<std::uint16_t>(70'000), std::uint16_t{65'535});
        QCOMPARE(narrowed<std::uint8_t>(255), std::uint8_t{255});
        QVERIFY(narrowed<CardId>(0xFF) == CardId::none);
        QVERIFY(lowest<SpaceId>(SpaceSet{1} << 63) == SpaceId{63});
    }

    /// -Wconversion finds what is narrowed without a cast; this finds the casts.
    void noCastNarrowsInTheCore()
    {
        static const QRegularExpression narrowing(QStringLiteral(
            R"(static_cast<(std::)?(u?int8_t|u?int16_t|short|unsigned short|char8_t|CardId|SeatId|FighterId|SpaceId|TokenId|AbilityId|RuleId|ExprId|SeatSet|TokenSet)>)"));
        int files = 0;
        for (const char* folder : {"table", "language", "engine"}) {
            QDirIterator all(QStringLiteral(FABLETOP_SOURCE_DIR "/model/") + QLatin1String(folder),
                             {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                             QDirIterator::Subdirectories);
            while (all.hasNext()) {
                QFile file(all.next());
                if (file.fileName().endsWith(QStringLiteral("table/narrow.h"))) continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++files;
                const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
                for (qsizetype line = 0; line < lines.size(); ++line)
                    QVERIFY2(!lines[line].contains(narrowing),
                             qPrintable(QStringLiteral("%1:%2: use narrowed, saturated or idAt: %3")
                                            .arg(file.fileName())
                                            .arg(line + 1)
                                            .arg(lines[line])));
            }
        }
        QVERIFY(files > 80);
    }

    void packedCardsSayWhenTheyAreFull()
    {
        std::uint32_t bits = 0;
        PackedCards cards(bits);
        for (int i = 0; i < PackedCards::capacity; ++i)
            QVERIFY(cards.push(idAt<CardId>(i)));
        const std::uint32_t full = bits;
        QVERIFY(!cards.push(CardId{9}));
        QCOMPARE(bits, full);
    }

    void aListOfAnswersSaysWhenItIsFull()
    {
        const auto list = std::make_unique<OptionList>();
        for (int i = 0; i < OptionList::capacity; ++i)
            list->add({});
        QVERIFY(!list->full);
        list->add({});
        QVERIFY(list->full);
        QCOMPARE(list->count, OptionList::capacity);
        list->clear();
        QVERIFY(!list->full);
    }

    /// Four seats, six fighters each that reach everybody, and a hand of thirty different cards.
    void theLargestQuestionHasRoom()
    {
        QVERIFY(OptionList::capacity >=
                1 + printedDeck * heroFighters + heroFighters * (maxSeats * heroFighters / 2) * printedDeck);
    }

    void aTextWithoutAnEndIsStoppedAndSaysSo()
    {
        const auto rules = dealtWith({act(Op::jump, 0, 0), act(Op::end)});
        const auto played = playIt(*rules);
        QVERIFY(played->after.flow.fault == Fault::runaway);
        QCOMPARE(played->options.count, 0);
        QVERIFY(!played->after.flow.open && !played->after.table.over());
        const auto* stopped = std::get_if<TextStopped>(&played->log.events.back().body);
        QVERIFY(stopped && stopped->fault == Fault::runaway);
        QVERIFY(played->log.events.back().cause.kind == SourceKind::card);
        QVERIFY(played->log.events.back().cause.item == 0);
        const auto scratch = std::make_unique<OptionList>();
        QVERIFY(breachAfter(*rules, played->before, played->after, played->log, *scratch).breach ==
                Breach::runaway);
    }

    /// The vocabulary refuses "look at the top 12"; a program that has it nevertheless stops instead of
    /// looking at 6.
    void moreCardsThanCanBeKeptTrackOfAreAFault()
    {
        Expr twelve;
        twelve.term = Term::literal;
        twelve.number = 12;
        const auto rules = dealtWith({act(Op::lookAtTop, 1), act(Op::end)}, {twelve});
        const auto played = playIt(*rules);
        QVERIFY(played->after.flow.fault == Fault::overflow);
        const auto* stopped = std::get_if<TextStopped>(&played->log.events.back().body);
        QVERIFY(stopped && stopped->fault == Fault::overflow);
        for (const Event& event : played->log.events)
            QVERIFY(!std::holds_alternative<CardsShown>(event.body));
        const auto scratch = std::make_unique<OptionList>();
        QVERIFY(breachAfter(*rules, played->before, played->after, played->log, *scratch).breach ==
                Breach::overflow);
        const Event& last = played->log.events.back();
        const Narrator narrator(rules, {QStringLiteral("Ana"), QStringLiteral("Ben")}, Language::en);
        const QString told = narrator.event(last, played->after.table);
        QVERIFY2(told.contains(QString::fromStdString(rules->hero(SeatId{0}).cards[0].name.text())) &&
                     told.contains(QStringLiteral("can’t continue")),
                 qPrintable(told));
        const QJsonObject json = toJson(*rules, last);
        QCOMPARE(json[QStringLiteral("event")].toString(), QStringLiteral("stopped"));
        QCOMPARE(json[QStringLiteral("why")].toString(), QStringLiteral("overflow"));
        const auto again = eventFromJson(*rules, json).event;
        QVERIFY(again && std::get<TextStopped>(again->body).fault == Fault::overflow);
    }

    /// However often a text takes a card, it is taken from where it lies, and once.
    void aCardIsTakenOnce()
    {
        Expr that;
        that.term = Term::thatCard;
        const auto rules = dealtWith(
            {act(Op::discardTop), act(Op::takeAllToHand, 1), act(Op::takeAllToHand, 1), act(Op::end)},
            {that});
        const auto played = playIt(*rules);
        QVERIFY(played->after.flow.fault == Fault::none);
        const SeatState& before = played->before.table.seat(SeatId{0});
        const SeatState& after = played->after.table.seat(SeatId{0});
        QCOMPARE(after.hand().size(), before.hand().size()); // without the scheme, with the card
        QCOMPARE(after.deck().size(), before.deck().size() - 1);
        QVERIFY(after.hand().back() == before.deck().back());
        const auto scratch = std::make_unique<OptionList>();
        QVERIFY(!breachAfter(*rules, played->before, played->after, played->log, *scratch));
    }

    /// A card more than a seat can have, because it isn't where it is taken from: neither over its neighbours
    /// nor dropped in silence.
    void aCardTooManyHasNoRoom()
    {
        const auto rules = dealtWith({act(Op::end)});
        auto played = playIt(*rules);
        Table& table = played->before.table;
        SeatState& own = table.seat(SeatId{0});
        while (!own.cards.full())
            own.discard().push(CardId{1});
        const CardMoved there{SeatId{0}, own.discard().back(), Place::discard, Place::hand, Why::give, 0,
                              1,         FighterId::none};
        QVERIFY(hasRoom(table, there));
        CardMoved nowhere = there;
        nowhere.card = CardId{30};
        QVERIFY(!hasRoom(table, nowhere));
    }

    void valuesStopAtTheirHighest()
    {
        Table table = emptyTable();
        fold(table, CombatBegan{FighterId{0}, FighterId{6}});
        for (int i = 0; i < 9; ++i) {
            fold(table, ValueChanged{attackSide, ValueChange::added, 99, 0});
            fold(table, ValueChanged{attackSide, ValueChange::bonus, 99, 0});
        }
        QCOMPARE(table.combat.sides[attackSide].added, std::uint8_t{255});
        QCOMPARE(table.combat.sides[attackSide].bonus, std::uint8_t{255});
        fold(table, ActionsGained{SeatId{0}, 200});
        fold(table, ActionsGained{SeatId{0}, 200});
        QCOMPARE(table.turn.actions, std::uint8_t{255});
        table.fighters[0].health = 99;
        fold(table, HealthRecovered{FighterId{0}, 250});
        QCOMPARE(table.fighters[0].health, std::uint8_t{255});
    }

    void whereAFighterMayMoveHasOneAnswer()
    {
        const auto rules = test::duel(test::duelSetup(QStringLiteral("sinbad"), QStringLiteral("medusa")));
        State state = freshState(*rules, 1);
        const auto options = std::make_unique<OptionList>();
        for (int s = 0; s < 2; ++s)
            state.table.fighter(heroOf(idAt<SeatId>(s))).space =
                rules->board.starts[static_cast<std::size_t>(s)];
        for (auto& fighter : state.table.fighters)
            if (fighter.status == FighterStatus::active && fighter.space == SpaceId::none)
                fighter.status = FighterStatus::away;
        SeatState& own = state.table.seat(SeatId{0});
        int voyages = 0;
        const HeroRules& hero = rules->hero(SeatId{0});
        for (std::size_t card = 0; card < hero.cards.size() && voyages < 3; ++card) {
            if (hero.cards[card].tags == 0) continue;
            own.deck().removeAt(
                static_cast<std::size_t>(own.deck().find(idAt<CardId>(static_cast<int>(card)))));
            own.discard().push(idAt<CardId>(static_cast<int>(card)));
            ++voyages;
        }
        QCOMPARE(voyages, 3);
        const auto lends = std::find_if(hero.cards.begin(), hero.cards.end(), [](const CardKind& card) {
            return card.tags == 0 && card.boostValue() > 0;
        });
        own.hand().push(takeCard(own.deck(), idAt<CardId>(static_cast<int>(lends - hero.cards.begin()))));
        const FighterId sinbad = heroOf(SeatId{0});
        QVERIFY(moveValue(*rules, state, sinbad) == (MoveValue{2, 3, 0}));
        const auto changes = standingMoves(*rules, state.table, sinbad);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes.front().amount, 3);
        QVERIFY(index(changes.front().ability) < hero.abilities.size());
        resume(*rules, state, SeatId{0}, 2, false, *options);
        Decision maneuver;
        maneuver.verb = Verb::maneuver;
        maneuver.seat = SeatId{0};
        QVERIFY(!apply(*rules, state, maneuver, *options));
        QCOMPARE(static_cast<int>(prompt(*rules, state).most), 5);
        Decision boost;
        for (const Decision& option : *options)
            if (option.verb == Verb::boost) boost = option;
        QVERIFY(boost.verb == Verb::boost);
        const int value = rules->card(SeatId{0}, boost.card).boostValue();
        QVERIFY(!apply(*rules, state, boost, *options));
        QCOMPARE(moveValue(*rules, state, sinbad).boost, value);
        QCOMPARE(static_cast<int>(prompt(*rules, state).most), 5 + value);
        SpaceSet offered = 0;
        for (const Decision& option : *options)
            if (option.verb == Verb::move && option.fighter == sinbad) offered |= bit(option.space);
        QCOMPARE(offered,
                 reach(*rules, state.table, sinbad, moveValue(*rules, state, sinbad).total(), false));
        for (SpaceId space : members<SpaceId>(rules->board.all() & ~offered)) {
            Decision move;
            move.verb = Verb::move;
            move.seat = SeatId{0};
            move.fighter = sinbad;
            move.space = space;
            const Refusal told = explain(*rules, state, move);
            if (told.code == RefusalCode::spaceTooFar) QCOMPARE(static_cast<int>(told.most), 5 + value);
        }
    }
};

QTEST_GUILESS_MAIN(TestNarrowing)
#include "tst_narrowing.moc"
