// SPDX-License-Identifier: GPL-3.0-or-later
// Every window is whole on its screen when it is first seen: the main one, also where it was kept by a larger
// screen, and every dialog.

#include "app/window/application.h"
#include "app/window/mainwindow.h"
#include "app/window/menus/about.h"
#include "model/content/catalogue.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/start/matchplan.h"
#include "views/theme/screenfit.h"
#include "views/theme/style.h"
#include "views/workshop/files/fileasker.h"
#include "views/workshop/rules/wizard/newherowizard.h"

#include <QAbstractButton>
#include <QColorDialog>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <functional>

using namespace fabletop;

class TestScreenFit : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    QRect m_room;
    QTemporaryDir m_folder;

    static QString words(const QRect& rect)
    {
        return QStringLiteral("%1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
    }

    static bool scrolled(const QWidget& widget)
    {
        for (const QWidget* around = widget.parentWidget(); around; around = around->parentWidget())
            if (qobject_cast<const QScrollArea*>(around)) return true;
        return false;
    }
    /// Inside the room, and every button of it inside the window.
    QString faultOf(const QWidget& window) const
    {
        const QString name = QLatin1String(window.metaObject()->className()) + u' ' + window.windowTitle();
        QRect there = window.frameGeometry();
        if (window.windowType() == Qt::Window && !window.testAttribute(Qt::WA_Moved))
            there.moveTopLeft(m_room.topLeft()); // the desktop places it
        if (!m_room.contains(there))
            return QStringLiteral("%1 at %2 on %3").arg(name, words(window.frameGeometry()), words(m_room));
        if (window.minimumWidth() > m_room.width() || window.minimumHeight() > m_room.height())
            return name + QStringLiteral(" wants more than there is");
        for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || scrolled(*button)) continue;
            const QRect place(button->mapTo(&window, QPoint(0, 0)), button->size());
            if (!button->text().isEmpty() && button->window() == &window && !window.rect().contains(place) &&
                !qobject_cast<const QWizard*>(&window))
                return QStringLiteral("%1: %2 at %3").arg(name, button->text(), words(place));
        }
        return {};
    }
    /// Of a dialog that runs its own loop: looked at when it is there, then closed.
    QString ofModal(const std::function<void()>& open)
    {
        QString fault = QStringLiteral("no dialog came");
        QTimer look;
        int rounds = 0;
        connect(&look, &QTimer::timeout, this, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (!dialog || ++rounds < 3) return;
            fault = faultOf(*dialog);
            dialog->close();
        });
        look.start(30);
        open();
        return fault;
    }
    std::unique_ptr<Match> match() const
    {
        MatchPlan plan = lastPlan(PassingSettings());
        plan.seats[0] = {QStringLiteral("sherlock-holmes"), QStringLiteral("Ana"), QStringLiteral("person"),
                         false};
        plan.seats[1] = {QStringLiteral("dracula"), QStringLiteral("Ben"), QStringLiteral("greedy"), false};
        plan.battlefield = QStringLiteral("soho");
        plan.seed = 3;
        Diagnostics ignored;
        return makeMatch(plan, ignored);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }

    void rectangles()
    {
        const QMargins frame(2, 30, 2, 2);
        const QRect room(0, 24, 1366, 744);
        QCOMPARE(ScreenFit::fitted(QRect(100, 100, 600, 400), frame, room),
                 QRect(100, 100, 600, 400)); // as wished
        QCOMPARE(ScreenFit::fitted(QRect(3000, 100, 600, 400), frame, room),
                 QRect(1366 - 602, 100, 600, 400)); // of a screen that is gone
        QCOMPARE(ScreenFit::fitted(QRect(-500, -90, 600, 400), frame, room), QRect(2, 54, 600, 400));
        QCOMPARE(ScreenFit::fitted(QRect(0, 0, 2560, 1440), frame, room), QRect(2, 54, 1362, 712));
        QCOMPARE(ScreenFit::fitted(QRect(0, 0, 960, 640), QMargins(), QRect(0, 0, 683, 384)),
                 QRect(0, 0, 683, 384));
    }

    void screens_data()
    {
        QTest::addColumn<QRect>("room");
        QTest::newRow("1366x768") << QRect(0, 0, 1366, 728);
        QTest::newRow("1366x768 at 200 %") << QRect(0, 0, 683, 384);
        QTest::newRow("beside another screen") << QRect(1920, 40, 1280, 760);
    }
    void screens()
    {
        QFETCH(QRect, room);
        m_room = room;
        const ScreenFit fit(*qApp, [this](const QWidget&) { return m_room; });
        QWidget owner;
        owner.setGeometry(QRect(room.center(), QSize(20, 20)));
        owner.show();
        const QString longText =
            QString(60, u'm').replace(QStringLiteral("mmmmmm"), QStringLiteral("mmmmm ")) + u'\n';
        QCOMPARE(ofModal([&] { showAbout(*m_theme, &owner); }), QString());
        QCOMPARE(ofModal([&] {
                     dialogAsker (&owner)(longText.repeated(3),
                                          {FileAnswer::save, FileAnswer::discard, FileAnswer::saveElsewhere,
                                           FileAnswer::cancel});
                 }),
                 QString());
        QCOMPARE(
            ofModal([&] { QInputDialog::getText(&owner, QStringLiteral("Name"), QStringLiteral("Name")); }),
            QString());
        QCOMPARE(ofModal([&] {
                     QInputDialog::getItem(&owner, QStringLiteral("Hero"), QStringLiteral("Hero"),
                                           {QStringLiteral("A"), QStringLiteral("B")});
                 }),
                 QString());
        QCOMPARE(ofModal([&] {
                     QColorDialog::getColor(Qt::red, &owner, QStringLiteral("Color"),
                                            QColorDialog::DontUseNativeDialog);
                 }),
                 QString());
        QCOMPARE(
            ofModal([&] { QFileDialog::getOpenFileName(&owner, QStringLiteral("Open"), m_folder.path()); }),
            QString());
        QCOMPARE(
            ofModal([&] { QFileDialog::getSaveFileName(&owner, QStringLiteral("Save"), m_folder.path()); }),
            QString());
        NewHeroWizard wizard(m_theme, Language::en, &owner);
        wizard.show();
        for (int page = 0; page < 4; ++page) {
            QTest::qWait(30);
            const QString fault = faultOf(wizard);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            for (QWizard::WizardButton which : {QWizard::NextButton, QWizard::CancelButton}) {
                const QAbstractButton* button = wizard.button(which);
                if (button->isVisible())
                    QVERIFY(
                        wizard.rect().contains(QRect(button->mapTo(&wizard, QPoint(0, 0)), button->size())));
            }
            wizard.next();
        }
        const auto shown = match();
        CompareWindow compare(*shown, 0, 0, Looks(Narrator(shown->sharedRules(), {}, Language::en)),
                              Viewer::everyone(Viewer::Why::matchOver), m_theme, &owner);
        compare.show();
        QTest::qWait(30);
        QCOMPARE(faultOf(compare), QString());
    }

    /// The first size, a remembered one, and one that a larger or missing screen left behind.
    void mainWindow_data() { screens_data(); }
    void mainWindow()
    {
        QFETCH(QRect, room);
        PassingSettings settings;
        const auto open = [&](const QRect& screen) {
            m_room = screen;
            Application application(*qApp, settings, QStringLiteral("en"), m_folder.path());
            const ScreenFit fit(*qApp, [this](const QWidget&) { return m_room; });
            application.window().show();
            QTest::qWait(50);
            const QString fault = faultOf(application.window());
            const QSize least(960, 640);
            if (screen.width() >= 1280 && application.window().minimumSize() != least)
                return QStringLiteral("its least size is another");
            application.window().close();
            return fault;
        };
        QCOMPARE(open(room), QString());
        QCOMPARE(open(QRect(2600, 300, 3840, 2100)), QString()); // kept from there …
        QCOMPARE(open(room), QString());                         // … and not lost here
    }
};

QTEST_MAIN(TestScreenFit)
#include "tst_screenfit.moc"
