// SPDX-License-Identifier: GPL-3.0-or-later
// A banner lies over a page and moves nothing; and small words of the window: the version, the set-up, one
// bookmark a place.

#include "app/window/application.h"
#include "app/window/banner.h"
#include "app/window/menus/about.h"
#include "model/content/catalogue.h"
#include "tests/window/windowhand.h"
#include "views/battlefield/battlefieldview.h"
#include "views/hand/promptbar.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/matchplan.h"
#include "views/pages/table/tablepage.h"
#include "views/pages/table/tablewords.h"
#include "views/theme/button.h"
#include "views/theme/themeddialog.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace fabletop;

class TestBanner : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    PassingSettings m_settings;
    std::unique_ptr<Application> m_application;

    MainWindow& window() { return m_application->window(); }
    static std::unique_ptr<Match> duel()
    {
        MatchPlan plan = lastPlan(PassingSettings());
        plan.seats[0] = {QStringLiteral("sherlock-holmes"), QStringLiteral("Ana"), QStringLiteral("person"),
                         false};
        plan.seats[1] = {QStringLiteral("dracula"), QStringLiteral("Ben"), QStringLiteral("person"), false};
        plan.battlefield = QStringLiteral("baskerville-manor");
        plan.openHands = true; // no cover
        plan.seed = 3;
        Diagnostics ignored;
        return makeMatch(plan, ignored);
    }
    /// Everything on a page that has a place, by the order of the tree.
    static QStringList places(const QWidget& page)
    {
        QStringList all;
        for (const QWidget* widget : page.findChildren<QWidget*>())
            if (widget->isVisible() && !widget->isWindow()) {
                const QPoint at = widget->mapTo(page.window(), QPoint(0, 0));
                all << QStringLiteral("%1 %2,%3 %4x%5")
                           .arg(QLatin1String(widget->metaObject()->className()))
                           .arg(at.x())
                           .arg(at.y())
                           .arg(widget->width())
                           .arg(widget->height());
            }
        return all;
    }
    /// All words that a widget and what is in it show or speak.
    static QString wordsOf(const QWidget& root)
    {
        QStringList all;
        const auto add = [&all](const QWidget& widget) {
            all << widget.windowTitle() << widget.accessibleName() << widget.accessibleDescription()
                << widget.toolTip();
            if (const auto* label = qobject_cast<const QLabel*>(&widget)) all << label->text();
            if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) all << button->text();
            if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
                for (int row = 0; row < view->model()->rowCount(); ++row)
                    all << view->model()->index(row, 0).data().toString();
        };
        add(root);
        for (const QWidget* widget : root.findChildren<QWidget*>())
            add(*widget);
        return all.join(u'\n');
    }

private Q_SLOTS:
    void init()
    {
        m_application =
            std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"), m_folder.path());
        window().resize(1280, 800);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup() { m_application.reset(); }

    void nothingMoves()
    {
        window().session().play(duel());
        auto* banner = window().findChild<Banner*>();
        QVERIFY(banner && banner->isHidden());
        const std::vector<std::function<void()>> pages{
            [this] { window().turnTo(pageid::welcome); },  [this] { window().turnTo(pageid::newMatch); },
            [this] { window().turnTo(pageid::table); },    [this] { window().turnTo(pageid::replay); },
            [this] { window().turnTo(pageid::library); },  [this] { window().turnTo(pageid::cards); },
            [this] { window().turnTo(pageid::rulebook); }, [this] { window().turnTo(pageid::workshop); }};
        for (const auto& show : pages) {
            show();
            auto* stack = window().findChild<QStackedWidget*>();
            const QWidget& page = *stack->currentWidget();
            QWidget* focused = nullptr;
            QStringList before;
            // What is read in the background may arrive at any moment, at one: a banner that moves something
            // moves it each time.
            for (int round = 0; round < 50 && (round == 0 || places(page) != before); ++round) {
                banner->hide();
                QTest::qWait(100);
                before = places(page);
                focused = QApplication::focusWidget();
                banner->tell(
                    QString(400, u'w').replace(QStringLiteral("wwwwwwww"), QStringLiteral("wwwwwww ")),
                    {QStringLiteral("Try again"), QStringLiteral("Another place")});
                QTest::qWait(30);
                QVERIFY(banner->isVisible());
            }
            QCOMPARE(places(page), before);
            QCOMPARE(banner->mapTo(&window(), QPoint(0, 0)), stack->mapTo(&window(), QPoint(0, 0)));
            QCOMPARE(banner->width(), stack->width()); // nothing is scrolled in a window of that size
            QVERIFY(banner->height() > 44 && banner->height() < 200);                   // two lines and more
            QCOMPARE(window().childAt(banner->mapTo(&window(), QPoint(4, 4))), banner); // over all
            auto* answer = banner->findChild<Button*>();
            answer->setFocus();
            banner->hide();
            QCOMPARE(places(page), before);
            QCOMPARE(QApplication::focusWidget(), focused); // and the keyboard is where it was
        }
    }

    void theVersionIsShown()
    {
        QVERIFY(!QCoreApplication::applicationVersion().isEmpty());
        QString text;
        QTimer::singleShot(100, this, [&text] {
            if (auto* box = qobject_cast<ThemedDialog*>(QApplication::activeModalWidget())) {
                text = box->text();
                for (const QLabel* label : box->findChildren<QLabel*>())
                    text += u'\n' + label->text();
                box->close();
            }
        });
        const Theme theme(false, QApplication::font());
        showAbout(theme, &window());
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("\\b\\d+\\.\\d+\\.\\d+\\b"))),
                 qPrintable(text));
        // Whose the name is, and under which terms each part of the program is used.
        for (const char* word : {"Restoration Games", "unofficial", "GPL-3.0-or-later", "LGPL", "libzip",
                                 "SIL Open Font License", "Bitstream Vera"})
            QVERIFY2(text.contains(QLatin1String(word)), word);
        QVERIFY(text.contains(QLatin1String(qVersion())));
    }

    /// While fighters are placed there is no turn yet; nothing calls it the turn zero.
    void noTurnZero()
    {
        window().session().play(duel());
        TablePage& table = *pageOf<TablePage>(window());
        QTRY_VERIFY(table.controller().asking());
        QCOMPARE(int(table.match()->state().table.turn.number), 0);
        QStringList said{wordsOf(window())};
        table.controller().view().cursor().moveTo({});
        said << wordsOf(window()) << TableWords(table.controller()).prompt();
        table.controller().view().cursor().goLive();
        window().turnTo(pageid::replay);
        QTest::qWait(50);
        said << wordsOf(window());
        table.match()->beginBranch(0, 0, QString());
        said << wordsOf(window());
        table.match()->resign(idAt<SeatId>(1));
        said << table.controller().narrator().result(table.match()->timeline())
             << table.controller().narrator().resultCause(table.match()->timeline());
        window().turnTo(pageid::table);
        QTest::qWait(50);
        said << wordsOf(window());
        window().turnTo(pageid::welcome); // the match that was left in its set-up is not over: another one
        window().session().play(duel());
        window().turnTo(pageid::welcome);
        QTest::qWait(50);
        said << wordsOf(window());
        const QString all = said.join(u'\n');
        const auto zero =
            QRegularExpression(QStringLiteral("\\bturn 0\\b"), QRegularExpression::CaseInsensitiveOption)
                .match(all);
        QVERIFY2(!zero.hasMatch(),
                 qPrintable(all.mid(std::max<qsizetype>(0, zero.capturedStart() - 60), 140)));
        QVERIFY(all.contains(QStringLiteral("setup"), Qt::CaseInsensitive));
    }

    /// B twice: one bookmark, and it is said that it is there; a new name is taken.
    void oneBookmarkAPlace()
    {
        window().session().play(duel());
        window().turnTo(pageid::replay);
        ReplayPage& replay = *pageOf<ReplayPage>(window());
        QVERIFY(QTest::qWaitFor([&] { return replay.isVisible(); }));
        replay.setFocus();
        const auto& marks = window().session().match()->annotations().bookmarks;
        QTest::keyClick(&replay, Qt::Key_B);
        QCOMPARE(marks.size(), std::size_t(1));
        QTest::keyClick(&replay, Qt::Key_B);
        QCOMPARE(marks.size(), std::size_t(1));
        const auto* note = window().findChild<QWidget*>(QStringLiteral("fabletopNote"));
        QVERIFY(note && note->isVisible());
    }
};

QTEST_MAIN(TestBanner)
#include "tst_banner.moc"
