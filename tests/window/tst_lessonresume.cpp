// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson that is left in the middle, by closing the program, goes on where it was when the match is opened
// again.

#include "app/demo/autopilot.h"
#include "app/window/application.h"
#include "tests/window/windowhand.h"
#include "views/pages/start/welcomepage.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/lesson/lessontag.h"
#include "views/pages/table/tablepage.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

class TestLessonResume : public QObject {
    Q_OBJECT

    PassingSettings m_settings;
    QTemporaryDir m_home;
    std::unique_ptr<Application> m_application;

    MainWindow& window() { return m_application->window(); }
    Lesson& lesson() { return *pageOf<TablePage>(window())->lesson(); }

    void start()
    {
        m_application.reset();
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"),
                                                      m_home.filePath(QStringLiteral("data")));
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    bool until(Ask ask)
    {
        Autopilot pilot(*pageOf<TablePage>(window()), makeBot("greedy1"), 1);
        pilot.setClick([](QWidget& widget, QPoint at) {
            QWidget* child = widget.childAt(at);
            QTest::mouseClick(child ? child : &widget, Qt::LeftButton, {},
                              child ? child->mapFrom(&widget, at) : at);
        });
        const TableController& controller = pageOf<TablePage>(window())->controller();
        for (int i = 0; i < 20'000; ++i) {
            if (controller.asking() && !controller.playback().busy() && controller.staging().ask() == ask)
                return true;
            pilot.step();
            QTest::qWait(1);
        }
        return false;
    }

private Q_SLOTS:
    void goesOnWhereItWas()
    {
        m_settings.setSpeed(0);
        m_settings.setValue(QStringLiteral("lesson/done"),
                            true); // somebody who has had it before, and takes it again
        start();
        QVERIFY(QMetaObject::invokeMethod(window().findChild<WelcomePage*>(), "firstDuelRequested"));
        QTRY_VERIFY(lesson().running());
        QVERIFY(until(Ask::action));
        lesson().next();
        QVERIFY(until(Ask::maneuver));
        QVERIFY(lesson().told() == LessonStep::boost);
        const QString number = lesson().number();
        const QString path = window().session().match()->path();
        QVERIFY(!path.isEmpty());
        start();
        QVERIFY(!lesson().running());
        QVERIFY(window().open(path));
        QTRY_VERIFY(lesson().told() == LessonStep::boost);
        QCOMPARE(lesson().number(), number);
        QCOMPARE(pageOf<TablePage>(window())->lessonTag()->number(), number);
        QVERIFY(pageOf<TablePage>(window())->lessonTag()->isVisible());
        lesson().skip();
        start();
        QVERIFY(window().open(path));
        QVERIFY(until(Ask::maneuver));
        QVERIFY(!lesson().running()); // skipped is skipped
    }
};

QTEST_MAIN(TestLessonResume)
#include "tst_lessonresume.moc"
