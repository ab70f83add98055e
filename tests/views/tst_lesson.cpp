// The first duel: what it tells in which order, that it blocks nothing, and that it can be skipped.

#include "tests/views/sitting.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/lesson/lessonslip.h"

#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

class TestLesson : public QObject {
    Q_OBJECT

private:
    static MatchPlan plan()
    {
        MatchPlan plan = duelPlan(7, QStringLiteral("greedy"));
        plan.practice = true;
        return plan;
    }

private Q_SLOTS:
    void tellsWhatIsDone()
    {
        Sitting table(plan());
        table.page->teach(idAt<SeatId>(0));
        Lesson& lesson = *table.page->lesson();
        QVERIFY(table.page->slip()->isVisible());
        QVERIFY(lesson.number().isEmpty()); // the sidekick is placed first
        QVERIFY(table.untilAsked(Ask::action));
        QCOMPARE(lesson.step(), LessonStep::hover);
        const BoardLook look = table.page->board()->look();
        const SpaceId hero = look.piece(heroOf(idAt<SeatId>(0)))->space;
        QTest::mouseMove(table.page->board()->viewport(), QPoint(2, 2));
        QTest::mouseMove(table.page->board()->viewport(), table.page->board()->spaceRect(hero).center());
        QCOMPARE(lesson.step(), LessonStep::maneuver);
        QTest::mouseClick(table.page->actions()->button(ActionKind::maneuver), Qt::LeftButton);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        QCOMPARE(lesson.step(), LessonStep::boost);
        QTest::mouseClick(table.page->promptBar()->confirmButton(), Qt::LeftButton);
        QTRY_COMPARE(lesson.step(), LessonStep::lines);
        QTest::mouseMove(table.page->board()->viewport(), QPoint(2, 2));
        QTest::mouseMove(table.page->board()->viewport(), table.page->board()->spaceRect(hero).center());
        QCOMPARE(lesson.step(), LessonStep::zones);
        QTest::mouseClick(table.page->slip()->nextButton(), Qt::LeftButton);
        QCOMPARE(lesson.step(), LessonStep::attack);
        QSignalSpy finished(table.page.get(), &TablePage::lessonFinished);
        QVERIFY(table.untilOver());
        QCOMPARE(finished.size(), 1);
        QVERIFY(table.page->slip()->isHidden());
    }

    /// The whole text of every step fits its slip, in the smallest window too.
    void slipsFit()
    {
        Sitting table(plan(), 0, QSize(968, 620));
        table.page->teach(idAt<SeatId>(0));
        QVERIFY(table.untilAsked(Ask::action));
        for (int step = 0; step < lessonSteps; ++step) {
            LessonSlip& slip = *table.page->slip();
            QVERIFY(slip.isVisible());
            QVERIFY2(slip.height() >= slip.wantedHeight(slip.width()), qPrintable(slip.text()));
            QVERIFY(table.page->rect().contains(slip.geometry()));
            table.page->lesson()->next();
        }
        QVERIFY(table.page->slip()->isHidden());
    }

    void canBeSkipped()
    {
        Sitting table(plan());
        table.page->teach(idAt<SeatId>(0));
        QSignalSpy finished(table.page.get(), &TablePage::lessonFinished);
        QTest::mouseClick(table.page->slip()->skipButton(), Qt::LeftButton);
        QCOMPARE(finished.size(), 1);
        QVERIFY(table.page->slip()->isHidden());
        QVERIFY(table.untilAsked(Ask::action));
    }
};

QTEST_MAIN(TestLesson)
#include "tst_lesson.moc"
