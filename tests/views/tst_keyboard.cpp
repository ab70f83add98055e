// SPDX-License-Identifier: GPL-3.0-or-later
// A whole duel without the mouse.

#include "tests/views/keyhand.h"
#include "views/combat/combatbar.h"
#include "views/combat/ledgercolumn.h"
#include "views/combat/ledgercolumns.h"

#include <QElapsedTimer>
#include <QEnterEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace fabletop;
using namespace fabletop::testing;

class TestKeyboard : public QObject {
    Q_OBJECT

private:
    /// A window with more than the page in it, as the real one.
    struct Frame {
        QWidget window;
        Button* other = new Button(QStringLiteral("Menu"), &window);
        QLineEdit* text = new QLineEdit(&window);
        QSignalSpy pressed{other, &Button::clicked};
        TablePage& page;

        explicit Frame(TablePage& inside) : page(inside)
        {
            auto* column = new QVBoxLayout(&window);
            for (QWidget* part :
                 {static_cast<QWidget*>(other), static_cast<QWidget*>(text), static_cast<QWidget*>(&page)})
                column->addWidget(part);
            window.resize(1260, 860);
            window.show();
            QVERIFY(QTest::qWaitForWindowActive(&window));
        }
        ~Frame() { page.setParent(nullptr); }
    };

private Q_SLOTS:
    void wholeDuel()
    {
        Sitting table(duelPlan(11));
        QVERIFY(table.match);
        QVERIFY(QTest::qWaitForWindowActive(table.page.get()));
        KeyHand hand(table, makeBot("greedy1"));
        QElapsedTimer clock;
        clock.start();
        int idle = 0;
        QString last;
        while (!table.match->over() && clock.elapsed() < 120'000 && idle < 12) {
            const int before = table.match->timeline().last();
            const bool did = hand.step();
            QTest::qWait(1);
            idle = did && table.match->timeline().last() == before && !table.page->sheet()->isVisible()
                       ? idle + 1
                       : 0;
            last = table.page->promptBar()->look().text + u' ' + table.controller().note();
        }
        QVERIFY2(table.match->over(), qPrintable(last));
        QVERIFY(hand.keys() > 100);
        // The result is reached by keys too: rematch is the first button.
        QSignalSpy rematch(table.page.get(), &TablePage::rematchRequested);
        for (int turn = 0; turn < 400 && table.page->result()->isHidden(); ++turn) {
            hand.step();
            QTest::qWait(5);
        }
        QTRY_VERIFY(table.page->result()->isVisible());
        Button* button = table.page->result()->findChild<Button*>();
        for (int turn = 0; turn < 60 && QApplication::focusWidget() != button; ++turn)
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : table.page.get(),
                            Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), button);
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(rematch.size(), 1);
    }

    /// Whatever had the keyboard before: Enter is the cover's, and nothing below it is reached by Tab.
    void theCoverTakesEnter()
    {
        Sitting table(duelPlan(3, QStringLiteral("person")));
        TablePage& page = *table.page;
        Frame frame(page);
        frame.other->setFocus();
        QVERIFY(QTest::qWaitFor([&] { return page.cover()->isVisible() || (table.pilot->step(), false); },
                                20'000));
        const SeatId awaited = table.controller().presence().awaited();
        for (int turn = 0; turn < 20; ++turn) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QWidget* focused = QApplication::focusWidget();
            QVERIFY2(!page.isAncestorOf(focused) || page.cover()->isAncestorOf(focused),
                     focused->metaObject()->className());
        }
        frame.other->setFocus();
        page.setFocus(); // as the window does when it turns to the page
        QVERIFY(page.cover()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!page.cover()->isVisible());
        QCOMPARE(table.controller().viewer(), awaited);
        QVERIFY(page.board()->hasFocus());
    }

    /// Space goes on whatever has the keyboard, except a text and a link; Enter presses what has it.
    void theSheetTakesSpace()
    {
        Sitting table(duelPlan(21));
        TablePage& page = *table.page;
        Frame frame(page);
        QVERIFY(table.until([&] { return page.sheet()->isVisible(); }));
        const CombatSheet& sheet = *page.sheet();
        page.sheet()->setStep(2);
        const auto* bar = sheet.findChild<CombatBar*>();
        for (QWidget* focused :
             {static_cast<QWidget*>(frame.other), static_cast<QWidget*>(bar->takeBackButton()),
              static_cast<QWidget*>(bar->toTheEndButton())}) {
            focused->setFocus();
            const int before = sheet.step();
            QTest::keyClick(focused, Qt::Key_Space);
            QVERIFY2(sheet.step() > before || !sheet.isVisible(), focused->metaObject()->className());
            if (!sheet.isVisible()) break;
        }
        QVERIFY(frame.pressed.isEmpty());
        QVERIFY(table.until([&] { return sheet.isVisible(); }));
        page.sheet()->setStep(2);
        int before = sheet.step();
        frame.text->setFocus();
        QTest::keyClick(frame.text, Qt::Key_Space);
        QCOMPARE(frame.text->text(), QStringLiteral(" "));
        QCOMPARE(sheet.step(), before);
        QVERIFY(!sheet.shown().rows[0].lines.empty());
        LedgerColumn* ledger = sheet.columns()->column(1);
        ledger->setFocus(Qt::TabFocusReason); // on its first link
        QSignalSpy rules(&page, &TablePage::ruleActivated);
        QTest::keyClick(ledger, Qt::Key_Space);
        QCOMPARE(rules.size(), 1);
        QCOMPARE(sheet.step(), before);
        bar->goOnButton()->setFocus();
        QTest::keyClick(bar->goOnButton(), Qt::Key_Return);
        QVERIFY(sheet.step() > before || !sheet.isVisible());
    }

    /// A reason is told under the pointer or when it is pressed, not because a focus came by.
    void reasonsAreNotTalkative()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* first = new Button(QStringLiteral("Attack"), &window);
        auto* second = new Button(QStringLiteral("Scheme"), &window);
        column->addWidget(first);
        column->addWidget(second);
        second->setReason(QStringLiteral("There’s no scheme in your hand."));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto shown = [&window] {
            const auto* note = window.findChild<QWidget*>(QStringLiteral("fabletopNote"));
            return note && note->isVisible();
        };
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Tab);
        QVERIFY(second->hasFocus() && !shown());
        second->setReason(QStringLiteral("Another reason."));
        QVERIFY(!shown());
        QTest::keyClick(second, Qt::Key_Space);
        QVERIFY(shown());
        QTest::keyClick(second, Qt::Key_Tab);
        QVERIFY(!shown());
        QEnterEvent over(QPointF(4, 4), QPointF(4, 4), QPointF(4, 4));
        QApplication::sendEvent(second, &over);
        QVERIFY(shown());
    }

    /// What the pointer inspects, a key inspects: the cursor tells the space in words.
    void cursorTellsTheSpace()
    {
        Sitting table(duelPlan(11));
        QVERIFY(QTest::qWaitForWindowActive(table.page.get()));
        for (int turn = 0; turn < 60 && table.page->board()->cursor() == SpaceId::none; ++turn)
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : table.page.get(),
                            Qt::Key_Tab);
        QVERIFY(table.page->board()->cursor() != SpaceId::none);
        const QString first = table.page->board()->accessibleDescription();
        QTest::keyClick(table.page->board(), Qt::Key_Tab);
        QVERIFY(!first.isEmpty() && table.page->board()->accessibleDescription() != first);
    }
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
