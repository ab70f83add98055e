// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus of the window ask for reaches the page in sight, and no key has two owners.

#include "app/window/application.h"
#include "tests/window/windowhand.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/table/tablepage.h"
#include "views/workshop/heroworkspace.h"
#include "views/workshop/rules/heroeditorpage.h"
#include "views/workshop/rules/ruleseditor.h"
#include "views/workshop/workshophub.h"

#include <QAction>
#include <QDirIterator>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QShortcut>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <set>

using namespace fabletop;

class TestMenuKeys : public QObject {
    Q_OBJECT

    PassingSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Application> m_application;

    MainWindow& window() { return m_application->window(); }

    static void collect(const QMenu& menu, QList<QAction*>& all)
    {
        for (QAction* action : menu.actions()) {
            if (action->menu())
                collect(*action->menu(), all);
            else if (!action->shortcuts().isEmpty())
                all << action;
        }
    }
    QList<QAction*> actionsWithKeys()
    {
        QList<QAction*> all;
        for (QAction* top : window().findChild<QMenuBar*>()->actions())
            collect(*top->menu(), all);
        return all;
    }
    void press(const QKeySequence& key)
    {
        const QKeyCombination first = key[0];
        QTest::keyClick(window().focusWidget() ? window().focusWidget() : &window(), first.key(),
                        first.keyboardModifiers());
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_settings = PassingSettings();
        m_settings.setSpeed(0);
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"),
                                                      m_home->filePath(QStringLiteral("data")));
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup()
    {
        m_application.reset();
        m_home.reset();
    }

    /// A shortcut of a page and one of a menu on the same key are ambiguous to Qt: neither is carried out.
    void noKeyHasTwoOwners()
    {
        for (const PageEntry& entry : window().pages().entries())
            window().turnTo(entry.id); // so that all pages are there
        std::set<QString> taken;
        for (const QAction* action : actionsWithKeys())
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY2(taken.insert(key.toString()).second, qPrintable(key.toString()));
        QVERIFY(taken.size() >= 12);
        for (const QShortcut* shortcut : window().findChildren<QShortcut*>())
            QVERIFY2(taken.count(shortcut->key().toString()) == 0,
                     qPrintable(shortcut->key().toString() + u' ' +
                                QLatin1String(shortcut->parent()->metaObject()->className())));
    }

    /// Which keys are "standard" depends on the desktop, and on some there is none: what has none anywhere is
    /// bound by name.
    void everyKeyExistsOnEveryDesktop()
    {
        // Bound in Qt's table for Windows, plain X11, Gnome and KDE alike
        // (qtbase/src/gui/kernel/qplatformtheme.cpp).
        const QStringList everywhere{"New",    "Open",    "Save",         "Undo",      "Redo",
                                     "Cut",    "Copy",    "Paste",        "SelectAll", "Find",
                                     "ZoomIn", "ZoomOut", "HelpContents", "WhatsThis", "Replace"};
        QDirIterator sources(QStringLiteral(FABLETOP_SOURCE_DIR), {"*.cpp", "*.h"}, QDir::Files,
                             QDirIterator::Subdirectories);
        const QRegularExpression key(QStringLiteral("QKeySequence::([A-Z][A-Za-z]+)"));
        QStringList others;
        while (sources.hasNext()) {
            const QString name = sources.next();
            if (!name.contains(QStringLiteral("/app/")) && !name.contains(QStringLiteral("/views/")))
                continue;
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto found = key.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
                if (const QString standard = found.next().captured(1);
                    !everywhere.contains(standard) && standard != u"NativeText")
                    others << name + u' ' + standard;
        }
        QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
        const auto owner = [&](const char* keys) {
            for (const QAction* action : actionsWithKeys())
                if (action->shortcuts().contains(QKeySequence(QLatin1String(keys))))
                    return action->text().remove(u'&');
            return QString();
        };
        QCOMPARE(owner("Ctrl+Shift+S"), QStringLiteral("Save a copy as…"));
        QCOMPARE(owner("Ctrl+Q"), QStringLiteral("Quit"));
    }

    void lettersOfARulesTextGrow()
    {
        window().turnTo(pageid::workshop);
        pageOf<WorkshopHub>(window())->goTo(QStringLiteral("heroes"));
        HeroEditorPage* page = pageOf<WorkshopHub>(window())->heroes()->editor();
        QVERIFY(!pageOf<WorkshopHub>(window())->canZoom()); // nothing is written yet
        page->document().adopt(QStringLiteral("hero \"Mara\"\n"), QString(), false);
        page->editor()->setFocus();
        const int before = page->editor()->zoom();
        press(QKeySequence(QKeySequence::ZoomIn));
        QCOMPARE(page->editor()->zoom(), before + 1);
        press(QKeySequence(QKeySequence::ZoomOut));
        press(QKeySequence(QKeySequence::ZoomOut));
        QCOMPARE(page->editor()->zoom(), before - 1);
        press(QKeySequence(QStringLiteral("Ctrl+0")));
        QCOMPARE(page->editor()->zoom(), 0);
        QVERIFY(pageOf<WorkshopHub>(window())->canZoom());
        pageOf<WorkshopHub>(window())->heroes()->setMode(HeroWorkspace::Mode::balance);
        QVERIFY(!pageOf<WorkshopHub>(window())->canZoom());
    }

    void theBoardInSightGrows()
    {
        QVERIFY(window().open(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/matches/fog-over-soho.match")));
        BattlefieldView* shown = pageOf<ReplayPage>(window())->board();
        QVERIFY(shown->isVisible());
        QSignalSpy nearer(shown, &BattlefieldView::zoomChanged);
        QSignalSpy hidden(pageOf<TablePage>(window())->board(), &BattlefieldView::zoomChanged);
        press(QKeySequence(QKeySequence::ZoomIn));
        QCOMPARE(nearer.size(), 1);
        QVERIFY(nearer.front().front().toDouble() > 1);
        press(QKeySequence(QStringLiteral("Ctrl+0")));
        QCOMPARE(nearer.back().front().toDouble(), 1.0);
        QVERIFY(hidden.isEmpty());
    }
};

QTEST_MAIN(TestMenuKeys)
#include "tst_menukeys.moc"
