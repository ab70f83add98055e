// SPDX-License-Identifier: GPL-3.0-or-later
// Balance: the table of games between computers, its totals, and the match behind each cell.

#include "model/documents/laboratory/balance.h"
#include "model/match/record/matchfile.h"
#include "tests/support/effort.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace fabletop;

namespace {

using Hero = std::shared_ptr<const HeroRules>;

Hero shipped(const char* id)
{
    Diagnostics diagnostics;
    return loadHero(QLatin1String(id), diagnostics);
}

/// A shipped hero under another name, with thirty health: nobody's idea of balance.
Hero absurd()
{
    Diagnostics diagnostics;
    QString text = QString::fromStdString(shipped("medusa")->source);
    text.replace(QStringLiteral("Medusa"), QStringLiteral("Colossus"))
        .replace(QStringLiteral("health 16"), QStringLiteral("health 30"));
    const Hero read = readHero(text.toStdString(), "colossus.hero", diagnostics);
    if (!read || read->fighters.front().health != 30) return nullptr;
    auto own = std::make_shared<HeroRules>(*read);
    own->shipped = false; // so it travels in the match file
    return own;
}

Battlefield field(const char* id)
{
    Diagnostics diagnostics;
    return *loadBattlefield(QLatin1String(id), diagnostics);
}

BalanceQuestion question(int games = 20)
{
    return {shipped("medusa"),
            {shipped("alice"), shipped("dracula")},
            {field("soho"), field("yukon")},
            {},
            QStringLiteral("greedy"),
            games,
            5};
}

BalanceTable played(const BalanceQuestion& asked, QThreadPool* helpers = nullptr)
{
    Diagnostics diagnostics;
    const auto table = playForBalance(asked, diagnostics, {}, helpers);
    return table ? *table : BalanceTable();
}

} // namespace

class TestBalance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameTableOnOneThreadAndOnTwo()
    {
        QThreadPool helper;
        helper.setMaxThreadCount(1);
        const BalanceTable alone = played(question(49));
        const BalanceTable together = played(question(49), &helper);
        QCOMPARE(alone.gamesEach, 50);
        QCOMPARE(alone.cells.size(), std::size_t{4});
        for (const BalanceCell& cell : alone.cells)
            QCOMPARE(cell.games(), 50);
        QVERIFY(alone.cells == together.cells);
        QCOMPARE(balanceCsv(alone), balanceCsv(together));
        BalanceQuestion otherSeed = question(49);
        otherSeed.seed = 6;
        QVERIFY(played(otherSeed).cells != alone.cells);
    }
    void totals()
    {
        const BalanceTable table = played(question());
        QCOMPARE(table.against(0).wins, table.cell(0, 0).wins + table.cell(0, 1).wins);
        QCOMPARE(table.on(1).losses, table.cell(0, 1).losses + table.cell(1, 1).losses);
        QCOMPARE(table.whole().games(), table.asked());
        QCOMPARE(table.whole().turns, table.against(0).turns + table.against(1).turns);
        QVERIFY(!table.whole().telling);
        QVERIFY(table.cell(1, 0).meanTurns() > 2);
    }
    /// Against itself a hero wins exactly half: each game is played once from either seat.
    void againstItself()
    {
        BalanceQuestion asked = question(200);
        asked.opponents = {asked.hero};
        const BalanceTable table = played(asked);
        for (const BalanceCell& cell : table.cells) {
            QCOMPARE(cell.wins, cell.losses);
            QVERIFY(!cell.share().uneven());
        }
    }
    void theOtherWayRound()
    {
        const BalanceTable one = played(question());
        BalanceQuestion asked = question();
        std::swap(asked.hero, asked.opponents.front());
        const BalanceTable other = played(asked);
        for (int place = 0; place < 2; ++place) {
            QCOMPARE(one.cell(0, place).wins, other.cell(0, place).losses);
            QCOMPARE(one.cell(0, place).turns, other.cell(0, place).turns);
        }
    }
    void theAbsurdIsToldStrong()
    {
        BalanceQuestion asked = question(60);
        asked.hero = absurd();
        QVERIFY(asked.hero);
        const BalanceTable table = played(asked);
        QVERIFY(table.whole().share().low > 0.5);
        for (int opponent = 0; opponent < 2; ++opponent)
            QVERIFY(table.against(opponent).share().low > 0.5);
    }

    /// Also for a hero that stands in no file: the match carries its text along.
    void theTellingMatchEndsAsTheCellSays()
    {
        QTemporaryDir folder;
        BalanceQuestion asked = question();
        asked.opponents.push_back(absurd());
        asked.numbers.handLimit = 5;
        const BalanceTable table = played(asked);
        int behind = 0;
        for (int opponent = 0; opponent < 3; ++opponent)
            for (int place = 0; place < 2; ++place) {
                const BalanceCell& cell = table.cell(opponent, place);
                QVERIFY(cell.telling);
                QCOMPARE(cell.telling->won, cell.wins >= cell.losses);
                const QString path = folder.filePath(QStringLiteral("%1-%2.match").arg(opponent).arg(place));
                QVERIFY(recordTellingGame(table, opponent, place, path));
                const Verification verification = verifyMatch(path);
                QVERIFY(verification.verified);
                QVERIFY(!verification.divergence);
                const LoadedMatch match = openMatch(path);
                QVERIFY(match.ok());
                const Table end =
                    match.timeline.tableAt(match.timeline.cursorAt(match.timeline.eventCount()));
                QVERIFY(end.over());
                QCOMPARE(int(end.turn.number), cell.telling->turns);
                const auto& winner = match.info.setup.seats[end.turn.winner].hero;
                QCOMPARE(winner->id == asked.hero->id, cell.telling->won);
                QCOMPARE(match.info.setup.seats[cell.telling->behind() ? 1 : 0].hero->id, asked.hero->id);
                QCOMPARE(match.info.setup.numbers.handLimit, 5);
                behind += cell.telling->behind();
            }
        QVERIFY2(behind > 0 && behind < 6, "both seats are needed for this test to mean anything");
        QVERIFY(!recordTellingGame(table, 0, 0, folder.filePath(QStringLiteral("no/such/folder.match"))));
        BalanceTable unplayed = table;
        unplayed.cells.front().telling.reset();
        QVERIFY(!recordTellingGame(unplayed, 0, 0, folder.filePath(QStringLiteral("none.match"))));
    }
    void asTable()
    {
        BalanceQuestion asked = question(2);
        auto quoted = std::make_shared<HeroRules>(*asked.hero);
        quoted->name = Name{"Medusa, the \"Stone\""};
        asked.hero = quoted;
        BalanceTable table = played(asked);
        table.cells[1] = {50, 150, 1, 2468, PlayedGame{3, 77, 12, false}};
        table.cells[2] = {};
        const QStringList lines = balanceCsv(table).split(QStringLiteral("\r\n"));
        QCOMPARE(lines.size(), 6);
        QVERIFY(lines.back().isEmpty());
        QVERIFY(lines[0].startsWith(QStringLiteral("hero,opponent,battlefield,player,games,")));
        QCOMPARE(lines[2],
                 QStringLiteral(
                     "\"Medusa, the "
                     "\"\"Stone\"\"\",Alice,Yukon,greedy,201,50,150,1,0.2500,0.1951,0.3143,12.3400,77,2"));
        QVERIFY(lines[3].endsWith(QStringLiteral(",greedy,0,0,0,0,,,,,,")));
        for (int line = 0; line < 5; ++line)
            QCOMPARE(lines[line].count(u',') - (line > 0 ? 1 : 0), 13);
    }

    void inTheBackgroundWithCancel()
    {
        BalanceTrial trial;
        QSignalSpy progressed(&trial, &BalanceTrial::progressed);
        QSignalSpy finished(&trial, &BalanceTrial::finished);
        QElapsedTimer timer;
        timer.start();
        const BalanceQuestion asked = question(test::repetitions(100));
        trial.start(asked);
        QVERIFY(trial.running());
        QVERIFY(finished.wait(60'000));
        QVERIFY(!trial.running());
        QVERIFY(finished.front().front().value<BalanceTable>().cells == played(asked).cells);
        QVERIFY(progressed.count() >= 1 && progressed.count() <= 2 + timer.elapsed() / 50);

        finished.clear();
        connect(&trial, &BalanceTrial::progressed, &trial, [&trial](const BalanceTable& soFar) {
            if (soFar.whole().games() > 100) trial.cancel();
        });
        trial.start(question(1'000'000));
        QVERIFY(finished.wait(60'000));
        const BalanceTable cut = finished.front().front().value<BalanceTable>();
        QVERIFY(cut.whole().games() > 100 && cut.whole().games() < cut.asked());
        for (const BalanceCell& cell : cut.cells)
            QCOMPARE(cell.games() % 2, 0); // from either seat the same number
        QVERIFY(!trial.running());
    }
    void aNewTrialReplacesTheOld()
    {
        BalanceTrial trial;
        QSignalSpy finished(&trial, &BalanceTrial::finished);
        QSignalSpy progressed(&trial, &BalanceTrial::progressed);
        trial.start(question(1'000'000));
        trial.start(question(4));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(finished.front().front().value<BalanceTable>().gamesEach, 4);
        for (const QList<QVariant>& told : progressed)
            QCOMPARE(told.front().value<BalanceTable>().gamesEach, 4);
        QTest::qWait(50);
        QCOMPARE(finished.count(), 1);
        trial.start(question(1'000'000)); // and going away in the middle is safe
    }
    void whatCannotBePlayedIsSaid()
    {
        BalanceTrial trial;
        QSignalSpy failed(&trial, &BalanceTrial::failed);
        BalanceQuestion noStarts = question();
        for (Space& space : noStarts.battlefields.back().spaces)
            space.start = 0;
        BalanceQuestion nobody = question();
        nobody.player = QStringLiteral("nobody");
        BalanceQuestion noHero = question();
        noHero.hero = nullptr;
        BalanceQuestion noOpponent = question();
        noOpponent.opponents.clear();
        for (const BalanceQuestion& asked : {noStarts, nobody, noHero, noOpponent}) {
            failed.clear();
            trial.start(asked);
            QVERIFY(failed.wait(60'000));
            QVERIFY(!failed.front().front().toString().isEmpty());
            QVERIFY(!trial.running());
        }
    }
};

QTEST_GUILESS_MAIN(TestBalance)
#include "tst_balance.moc"
