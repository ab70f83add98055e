// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory: figures against counts by hand, fairness against what must come out.

#include "model/documents/laboratory/battlefieldfigures.h"
#include "model/documents/laboratory/fairness.h"
#include "tests/documents/drawing.h"
#include "tests/support/effort.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

Battlefield shippedField(const char* id)
{
    Diagnostics diagnostics;
    auto battlefield =
        readBattlefield(bytesOf(shippedFile(QString::fromLatin1(id))).toStdString(), id, diagnostics);
    if (!battlefield) qFatal("%s cannot be read", id);
    return *battlefield;
}

std::size_t placeOf(const Battlefield& battlefield, const char* id)
{
    return static_cast<std::size_t>(battlefield.find(id));
}

int between(const BattlefieldFigures& figures, int one, int other)
{
    for (const StartDistance& pair : figures.starts)
        if (pair.one == one && pair.other == other) return pair.steps;
    return -2;
}

FairnessQuestion question(const char* field, int games)
{
    FairnessQuestion asked;
    asked.battlefield = shippedField(field);
    asked.player = QStringLiteral("random");
    asked.games = games;
    return asked;
}

} // namespace

class TestLaboratory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void figuresOfSoho()
    {
        const Battlefield soho = shippedField("soho");
        const BattlefieldFigures figures = figuresOf(soho);
        // 8-5-2-3-1-6-12; 8-7-4-13-22; 12-15-23; counted along the lines of the file.
        QCOMPARE(figures.starts.size(), std::size_t{6});
        QCOMPARE(between(figures, 1, 2), 6);
        QCOMPARE(between(figures, 1, 3), 4);
        QCOMPARE(between(figures, 1, 4), 6);
        QCOMPARE(between(figures, 2, 3), 7);
        QCOMPARE(between(figures, 2, 4), 2);
        QCOMPARE(between(figures, 3, 4), 5);
        QCOMPARE(figures.distance[placeOf(soho, "8")][placeOf(soho, "8")], 0);
        QCOMPARE(figures.reach[placeOf(soho, "8")], 9); // 5 7, 2 4 9, 3 11 13 14
        QCOMPARE(figures.lines[placeOf(soho, "13")], 3);
        QCOMPARE(figures.lines[placeOf(soho, "29")], 3);
        QCOMPARE(figures.zoneSizes, (std::vector<int>{6, 8, 7, 6, 4, 6, 6}));
        QCOMPARE(figures.exposure[placeOf(soho, "8")], 5.0 / 28);
        QCOMPARE(figures.exposure[placeOf(soho, "15")], 15.0 / 28);
        QCOMPARE(figures.zoneExposure[0], 0.26785714285714285);
        QCOMPARE(figures.longest, 8);
        QCOMPARE(figures.meanDistance, 4.041871921182266);
        // Every shortest way was listed one by one for these.
        QVERIFY(std::abs(figures.choke[placeOf(soho, "22")] - 0.193915344) < 1e-8);
        QVERIFY(std::abs(figures.choke[placeOf(soho, "13")] - 0.168726379) < 1e-8);
        QVERIFY(std::abs(figures.choke[placeOf(soho, "16")] - 0.083314437) < 1e-8);
        const auto narrowest =
            std::max_element(figures.choke.begin(), figures.choke.end()) - figures.choke.begin();
        QCOMPARE(soho.spaces[static_cast<std::size_t>(narrowest)].id, std::string("14"));
    }
    void passagesAreOneStep()
    {
        const Battlefield manor = shippedField("baskerville-manor");
        const BattlefieldFigures figures = figuresOf(manor);
        QCOMPARE(figures.distance[placeOf(manor, "5")][placeOf(manor, "30")], 1);
        QCOMPARE(figures.lines[placeOf(manor, "5")],
                 static_cast<int>(std::count_if(manor.lines.begin(), manor.lines.end(), [&](auto line) {
                     const int five = manor.find("5");
                     return line.first == five || line.second == five;
                 })));
        QCOMPARE(between(figures, 1, 2), 5);
        QCOMPARE(figures.longest, 7);
        QVERIFY(std::abs(figures.choke[placeOf(manor, "8")] - 0.088207885) < 1e-8);
    }
    void figuresOfNextToNothing()
    {
        Battlefield battlefield;
        QVERIFY(figuresOf(battlefield).distance.empty());
        (void)addSpace(battlefield, {0.5, 0.5});
        QCOMPARE(figuresOf(battlefield).choke, std::vector<double>{0});
        (void)addSpace(battlefield, {0.6, 0.5});
        QCOMPARE(figuresOf(battlefield).distance[0][1], unreachable);
        QCOMPARE(figuresOf(battlefield).reach[0], 0);
        (void)addSpace(battlefield, {0.7, 0.5});
        connectSpaces(battlefield, 0, 1);
        connectSpaces(battlefield, 1, 2);
        QCOMPARE(figuresOf(battlefield).choke, (std::vector<double>{0, 1, 0}));
    }
    void figuresAreFast()
    {
        Battlefield battlefield = richSoho();
        while (battlefield.spaces.size() < 64)
            (void)addSpace(battlefield, {0.5, 0.5}, {0});
        for (int i = 1; i < 64; ++i)
            connectSpaces(battlefield, i - 1, i);
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 100; ++i)
            (void)figuresOf(battlefield);
        qInfo("figures of 64 spaces take %.3f ms", static_cast<double>(timer.nsecsElapsed()) / 1e8);
        QVERIFY(timer.elapsed() < test::patience(100 * 33));
    }
    void twentyGames()
    {
        Diagnostics diagnostics;
        int told = 0;
        const auto count = [&](const FairnessResult&) { return ++told > 0; };
        const auto result = playForFairness(question("soho", 18), diagnostics, count);
        QVERIFY(result);
        QCOMPARE(told, 5);
        QCOMPARE(result->asked, 20);
        QCOMPARE(result->played, 20);
        QCOMPARE(result->faults, 0);
        QCOMPARE(result->winsOfStart1 + result->winsOfStart2, 20);
        QVERIFY(result->meanTurns > 2);
        const auto again = playForFairness(question("soho", 20), diagnostics, {});
        QCOMPARE(again->winsOfStart1, result->winsOfStart1);
        QCOMPARE(again->winsOfFirst, result->winsOfFirst);
    }
    void asQuickAsPeopleWait()
    {
        Diagnostics diagnostics;
        FairnessQuestion asked = question("soho", 40);
        asked.player = QStringLiteral("greedy");
        QElapsedTimer timer;
        timer.start();
        const auto result = playForFairness(asked, diagnostics, {});
        QVERIFY(result && result->faults == 0);
        qInfo("a game between greedy computers takes %.2f ms", static_cast<double>(timer.elapsed()) / 40);
        QVERIFY(timer.elapsed() < test::patience(40 * 500));
    }
    /// Exchanging the numbers of the starts must exchange the result, game by game: nothing but the start is
    /// counted.
    void onlyTheStartIsCounted()
    {
        Diagnostics diagnostics;
        FairnessQuestion asked = question("soho", 80);
        const auto one = playForFairness(asked, diagnostics, {});
        for (Space& space : asked.battlefield.spaces)
            if (space.start == 1 || space.start == 2) space.start = 3 - space.start;
        const auto other = playForFairness(asked, diagnostics, {});
        QVERIFY(one && other);
        QCOMPARE(other->winsOfStart1, one->winsOfStart2);
        QCOMPARE(other->winsOfStart2, one->winsOfStart1);
        QCOMPARE(other->winsOfFirst, one->winsOfFirst);
        QVERIFY(one->winsOfStart1 > 0 && one->winsOfStart2 > 0);
    }
    void unfairnessIsSeen()
    {
        FairnessResult result;
        result.winsOfStart1 = 130;
        result.winsOfStart2 = 70;
        QVERIFY(result.unfair());
        result.winsOfStart1 = 105;
        result.winsOfStart2 = 95;
        QVERIFY(!result.unfair());
    }
    void inTheBackgroundWithCancel()
    {
        FairnessTrial trial;
        QSignalSpy progressed(&trial, &FairnessTrial::progressed);
        QSignalSpy finished(&trial, &FairnessTrial::finished);
        trial.start(question("soho", 20));
        QVERIFY(trial.running());
        QVERIFY(finished.wait(60'000));
        QVERIFY(!trial.running());
        QCOMPARE(finished.front().front().value<FairnessResult>().played, 20);
        QVERIFY(progressed.count() >= 1 && progressed.count() <= 5);

        finished.clear();
        progressed.clear();
        connect(&trial, &FairnessTrial::progressed, &trial, &FairnessTrial::cancel);
        trial.start(question("soho", 1'000'000));
        QVERIFY(finished.wait(60'000));
        const FairnessResult cut = finished.front().front().value<FairnessResult>();
        QVERIFY(cut.played >= 4 && cut.played < cut.asked);
        QVERIFY(!trial.running());
    }
    void aNewTrialReplacesTheOld()
    {
        FairnessTrial trial;
        QSignalSpy finished(&trial, &FairnessTrial::finished);
        trial.start(question("soho", 1'000'000));
        trial.start(question("yukon", 4));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(finished.front().front().value<FairnessResult>().asked, 4);
        QTest::qWait(50);
        QCOMPARE(finished.count(), 1);
        trial.start(question("soho", 1'000'000)); // and going away in the middle is safe
    }
    void whatCannotBePlayedIsSaid()
    {
        FairnessTrial trial;
        QSignalSpy failed(&trial, &FairnessTrial::failed);
        FairnessQuestion asked = question("soho", 4);
        for (Space& space : asked.battlefield.spaces)
            space.start = 0;
        trial.start(asked);
        QVERIFY(failed.wait(60'000));
        QVERIFY(!failed.front().front().toString().isEmpty());
        asked = question("soho", 4);
        asked.player = QStringLiteral("nobody");
        trial.start(asked);
        QVERIFY(failed.wait(60'000));
    }
};

QTEST_GUILESS_MAIN(TestLaboratory)
#include "tst_laboratory.moc"
