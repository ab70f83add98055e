// SPDX-License-Identifier: GPL-3.0-or-later
// Names of strangers all over the window: titles, menus, buttons, tips, banner and the screen between two
// people. They turn no sentence round, are no markup, and their "&" is no key.

#include "app/demo/autopilot.h"
#include "app/window/application.h"
#include "app/window/banner.h"
#include "app/window/mainwindow.h"
#include "model/match/record/matchfile.h"
#include "tests/support/direction.h"
#include "tests/support/fulldisk.h"
#include "tests/support/lamplighter.h"
#include "tests/support/packing.h"
#include "tests/window/shot.h"
#include "tests/window/windowhand.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/matchplan.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"
#include "views/workshop/workshophub.h"

#include <QAbstractButton>
#include <QDir>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

namespace {

/// As in a match file, which may hold anything.
const QString person = QStringLiteral("\u202E\u0645\u062D\u0645\u062F & <b>%1\u2067");

} // namespace

class TestHostileWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    PassingSettings m_settings;
    std::unique_ptr<Application> m_application;
    QStringList m_faults;
    int m_seen = 0; ///< texts with a name in them

    QString path(const QString& name) const { return m_home->filePath(name); }
    MainWindow& window() { return m_application->window(); }

    void fault(const char* where, const QString& what)
    {
        m_faults << QStringLiteral("%1: %2").arg(QLatin1String(where), what);
    }
    void see(const char* where, const QString& text)
    {
        if (text.contains(u'&') || text.contains(u'<')) ++m_seen;
        if (const QString turn = turned(text); !turn.isEmpty()) fault(where, turn);
    }
    /// A text in which "&" marks a key and nothing else may.
    void seeKeyed(const char* where, const QString& text)
    {
        see(where, text);
        if (QString(text).remove(QStringLiteral("&&")).contains(QStringLiteral("& <")))
            fault(where, QStringLiteral("a name marks a key in: ") + text);
    }
    /// A text that Qt takes for markup if it looks so.
    void seeTip(const char* where, const QString& text)
    {
        see(where, text);
        if (Qt::mightBeRichText(text) && text.contains(QStringLiteral("<b>")))
            fault(where, QStringLiteral("a name is markup in: ") + text);
    }
    void seeWidget(const QWidget& widget)
    {
        see("tip", widget.toolTip()); // PlainTips shows it as it is; what comes of it is looked at where the
                                      // pointer rests
        see("title", widget.windowTitle());
        see("spoken", widget.accessibleName());
        see("spoken", widget.accessibleDescription());
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            if (label->textFormat() == Qt::PlainText)
                see("label", label->text());
            else
                seeTip("label", label->text());
        }
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            seeKeyed("button", button->text());
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                seeKeyed("tab", tabs->tabText(tab));
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            for (int place = 0; place < box->count(); ++place)
                see("choice", box->itemText(place));
        for (const QAction* action : widget.actions()) {
            seeKeyed("action", action->text());
            see("tip of an action", action->toolTip());
        }
    }
    void seeAll()
    {
        QTest::qWait(30);
        for (const QWidget* widget : window().findChildren<QWidget*>())
            seeWidget(*widget);
        seeWidget(window());
        QStringList tips;
        testing::collectTips(window(), tips);
        for (const QString& tip : tips)
            seeTip("tip where the pointer rests", tip);
    }
    void verdict()
    {
        m_faults.removeDuplicates();
        QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.mid(0, 12).join(u'\n')));
        QVERIFY(m_seen > 0);
    }

private Q_SLOTS:
    void init()
    {
        m_faults.clear();
        m_seen = 0;
        m_home = std::make_unique<QTemporaryDir>();
        for (const char* folder : {"data/heroes", "data/battlefields"})
            QVERIFY(QDir().mkpath(path(QLatin1String(folder))));
        QVERIFY(put(path("data/heroes/hostile.hero"), hostileHeroText().toUtf8()));
        QByteArray pond = pondText();
        QVERIFY(pond.contains("Mill pond"));
        pond.replace("Mill pond", QStringLiteral("بركة & <b>%1").toUtf8());
        QVERIFY(put(path("data/battlefields/hostile.battlefield.json"), pond));
        m_settings = PassingSettings();
        m_settings.setSpeed(0);
        m_settings.setValue(QStringLiteral("lesson/done"), true);
        MatchPlan plan = lastPlan(m_settings);
        for (std::size_t seat = 0; seat < 2; ++seat)
            plan.seats[seat] = {path("data/heroes/hostile.hero"), person + QString::number(seat),
                                QStringLiteral("person"), false};
        plan.battlefield = path("data/battlefields/hostile.battlefield.json");
        plan.seed = 3;
        keepPlan(m_settings, plan);
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"), path("data"));
        window().resize(1280, 800);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup()
    {
        m_application.reset();
        m_home.reset();
    }

    void aNewMatch()
    {
        window().turnTo(pageid::newMatch);
        seeAll();
        verdict();
    }
    void theTable()
    {
        window().turnTo(pageid::newMatch);
        QTest::qWait(30);
        QTest::mouseClick(newMatchOf(window())->startButton(), Qt::LeftButton);
        QTRY_VERIFY(window().session().match());
        Autopilot pilot(*window().pages().find<TablePage>(), makeBot("greedy1"), 1);
        // A combat waits for its presses, and a press that comes too soon is swallowed: that takes time.
        for (int step = 0; step < 6000 && window().session().match()->timeline().last() < 24; ++step) {
            if (step % 40 == 0) seeAll();
            pilot.step();
            QTest::qWait(1);
        }
        QVERIFY(window().session().match()->timeline().last() >= 24);
        seeAll();
        window().turnTo(pageid::replay);
        seeAll();
        window().turnTo(pageid::library);
        QTest::qWait(200);
        seeAll();
        window().turnTo(pageid::cards);
        seeAll();
        window().turnTo(pageid::welcome);
        seeAll();
        verdict();
    }
    void theWorkshop()
    {
        window().turnTo(pageid::workshop);
        (void)window().open(path("data/heroes/hostile.hero"));
        seeAll();
        (void)window().open(path("data/battlefields/hostile.battlefield.json"));
        seeAll();
        verdict();
    }
    void theBanner()
    {
        const QString file = path(QStringLiteral("\u0645 & <b>x.match"));
        QVERIFY(put(file, "{\"fabletop\":\"match\"}\n"));
        (void)window().open(file);
        QVERIFY(!window().findChild<Banner*>()->sentence().isEmpty());
        seeAll();
        verdict();
    }
};

QTEST_MAIN(TestHostileWindow)
#include "tst_hostilewindow.moc"
