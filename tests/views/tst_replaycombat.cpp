// SPDX-License-Identifier: GPL-3.0-or-later
// A combat of a replay large: the cursor follows its steps, and the way back leads to the replay.

#include "tests/views/sitting.h"
#include "views/combat/combatbar.h"
#include "views/pages/replay/replaycombat.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaytimeline.h"
#include "views/timeline/turnstrip.h"

using namespace fabletop;
using namespace fabletop::testing;

class TestReplayCombat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCursorFollows()
    {
        Sitting table(duelPlan(7, QStringLiteral("greedy1")));
        QVERIFY(table.untilOver());
        PassingSettings settings;
        settings.setSpeed(0);
        ReplayPage page(lightTheme());
        page.resize(1224, 766);
        ReplayCombat combat(page, settings, lightTheme());
        page.setMatch(table.match.get());
        page.show();
        const Structure& structure = table.match->timeline().structure();
        QVERIFY(structure.fights().size() > 2);
        const Fight fight = structure.fights()[1];
        Q_EMIT page.combatRequested(fight.firstEvent);
        CombatSheet& sheet = *combat.sheet();
        QVERIFY(sheet.isVisible() && sheet.past());
        QCOMPARE(sheet.ledger().fight, 1);
        QCOMPARE(sheet.bar()->backButton()->text(), QStringLiteral("Back to replay"));
        // Down to the turns, which stay in sight.
        const TurnStrip& strip = *page.timeline()->strip();
        QVERIFY(!strip.isVisible() || sheet.geometry().bottom() < strip.mapTo(&page, QPoint(0, 0)).y());
        int steps = 0;
        int events = 0;
        for (int press = 0; press < 40 && sheet.step() < 9; ++press) {
            const int now = page.view().cursor().events();
            QVERIFY(now >= fight.firstEvent && now <= fight.endEvent);
            QVERIFY(now >= events);
            steps += now > events;
            events = now;
            sheet.advance();
        }
        QVERIFY(steps >= 3);
        QVERIFY(sheet.isVisible());
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QVERIFY(sheet.isHidden());
        // Somebody who looks elsewhere leaves it.
        Q_EMIT page.combatRequested(fight.firstEvent);
        QVERIFY(sheet.isVisible());
        page.seek(1);
        QVERIFY(sheet.isHidden());
        // A pace that is chosen here is kept for the table too.
        Q_EMIT page.combatRequested(fight.firstEvent);
        QTest::mouseClick(sheet.bar()->paceButton(CombatPace::slow), Qt::LeftButton);
        QVERIFY(settings.combatPace() == CombatPace::slow);
        page.setMatch(nullptr);
        QVERIFY(sheet.isHidden());
    }
};

QTEST_MAIN(TestReplayCombat)
#include "tst_replaycombat.moc"
