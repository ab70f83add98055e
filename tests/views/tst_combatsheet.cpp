// SPDX-License-Identifier: GPL-3.0-or-later
/// The combat sheet: what it shows depends on the ledger and the step alone, however it got there.

#include "model/bots/greedy.h"
#include "model/match/match.h"
#include "tests/support/duel.h"
#include "views/combat/combatband.h"
#include "views/combat/combatbar.h"
#include "views/combat/combatblow.h"
#include "views/combat/combatsheet.h"
#include "views/combat/combatstage.h"
#include "views/combat/ledgercolumn.h"
#include "views/combat/ledgercolumns.h"
#include "views/combat/ledgerlayout.h"
#include "views/combat/ledgerview.h"
#include "views/pages/replay/tabs/combattab.h"
#include "views/theme/button.h"
#include "views/theme/pressguard.h"
#include "views/theme/style.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <numeric>

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

    // -- beats

    void aFightTakesAtMost2500()
    {
        for (const Ledger& ledger : ledgers()) {
            int sum = CombatRun::endRest;
            for (const CombatBeat& beat : combatBeats(ledger)) {
                sum += beat.milliseconds;
                if (beat.row == resultRow) QVERIFY(beat.milliseconds >= 600 && beat.milliseconds <= 900);
            }
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

    /// What is shown of a whole combat at a step is what was known when the match stood there.
    void aStepIsWhatWasKnownThen()
    {
        int compared = 0;
        for (const auto& match : m_matches) {
            const Timeline& timeline = match->timeline();
            const Structure& structure = timeline.structure();
            for (const Fight& fight : structure.fights()) {
                if (!fight.over) continue;
                const Ledger whole = told(*match, fight.endEvent);
                for (int place : structure.level(Level::step)) {
                    const Chapter& step = structure.chapters()[static_cast<std::size_t>(place)];
                    if (step.firstEvent < fight.firstEvent || step.endEvent > fight.endEvent) continue;
                    if (step.step() < CombatStep::reveal || step.step() >= CombatStep::cleanUp) continue;
                    const int number =
                        static_cast<int>(step.step()) - static_cast<int>(CombatStep::declare) + 1;
                    const Ledger then = told(*match, step.endEvent);
                    const Ledger shown = ledgerAtStep(whole, number);
                    QCOMPARE(shown.decided, then.decided);
                    for (std::size_t side = 0; side < 2; ++side) {
                        QCOMPARE(shown.sides[side].value, then.sides[side].value);
                        QCOMPARE(shown.sides[side].sum, then.sides[side].sum);
                        QCOMPARE(shown.sides[side].boost, then.sides[side].boost);
                        QCOMPARE(shown.sides[side].cancelled, then.sides[side].cancelled);
                        QCOMPARE(shown.sides[side].faceUp, then.sides[side].faceUp);
                        QCOMPARE(shown.sides[side].healthNow, then.sides[side].healthNow);
                    }
                    ++compared;
                }
            }
        }
        QVERIFY(compared > 100);
    }

    // -- what the sheet shows

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

    /// Two combats that differ only in what comes later look and sound alike until then.
    void nothingTellsBeforeItsStep()
    {
        CombatSheet one(m_theme);
        CombatSheet other(m_theme);
        int differing = 0;
        for (const Ledger& ledger : ledgers()) {
            if (!ledger.over) continue;
            for (int step : {2, 3, 5}) {
                Ledger later = ledger;
                changeFrom(later, step);
                prepare(one, ledger);
                prepare(other, later);
                one.setStep(step);
                other.setStep(step);
                QCOMPARE(picture(one), picture(other));
                QCOMPARE(said(one), said(other));
                one.setStep(9);
                other.setStep(9);
                differing += picture(one) != picture(other);
            }
            if (differing > 24) break;
        }
        QVERIFY(differing > 12); // they do differ in the end
    }

    void nothingMovesOnTheSheet()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        std::vector<QRect> places;
        for (int step = 2; step <= 9; ++step) {
            sheet.setStep(step);
            std::vector<QRect> now;
            for (const QWidget* child : sheet.findChildren<QWidget*>())
                if (child->isVisible() && child != sheet.bar()->toTheEndButton())
                    now.push_back(child->geometry());
            if (places.empty()) places = now;
            QCOMPARE(now, places);
        }
        int right = sheet.columns()->column(1)->x();
        for (int step = 1; step <= 8; ++step) {
            QCOMPARE(sheet.columns()->column(step)->x(), right);
            right = sheet.columns()->column(step)->geometry().right() + 1;
        }
        QVERIFY(right <= sheet.columns()->width() - 8);
    }

    /// The places of the design, and nothing outside the stage in any window.
    void theStage()
    {
        const StagePlaces design = stagePlaces(*m_theme, QSizeF(1224, 466));
        QVERIFY(!design.busts);
        QCOMPARE(design.sides[0].card.topLeft(), QPointF(20, 66));
        QCOMPARE(design.sides[1].card.topLeft(), QPointF(952, 66));
        QCOMPARE(design.sides[0].card.size().toSize(), QSize(252, 352));
        QCOMPARE(design.sides[0].figure, 322.0);
        QCOMPARE(design.sides[0].value.center(), QPointF(556, 136));
        QCOMPARE(design.sides[1].value.center(), QPointF(668, 136));
        QCOMPARE(design.sum, QRectF(510, 240, 204, 156));
        for (double scale : {0.8, 1.0, 1.4, 2.0})
            for (const QSizeF size : {QSizeF(904, 300), QSizeF(904, 312), QSizeF(968, 372), QSizeF(1224, 420),
                                      QSizeF(1224, 494), QSizeF(1864, 662)}) {
                const Theme theme(false, QApplication::font(), scale);
                const StagePlaces places = stagePlaces(theme, size);
                QCOMPARE(places.busts, std::min(size.width() / 1224, size.height() / 466) < 0.8);
                const QRectF stage(QPointF(), size);
                QVERIFY(stage.contains(places.sum) && stage.contains(places.title));
                for (const StageSide& side : places.sides) {
                    QVERIFY(stage.contains(side.card) && stage.contains(side.value) &&
                            stage.contains(side.name) && stage.contains(side.chip));
                    QVERIFY(!side.value.intersects(places.sum) && !side.pill.intersects(places.sum));
                    QVERIFY(!side.card.intersects(side.chip) && !side.card.intersects(places.sum));
                    if (places.busts) QVERIFY(stage.contains(side.bust) && !side.bust.intersects(side.card));
                }
                QVERIFY(places.px(8) >= 11);
            }
    }

    void namesOfStepsStandWhole()
    {
        for (double scale : {0.8, 1.0, 1.4, 2.0})
            for (int room : {886, 950, 1206, 1846}) {
                const Theme theme(false, QApplication::font(), scale);
                const auto wide = LedgerColumns::widths(theme, room);
                QCOMPARE(std::accumulate(wide.begin(), wide.end(), 0), room);
                LedgerColumns columns(std::make_shared<const Theme>(theme));
                columns.resize(room + 18, 214);
                columns.show();
                const QFontMetrics metrics(
                    LedgerColumn::nameFont(theme, LedgerColumns::textScale(theme, room)));
                for (int step = 1; step <= 8; ++step) {
                    QCOMPARE(columns.column(step)->width(), wide[static_cast<std::size_t>(step - 1)]);
                    const QString name = Narrator::step(static_cast<CombatStep>(step));
                    QVERIFY2(metrics.horizontalAdvance(name) + 12 <= columns.column(step)->width(),
                             qPrintable(QStringLiteral("%1 at %2, %3").arg(name).arg(room).arg(scale)));
                }
            }
    }

    /// Where there is more to read than room, the column scrolls by itself, and what is new is in view.
    void aColumnScrolls()
    {
        LedgerColumns columns(m_theme);
        columns.resize(1224, 130);
        Ledger ledger = richest();
        const Ledger during = ledgerAtStep(ledger, 3);
        columns.setLedger(during);
        columns.show();
        int scrolling = 0;
        for (int step = 1; step <= 8; ++step) {
            LedgerColumn* column = columns.column(step);
            if (column->most() == 0) continue;
            ++scrolling;
            QCOMPARE(column->offset(), step == 3 ? column->most() : 0);
            column->scrollTo(10'000);
            QCOMPARE(column->offset(), column->most());
            column->setFocus();
            QTest::keyClick(column, Qt::Key_Up);
            QVERIFY(column->offset() < column->most());
        }
        QVERIFY(scrolling > 0);
    }

    // -- the blow

    void theBlowEndsWhereItWouldWithoutMotion()
    {
        QCOMPARE(combatBlow(1), CombatBlow{});
        const CombatBlow begun = combatBlow(0);
        QVERIFY(begun.lunge == 0 && begun.recoil == 0 && begun.fall == 0 && begun.down == 0);
        QVERIFY(!begun.struck && !begun.told);
        double fall = 0;
        double lunge = 0;
        for (int part = 0; part <= 100; ++part) {
            const CombatBlow blow = combatBlow(part / 100.0);
            QVERIFY(blow.fall >= fall);
            QVERIFY(blow.told || blow.fall < 1);
            fall = blow.fall;
            lunge = std::max(lunge, blow.lunge);
        }
        QVERIFY(lunge > 0.9);
        // With motion and without the same picture stands there.
        CombatSheet moved(m_theme);
        qint64 now = 0;
        moved.setClock([&now] { return now; });
        prepare(moved, hurting());
        moved.setStep(5);
        moved.advance();
        QCOMPARE(moved.step(), 6);
        const QImage striking = picture(*moved.stage());
        now += 900;
        moved.tick();
        QVERIFY(moved.waiting());
        CombatSheet still(m_theme);
        still.setSpeed(0);
        prepare(still, hurting());
        still.setStep(5);
        still.advance();
        QVERIFY(still.waiting());
        QCOMPARE(still.step(), 6);
        QCOMPARE(picture(moved), picture(still));
        QVERIFY(striking != picture(*moved.stage()));
    }

    // -- pace

    /// By click: it holds at the reveal, at each effect that changed something and at the result, for as long
    /// as it takes, and nowhere else.
    void byClickItWaits()
    {
        for (double speed : {1.0, 0.0}) {
            CombatSheet sheet(m_theme);
            qint64 now = 0;
            sheet.setClock([&now] { return now; });
            sheet.setSpeed(speed);
            const Ledger ledger = richest();
            std::vector<std::pair<int, int>> wanted;
            for (const CombatBeat& beat : combatBeats(ledger))
                if (beat.holds) wanted.push_back({beat.row, beat.lines});
            QVERIFY(wanted.size() >= 3);
            prepare(sheet, ledger);
            QCOMPARE(sheet.pace(), CombatPace::click); // unless somebody chose another
            QSignalSpy finished(&sheet, &CombatSheet::finished);
            sheet.play();
            std::vector<std::pair<int, int>> held;
            for (int guard = 0; guard < 2000 && finished.isEmpty(); ++guard) {
                now += 16;
                sheet.tick();
                if (!sheet.waiting()) continue;
                const Ledger& shown = sheet.shown();
                held.push_back(
                    {sheet.step() - 1,
                     static_cast<int>(shown.rows[static_cast<std::size_t>(sheet.step() - 1)].lines.size())});
                const QImage before = picture(sheet);
                now += 60'000;
                sheet.tick();
                QVERIFY(sheet.waiting());
                QCOMPARE(picture(sheet), before);
                sheet.advance();
            }
            QCOMPARE(held, wanted);
            QCOMPARE(finished.size(), 1);
            QCOMPARE(sheet.step(), 9);
        }
    }

    void slowRestsThreeSeconds()
    {
        CombatSheet sheet(m_theme);
        qint64 now = 0;
        sheet.setClock([&now] { return now; });
        sheet.setPace(CombatPace::slow);
        prepare(sheet, richest());
        QSignalSpy finished(&sheet, &CombatSheet::finished);
        std::array<qint64, 10> reached{};
        sheet.play();
        for (; now < 60'000 && finished.isEmpty(); now += 10) {
            sheet.tick();
            qint64& at = reached[static_cast<std::size_t>(sheet.step())];
            if (at == 0) at = now + 1;
        }
        QCOMPARE(finished.size(), 1);
        const qint64 reveal = reached[4] - reached[3];
        const qint64 result = reached[7] - reached[6];
        QVERIFY2(reveal >= 3000 && reveal <= 3500, qPrintable(QString::number(reveal)));
        QVERIFY2(result >= 3000 && result <= 3900, qPrintable(QString::number(result)));
    }

    void fastTakesAtMost2500()
    {
        for (const Ledger& ledger : ledgers())
            for (double speed : {1.0, 0.0}) {
                CombatSheet sheet(m_theme);
                qint64 now = 0;
                sheet.setClock([&now] { return now; });
                sheet.setPace(CombatPace::fast);
                sheet.setSpeed(speed);
                prepare(sheet, ledger);
                QSignalSpy finished(&sheet, &CombatSheet::finished);
                sheet.play();
                for (; now < 5'000 && finished.isEmpty(); now += 10)
                    sheet.tick();
                QCOMPARE(finished.size(), 1);
                QVERIFY2(now <= 2500, qPrintable(QString::number(now)));
                QVERIFY2(now >= 400, qPrintable(QString::number(now)));
            }
    }

    void aChosenPaceIsTold()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        QSignalSpy chosen(&sheet, &CombatSheet::paceChanged);
        sheet.play();
        QTest::mouseClick(sheet.bar()->paceButton(CombatPace::fast), Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(sheet.pace(), CombatPace::fast);
        QVERIFY(sheet.bar()->paceButton(CombatPace::fast)->isChecked());
    }

    void playedToTheEndItShowsTheSame()
    {
        CombatSheet fresh(m_theme);
        prepare(fresh, richest());
        fresh.setPace(CombatPace::fast);
        fresh.toTheEnd();
        CombatSheet played(m_theme);
        qint64 now = 0;
        played.setClock([&now] { return now; });
        prepare(played, richest());
        played.setPace(CombatPace::fast);
        QSignalSpy finished(&played, &CombatSheet::finished);
        played.play();
        QVERIFY(played.playing());
        now = 2500;
        played.tick();
        QCOMPARE(finished.size(), 1);
        QCOMPARE(played.step(), 9);
        QCOMPARE(picture(played), picture(fresh));
    }

    // -- presses

    void clicksGoOnAtOnce()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        QSignalSpy finished(&sheet, &CombatSheet::finished);
        sheet.setSpeed(0.5);
        sheet.play();
        int step = sheet.step();
        const QPoint places[] = {QPoint(40, 40), QPoint(612, 300), sheet.frame().row.center()};
        for (int click = 0; click < 40 && finished.isEmpty(); ++click) {
            QWidget* under = sheet.childAt(places[click % 3]);
            QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(&sheet, places[click % 3]));
            QVERIFY(sheet.step() >= step && sheet.step() <= step + 1); // none is left out
            step = sheet.step();
        }
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(sheet.step(), 9);
    }

    /// Space goes on whatever has the keyboard; Enter presses the button that has it.
    void keysGoOnToo()
    {
        CombatSheet sheet(m_theme);
        sheet.setSpeed(0);
        prepare(sheet, richest());
        QVERIFY(QTest::qWaitForWindowActive(&sheet));
        QSignalSpy finished(&sheet, &CombatSheet::finished);
        QSignalSpy chosen(&sheet, &CombatSheet::paceChanged);
        sheet.play();
        QCOMPARE(sheet.step(), 3); // it holds at the reveal
        const QString before = PressGuard::meaningOf(sheet, {});
        Button* slow = sheet.bar()->paceButton(CombatPace::slow);
        slow->setFocus();
        const auto lit = [&sheet] { return ledgerLines(sheet.shown()); };
        int lines = lit();
        QTest::keyClick(slow, Qt::Key_Space);
        QVERIFY(lit() > lines);
        QVERIFY(PressGuard::meaningOf(sheet, {}) != before); // a press now means something else
        QVERIFY(chosen.isEmpty());
        sheet.setStep(2);
        sheet.play();
        lines = lit();
        sheet.bar()->goOnButton()->setFocus();
        QTest::keyClick(sheet.bar()->goOnButton(), Qt::Key_Return);
        QVERIFY(lit() > lines);
        sheet.setFocus();
        lines = lit();
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QTest::keyClick(&sheet, Qt::Key_X);
        QCOMPARE(lit(), lines); // neither is Continue
        for (int key = 0; key < 40 && finished.isEmpty(); ++key)
            QTest::keyClick(&sheet, Qt::Key_Space);
        QCOMPARE(finished.size(), 1);
    }

    void screenReadersFindTheSides()
    {
        CombatSheet sheet(m_theme);
        prepare(sheet, hurting());
        sheet.setStep(5);
        const QString health = QString::number(sheet.shown().sides[defenseSide].healthNow);
        const QString before = said(sheet);
        QVERIFY(before.contains(health));
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(sheet.columns());
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 8);
        for (int step = 1; step <= 8; ++step) {
            QCOMPARE(list->child(step - 1)->role(), QAccessible::ListItem);
            QVERIFY(list->child(step - 1)->text(QAccessible::Name).contains(QString::number(step)));
        }
        sheet.setStep(6);
        QVERIFY(said(sheet) != before);
    }

    // -- a past combat

    void aPastCombatIsLookedAt()
    {
        CombatSheet sheet(m_theme);
        sheet.setSpeed(0);
        const Ledger live = hurting();
        prepare(sheet, live);
        sheet.setStep(3);
        const QImage before = picture(sheet);
        QSignalSpy finished(&sheet, &CombatSheet::finished);
        QSignalSpy closed(&sheet, &CombatSheet::closed);
        QSignalSpy stepped(&sheet, &CombatSheet::stepped);
        const Ledger past = richest();
        sheet.openPast(past, QStringLiteral("Turn 1"), QStringLiteral("Back to replay"));
        QVERIFY(sheet.past() && sheet.bar()->backButton()->isVisible() &&
                !sheet.bar()->takeBackButton()->isVisible());
        QCOMPARE(sheet.step(), 3);
        for (int press = 0; press < 40 && sheet.step() < 9; ++press)
            sheet.advance();
        QVERIFY(sheet.isVisible() && closed.isEmpty()); // at its end it stays
        int events = 0;
        for (const QList<QVariant>& step : stepped) {
            QVERIFY(step.front().toInt() > events);
            events = step.front().toInt();
        }
        QVERIFY(stepped.size() >= 3);
        sheet.advance();
        QVERIFY(!sheet.isVisible() && !sheet.past());
        QCOMPARE(closed.size(), 1);
        QVERIFY(finished.isEmpty());
        sheet.show();
        QCOMPARE(sheet.ledger(), live); // and the one that is played stands where it stood
        QCOMPARE(picture(sheet), before);
        sheet.openPast(past, QStringLiteral("Turn 1"), QStringLiteral("Back to replay"));
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QCOMPARE(closed.size(), 2);
        sheet.openPast(past, QStringLiteral("Turn 1"), QStringLiteral("Back to replay"));
        QTest::mouseClick(sheet.bar()->backButton(), Qt::LeftButton);
        QCOMPARE(closed.size(), 3);
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
            QVERIFY(!sheet.playing());
            step = sheet.step();
        }
        QCOMPARE(step, 9);
    }

    void rulesAreLinks()
    {
        LedgerView view(m_theme);
        view.resize(372, 460);
        view.setLedger(richest());
        view.show();
        const LedgerLayout layout = layOutLedger(richest(), *m_theme, 372);
        QVERIFY(!layout.links.empty());
        QSignalSpy rules(&view, &LedgerView::ruleActivated);
        QTest::mouseClick(&view, Qt::LeftButton, {}, layout.links.front().rect.center().toPoint());
        QCOMPARE(rules.size(), 1);
        QVERIFY(rules.front().front().toString().startsWith(QStringLiteral("R-")));
        QVERIFY(!view.accessibleDescription().isEmpty());
        CombatSheet sheet(m_theme);
        prepare(sheet, richest());
        sheet.setStep(9);
        QVERIFY(QTest::qWaitForWindowActive(&sheet));
        QSignalSpy shown(&sheet, &CombatSheet::ruleActivated);
        LedgerColumn* column = sheet.columns()->column(6);
        column->setFocus(Qt::TabFocusReason);
        QTest::keyClick(column, Qt::Key_Return);
        QCOMPARE(shown.size(), 1);
        QVERIFY(shown.front().front().toString().startsWith(QStringLiteral("R-")));
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
    /// The combat as everybody knew it after so many events.
    Ledger told(const Match& match, int events) const
    {
        const Timeline& timeline = match.timeline();
        return ledgerAt(timeline, timeline.cursorAt(events), Viewer::everyone(Viewer::Why::matchOver),
                        m_narrator);
    }

    /// Everything that happens after this step becomes something else.
    static void changeFrom(Ledger& ledger, int step)
    {
        for (std::size_t row = static_cast<std::size_t>(step); row < ledger.rows.size(); ++row)
            for (LedgerLine& line : ledger.rows[row].lines) {
                line.sentence = QStringLiteral("Something else");
                line.rule = QStringLiteral("R-ATT-02");
                for (LedgerSide& side : line.sides)
                    change(side);
            }
        for (LedgerSide& side : ledger.sides)
            change(side);
        ledger.damage += 3;
        ledger.healthBefore += 2;
        ledger.healthAfter = 0;
        ledger.winner = ledger.winner == idAt<SeatId>(0) ? idAt<SeatId>(1) : idAt<SeatId>(0);
        if (step < 3) ledger.noDefense = !ledger.noDefense;
    }
    static void change(LedgerSide& side)
    {
        side.value += 5;
        side.sum = QStringLiteral("9 + 9 = 18");
        side.healthNow = 1;
        side.cancelled = !side.cancelled;
    }

    /// All that a screen reader says of it.
    static QString said(const QWidget& widget)
    {
        QString all;
        for (const QWidget* child : widget.findChildren<QWidget*>())
            all += child->accessibleName() + child->accessibleDescription() + child->toolTip() +
                   QLatin1Char('|');
        return all + widget.accessibleDescription();
    }
    static int ledgerLines(const Ledger& ledger)
    {
        int lines = 0;
        for (const LedgerRow& row : ledger.rows)
            lines += static_cast<int>(row.lines.size()) + (row.status != RowStatus::toCome ? 1 : 0);
        return lines;
    }

    void prepare(CombatSheet& sheet, const Ledger& ledger)
    {
        sheet.resize(1224, 736);
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

    /// A finished combat in which the defender is hurt and lives.
    Ledger hurting() const
    {
        for (const Ledger& ledger : ledgers())
            if (ledger.over && ledger.damage > 0 && ledger.healthAfter > 0) return ledger;
        return {};
    }

    std::shared_ptr<const Theme> m_theme;
    std::vector<std::unique_ptr<Match>> m_matches;
    Narrator m_narrator;
};

QTEST_MAIN(TestCombatSheet)
#include "tst_combatsheet.moc"
