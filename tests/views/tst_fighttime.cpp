// SPDX-License-Identifier: GPL-3.0-or-later
// How long a fight takes: 2.5 s at most at normal speed, divided by the speed, at once where motion is off.

#include "tests/views/sitting.h"
#include "views/combat/combatbar.h"

#include <QElapsedTimer>

using namespace fabletop;
using namespace fabletop::testing;

class TestFightTime : public QObject {
    Q_OBJECT

private:
    /// Milliseconds in which the sheets of the first whole combats were shown, untouched.
    static QList<qint64> fights(double speed, int wanted)
    {
        QList<qint64> times;
        Sitting table(duelPlan(21, QStringLiteral("greedy1")), speed);
        table.settings.setSpeed(speed);
        table.settings.setCombatPace(CombatPace::fast);
        QElapsedTimer clock;
        QElapsedTimer whole;
        whole.start();
        qint64 shown = 0;
        bool visible = false;
        int fight = -1;
        while (times.size() < wanted && !table.match->over() && whole.elapsed() < 90'000) {
            const bool now = table.page->sheet()->isVisible();
            if (now && !visible) clock.start();
            if (!now && visible) {
                shown += clock.elapsed();
                const Ledger& ledger = table.page->sheet()->ledger();
                if (ledger.over) {
                    if (ledger.fight != fight) times << shown;
                    fight = ledger.fight;
                    shown = 0;
                }
            }
            visible = now;
            if (!now && table.asked()) table.pilot->step();
            QTest::qWait(2);
        }
        qInfo() << "speed" << speed << "milliseconds a fight" << times;
        return times;
    }

private Q_SLOTS:
    void normalSpeed()
    {
        const QList<qint64> times = fights(1, 3);
        QCOMPARE(times.size(), 3);
        for (qint64 time : times) {
            QVERIFY2(time <= 2700, qPrintable(QString::number(time))); // 2.5 s and what a busy machine adds
            QVERIFY2(time >= 600, qPrintable(QString::number(time)));  // it is shown, not skipped
        }
    }

    void fourfoldSpeed()
    {
        const QList<qint64> times = fights(4, 4);
        QCOMPARE(times.size(), 4);
        for (qint64 time : times)
            QVERIFY2(time <= 900, qPrintable(QString::number(time)));
    }

    /// By click and without motion nothing is timed: it stands at what it holds at, and the last press puts
    /// it away.
    void off()
    {
        Sitting table(duelPlan(21, QStringLiteral("greedy1")), 0);
        for (int fight = 0; fight < 4; ++fight) {
            QVERIFY(table.until([&] { return table.page->sheet()->isVisible(); }));
            CombatSheet& sheet = *table.page->sheet();
            QCOMPARE(sheet.pace(), CombatPace::click);
            QVERIFY(sheet.waiting());
            QTest::qWait(120);
            QVERIFY(sheet.waiting() && sheet.isVisible());
            QElapsedTimer clock;
            clock.start();
            int presses = 0;
            while (sheet.isVisible() && presses < 40) {
                QTest::mouseClick(&sheet, Qt::LeftButton, {}, QPoint(600, 12));
                ++presses;
                QVERIFY(!sheet.isVisible() || sheet.waiting());
            }
            QVERIFY(sheet.isHidden());
            QVERIFY2(clock.elapsed() <= 120 * presses, qPrintable(QString::number(clock.elapsed())));
        }
    }

    void anyClickGoesOn()
    {
        Sitting table(duelPlan(21, QStringLiteral("greedy1")), 1);
        QVERIFY(table.until([&] { return table.page->sheet()->isVisible(); }));
        QElapsedTimer clock;
        clock.start();
        int clicks = 0;
        while (table.page->sheet()->isVisible() && clicks < 40) {
            const int before = table.page->sheet()->step();
            QTest::mouseClick(table.page->sheet(), Qt::LeftButton, {}, QPoint(600, 12));
            ++clicks;
            if (table.page->sheet()->isVisible())
                QVERIFY(table.page->sheet()->step() <= before + 1); // none is left out
        }
        QVERIFY(clicks >= 5);
        QVERIFY(table.page->sheet()->isHidden());
        QVERIFY2(clock.elapsed() < 1500, qPrintable(QString::number(clock.elapsed())));
    }

    /// The pace that somebody chooses on the sheet is kept.
    void thePaceIsKept()
    {
        Sitting table(duelPlan(21, QStringLiteral("greedy1")), 1);
        QVERIFY(table.until([&] { return table.page->sheet()->isVisible(); }));
        QVERIFY(table.page->sheet()->pace() == CombatPace::click);
        QTest::mouseClick(table.page->sheet()->bar()->paceButton(CombatPace::slow), Qt::LeftButton);
        QVERIFY(table.settings.combatPace() == CombatPace::slow);
    }
};

QTEST_MAIN(TestFightTime)
#include "tst_fighttime.moc"
