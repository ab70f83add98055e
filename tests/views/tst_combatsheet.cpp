// SPDX-License-Identifier: GPL-3.0-or-later
/// The combat sheet: what it shows depends on the ledger and the step alone, however it got there.

#include "model/bots/greedy.h"
#include "model/match/match.h"
#include "tests/support/duel.h"
#include "views/combat/combatband.h"
#include "views/combat/combatsheet.h"
#include "views/combat/ledgerlayout.h"
#include "views/combat/ledgerview.h"
#include "views/pages/replay/tabs/combattab.h"
#include "views/theme/button.h"
#include "views/theme/style.h"

#include <QSignalSpy>
#include <QTest>

using namespace fabletop;

namespace {

std::unique_ptr<Match> playedMatch(std::uint64_t seed)
{
    MatchInfo info;
    info.setup = test::duelSetup();
    info.setup.seed = seed;
    info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                  {QStringLiteral("Ben"), QStringLiteral("person")}};
    auto match = std::make_unique<Match>(info, test::duel(info.setup));
    GreedyBot bot;
    Rng rng = Rng::seeded(seed, 1);
    match->begin();
    for (int turn = 0; turn < 3000 && !match->over(); ++turn) {
        const SeatId seat = match->decides();
        const int option = bot.choose(match->rules(), match->observation(seat), seat, match->options(), rng);
        if (match->decide(match->options()[option])) break;
    }
    return match;
}

QImage picture(QWidget& widget)
{
    return widget.grab().toImage();
}

} // namespace

class TestCombatSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            m_matches.push_back(playedMatch(seed));
        m_narrator = Narrator(m_matches.front()->sharedRules(),
                              {QStringLiteral("Ana"), QStringLiteral("Ben")}, Language::en);
    }

    void aFightTakesAtMost2500()
    {
        for (const Ledger& ledger : ledgers()) {
            int sum = combatHold;
            for (const CombatBeat& beat : combatBeats(ledger))
                sum += beat.milliseconds;
            QVERIFY2(sum <= 2500 - 350,
                     qPrintable(QString::number(sum))); // declare and choose were shown on the table
        }
    }

    void stepsGrowIntoTheWhole()
    {
        for (const Ledger& ledger : ledgers()) {
            const auto beats = combatBeats(ledger);
            QCOMPARE(ledgerAfter(ledger, beats, static_cast<int>(beats.size())), ledger);
            const Ledger chosen = ledgerAfter(ledger, beats, 0);
            QCOMPARE(chosen.sides[attackSide].value, -1);
            QVERIFY(!chosen.sides[attackSide].faceUp && !chosen.decided);
            QCOMPARE(ledgerAtStep(ledger, 9), ledger);
            if (!ledger.over) continue;
            const Ledger result = ledgerAtStep(ledger, 6);
            QCOMPARE(result.rows[5].status, RowStatus::now);
            QCOMPARE(result.rows[6].status, RowStatus::toCome);
            QVERIFY(result.decided);
            QCOMPARE(result.sides[attackSide].value, ledger.sides[attackSide].value);
            QCOMPARE(result.sides[defenseSide].healthNow, ledger.healthAfter);
        }
    }

    void thePictureIsAFunctionOfTheStep()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        std::array<QImage, 10> seen;
        std::srand(5);
        for (int round = 0; round < 30; ++round) {
            const auto step = static_cast<std::size_t>(2 + std::rand() % 8);
            sheet.setStep(static_cast<int>(step));
            const QImage now = picture(sheet);
            if (seen[step].isNull()) seen[step] = now;
            QCOMPARE(now, seen[step]);
        }
        QVERIFY(seen[3] != seen[9]);
    }

    void playedToTheEndItShowsTheSame()
    {
        CombatSheet fresh(m_theme);
        prepare(fresh, richest());
        fresh.setStep(9);
        CombatSheet played(m_theme);
        prepare(played, richest());
        played.setSpeed(4);
        fresh.setSpeed(4);
        QSignalSpy finished(&played, &CombatSheet::finished);
        played.play(4);
        QVERIFY(played.playing());
        QVERIFY(finished.wait(2500));
        QCOMPARE(played.step(), 9);
        QCOMPARE(picture(played), picture(fresh));
    }

    void clicksGoOnAtOnce()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        QSignalSpy finished(&sheet, &CombatSheet::finished);
        sheet.play(0.5);
        int step = sheet.step();
        for (int click = 0; click < 40 && finished.isEmpty(); ++click) {
            QTest::mouseClick(&sheet, Qt::LeftButton, {}, QPoint(40, 40));
            QVERIFY(sheet.step() >= step);
            step = sheet.step();
        }
        QCOMPARE(finished.size(), 1);
        QCOMPARE(sheet.step(), 9);
    }

    void keysGoOnToo()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        QSignalSpy finished(&sheet, &CombatSheet::finished);
        sheet.setClickToGoOn(true);
        sheet.play(4);
        QTRY_VERIFY(!sheet.playing());
        QCOMPARE(sheet.step(), 3); // it holds at the reveal
        for (int key = 0; key < 40 && finished.isEmpty(); ++key)
            QTest::keyClick(&sheet, Qt::Key_Space);
        QCOMPARE(finished.size(), 1);
    }

    void withoutMotionNothingMoves()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        QSignalSpy finished(&sheet, &CombatSheet::finished);
        sheet.play(0);
        QVERIFY(!sheet.playing());
        QCOMPARE(sheet.step(), 9);
        QTest::qWait(50);
        QCOMPARE(finished.size(), 0);
        QTest::keyClick(&sheet, Qt::Key_Return);
        QCOMPARE(finished.size(), 1);
    }

    void theSameFightGoesOnWhereItStood()
    {
        const Match& match = *m_matches.front();
        const Timeline& timeline = match.timeline();
        const Fight& fight = timeline.structure().fights().front();
        CombatSheet sheet(m_theme);
        int step = 0;
        for (int position = timeline.positionOf(fight.firstEvent); step < 9; ++position) {
            prepare(sheet,
                    ledgerAt(timeline, {position, 0}, Viewer::everyone(Viewer::Why::matchOver), m_narrator));
            if (sheet.ledger().fight != 0) break;
            QVERIFY2(sheet.step() >= step,
                     qPrintable(QStringLiteral("%1 after %2").arg(sheet.step()).arg(step)));
            sheet.toTheEnd();
            step = sheet.step();
        }
        QCOMPARE(step, 9);
    }

    void rulesAreLinks()
    {
        LedgerView view(LedgerForm::wide, m_theme);
        view.resize(592, 460);
        view.setLedger(richest());
        view.show();
        const LedgerLayout layout = layOutLedger(richest(), LedgerForm::wide, *m_theme, 592, false);
        QVERIFY(!layout.links.empty());
        QSignalSpy rules(&view, &LedgerView::ruleActivated);
        QTest::mouseClick(&view, Qt::LeftButton, {}, layout.links.front().rect.center().toPoint());
        QCOMPARE(rules.size(), 1);
        QVERIFY(rules.front().front().toString().startsWith(QStringLiteral("R-")));
        QVERIFY(!view.accessibleDescription().isEmpty());
    }

    void everyFightFitsTheSheet()
    {
        CombatSheet sheet(m_theme);
        CombatTab inspector(m_theme);
        CombatBand band(m_theme);
        inspector.setNarrator(m_narrator);
        band.setNarrator(m_narrator);
        inspector.resize(372, 600);
        band.resize(1000, 84);
        for (const Ledger& ledger : ledgers()) {
            prepare(sheet, ledger);
            inspector.setCombat(ledger);
            band.setCombat(ledger);
            QVERIFY(!picture(sheet).isNull() && !picture(inspector).isNull() && !picture(band).isNull());
        }
        inspector.setCombat({});
        QVERIFY(!picture(inspector).isNull());
    }

private:
    void prepare(CombatSheet& sheet, const Ledger& ledger)
    {
        sheet.resize(1224, 708);
        sheet.setNarrator(m_narrator);
        sheet.setCombat(ledger, QStringLiteral("Turn 8, action 1"));
        sheet.show();
    }

    /// Every combat of the games, whole and half way.
    std::vector<Ledger> ledgers() const
    {
        std::vector<Ledger> all;
        for (const auto& match : m_matches) {
            const Timeline& timeline = match->timeline();
            for (const Fight& fight : timeline.structure().fights())
                for (int events : {fight.endEvent, (fight.firstEvent + fight.endEvent) / 2})
                    all.push_back(ledgerAt(timeline, timeline.cursorAt(events),
                                           Viewer::everyone(Viewer::Why::matchOver), m_narrator));
        }
        return all;
    }

    /// The finished combat in which most happened.
    Ledger richest() const
    {
        Ledger best;
        std::size_t most = 0;
        for (const Ledger& ledger : ledgers()) {
            std::size_t lines = 0;
            for (const LedgerRow& row : ledger.rows)
                lines += row.lines.size();
            if (!ledger.over || lines <= most) continue;
            most = lines;
            best = ledger;
        }
        return best;
    }

    std::shared_ptr<const Theme> m_theme;
    std::vector<std::unique_ptr<Match>> m_matches;
    Narrator m_narrator;
};

QTEST_MAIN(TestCombatSheet)
#include "tst_combatsheet.moc"
