// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the window is where the design has it, also with a small desktop font, and the turn that its
// head tells is the one that is shown.

#include "app/demo/autopilot.h"
#include "app/session/matchsession.h"
#include "app/window/application.h"
#include "app/window/menus/mainmenu.h"
#include "app/window/sidebar.h"
#include "tests/window/windowhand.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/barslots.h"
#include "views/hand/promptbar.h"
#include "views/pages/start/matchplan.h"
#include "views/theme/button.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

class TestWindowFrame : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// A duel against a computer, sat down at.
    void play(Application& program) const
    {
        MatchPlan plan = lastPlan(PassingSettings());
        plan.seats[0] = {QStringLiteral("sherlock-holmes"), QStringLiteral("Ana"), QStringLiteral("person")};
        plan.seats[1] = {QStringLiteral("medusa"), QStringLiteral("Computer"), QStringLiteral("greedy1")};
        plan.battlefield = QStringLiteral("baskerville-manor");
        plan.seed = 7;
        Diagnostics diagnostics;
        auto match = makeMatch(plan, diagnostics);
        QVERIFY(match);
        program.window().session().play(std::move(match), m_folder.filePath(QStringLiteral("frame.match")));
        program.window().turnTo(pageid::table);
    }

private Q_SLOTS:
    void bandsAndSlots()
    {
        PassingSettings settings;
        settings.setSpeed(0);
        Application program(*qApp, settings, QStringLiteral("en"), m_folder.path());
        MainWindow& window = program.window();
        window.resize(1280, 800);
        window.show();
        play(program);
        if (QTest::currentTestFailed()) return;
        const Theme& theme = *pageOf<TablePage>(window)->hand()->theme();
        if (theme.scale() > 1) QSKIP("the desktop's font is larger than the design's");
        const auto* menu = window.findChild<MainMenu*>();
        QCOMPARE(menu->height(), 34);
        QCOMPARE(window.findChild<Sidebar*>()->width(), 56);
        const QString title = window.pages().current()->title();
        const QList<QLabel*> labels = menu->findChildren<QLabel*>();
        const auto shown = std::find_if(labels.begin(), labels.end(),
                                        [&](const QLabel* label) { return label->text() == title; });
        QVERIFY(shown != labels.end()); // it fits, so it isn't cut
        QVERIFY(std::abs((*shown)->geometry().center().x() - window.width() / 2) <= 1);
        TablePage& table = *pageOf<TablePage>(window);
        Autopilot pilot(table, makeBot("greedy1"), 7);
        QVERIFY(QTest::qWaitFor([&] {
            const bool asked = table.controller().asking() && !table.controller().playback().busy();
            if (asked && table.controller().staging().ask() == Ask::action) return true;
            pilot.step();
            return false;
        }));
        QCOMPARE(table.promptBar()->mapTo(&window, QPoint(0, 0)), QPoint(56, 500));
        QCOMPARE(table.promptBar()->height(), 56);
        const BarSlots& places = table.promptBar()->places();
        QCOMPARE(places.takeBack.right() + 1, table.width() - 16);
        QCOMPARE(places.primary.right() + 1, places.takeBack.left() - 16);
        int right = places.rest;
        for (ActionKind kind : {ActionKind::scheme, ActionKind::attack, ActionKind::maneuver}) {
            const Button* button = table.actions()->button(kind);
            const QRect place(button->mapTo(table.promptBar(), QPoint(0, 0)), button->size());
            QCOMPARE(place.right() + 1, right);
            QCOMPARE(place.size(), QSize(148, 36));
            right = place.left() - 8;
        }
    }

    /// Whatever the language and the size of letters, the rail has room for its longest name as it is written
    /// when it is chosen: no name touches an edge or is written smaller than the others.
    void theRailHasRoomForItsNames()
    {
        for (const char* language : {"en", "es", "fr", "pt"})
            for (const double scale : {1.0, 1.4}) {
                PassingSettings settings;
                settings.setValue(QStringLiteral("look/textScale"), scale);
                Application program(*qApp, settings, QString::fromLatin1(language), m_folder.path());
                MainWindow& window = program.window();
                window.resize(1280, 800);
                window.show();
                const auto* rail = window.findChild<Sidebar*>();
                const Theme theme = *pageOf<TablePage>(window)->hand()->theme();
                const QFont chosen =
                    theme.interfaceFont(10.5 * std::max(1.0, theme.scale()), QFont::DemiBold);
                if (rail->width() == 56 && scale == 1.0) continue; // as designed
                for (const auto* button : rail->findChildren<QAbstractButton*>())
                    QVERIFY2(QFontMetrics(chosen).horizontalAdvance(button->text()) + 6 <= rail->width(),
                             qPrintable(QStringLiteral("%1 %2 %3")
                                            .arg(QString::fromLatin1(language), button->text(),
                                                 QString::number(scale))));
            }
    }

    /// The head of the window follows what is shown, not what has been decided already.
    void theTurnThatIsShown()
    {
        PassingSettings settings;
        settings.setSpeed(4);
        Application program(*qApp, settings, QStringLiteral("es"), m_folder.path());
        MainWindow& window = program.window();
        window.resize(1280, 800);
        window.show();
        play(program);
        if (QTest::currentTestFailed()) return;
        auto* table = pageOf<TablePage>(window);
        Autopilot pilot(*table, makeBot("greedy1"), 7);
        int behind = 0;
        QElapsedTimer clock;
        clock.start();
        while (behind < 3 && !table->match()->over() && clock.elapsed() < 60'000) {
            const int shown = table->controller().table().turn.number;
            const int decided = table->match()->seenState(Viewer::spectator()).table.turn.number;
            if (shown > 0 && shown < decided) {
                ++behind;
                QVERIFY2(window.pages().current()->turn().endsWith(QString::number(shown)),
                         qPrintable(window.pages().current()->turn()));
            }
            pilot.step();
            QTest::qWait(2);
        }
        QVERIFY(behind > 0);
    }
};

QTEST_MAIN(TestWindowFrame)
#include "tst_windowframe.moc"
