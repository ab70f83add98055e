// SPDX-License-Identifier: GPL-3.0-or-later
// Places in a match, and what a viewer sees from them: kept, but never another than what is observed anew.

#include "model/content/records/eventjson.h"
#include "model/match/players/personplayer.h"
#include "model/match/tableview.h"
#include "tests/match/duel.h"

#include <QSignalSpy>
#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr SeatId me = SeatId{0};

Narrator narratorOf(const Match& match)
{
    return {match.sharedRules(), {QStringLiteral("Ana"), QStringLiteral("Ben")}, Language::en};
}

std::unique_ptr<Match> practice(std::uint64_t seed)
{
    auto match = duel(seed);
    for (SeatId seat : {SeatId{0}, SeatId{1}})
        match->setPlayer(seat, std::make_unique<PersonPlayer>());
    match->setPractice(true);
    match->begin();
    return match;
}

const Viewer viewers[] = {Viewer::spectator(), Viewer::of(SeatId{0}), Viewer::of(SeatId{1}),
                          Viewer::of(SeatId{1}).withOpenHands(), Viewer::everyone(Viewer::Why::matchOver)};

} // namespace

class TestTableView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void looksBackWhilePlayGoesOn()
    {
        const auto match = practice(3);
        TableView view;
        view.setMatch(match.get(), Viewer::everyone(Viewer::Why::matchOver));
        playOn(*match, 30);
        QVERIFY(view.cursor().live());
        view.cursor().moveTo({10, 0});
        const Table past = view.table();
        playOn(*match, 10);
        QCOMPARE(view.place(), (Cursor{10, 0}));
        QVERIFY(past == view.table());
        view.cursor().goLive();
        playOn(*match, 1);
        QCOMPARE(view.place(), (Cursor{41, 0}));
        QVERIFY(view.table() == match->state().table);
    }

    /// A table and a replay of one match: each has a place of its own.
    void twoLookAtDifferentPlaces()
    {
        const auto match = practice(5);
        TableView table;
        TableView replay;
        table.setMatch(match.get());
        replay.setMatch(match.get());
        playOn(*match, 20);
        QSignalSpy moved(&table, &TableView::moved);
        replay.cursor().moveTo({4, 0});
        replay.cursor().forward(Unit::decision);
        QCOMPARE(replay.place(), (Cursor{5, 0}));
        QCOMPARE(table.place(), match->timeline().end());
        QCOMPARE(moved.size(), 0);
        QVERIFY(table.cursor().live() && !replay.cursor().live());
        playOn(*match, 1);
        QCOMPARE(moved.size(), 1);
        QCOMPARE(replay.place(), (Cursor{5, 0}));
    }

    /// Whoever stands at the end stands where the telling has got to.
    void theEndIsWhatIsTold()
    {
        const auto match = practice(3);
        TableView view;
        view.setMatch(match.get());
        playOn(*match, 6);
        const int told = match->timeline().eventCount();
        match->setTold(told);
        QSignalSpy more(&view, &TableView::toldChanged);
        playOn(*match, 3);
        QCOMPARE(more.size(), 0);
        QCOMPARE(view.cursor().events(), told);
        view.cursor().goLive();
        QCOMPARE(view.cursor().events(), told);
        view.cursor().moveTo({2, 0});
        QVERIFY(!view.cursor().live());
        for (int step = 0; step < 12; ++step)
            view.cursor().forward(Unit::decision);
        QCOMPARE(view.cursor().events(), told); // nobody steps beyond it either
        QVERIFY(view.cursor().live());
        match->setTold(match->timeline().eventCount());
        QCOMPARE(view.place(), match->timeline().end());
        QCOMPARE(more.size(), 1);
    }

    void whatIsTakenBackIsForgotten()
    {
        const auto match = practice(6);
        TableView view;
        view.setMatch(match.get(), Viewer::of(me), narratorOf(*match));
        TableView back;
        back.setMatch(match.get());
        for (int round = 0; round < 6; ++round) {
            playOn(*match, 9, static_cast<std::uint64_t>(round));
            compare(*match, view);
            back.cursor().moveTo({match->timeline().last() - 1, 0});
            for (int step = 0; step < 4; ++step)
                QVERIFY(match->takeBack(allSeats));
            QCOMPARE(view.place(), match->timeline().end());
            QCOMPARE(back.place(), match->timeline().end());
            QVERIFY(back.cursor().live());
            playOn(*match, 2, static_cast<std::uint64_t>(100 + round));
            compare(*match, view);
        }
    }

    /// Every hero, every viewer: what is kept is what would be observed anew, event by event.
    void nothingIsSeenOtherwise()
    {
        for (const MatchInfo& info : everyHero()) {
            const auto match = duel(info);
            playOn(*match, 90, 7);
            for (const Viewer viewer : viewers) {
                TableView view;
                view.setMatch(match.get(), viewer, narratorOf(*match));
                compare(*match, view);
            }
        }
    }

    void oneOutlivesItsMatch()
    {
        auto match = duel(2);
        TableView view;
        view.setMatch(match.get());
        QSignalSpy renewed(&view, &TableView::renewed);
        match.reset();
        QCOMPARE(renewed.size(), 1);
        QVERIFY(!view.match());
        QCOMPARE(view.told(), 0);
        view.cursor().goLive();
        QCOMPARE(view.cursor().events(), 0);
    }

private:
    static QByteArray written(const Match& match, const Event& event)
    {
        return QJsonDocument(toJson(match.rules(), event)).toJson();
    }
    static void compare(const Match& match, const TableView& view)
    {
        const Timeline& timeline = match.timeline();
        const Viewer viewer = view.viewer();
        for (int number = 0; number < timeline.eventCount(); ++number) {
            const Event seen = timeline.seen(number, viewer);
            QCOMPARE(written(match, view.event(number)), written(match, seen));
            QCOMPARE(view.sentence(number), view.narrator().event(seen, timeline.seenBefore(number, viewer)));
            QVERIFY(view.tableAfter(number + 1) == timeline.seenAt(timeline.cursorAt(number + 1), viewer));
            QVERIFY(view.ledgerAfter(number + 1) ==
                    ledgerAt(timeline, timeline.cursorAt(number + 1), viewer, view.narrator()));
        }
        QVERIFY(view.table() == timeline.seenAt(view.place(), viewer));
    }
};

QTEST_GUILESS_MAIN(TestTableView)
#include "tst_tableview.moc"
