// SPDX-License-Identifier: GPL-3.0-or-later
// A page is there once somebody has turned to it and not before, and what happened until then is not lost to
// it.

#include "app/pages/tableplace.h"
#include "app/window/application.h"
#include "tests/window/settled.h"
#include "tests/window/windowhand.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/start/matchplan.h"
#include "views/pages/table/lesson/lesson.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace fabletop;

namespace {

/// A window that turns to no page.
class Deaf final : public Shell, public Messages {
public:
    void turnTo(const QString&, const QString&) override {}
    bool open(const QString&, int) override { return false; }
    void chooseLanguage(const QString&) override {}
    void tell(const QString&, const QStringList&, Messages::Heard) override {}
    void offer(const QString&, const QStringList&, Messages::Heard) override {}
    void inform(const QString&) override {}
    void dismiss() override {}
    QString sentence() const override { return {}; }
};

} // namespace

class TestFirstTurn : public QObject {
    Q_OBJECT

    PassingSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Application> m_application;

    MainWindow& window() { return m_application->window(); }
    PageStack& pages() { return window().pages(); }
    std::size_t made() { return pages().made().size(); }

    void start()
    {
        m_application.reset();
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"),
                                                      m_home->filePath(QStringLiteral("data")));
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void play()
    {
        MatchPlan plan = lastPlan(m_settings);
        plan.seats[0].player = QStringLiteral("person");
        plan.seats[1].player = QStringLiteral("greedy1");
        plan.seed = 7;
        Diagnostics problems;
        auto match = makeMatch(plan, problems);
        QVERIFY(match);
        QVERIFY(window().session().play(std::move(match)));
    }
    static QString sample()
    {
        return QStringLiteral(FABLETOP_SOURCE_DIR "/resources/matches/fog-over-soho.match");
    }
    QStringList firstMenu()
    {
        QStringList names;
        for (const QAction* action : window().findChild<QMenuBar*>()->actions().front()->menu()->actions())
            names << action->text();
        return names;
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_settings = PassingSettings();
        m_settings.setSpeed(0);
        start();
    }
    void cleanup()
    {
        m_application.reset();
        m_home.reset();
    }

    void onlyThePageInSightIsThereAtTheStart()
    {
        QCOMPARE(made(), std::size_t{1});
        QCOMPARE(pages().made().front(), pages().current());
        QCOMPARE(pages().currentEntry()->id, pageid::welcome);
    }

    void aTurnMakesThatPageAndNoOther()
    {
        play();
        QCOMPARE(pages().currentEntry()->id, pageid::table);
        QCOMPARE(made(), std::size_t{2});
        for (const PageEntry& entry : pages().entries()) {
            const auto all = pages().made();
            const std::size_t before = all.size();
            window().turnTo(entry.id);
            QCOMPARE(pages().currentEntry()->id, entry.id);
            const bool wasThere = std::find(all.begin(), all.end(), pages().current()) != all.end();
            QCOMPARE(made(), before + (wasThere ? 0 : 1));
            window().turnTo(entry.id);
            QCOMPARE(made(), before + (wasThere ? 0 : 1));
        }
        QCOMPARE(made(), pages().entries().size());
    }

    void aPageThatGivesWayIsNotMadeForIt()
    {
        window().turnTo(pageid::table);
        QCOMPARE(pages().currentEntry()->id, pageid::newMatch);
        window().turnTo(pageid::replay);
        QCOMPARE(pages().currentEntry()->id, pageid::library);
        QCOMPARE(made(), std::size_t{3});
        QVERIFY(!pages().find<TablePage>() && !pages().find<ReplayPage>());
    }

    void aMatchIsLaidOnATableThatIsMadeForIt()
    {
        QVERIFY(!pages().find<TablePage>());
        play();
        TablePage* table = pages().find<TablePage>();
        QVERIFY(table);
        QCOMPARE(table->match(), window().session().match());
        QTRY_VERIFY(table->controller().asking());
        QVERIFY(window().session().presence().seated);
        QVERIFY(!table->lesson()->running());
    }

    void aTableThatComesLateFindsHowItStands()
    {
        Deaf around;
        Workspace work(m_settings, MatchStore(m_home->filePath(QStringLiteral("late"))),
                       window().workspace().theme, around, around, nullptr);
        work.starter.lesson();
        QVERIFY(work.session.seated() && work.session.teaching());
        QVERIFY(!work.session.presence().seated); // nobody knows yet who is in front of the screen
        TablePlace late(work);
        QCOMPARE(late.match(), work.session.match());
        QVERIFY(late.lesson()->running());
        QTRY_VERIFY(late.controller().asking());
        QVERIFY(work.session.presence().seated);
        work.session.leave();
        QVERIFY(!late.match() && !work.session.teaching());
    }

    void theLessonBeginsOnATableThatIsMadeForIt()
    {
        window().workspace().starter.lesson();
        QVERIFY(pages().find<TablePage>()->lesson()->running());
        QTRY_VERIFY(pages().find<TablePage>()->controller().asking());
    }

    void aMatchGoesOnOnATableThatIsMadeForIt()
    {
        play();
        const QString path = window().session().match()->path();
        start();
        QVERIFY(!pages().find<TablePage>());
        QVERIFY(window().open(path));
        QTRY_VERIFY(pages().find<TablePage>()->controller().asking());
        QVERIFY(window().session().presence().seated);
    }

    void aReplayThatIsMadeForItShowsThePlace()
    {
        QVERIFY(!pages().find<ReplayPage>());
        QVERIFY(window().open(sample(), 12));
        ReplayPage* replay = pages().find<ReplayPage>();
        QVERIFY(replay);
        QCOMPARE(replay->position(), 12);
        QCOMPARE(replay->match(), window().session().match());
        QVERIFY(!pages().find<TablePage>());
    }

    /// A board that is drawn and then laid out anew is out of focus for a moment.
    void aPageHasItsPlacesWhenItIsFirstSeen()
    {
        QVERIFY(window().open(sample(), 12));
        const BattlefieldView& board = *pages().find<ReplayPage>()->board();
        const QSize first = board.size();
        testing::settle();
        QCOMPARE(board.size(), first);
        play();
        const BattlefieldView& table = *pages().find<TablePage>()->board();
        const QSize laid = table.size();
        testing::settle();
        QCOMPARE(table.size(), laid);
    }

    void whatWasChosenBeforeHoldsThere()
    {
        m_settings.setValue(QStringLiteral("look/zoneLetters"), true);
        m_settings.setValue(QStringLiteral("look/timeline"), QStringLiteral("beside"));
        m_settings.setValue(QStringLiteral("look/hideFuture"), true);
        m_application->setPalette(QStringLiteral("dark"));
        m_application->language().choose(QStringLiteral("fr"));
        QTRY_COMPARE(window().workspace().language, Language::fr);
        play();
        TablePage* table = pages().find<TablePage>();
        QVERIFY(table->board()->look().zoneLetters);
        QCOMPARE(table->dock(), TablePage::Dock::beside);
        QVERIFY(table->hand()->theme()->dark());
        QCOMPARE(table->controller().narrator().language(), Language::fr);
        window().turnTo(pageid::replay);
        ReplayPage* replay = pages().find<ReplayPage>();
        QVERIFY(replay->board()->look().zoneLetters);
        QVERIFY(replay->view().futureHidden());
        QCOMPARE(replay->locale().language(), QLocale::French);
    }

    void itsEntriesAreInTheMenuOnceItIsThere()
    {
        const QStringList before = firstMenu();
        QVERIFY(before.filter(QStringLiteral("esign")).isEmpty());
        play();
        const QStringList after = firstMenu();
        QCOMPARE(after.filter(QStringLiteral("esign")).size(), 1);
        QCOMPARE(after.last(), before.last());                  // Quit
        m_application->language().choose(QStringLiteral("es")); // the menus are made anew
        QTRY_COMPARE(window().workspace().language, Language::es);
        QCOMPARE(firstMenu().size(), after.size());
    }
};

QTEST_MAIN(TestFirstTurn)
#include "tst_firstturn.moc"
