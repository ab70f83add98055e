// SPDX-License-Identifier: GPL-3.0-or-later
// Keys in the window: every act is reached by the key that it was given, the menus and the settings page say
// the same, and what was set holds at once and after a restart.

#include "app/pages/settingsplace.h"
#include "app/window/application.h"
#include "app/window/keeping/settingsfile.h"
#include "tests/window/settled.h"
#include "tests/window/windowhand.h"
#include "views/preferences/shortcuts.h"
#include "views/settings/keys/keyrow.h"
#include "views/settings/keys/keysheet.h"
#include "views/settings/settingcontrol.h"
#include "views/settings/settingscard.h"
#include "views/theme/button.h"
#include "views/workshop/gallery/herocard.h"
#include "views/workshop/gallery/workshopstart.h"

#include <QAction>
#include <QLineEdit>
#include <QMenuBar>
#include <QShortcut>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

class TestShortcuts : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<Application> m_application;

    MainWindow& window() { return m_application->window(); }
    SettingsPlace& page()
    {
        window().turnTo(pageid::settings);
        return *pageOf<SettingsPlace>(window());
    }
    void start()
    {
        m_application.reset();
        m_settings.reset();
        m_settings = std::make_unique<SettingsFile>(m_home->filePath(QStringLiteral("settings.json")),
                                                    m_home->filePath(QStringLiteral("older.conf")));
        m_settings->setSpeed(0);
        m_application = std::make_unique<Application>(*qApp, *m_settings, QStringLiteral("en"),
                                                      m_home->filePath(QStringLiteral("data")));
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void press(const QKeySequence& key)
    {
        QTest::keyClick(window().focusWidget() ? window().focusWidget() : &window(), key[0].key(),
                        key[0].keyboardModifiers());
    }
    /// So many different keys that nobody has.
    static QKeySequence free(int number)
    {
        constexpr Qt::KeyboardModifiers held[] = {
            Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier, Qt::ControlModifier | Qt::MetaModifier,
            Qt::AltModifier | Qt::MetaModifier, Qt::ShiftModifier | Qt::MetaModifier | Qt::AltModifier};
        return QKeySequence(
            QKeyCombination(held[number / 26], static_cast<Qt::Key>(Qt::Key_A + number % 26)));
    }
    void turnTo(ActScope scope)
    {
        window().turnTo(scope == ActScope::replay ? pageid::replay : pageid::workshop);
        WorkshopHub* hub = pageOf<WorkshopHub>(window());
        if (scope == ActScope::battlefields) hub->goTo(QStringLiteral("battlefields"));
        if (scope == ActScope::heroes) hub->goTo(QStringLiteral("heroes"));
        if (scope == ActScope::ruleSets) hub->goTo(QStringLiteral("rulesets"));
        if (WorkshopStart* start = scope == ActScope::replay ? nullptr : hub->start()) {
            if (scope == ActScope::heroes)
                hub->heroes()->editor()->document().adopt(QStringLiteral("hero \"Mara\"\n"), QString(),
                                                          false);
            else
                start->newCard()->click();
        }
        if (scope == ActScope::battlefields) hub->battlefields()->setFocus();
        if (scope == ActScope::heroes) hub->heroes()->editor()->setFocus();
        if (scope == ActScope::ruleSets) hub->ruleSets()->setFocus();
    }
    /// What carries the act out: an entry of a menu or a shortcut of a page. What it does is put aside.
    std::unique_ptr<QSignalSpy> carrierOf(Act act)
    {
        const QVariant its = static_cast<int>(act);
        for (QAction* action : window().findChildren<QAction*>())
            if (action->property("act") == its) {
                action->disconnect();
                return std::make_unique<QSignalSpy>(action, &QAction::triggered);
            }
        for (QShortcut* shortcut : window().findChildren<QShortcut*>())
            if (shortcut->property("act") == its) {
                shortcut->disconnect();
                return std::make_unique<QSignalSpy>(shortcut, &QShortcut::activated);
            }
        return nullptr;
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        start();
    }
    void cleanup()
    {
        m_application.reset();
        m_settings.reset();
        m_home.reset();
    }

    void everyActByItsChangedKey()
    {
        QVERIFY(window().open(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/matches/fog-over-soho.match")));
        window().turnTo(pageid::workshop);
        Shortcuts shortcuts(*m_settings);
        for (const ActRow& row : actTable()) {
            QVERIFY2(shortcuts.owners(free(static_cast<int>(row.act)), row.act).empty(), row.id);
            shortcuts.setKey(row.act, free(static_cast<int>(row.act)));
        }
        int carried = 0;
        for (const ActRow& row : actTable()) {
            if (row.scope == ActScope::table) continue; // views/tst_settingspage presses these
            if (row.scope != ActScope::everywhere) turnTo(row.scope);
            const auto spy = carrierOf(row.act);
            QVERIFY2(spy, row.id);
            for (const QKeySequence& usual : row.usualKeys())
                if (row.scope != ActScope::heroes) press(usual);
            QVERIFY2(spy->isEmpty(), row.id);
            press(free(static_cast<int>(row.act)));
            QVERIFY2(spy->size() == 1, row.id);
            ++carried;
        }
        QVERIFY(carried > 60);
    }

    void aPageThatIsMadeLaterHearsOfItToo()
    {
        Shortcuts(*m_settings).setKey(Act::tryCard, QKeySequence(Qt::Key_F4));
        QVERIFY(!window().pages().find<WorkshopHub>());
        window().turnTo(pageid::workshop);
        HeroEditorPage* editor = pageOf<WorkshopHub>(window())->heroes()->editor();
        QCOMPARE(keysIn(*editor, Act::tryCard), QList<QKeySequence>{QKeySequence(Qt::Key_F4)});
        // And a menu that is made anew for another language.
        Shortcuts(*m_settings).setKey(Act::goCards, QKeySequence(Qt::Key_F5));
        m_application->language().choose(QStringLiteral("fr"));
        QTRY_COMPARE(window().workspace().language, Language::fr);
        testing::settle(); // the menu before is gone
        press(QKeySequence(Qt::Key_F5));
        QCOMPARE(window().pages().currentEntry()->id, pageid::cards);
    }

    void keptOverARestart()
    {
        Shortcuts(*m_settings).setKey(Act::goRules, QKeySequence(Qt::Key_F6));
        m_settings->setCombatPace(CombatPace::slow);
        start();
        press(QKeySequence(Qt::Key_F6));
        QCOMPARE(window().pages().currentEntry()->id, pageid::rulebook);
        QCOMPARE(m_settings->combatPace(), CombatPace::slow);
        QVERIFY(page().keyRow(Act::goRules)->changed());
        QCOMPARE(page().changes(), 3); // and the speed of this test
    }

    void settingsByKeyAndRail()
    {
        press(QKeySequence(QStringLiteral("Ctrl+,")));
        QCOMPARE(window().pages().currentEntry()->id, pageid::settings);
        QCOMPARE(window().windowTitle(), QStringLiteral("Settings – Fabletop"));
        QCOMPARE(QApplication::focusWidget(), page().search());
        const auto* button = window().findChild<QAbstractButton*>(pageid::settings);
        QVERIFY(button && button->isChecked());
        QVERIFY(button->geometry().bottom() > window().height() - 60); // at the foot
    }

    void menusAgreeWithThePage()
    {
        const auto checked = [&](const QString& name) {
            for (const QAction* action : window().findChildren<QAction*>())
                if (action->text().remove(u'&') == name) return action->isChecked();
            return false;
        };
        QVERIFY(page().row(QStringLiteral("look/zoneLetters")));
        QVERIFY(!checked(QStringLiteral("Zone letters")));
        QTest::mouseClick(page()
                              .row(QStringLiteral("look/zoneLetters"))
                              ->findChild<QAbstractButton*>(QString(), Qt::FindChildrenRecursively),
                          Qt::LeftButton);
        m_settings->setValue(QStringLiteral("look/zoneLetters"), true);
        QVERIFY(checked(QStringLiteral("Zone letters")));
        QVERIFY(checked(QStringLiteral("Off"))); // the speed
        m_settings->setSpeed(2);
        QVERIFY(checked(QStringLiteral("Double")));
        QVERIFY(!checked(QStringLiteral("Off")));
        // The other way round.
        for (QAction* action : window().findChildren<QAction*>())
            if (action->text().remove(u'&') == QStringLiteral("Plain board")) action->trigger();
        QVERIFY(page().row(QStringLiteral("look/plainBoard"))->changed());
    }

    /// Looks hold at once, and whoever changed them keeps the keyboard.
    void looksHoldAtOnce()
    {
        SettingsPlace& shown = page();
        EntryRow* row = shown.row(QStringLiteral("look/palette"));
        row->part()->setFocus();
        const auto mine = [row] { return row->isAncestorOf(QApplication::focusWidget()); };
        QVERIFY(mine());
        m_settings->setPalette(QStringLiteral("dark"));
        QVERIFY(window().workspace().theme->dark());
        QVERIFY(mine());
        const double body = window().workspace().theme->body();
        m_settings->setTextScale(2.0);
        QCOMPARE(window().workspace().theme->body(), 2 * body);
        QVERIFY(mine());
        m_settings->setTextScale(1.0); // the next test begins with the letters of the desktop
        m_application->language().choose(QStringLiteral("es"));
        QTRY_COMPARE(shown.list()->button(SettingsGroup::look)->text(), groupName(SettingsGroup::look));
        QVERIFY(mine());
    }

    void theSheetOfThePageInSight()
    {
        window().turnTo(pageid::workshop);
        pageOf<WorkshopHub>(window())->goTo(QStringLiteral("battlefields"));
        pageOf<WorkshopHub>(window())->start()->newCard()->click();
        QTest::keyClick(&window(), Qt::Key_Question);
        auto* sheet = window().findChild<KeySheet*>();
        QVERIFY(sheet->isVisible());
        QVERIFY(sheet->lines().contains(QStringLiteral("Grid\tG")));
        QVERIFY(!sheet->lines().contains(QStringLiteral("Next note\tN")));
        QTest::mouseClick(sheet->changeButton(), Qt::LeftButton);
        QCOMPARE(window().pages().currentEntry()->id, pageid::settings);
        QCOMPARE(page().list()->current(), SettingsGroup::shortcuts);
        // In a field it is a letter like any other.
        page().search()->setFocus();
        QTest::keyClick(page().search(), Qt::Key_Question, Qt::ShiftModifier);
        QVERIFY(!sheet->isVisible());
        QCOMPARE(page().search()->text(), QStringLiteral("?"));
    }

    void matchesGoWhereTheyAreSent()
    {
        const QString elsewhere = m_home->filePath(QStringLiteral("elsewhere"));
        QVERIFY(QDir().mkpath(elsewhere));
        m_settings->setValue(matchesFolderKey, elsewhere);
        QCOMPARE(window().workspace().store.folder(), elsewhere);
        QCOMPARE(page().matchesRow()->shownFolder(), elsewhere);
        QVERIFY(page().matchesRow()->changed());
        window().workspace().starter.surprise();
        QTRY_VERIFY(!QDir(elsewhere).entryList({QStringLiteral("*.match")}).isEmpty());
        QTest::mouseClick(page().matchesRow()->resetButton(), Qt::LeftButton);
        QCOMPARE(window().workspace().store.folder(),
                 m_home->filePath(QStringLiteral("data")) + QStringLiteral("/matches"));
    }

    void pictures()
    {
        if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) QSKIP("only for looking");
        for (const char* language : {"en", "es", "fr", "pt"})
            for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(1920, 1080)})
                for (const double scale : {1.0, 1.4, 2.0})
                    for (const char* palette : {"light", "dark"}) {
                        if (*palette == 'd' && scale > 1) continue;
                        m_application->language().choose(QLatin1String(language));
                        m_settings->setPalette(QLatin1String(palette));
                        m_settings->setTextScale(scale);
                        window().resize(size);
                        page().search()->clear();
                        testing::settle();
                        window().grab().save(QStringLiteral("settings-%1-%2-%3-%4.png")
                                                 .arg(QLatin1String(language))
                                                 .arg(size.width())
                                                 .arg(scale)
                                                 .arg(QLatin1String(palette)));
                    }
        m_settings->setTextScale(1.0);
    }
};

QTEST_MAIN(TestShortcuts)
#include "tst_shortcuts.moc"
