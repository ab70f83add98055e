// SPDX-License-Identifier: GPL-3.0-or-later
// Who may see what of a match, who may take a decision back, and how it is marked that all hands were shown.

#include "model/match/players/botplayer.h"
#include "model/match/players/personplayer.h"
#include "model/match/record/matchfile.h"
#include "model/match/viewpointpolicy.h"
#include "tests/match/duel.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr SeatId ana = idAt<SeatId>(0);
constexpr SeatId ben = idAt<SeatId>(1);

MatchInfo peopled(const QString& first, const QString& second, bool openHands = false)
{
    MatchInfo info = duelInfo(3);
    info.seats[0].player = first;
    info.seats[1].player = second;
    info.openHands = openHands;
    return info;
}

std::unique_ptr<Match> running(const MatchInfo& info, int decisions = 30)
{
    auto match = duel(info);
    for (int seat = 0; seat < match->rules().seatCount(); ++seat)
        if (info.person(idAt<SeatId>(seat)))
            match->setPlayer(idAt<SeatId>(seat), std::make_unique<PersonPlayer>());
    match->begin();
    playOn(*match, decisions);
    return match;
}

Presence at(SeatId looks, SeatId welcomed, int since)
{
    return {true, looks, welcomed, since};
}

const QString person = QStringLiteral("person");
const QString greedy = QStringLiteral("greedy");

} // namespace

class TestSight : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onePersonSeesTheirSeats()
    {
        const auto match = running(peopled(person, greedy));
        QCOMPARE(viewerOf(*match, at(ana, SeatId::none, -1)), Viewer::of(ana));
        QCOMPARE(viewerOf(*match, at(SeatId::none, SeatId::none, -1)), Viewer::of(ana));
        QVERIFY(!hotSeat(*match));
    }

    void inHotSeatOnlyWhoOpenedTheCoverSees()
    {
        const auto match = running(peopled(person, person));
        QVERIFY(hotSeat(*match));
        QCOMPARE(viewerOf(*match, at(SeatId::none, SeatId::none, 0)), Viewer::spectator());
        QCOMPARE(viewerOf(*match, at(ben, ben, 30)), Viewer::of(ben));
        QCOMPARE(viewerOf(*match, at(SeatId::none, ben, 30)),
                 Viewer::spectator()); // a cover lies, or all watch
    }

    void computersHideNothing()
    {
        QVERIFY(viewerOf(*running(peopled(greedy, greedy)), Presence()).everything());
    }

    void partnersSeeTheirOwnHands()
    {
        MatchInfo info = duelInfo(3);
        Diagnostics diagnostics;
        if (auto field = loadBattlefield(QStringLiteral("soho"), diagnostics))
            info.setup.battlefield = *field;
        for (int seat = 2; seat < 4; ++seat) {
            const auto& twin = info.setup.seats[static_cast<std::size_t>(seat - 2)];
            info.setup.seats.push_back(
                {twin.hero, static_cast<std::uint8_t>(seat % 2), static_cast<std::uint8_t>(seat)});
            info.seats.push_back({QStringLiteral("P%1").arg(seat + 1), person});
        }
        const auto match = running(info, 12);
        QCOMPARE(match->rules().seatCount(), 4);
        QCOMPARE(viewerOf(*match, at(ana, ana, 12)), Viewer::of(ana)); // seat 3 is the partner
    }

    void elsewhereNobodySeesAHand()
    {
        for (const QString& second : {person, greedy}) {
            const auto match = running(peopled(person, second));
            QCOMPARE(viewerOf(*match, Presence()), Viewer::spectator());
            QVERIFY(!mayLook(*match, Presence(), Viewer::of(ana)));
            QVERIFY(!mayLook(*match, Presence(), Viewer::everyone(Viewer::Why::opened)));
            QVERIFY(mayLook(*match, Presence(), Viewer::spectator()));
            QCOMPARE(viewerOfExport(*match, Viewer::of(ana)), Viewer::spectator());
            QCOMPARE(viewerOfExport(*match, Viewer::everyone(Viewer::Why::opened)), Viewer::spectator());
        }
    }

    /// The row of a replay: what may be seen at once, and what asks first.
    void theReplayOffersWhatMayBeSeen()
    {
        const auto match = running(peopled(person, person));
        const auto offers = sightsOf(*match, at(ben, ben, 30));
        QCOMPARE(offers.size(), std::size_t(3));
        QVERIFY(offers[0].viewer.everything() && offers[0].asks);
        QCOMPARE(offers[1], (ViewpointOffer{Viewer::of(ben), false}));
        QCOMPARE(offers[2], (ViewpointOffer{Viewer::spectator(), false}));
        const auto covered = sightsOf(*match, at(SeatId::none, ben, 30));
        QCOMPARE(covered.size(), std::size_t(2)); // everyone, asking; a spectator
        QVERIFY(covered[0].asks && !covered[1].asks);
    }

    void anEndedMatchIsOpen()
    {
        const auto match = running(peopled(person, person), 100'000);
        QVERIFY(match->over());
        QVERIFY(viewerOf(*match, Presence()).everything());
        QVERIFY(viewerOf(*match, at(ana, ana, 3)).everything());
        const auto offers = sightsOf(*match, Presence());
        QCOMPARE(offers.size(), std::size_t(4));
        for (const ViewpointOffer& offer : offers)
            QVERIFY(!offer.asks && mayLook(*match, Presence(), offer.viewer));
        QCOMPARE(viewerOfExport(*match, Viewer::of(ana)), Viewer::of(ana));
    }

    void openHandsHideWhatLiesFaceDown()
    {
        const auto match = running(peopled(person, person, true));
        const Viewer viewer = viewerOf(*match, at(ana, SeatId::none, -1));
        QVERIFY(!viewer.everything() && viewer.handsOpen());
        const Table& all = match->state().table;
        const SeatState seen = observe(all, viewer).seat(ben);
        QVERIFY(seen.hand() == all.seat(ben).hand());
        QVERIFY(std::all_of(seen.deck().begin(), seen.deck().end(),
                            [](CardId card) { return card == CardId::unseen; }));
        QVERIFY(viewerOf(*match, Presence()).handsOpen());
    }

    // -- all hands after a question

    void openingIsMarkedInTheFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        const auto match = running(peopled(person, person));
        QVERIFY(match->record(path));
        QVERIFY(match->markOpened());
        QVERIFY(match->markOpened()); // said once
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("{\"opened\":30}\n"), 1);
        QVERIFY(viewerOf(*match, Presence()).everything());
        QVERIFY(viewerOfExport(*match, Viewer::everyone(Viewer::Why::opened)).everything());
        const LoadedMatch loaded = openMatch(path);
        QVERIFY(loaded.ok());
        QCOMPARE(loaded.annotations.opened, std::vector<int>{30});
        // It was for that moment: what happens after it is hidden again.
        playOn(*match, 1);
        QCOMPARE(viewerOf(*match, Presence()), Viewer::spectator());
        QVERIFY(match->markOpened());
        QCOMPARE(match->annotations().opened, (std::vector<int>{30, 31}));
    }

    void theMarkStaysWhenDecisionsAreTakenBack()
    {
        MatchInfo info = peopled(person, greedy);
        info.practice = true;
        const auto match = running(info, 12);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        QVERIFY(match->record(path));
        QVERIFY(match->markOpened());
        QVERIFY(match->takeBack(bit(ana)));
        const int left = match->timeline().last();
        QVERIFY(left < 12);
        QCOMPARE(openMatch(path).annotations.opened, std::vector<int>{left});
    }

    void aFileThatCannotSaySoStaysClosed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        const auto match = running(peopled(person, person));
        QVERIFY(match->record(path));
        Match looked(openMatch(path)); // not recorded: a file that can't be written
        QVERIFY(!looked.markOpened());
        QCOMPARE(viewerOf(looked, Presence()), Viewer::spectator());
    }

    // -- taking back

    /// Only whose decision it was, until the next person has opened the cover.
    void onlyOwnDecisionsAreTakenBack()
    {
        for (bool practice : {false, true}) {
            MatchInfo info = peopled(person, person);
            info.practice = practice;
            const auto match = duel(info);
            for (SeatId seat : {ana, ben})
                match->setPlayer(seat, std::make_unique<PersonPlayer>());
            match->begin();
            // Placing asks one after the other and brings nothing to light.
            while (match->timeline().last() == 0 ||
                   match->decides() == match->timeline().step(match->timeline().last()).decision.seat)
                QVERIFY(!match->decide(Decision(match->options()[0])));
            const int last = match->timeline().last();
            const SeatId decider = match->timeline().step(last).decision.seat;
            const SeatId next = match->decides();
            QVERIFY(decider != next);
            QVERIFY(match->canTakeBack(bit(decider)).allowed());
            QCOMPARE(match->canTakeBack(bit(next)).bar, TakeBackBar::otherPerson);
            QVERIFY(!match->takeBack(bit(next)));
            // The cover lies: the one who decided is still there. Then the next one opens it.
            QCOMPARE(whoTakesBack(*match, at(SeatId::none, decider, last - 1)), bit(decider));
            QCOMPARE(whoTakesBack(*match, at(next, next, last)), bit(next));
            // Who opened it may take back what they decide themselves.
            QVERIFY(!match->decide(Decision(match->options()[0])));
            QCOMPARE(whoTakesBack(*match, at(next, next, last)), bit(next));
        }
    }

    void nobodyIsThereBeforeTheFirstCover()
    {
        const auto match = running(peopled(person, person), 6);
        QCOMPARE(whoTakesBack(*match, at(SeatId::none, SeatId::none, match->timeline().last())), SeatSet{0});
        QVERIFY(!match->canTakeBack(0).allowed());
    }

    void practiceTakesComputersBackTooButNoOtherPerson()
    {
        MatchInfo info = peopled(person, greedy);
        info.practice = true;
        const auto match = running(info, 40);
        const TakeBack allowed = match->canTakeBack(bit(ana));
        QVERIFY(allowed.allowed());
        QCOMPARE(match->timeline().step(allowed.target + 1).decision.seat, ana);
    }

    // -- what the engine tells of a card that lies face down

    /// "When committed" is resolved before the reveal; that it is must not tell whose text it was.
    void aCommittedCardIsNotNamedAsACause()
    {
        Event event;
        event.body = NumberNamed{ben, 3, 1};
        event.step = CombatStep::choose;
        event.cause.kind = SourceKind::card;
        event.cause.seat = ben;
        event.cause.item = 4;
        event.cause.rule = idAt<RuleId>(2);
        for (const Viewer viewer : {Viewer::of(ana), Viewer::spectator()}) {
            QCOMPARE(observe(event, viewer).cause.kind, SourceKind::rules);
            QCOMPARE(int(observe(event, viewer).cause.item), 0xFF);
            QCOMPARE(observe(event, viewer).cause.rule, event.cause.rule);
        }
        QCOMPARE(int(observe(event, Viewer::of(ben)).cause.item), 4);
        // Once it lies open it may be named.
        Table table = emptyTable();
        table.combat.step = CombatStep::choose;
        table.combat.sides[defenseSide].fighter = heroOf(ben);
        table.combat.sides[defenseSide].card = idAt<CardId>(4);
        QCOMPARE(observe(event, table, Viewer::of(ana)).cause.kind, SourceKind::rules);
        Prompt prompt;
        prompt.cause = event.cause;
        QCOMPARE(observe(prompt, table, Viewer::of(ana)).cause.kind, SourceKind::rules);
        QCOMPARE(observe(prompt, table, Viewer::of(ben)).cause.kind, SourceKind::card);
        table.combat.sides[defenseSide].flags = static_cast<std::uint8_t>(SideFlag::faceUp);
        QCOMPARE(observe(event, table, Viewer::of(ana)).cause.kind, SourceKind::card);
        QCOMPARE(observe(prompt, table, Viewer::of(ana)).cause.kind, SourceKind::card);
    }
};

QTEST_GUILESS_MAIN(TestSight)
#include "tst_sight.moc"
