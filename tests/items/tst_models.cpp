// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/eventlogmodel.h"
#include "model/items/handmodel.h"
#include "model/items/healthcurve.h"
#include "model/items/ledgermodel.h"
#include "model/items/pilemodel.h"
#include "model/items/timelinemodel.h"
#include "model/match/players/personplayer.h"
#include "tests/match/duel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr SeatId ana = SeatId{0};
constexpr SeatId ben = SeatId{1};

/// All models of one match, each before a tester that complains by failing.
struct ContentCollection {
    explicit ContentCollection(Match& match)
    {
        const Narrator narrator(match.sharedRules(), {QStringLiteral("Ana"), QStringLiteral("Ben")},
                                Language::en);
        const auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;
        for (QAbstractItemModel* model :
             std::initializer_list<QAbstractItemModel*>{&turns, &hand, &other, &pile, &log, &ledger})
            testers.push_back(std::make_unique<QAbstractItemModelTester>(model, fatal));
        turns.setMatch(&match);
        hand.setNarrator(narrator);
        hand.setMatch(&match);
        hand.setView(ana, Viewer::of(ana));
        other.setMatch(&match);
        other.setView(ben, Viewer::of(ana));
        pile.setNarrator(narrator);
        pile.setMatch(&match);
        pile.setSeat(ana);
        log.setNarrator(narrator);
        log.setMatch(&match);
        ledger.setNarrator(narrator);
        ledger.setViewer(Viewer::everyone(Viewer::Why::matchOver));
        ledger.setMatch(&match);
    }
    TimelineModel turns;
    HandModel hand;
    HandModel other;
    PileModel pile;
    EventLogModel log;
    LedgerModel ledger;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
};

void compare(const Match& match, const ContentCollection& shelf)
{
    const Table table = match.tableAtCursor(Viewer::of(ana));
    QCOMPARE(shelf.hand.rowCount(), int(table.seat(ana).hand.size()));
    for (int row = 0; row < shelf.hand.rowCount(); ++row)
        QCOMPARE(shelf.hand.card(row), table.seat(ana).hand[static_cast<std::size_t>(row)]);
    QCOMPARE(shelf.other.rowCount(), int(table.seat(ben).hand.size()));
    QCOMPARE(shelf.pile.rowCount(), int(table.seat(ana).discard.size()));
    if (shelf.pile.rowCount() > 0) QCOMPARE(shelf.pile.card(0), table.seat(ana).discard.back());
    QCOMPARE(std::size_t(shelf.turns.rowCount()), match.timeline().structure().level(Level::turn).size());
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void followAWholeMatch()
    {
        const auto match = duel(7);
        ContentCollection shelf(*match);
        match->begin();
        while (!match->over()) {
            compare(*match, shelf);
            playOn(*match, 1, static_cast<std::uint64_t>(match->timeline().last()));
        }
        compare(*match, shelf);
    }

    void followTheCursor()
    {
        const auto match = duel(4);
        playOn(*match, 120);
        ContentCollection shelf(*match);
        Rng rng = Rng::seeded(1);
        for (int i = 0; i < 150; ++i) {
            const auto unit = static_cast<Unit>(rng.below(8));
            if (rng.below(4) == 0)
                match->setCursor(match->timeline().cursorAt(static_cast<int>(rng.below(900))));
            else if (rng.below(2))
                match->forward(unit);
            else
                match->back(unit);
            compare(*match, shelf);
            const int current = shelf.turns.currentRow();
            QVERIFY(current >= 0 && current < shelf.turns.rowCount());
            QVERIFY(shelf.turns.index(current).data(TimelineModel::CurrentRole).toBool());
        }
    }

    void followTakeBacks()
    {
        const auto match = duel(6);
        for (SeatId seat : {ana, ben})
            match->setPlayer(seat, std::make_unique<PersonPlayer>());
        match->setPractice(true);
        match->begin();
        ContentCollection shelf(*match);
        for (int i = 0; i < 12; ++i) {
            playOn(*match, 9, static_cast<std::uint64_t>(i));
            for (int back = 0; back < 6; ++back)
                QVERIFY(match->takeBack(allSeats));
            compare(*match, shelf);
        }
    }

    void unplayableCardsSayWhy()
    {
        const auto match = duel(1);
        ContentCollection shelf(*match);
        int reasons = 0;
        for (int i = 0; i < 300 && !match->over(); ++i) {
            if (match->decides() == ana && match->prompt().ask == Ask::action)
                for (int row = 0; row < shelf.hand.rowCount(); ++row) {
                    const bool playable = shelf.hand.index(row).data(HandModel::PlayableRole).toBool();
                    QCOMPARE(playable, !shelf.hand.decisions(row).isEmpty());
                    const QString reason = shelf.hand.index(row).data(HandModel::ReasonRole).toString();
                    QCOMPARE(reason.isEmpty(), playable);
                    reasons += !playable;
                }
            playOn(*match, 1, static_cast<std::uint64_t>(i));
        }
        QVERIFY(reasons > 0);
    }

    void hiddenHandIsBacks()
    {
        const auto match = duel(1);
        ContentCollection shelf(*match);
        QVERIFY(shelf.other.rowCount() > 0);
        for (int row = 0; row < shelf.other.rowCount(); ++row) {
            QVERIFY(!shelf.other.index(row).data(HandModel::KnownRole).toBool());
            QVERIFY(!shelf.other.index(row).data(HandModel::PlayableRole).toBool());
        }
    }

    void symbolsSayWhatHappened()
    {
        const auto match = duel(7);
        playOn(*match, 100'000, 3);
        TimelineModel turns;
        turns.setMatch(match.get());
        int combats = 0;
        for (int row = 0; row < turns.rowCount(); ++row)
            for (const Symbol& symbol :
                 turns.index(row).data(TimelineModel::SymbolsRole).value<QList<Symbol>>()) {
                if (symbol.kind != Symbol::Kind::combat) continue;
                ++combats;
                QVERIFY(symbol.attack >= 0);
                QVERIFY(symbol.damage <= symbol.attack);
            }
        QCOMPARE(std::size_t(combats), match->timeline().structure().fights().size());
        const auto last =
            turns.index(turns.rowCount() - 1).data(TimelineModel::SymbolsRole).value<QList<Symbol>>();
        QCOMPARE(last.last().kind, Symbol::Kind::end);
    }

    void curvesEndWhereHealthEnds()
    {
        const auto match = duel(7);
        playOn(*match, 100'000, 3);
        const auto curves = healthCurves(match->rules(), match->timeline());
        QCOMPARE(curves.size(), std::size_t(2));
        for (const HealthCurve& curve : curves) {
            QCOMPARE(curve.points.front().event, 0);
            QCOMPARE(curve.points.back().health, int(match->state().table.fighter(curve.fighter).health));
            for (std::size_t i = 1; i < curve.points.size(); ++i)
                QVERIFY(curve.points[i].event > curve.points[i - 1].event);
        }
    }

    void modelsOutliveTheirMatch()
    {
        auto match = duel(2);
        ContentCollection shelf(*match);
        match.reset();
        QCOMPARE(shelf.turns.rowCount(), 0);
        QCOMPARE(shelf.log.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
