// SPDX-License-Identifier: GPL-3.0-or-later
// A press never lands on what has just appeared: buttons, pages, menus, cards, answers; and keys that are
// held or doubled.

#include "tests/views/sitting.h"
#include "views/theme/keyboardhome.h"
#include "views/theme/pressguard.h"

#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace fabletop;
using namespace fabletop::testing;

class TestPressGuard : public QObject {
    Q_OBJECT

private:
    qint64 m_now = 10'000;
    std::unique_ptr<PressGuard> m_guard;

    /// As a hand does it: at a place of the window, whatever lies there.
    static void press(QWidget& window, QPoint at, bool second = false)
    {
        QWidget* child = window.childAt(at);
        QWidget& target = child ? *child : window;
        const QPoint local = child ? child->mapFrom(&window, at) : at;
        if (second)
            QTest::mouseDClick(&target, Qt::LeftButton, {}, local);
        else
            QTest::mouseClick(&target, Qt::LeftButton, {}, local);
    }
    static void settle()
    {
        QTest::qWait(20); // painted: from then on it is there for a person
    }
    void wait(qint64 milliseconds) { m_now += milliseconds; }
    static QPoint middle(const QWidget& widget, const QWidget& window)
    {
        return widget.mapTo(&window, widget.rect().center());
    }

private Q_SLOTS:
    void init()
    {
        m_guard = std::make_unique<PressGuard>(*qApp, [this] { return m_now; });
    }
    void cleanup() { m_guard.reset(); }

    /// Text, role, use and place of a button.
    void anotherMeaning_data()
    {
        QTest::addColumn<int>("change");
        for (int change = 0; change < 5; ++change)
            QTest::newRow(qPrintable(QString::number(change))) << change;
    }
    void anotherMeaning()
    {
        QFETCH(int, change);
        QWidget window;
        window.resize(400, 200);
        Button button(QStringLiteral("Done"), &window);
        button.setGeometry(100, 60, 140, 36);
        if (change == 2) button.setReason(QStringLiteral("not yet"));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
        wait(1000);
        QSignalSpy clicked(&button, &Button::clicked);
        const QPoint at = middle(button, window);
        if (change != 2) {
            press(window, at); // the first press is what the person saw
            QCOMPARE(clicked.size(), 1);
        } else {
            QTest::mouseMove(&button, button.rect().center());
        }
        clicked.clear();
        if (change == 0) button.setText(QStringLiteral("Take back"));
        if (change == 1) button.setRole(ButtonRole::harm);
        if (change == 2) button.setReason(QString());
        if (change == 3) button.move(90, 60);
        if (change == 4) PressGuard::setMeaning(window, QStringLiteral("another question"));
        window.update();
        settle();
        wait(200);
        press(window, at, true);
        QCOMPARE(clicked.size(), 0);
        wait(150);
        press(window, at + QPoint(3, 2)); // hardly moved
        QCOMPARE(clicked.size(), 0);
        wait(100);
        press(window, at); // 450 ms later it has been seen
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(m_guard->swallowed(), 2);
    }

    void whoMovesMeansIt()
    {
        QWidget window;
        window.resize(400, 200);
        Button button(QStringLiteral("Done"), &window);
        button.setGeometry(100, 60, 140, 36);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
        wait(1000);
        QSignalSpy clicked(&button, &Button::clicked);
        const QPoint at = middle(button, window);
        press(window, at);
        button.setText(QStringLiteral("Take back"));
        settle();
        wait(50);
        press(window, at + QPoint(12, 0));
        QCOMPARE(clicked.size(), 2);
    }

    /// Even a change that has not been painted yet.
    void beforeItIsPainted()
    {
        QWidget window;
        Button button(QStringLiteral("Done"), &window);
        button.setGeometry(20, 20, 140, 36);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
        wait(1000);
        QSignalSpy clicked(&button, &Button::clicked);
        connect(&button, &Button::clicked, &button, [&button] { button.setText(button.text() + u'!'); });
        press(window, middle(button, window));
        press(window, middle(button, window), true);
        QCOMPARE(clicked.size(), 1);
    }

    /// What means the same can be pressed as fast as one likes.
    void theSameButtonCountsFast()
    {
        QWidget window;
        Button button(QStringLiteral("Step"), &window);
        button.setGeometry(20, 20, 140, 36);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
        QSignalSpy clicked(&button, &Button::clicked);
        for (int turn = 0; turn < 5; ++turn) {
            wait(30);
            press(window, middle(button, window));
            settle();
        }
        QCOMPARE(clicked.size(), 5);
    }

    /// A sheet that closes, one that opens, a banner over a page: whatever comes under the pointer.
    void sheetsAndPages()
    {
        QWidget window;
        window.resize(400, 200);
        Button below(QStringLiteral("Take back"), &window);
        below.setGeometry(100, 60, 140, 36);
        auto* sheet = new QWidget(&window);
        sheet->setGeometry(window.rect());
        Button goOn(QStringLiteral("Continue"), sheet);
        goOn.setGeometry(100, 60, 140, 36);
        connect(&goOn, &Button::clicked, sheet, &QWidget::hide);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
        wait(1000);
        QSignalSpy taken(&below, &Button::clicked);
        QSignalSpy gone(&goOn, &Button::clicked);
        const QPoint at = middle(below, window);
        press(window, at);
        QVERIFY(sheet->isHidden());
        settle();
        wait(120);
        press(window, at, true);
        QCOMPARE(taken.size(), 0);
        wait(400);
        press(window, at);
        QCOMPARE(taken.size(), 1);
        sheet->show();
        settle();
        wait(10);
        press(window, at);
        QCOMPARE(gone.size(), 1);
    }

    void menuRows()
    {
        QWidget window;
        window.resize(300, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTest::mouseClick(&window, Qt::LeftButton, {}, QPoint(60, 60));
        wait(1000);
        QMenu menu(&window);
        QSignalSpy picked(menu.addAction(QStringLiteral("Delete")), &QAction::triggered);
        menu.popup(window.mapToGlobal(QPoint(60, 60)) - QPoint(10, 8));
        settle();
        const QPoint row = menu.mapFromGlobal(window.mapToGlobal(QPoint(60, 60)));
        wait(100);
        QTest::mouseClick(&menu, Qt::LeftButton, {}, row);
        QCOMPARE(picked.size(), 0);
        wait(400);
        QTest::mouseClick(&menu, Qt::LeftButton, {}, row);
        QCOMPARE(picked.size(), 1);
    }

    /// A second Enter within the time of a double click, and a key that is held.
    void keys()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* done = new Button(QStringLiteral("Done"), &window);
        auto* other = new Button(QStringLiteral("Discard"), &window);
        auto* text = new QLineEdit(&window);
        for (QWidget* widget :
             {static_cast<QWidget*>(done), static_cast<QWidget*>(other), static_cast<QWidget*>(text)})
            column->addWidget(widget);
        connect(done, &Button::clicked, other, [done, other] {
            done->hide();
            other->setFocus();
        });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (int key : {Qt::Key_Return, Qt::Key_Space}) {
            done->show();
            done->setFocus();
            wait(2000);
            QSignalSpy discarded(other, &Button::clicked);
            QTest::keyClick(done, Qt::Key(key));
            QCOMPARE(QApplication::focusWidget(), other);
            wait(150);
            QTest::keyClick(other, Qt::Key(key));
            QCOMPARE(discarded.size(), 0);
            for (int repeat = 0; repeat < 3; ++repeat) { // held, for as long as one likes
                wait(500);
                QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
                QApplication::sendEvent(other, &held);
            }
            QCOMPARE(discarded.size(), 0);
            QTest::keyRelease(other, Qt::Key(key));
            wait(1000);
            QTest::keyClick(other, Qt::Key(key));
            QCOMPARE(discarded.size(), 1);
        }
        text->setFocus();
        wait(1000);
        for (int space = 0; space < 3; ++space)
            QTest::keyClick(text, Qt::Key_Space); // in a text a space is a space
        QCOMPARE(text->text(), QStringLiteral("   "));
    }

    /// A focused button that goes gives the keyboard home, not to the next button.
    void focusDoesNotFall()
    {
        QWidget window;
        window.setFocusPolicy(Qt::ClickFocus);
        auto* column = new QVBoxLayout(&window);
        auto* done = new Button(QStringLiteral("Done"), &window);
        auto* back = new Button(QStringLiteral("Take back"), &window);
        column->addWidget(done);
        column->addWidget(back);
        setKeyboardHome(window, window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        done->setFocus();
        done->hide();
        QCOMPARE(QApplication::focusWidget(), &window);
    }

    // -- at the table

    /// "A double click on Done takes the maneuver back": it ends the maneuver and nothing else.
    void doubleClickOnDone()
    {
        Sitting table(duelPlan(3, QStringLiteral("person")));
        QVERIFY(table.untilAsked(Ask::action));
        settle();
        wait(1000);
        TablePage& page = *table.page;
        press(page, middle(*page.actions()->button(ActionKind::maneuver), page));
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        settle();
        wait(1000);
        const int before = table.match->timeline().last();
        const QPoint done = middle(*page.promptBar()->confirmButton(), page);
        press(page, done);
        QTRY_VERIFY(table.match->timeline().last() > before);
        settle();
        const int after = table.match->timeline().last();
        wait(150);
        press(page, done, true);
        QTest::qWait(20);
        QCOMPARE(table.match->timeline().last(), after);
    }

    /// The click that goes on in a combat is that click's alone.
    void theLastClickOfACombat()
    {
        Sitting table(duelPlan(21));
        TablePage& page = *table.page;
        QVERIFY(table.until([&] { return page.sheet()->isVisible(); }));
        settle();
        wait(1000);
        for (const QPoint at :
             {middle(*page.board(), page), middle(*page.promptBar()->confirmButton(), page)}) {
            QVERIFY(table.until([&] { return page.sheet()->isVisible(); }));
            settle();
            wait(1000);
            for (int turn = 0; turn < 40 && page.sheet()->isVisible(); ++turn) {
                press(page, at);
                settle();
                wait(100);
            }
            QVERIFY(!page.sheet()->isVisible());
            const int before = table.match->timeline().last();
            const int swallowed = m_guard->swallowed();
            QSignalSpy told(&page, &TablePage::told);
            press(page, at, true);
            QCOMPARE(m_guard->swallowed(), swallowed + 1);
            QCOMPARE(told.size(), 0);
            QVERIFY(table.match->timeline().last() >= before); // nothing was taken back
            wait(1000);
        }
    }

    /// The same card, pressed twice: picked, and not put back by the second press.
    void doubleClickOnACard()
    {
        Sitting table(duelPlan(3, QStringLiteral("person")));
        QVERIFY(table.untilAsked(Ask::action));
        TablePage& page = *table.page;
        QTest::mouseClick(page.actions()->button(ActionKind::maneuver), Qt::LeftButton);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        settle();
        wait(1000);
        int place = -1; // one that has a boost to give
        const auto& cards = page.hand()->cards();
        for (int card = 0; card < static_cast<int>(cards.size()); ++card)
            if (cards[static_cast<std::size_t>(card)].usable && place < 0) place = card;
        QVERIFY(place >= 0);
        const QPoint at =
            page.hand()->mapTo(&page, (page.hand()->cardRect(place).topLeft() + QPointF(16, 40)).toPoint());
        press(page, at);
        settle();
        const CardId boost = table.controller().staging().picked().boost;
        QVERIFY(boost != CardId::none);
        wait(120);
        press(page, at, true);
        QCOMPARE(table.controller().staging().picked().boost, boost);
    }
};

QTEST_MAIN(TestPressGuard)
#include "tst_pressguard.moc"
