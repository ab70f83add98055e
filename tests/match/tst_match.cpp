// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/players/botplayer.h"
#include "model/match/players/personplayer.h"
#include "tests/match/duel.h"
#include "tests/support/effort.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

std::unique_ptr<Match> withPersons(std::uint64_t seed)
{
    auto match = duel(seed);
    for (int seat = 0; seat < 2; ++seat)
        match->setPlayer(idAt<SeatId>(seat), std::make_unique<PersonPlayer>());
    return match;
}

std::unique_ptr<Match> withBots(std::uint64_t seed, const QString& first, const QString& second)
{
    auto match = duel(seed);
    match->setPlayer(idAt<SeatId>(0), BotPlayer::named(first));
    match->setPlayer(idAt<SeatId>(1), BotPlayer::named(second));
    return match;
}

/// Goes on by chance until a decision of that kind is on offer.
std::optional<Decision> until(Match& match, Verb verb)
{
    for (int i = 0; i < 2000 && !match.over(); ++i) {
        if (const auto decision = offered(match, verb)) return decision;
        playOn(match, 1, static_cast<std::uint64_t>(i));
    }
    return std::nullopt;
}

} // namespace

class TestMatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void announcesWhatHappens()
    {
        const auto match = withPersons(1);
        QSignalSpy stepped(match.get(), &Match::stepped);
        QSignalSpy opened(match.get(), &Match::choiceOpened);
        QSignalSpy ended(match.get(), &Match::ended);
        match->begin();
        QCOMPARE(opened.size(), 1);
        const int taken = playOn(*match);
        QCOMPARE(stepped.size(), taken);
        QCOMPARE(stepped.last().at(0).toInt(), taken);
        QCOMPARE(opened.size(), taken);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(match->options().count, 0);
        QCOMPARE(match->decides(), SeatId::none);
    }

    void refusesAndStays()
    {
        const auto match = withPersons(1);
        match->begin();
        const State before = match->state();
        Decision nonsense = match->options()[0];
        nonsense.seat = idAt<SeatId>(1);
        const auto refusal = match->decide(nonsense);
        QVERIFY(refusal.has_value());
        QVERIFY(match->state() == before);
        QCOMPARE(match->timeline().last(), 0);
    }

    void personAnswersThroughItsPlayer()
    {
        const auto match = withPersons(1);
        match->begin();
        auto* ana = qobject_cast<PersonPlayer*>(match->player(idAt<SeatId>(0)));
        QVERIFY(ana && ana->question());
        QCOMPARE(ana->question()->options.count, match->options().count);
        const SeatState& others = ana->question()->observation.table.seats[1];
        for (CardId card : others.hand())
            QCOMPARE(card, CardId::unseen);
        ana->answer(match->options()[0]);
        QCOMPARE(match->timeline().last(), 1);
    }

    void placingCanBeTakenBack()
    {
        const auto match = withPersons(1);
        match->begin();
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::nothingYet);
        const State start = match->state();
        const auto place = offered(*match, Verb::place);
        QVERIFY(place);
        QVERIFY(!match->decide(*place));
        QSignalSpy back(match.get(), &Match::takenBack);
        QCOMPARE(match->canTakeBack(allSeats).target, 0);
        QVERIFY(match->takeBack(allSeats));
        QCOMPARE(back.size(), 1);
        QVERIFY(match->state() == start);
        QVERIFY(offered(*match, Verb::place).has_value());
    }

    void drawnCardsStay()
    {
        const auto match = withPersons(1);
        match->begin();
        const auto maneuver = until(*match, Verb::maneuver);
        QVERIFY(maneuver && !match->decide(*maneuver));
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::drawn);
        QVERIFY(!match->takeBack(allSeats));
    }

    void publicCardsStay()
    {
        const auto match = withPersons(1);
        match->begin();
        const auto boost = until(*match, Verb::boost);
        QVERIFY(boost && !match->decide(*boost));
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::publicCard);
    }

    void attackCanBeTakenBackUntilTheReveal()
    {
        const auto match = withPersons(5);
        match->begin();
        const auto attack = until(*match, Verb::attack);
        QVERIFY(attack && !match->decide(*attack));
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::none);
        QVERIFY(match->takeBack(allSeats));
        QVERIFY(!match->decide(*attack));
        const auto none = offered(*match, Verb::decline);
        QVERIFY(none && !match->decide(*none));
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::revealed);
    }

    void takeBackStopsAtTheComputer()
    {
        const auto match = withBots(1, QStringLiteral("random"), QStringLiteral("random"));
        playOn(*match, 1);
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::recorded);
        match->setPlayer(idAt<SeatId>(1), std::make_unique<PersonPlayer>());
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::otherPerson);
    }

    void takeBackRewritesTheFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        const auto match = withPersons(1);
        QVERIFY(match->record(path));
        match->begin();
        playOn(*match, 2);
        QVERIFY(match->takeBack(allSeats));
        QCOMPARE(openMatch(path).timeline.last(), 1);
        playOn(*match, 20, 9);
        match->setPractice(true);
        const TakeBack allowed = match->canTakeBack(allSeats);
        QVERIFY(allowed.allowed());
        const bool marked = allowed.marked;
        QVERIFY(match->takeBack(allSeats));
        const LoadedMatch loaded = openMatch(path, Check::thorough);
        QVERIFY(loaded.ok() && !loaded.divergence);
        QCOMPARE(loaded.timeline.last(), allowed.target);
        QCOMPARE(loaded.annotations.notes.size(), std::size_t(marked ? 1 : 0));
    }

    void practiceTakesAnythingBackAndMarksIt()
    {
        const auto match = withPersons(1);
        match->setPractice(true);
        match->begin();
        const auto maneuver = until(*match, Verb::maneuver);
        QVERIFY(maneuver && !match->decide(*maneuver));
        QVERIFY(match->canTakeBack(allSeats).allowed() && match->canTakeBack(allSeats).marked);
        QVERIFY(match->takeBack(allSeats));
        QCOMPARE(match->annotations().notes.back().takenBack, 1);
        QCOMPARE(match->annotations().notes.back().position, match->timeline().last());
    }

    void givingUpEndsTheMatch()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        const auto match = withPersons(1);
        QVERIFY(match->record(path));
        match->begin();
        playOn(*match, 12);
        QSignalSpy ended(match.get(), &Match::ended);
        QVERIFY(match->resign(idAt<SeatId>(1)));
        QVERIFY(match->over() && ended.size() == 1);
        QCOMPARE(int(match->state().table.turn.winner), 0);
        QVERIFY(!match->resign(idAt<SeatId>(0)));
        QCOMPARE(match->canTakeBack(allSeats).bar, TakeBackBar::matchOver);
        const LoadedMatch loaded = openMatch(path, Check::thorough);
        QVERIFY(loaded.ok() && !loaded.divergence);
        QVERIFY(loaded.timeline.step(13).resignation);
        QCOMPARE(loaded.timeline.step(13).decision.seat, idAt<SeatId>(1));
        QVERIFY(loaded.timeline.state(13) == match->state());
    }

    void botsPlayToTheEnd()
    {
        const auto match = withBots(3, QStringLiteral("greedy"), QStringLiteral("random"));
        QSignalSpy ended(match.get(), &Match::ended);
        match->begin();
        QTRY_VERIFY_WITH_TIMEOUT(ended.size() == 1, 60'000);
        const auto again = withBots(3, QStringLiteral("greedy"), QStringLiteral("random"));
        QSignalSpy endedAgain(again.get(), &Match::ended);
        again->begin();
        QTRY_VERIFY_WITH_TIMEOUT(endedAgain.size() == 1, 60'000);
        QVERIFY(match->state() == again->state()); // their chance is the match's
    }

    void moveNowAnswersAtOnce()
    {
        const auto match = withBots(3, QStringLiteral("greedy"), QStringLiteral("greedy"));
        match->setPlayer(idAt<SeatId>(1), std::make_unique<PersonPlayer>());
        match->begin();
        const int before = match->timeline().last();
        match->moveNow();
        QTRY_COMPARE_WITH_TIMEOUT(match->timeline().last(), before + 1, 1'000);
    }

    /// Who thinks long answers with what it has found.
    void moveNowEndsThinking()
    {
        const auto match = withBots(3, QStringLiteral("master"), QStringLiteral("master"));
        match->setPlayer(idAt<SeatId>(1), std::make_unique<PersonPlayer>());
        match->begin();
        const int before = match->timeline().last();
        QElapsedTimer clock;
        clock.start();
        while (match->timeline().last() == before && clock.elapsed() < 5'000) {
            match->moveNow();
            QTest::qWait(1);
        }
        QVERIFY2(clock.elapsed() < test::patience(1'000), qPrintable(QString::number(clock.elapsed())));
    }

    void aMatchMayGoWhileItsBotThinks()
    {
        for (int i = 0; i < 20; ++i) {
            const auto match = withBots(3, QStringLiteral("greedy"), QStringLiteral("greedy"));
            match->begin();
            QCoreApplication::processEvents();
        }
    }

    void goesOnFromAFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        {
            const auto match = withPersons(8);
            QVERIFY(match->record(path));
            playOn(*match, 15);
        }
        LoadedMatch loaded = openMatch(path);
        QVERIFY(loaded.canGoOn());
        Match match(std::move(loaded));
        QVERIFY(match.options().count > 0);
        QVERIFY(match.record(path));
        match.setPlayer(idAt<SeatId>(0), BotPlayer::named(QStringLiteral("random")));
        match.setPlayer(idAt<SeatId>(1), BotPlayer::named(QStringLiteral("random")));
        QSignalSpy ended(&match, &Match::ended);
        match.begin();
        QTRY_VERIFY_WITH_TIMEOUT(ended.size() == 1, 60'000);
        QVERIFY(verifyMatch(path).verified);
    }

    void sidesAreSwapped()
    {
        const MatchInfo info = duelInfo(1);
        const MatchInfo swapped = info.swappedSides(2);
        QCOMPARE(swapped.seats[0].name, QStringLiteral("Ben"));
        QCOMPARE(swapped.setup.seats[0].hero->id, info.setup.seats[0].hero->id);
        QCOMPARE(int(swapped.setup.seats[0].person), 1);
        QCOMPARE(swapped.setup.seed, std::uint64_t(2));
        QCOMPARE(info.rematch(5).seats[0].name, QStringLiteral("Ana"));
    }

    void viewersOfTwoSeats()
    {
        MatchInfo info = duelInfo(1);
        info.setup.seats[1].person = 0;
        const auto match = duel(info);
        const Table& table = match->state().table;
        const Table both = observe(table, Viewer::ofPerson(match->rules(), 0));
        QVERIFY(both.seats[0].hand() == table.seats[0].hand());
        QVERIFY(both.seats[1].hand() == table.seats[1].hand());
        const Table none = observe(table, Viewer::spectator());
        for (CardId card : none.seats[0].hand())
            QCOMPARE(card, CardId::unseen);
        QVERIFY(observe(table, Viewer::everyone(Viewer::Why::matchOver)) == table);
    }
};

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
