// SPDX-License-Identifier: GPL-3.0-or-later
// The first duel: that it tells what fits the question that is open, blocks and covers nothing, and comes
// back where it was.

#include "tests/views/sitting.h"
#include "views/hand/handtabs.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/lesson/lessontag.h"
#include "views/timeline/timelinestrip.h"

#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

/// What may be told while this is asked.
QSet<int> fitting(LessonScene scene)
{
    const auto steps = [](std::initializer_list<LessonStep> list) {
        QSet<int> set;
        for (LessonStep step : list)
            set.insert(static_cast<int>(step));
        return set;
    };
    switch (scene) {
    case LessonScene::action:
        return steps({LessonStep::hover, LessonStep::maneuver, LessonStep::lines, LessonStep::zones,
                      LessonStep::attack, LessonStep::scheme});
    case LessonScene::maneuver: return steps({LessonStep::boost, LessonStep::lines, LessonStep::zones});
    case LessonScene::combat: return steps({LessonStep::ledger});
    case LessonScene::defense: return steps({LessonStep::defense});
    default: return {};
    }
}

} // namespace

class TestLesson : public QObject {
    Q_OBJECT

private:
    static MatchPlan plan()
    {
        MatchPlan plan = duelPlan(7, QStringLiteral("greedy1"));
        plan.practice = true;
        return plan;
    }

    static LessonScene asked(const Sitting& table)
    {
        if (table.page->sheet()->isVisible()) return LessonScene::combat;
        if (!table.asked()) return LessonScene::waiting;
        if (table.match->state().table.turn.number == 0) return LessonScene::placing;
        switch (table.controller().staging().ask()) {
        case Ask::action: return LessonScene::action;
        case Ask::maneuver: return LessonScene::maneuver;
        case Ask::defend: return LessonScene::defense;
        default: return LessonScene::question;
        }
    }

    /// The sentence fits what is asked, is not about what was learned, and stands where help stands.
    static void check(const Sitting& table)
    {
        const Lesson& lesson = *table.page->lesson();
        if (!lesson.running() || table.page->cover()->isVisible()) return;
        QTRY_COMPARE(static_cast<int>(lesson.scene()),
                     static_cast<int>(asked(table))); // it hears of a closed sheet a moment later
        const LessonScene scene = asked(table);
        const auto told = lesson.told();
        if (told) {
            QVERIFY2(fitting(scene).contains(static_cast<int>(*told)), qPrintable(lesson.text()));
            QVERIFY(!(lesson.learned() >> static_cast<int>(*told) & 1));
        }
        const bool says = told || scene == LessonScene::placing;
        QCOMPARE(lesson.text().isEmpty(), !says);
        const PromptLook& prompt = table.page->promptBar()->look();
        if (says && scene != LessonScene::combat && !prompt.harm) QCOMPARE(prompt.help, lesson.text());
        QVERIFY(!lesson.text().contains(QStringLiteral("Press Maneuver")) || scene == LessonScene::action);
        QVERIFY(!lesson.text().contains(QStringLiteral("boost")) || scene == LessonScene::maneuver);
        covers(table);
    }

    /// The tag lies over nothing that is to be read.
    static void covers(const Sitting& table)
    {
        const LessonTag& tag = *table.page->lessonTag();
        QVERIFY(tag.isVisible());
        QVERIFY(table.page->rect().contains(tag.geometry()));
        const QList<const QWidget*> others{
            table.page->promptBar(), table.page->hand(),           table.page->actions(),
            table.page->pane(),      table.page->board(),          table.page->sheet(),
            table.page->strip(),     table.page->panel(SeatId{0}), table.page->panel(SeatId{1})};
        for (const QWidget* other : others)
            if (other->isVisible())
                QVERIFY2(!tag.geometry().intersects(
                             QRect(other->mapTo(table.page.get(), QPoint()), other->size())),
                         other->metaObject()->className());
    }

    static bool untilScene(Sitting& table, LessonScene scene)
    {
        return table.until([&] {
            check(table);
            return asked(table) == scene;
        });
    }

private Q_SLOTS:
    void tellsWhatIsDone()
    {
        Sitting table(plan());
        table.page->teach(idAt<SeatId>(0));
        Lesson& lesson = *table.page->lesson();
        QVERIFY(table.page->lessonTag()->isVisible());
        QVERIFY(lesson.number().isEmpty()); // the sidekick is placed first
        QVERIFY(untilScene(table, LessonScene::action));
        QCOMPARE(lesson.step(), LessonStep::hover);
        QCOMPARE(table.page->lessonTag()->number(), QStringLiteral("1 of 9"));
        const BoardLook look = table.page->board()->look();
        const SpaceId hero = look.piece(heroOf(idAt<SeatId>(0)))->space;
        const auto rest = [&] {
            QTest::mouseMove(table.page->board()->viewport(), QPoint(2, 2));
            QTest::mouseMove(table.page->board()->viewport(), table.page->board()->spaceRect(hero).center());
        };
        rest();
        QCOMPARE(lesson.step(), LessonStep::maneuver);
        check(table);
        QTest::mouseClick(table.page->actions()->button(ActionKind::maneuver), Qt::LeftButton);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        QCOMPARE(lesson.step(), LessonStep::boost);
        check(table);
        QTest::mouseClick(table.page->promptBar()->confirmButton(), Qt::LeftButton);
        QTRY_COMPARE(lesson.step(), LessonStep::lines);
        check(table);
        rest();
        QCOMPARE(lesson.step(), LessonStep::zones);
        QTest::mouseClick(table.page->lessonTag()->nextButton(), Qt::LeftButton);
        QCOMPARE(lesson.step(), LessonStep::attack);
        check(table);
        QSignalSpy finished(table.page.get(), &TablePage::lessonFinished);
        QVERIFY(table.untilOver());
        QCOMPARE(finished.size(), 1);
        QVERIFY(table.page->lessonTag()->isHidden());
    }

    /// Played in every wrong order that a pilot comes by, motion on so that combats come on their sheets.
    void everySentenceFitsTheOpenQuestion()
    {
        Sitting table(plan(), 4);
        table.page->teach(idAt<SeatId>(0));
        QSet<int> scenes;
        QVERIFY(table.until(
            [&] {
                check(table);
                scenes.insert(static_cast<int>(asked(table)));
                return !table.page->lesson()->running() || table.match->over() || QTest::currentTestFailed();
            },
            150'000));
        for (LessonScene scene : {LessonScene::placing, LessonScene::action, LessonScene::maneuver,
                                  LessonScene::combat, LessonScene::defense})
            QVERIFY2(scenes.contains(static_cast<int>(scene)),
                     qPrintable(QString::number(static_cast<int>(scene))));
    }

    /// A maneuver before the pointer has rested on anything: what was done is not taught any more.
    void whatWasDoneIsSkipped()
    {
        Sitting table(plan());
        table.page->teach(idAt<SeatId>(0));
        Lesson& lesson = *table.page->lesson();
        QVERIFY(untilScene(table, LessonScene::action));
        table.controller().input().pickAction(ActionKind::maneuver);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        QVERIFY(lesson.told() == LessonStep::boost); // not the hero, which needs an open action
        check(table);
        table.controller().input().confirm();
        QVERIFY(untilScene(table, LessonScene::action));
        QVERIFY(lesson.told() == LessonStep::hover);
        lesson.next();
        QVERIFY(lesson.told() == LessonStep::lines); // maneuver and boost are behind
    }

    /// Another action before the lesson has come to it: learned all the same, and what is told next fits what
    /// is asked next.
    void anActionFirstIsLearned_data()
    {
        QTest::addColumn<int>("verb");
        QTest::addColumn<int>("step");
        QTest::newRow("scheme") << static_cast<int>(Verb::scheme) << static_cast<int>(LessonStep::scheme);
        QTest::newRow("attack") << static_cast<int>(Verb::attack) << static_cast<int>(LessonStep::attack);
    }
    void anActionFirstIsLearned()
    {
        QFETCH(int, verb);
        QFETCH(int, step);
        Sitting table(plan(), 4);
        table.page->teach(idAt<SeatId>(0));
        const auto wanted = [&]() -> std::optional<Decision> {
            for (const Decision& option : table.match->options())
                if (static_cast<int>(option.verb) == verb && option.seat == SeatId{0}) return option;
            return std::nullopt;
        };
        QVERIFY(table.until([&] {
            check(table);
            return asked(table) == LessonScene::action && wanted();
        }));
        QVERIFY(!table.match->decide(*wanted()));
        QVERIFY(table.page->lesson()->learned() >> step & 1);
        check(table);
        QVERIFY(table.until([&] {
            check(table);
            return table.match->over() || asked(table) == LessonScene::action;
        }));
        QVERIFY(table.page->lesson()->told() != static_cast<LessonStep>(step));
    }

    /// The words of help stand in the line of the prompt, whole, in the smallest window too and in the
    /// longest language.
    void sentencesFitTheirLine()
    {
        Sitting table(plan(), 0, QSize(892, 566));
        table.page->teach(idAt<SeatId>(0));
        QVERIFY(untilScene(table, LessonScene::action));
        for (int step = 0; step < lessonSteps && table.page->lesson()->running(); ++step) {
            check(table);
            QVERIFY(table.page->promptBar()->height() >=
                    table.page->promptBar()->heightForWidth(table.page->promptBar()->width()));
            table.page->lesson()->next();
        }
        QVERIFY(table.page->lessonTag()->isHidden());
    }

    void hasItsPlaceWhereverTheTimelineIs()
    {
        Sitting table(plan(), 0, QSize(1864, 1020));
        table.page->teach(idAt<SeatId>(0));
        QVERIFY(untilScene(table, LessonScene::action));
        for (TablePage::Dock dock :
             {TablePage::Dock::beside, TablePage::Dock::hidden, TablePage::Dock::below}) {
            table.page->setDock(dock);
            covers(table);
        }
    }

    /// Left in the middle, in each state, and taken up again by another page.
    void comesBackWhereItWas()
    {
        for (LessonScene scene : {LessonScene::action, LessonScene::maneuver, LessonScene::defense}) {
            Sitting table(plan());
            table.page->teach(idAt<SeatId>(0));
            QVERIFY(untilScene(table, scene));
            if (scene == LessonScene::action) table.page->lesson()->next();
            const auto told = table.page->lesson()->told();
            const int learned = table.page->lesson()->learned();
            table.page->setMatch(nullptr, Language::en);
            table.page->setMatch(table.match.get(), Language::en);
            table.page->teach(idAt<SeatId>(0));
            QTRY_VERIFY(asked(table) == scene);
            QCOMPARE(table.page->lesson()->learned(), learned);
            QVERIFY(table.page->lesson()->told() == told);
            check(table);
        }
    }

    void canBeSkipped()
    {
        Sitting table(plan());
        table.page->teach(idAt<SeatId>(0));
        QSignalSpy finished(table.page.get(), &TablePage::lessonFinished);
        QTest::mouseClick(table.page->lessonTag()->skipButton(), Qt::LeftButton);
        QCOMPARE(finished.size(), 1);
        QVERIFY(table.page->lessonTag()->isHidden());
        QVERIFY(table.untilAsked(Ask::action));
        QVERIFY(!table.page->promptBar()->look().help.contains(QStringLiteral("pointer")));
    }
};

QTEST_MAIN(TestLesson)
#include "tst_lesson.moc"
