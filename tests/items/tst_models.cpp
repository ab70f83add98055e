// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/eventlogmodel.h"
#include "model/items/healthcurve.h"
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
struct Models {
    explicit Models(Match& match)
    {
        const Narrator narrator(match.sharedRules(), {QStringLiteral("Ana"), QStringLiteral("Ben")},
                                Language::en);
        const auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{&turns, &log})
            testers.push_back(std::make_unique<QAbstractItemModelTester>(model, fatal));
        view.setMatch(&match, Viewer::of(ana), narrator);
        turns.setView(&view);
        log.setView(&view);
    }
    TableView view;
    TimelineModel turns;
    EventLogModel log;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
};

void compare(const Match& match, const Models& models)
{
    QCOMPARE(std::size_t(models.turns.rowCount()), match.timeline().structure().level(Level::turn).size());
    int told = 0;
    int before = 0;
    for (int event = 0; event < match.timeline().eventCount(); ++event) {
        const QString words = models.view.sentence(event);
        if (words.isEmpty()) continue;
        QCOMPARE(models.log.index(told).data().toString(), words);
        QCOMPARE(models.log.index(told).data(EventLogModel::EventRole).toInt(), event);
        before += event < models.view.cursor().events();
        ++told;
    }
    QCOMPARE(models.log.rowCount(), told);
    QCOMPARE(models.log.currentRow(), before - 1);
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void followAWholeMatch()
    {
        const auto match = duel(7);
        Models models(*match);
        match->begin();
        while (!match->over()) {
            compare(*match, models);
            playOn(*match, 1, static_cast<std::uint64_t>(match->timeline().last()));
        }
        compare(*match, models);
    }

    void followTheCursor()
    {
        const auto match = duel(4);
        playOn(*match, 120);
        Models models(*match);
        Rng rng = Rng::seeded(1);
        for (int i = 0; i < 150; ++i) {
            const auto unit = static_cast<Unit>(rng.below(8));
            if (rng.below(4) == 0)
                models.view.cursor().moveTo(match->timeline().cursorAt(static_cast<int>(rng.below(900))));
            else if (rng.below(2))
                models.view.cursor().forward(unit);
            else
                models.view.cursor().back(unit);
            compare(*match, models);
            const int current = models.turns.currentRow();
            QVERIFY(current >= 0 && current < models.turns.rowCount());
            QVERIFY(models.turns.index(current).data(TimelineModel::CurrentRole).toBool());
        }
    }

    void followTakeBacks()
    {
        const auto match = duel(6);
        for (SeatId seat : {ana, ben})
            match->setPlayer(seat, std::make_unique<PersonPlayer>());
        match->setPractice(true);
        match->begin();
        Models models(*match);
        for (int i = 0; i < 12; ++i) {
            playOn(*match, 9, static_cast<std::uint64_t>(i));
            for (int back = 0; back < 6; ++back)
                QVERIFY(match->takeBack(allSeats));
            compare(*match, models);
        }
    }

    void symbolsSayWhatHappened()
    {
        const auto match = duel(7);
        playOn(*match, 100'000, 3);
        TableView view;
        view.setMatch(match.get());
        TimelineModel turns;
        turns.setView(&view);
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
        Models models(*match);
        match.reset();
        QCOMPARE(models.turns.rowCount(), 0);
        QCOMPARE(models.log.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
