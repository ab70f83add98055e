// A whole duel without the mouse.

#include "tests/views/keyhand.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

class TestKeyboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeDuel()
    {
        Sitting table(duelPlan(11));
        QVERIFY(table.match);
        QVERIFY(QTest::qWaitForWindowActive(table.page.get()));
        KeyHand hand(table, makeBot("greedy"));
        QElapsedTimer clock;
        clock.start();
        int idle = 0;
        QString last;
        while (!table.match->over() && clock.elapsed() < 120'000 && idle < 12) {
            const int before = table.match->timeline().last();
            const bool did = hand.step();
            QTest::qWait(1);
            idle = did && table.match->timeline().last() == before && !table.page->sheet()->isVisible() ? idle + 1 : 0;
            last = table.page->promptBar()->look().text + u' ' + table.desk().note();
        }
        QVERIFY2(table.match->over(), qPrintable(last));
        QVERIFY(hand.keys() > 100);
        // The result is reached by keys too: rematch is the first button.
        QSignalSpy rematch(table.page.get(), &TablePage::rematchWanted);
        for (int turn = 0; turn < 400 && table.page->result()->isHidden(); ++turn) {
            hand.step();
            QTest::qWait(5);
        }
        QTRY_VERIFY(table.page->result()->isVisible());
        Button* button = table.page->result()->findChild<Button*>();
        for (int turn = 0; turn < 60 && QApplication::focusWidget() != button; ++turn)
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : table.page.get(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), button);
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(rematch.size(), 1);
    }

    /// What the pointer inspects, a key inspects: the cursor tells the space in words.
    void cursorTellsTheSpace()
    {
        Sitting table(duelPlan(11));
        QVERIFY(QTest::qWaitForWindowActive(table.page.get()));
        for (int turn = 0; turn < 60 && table.page->board()->cursor() == SpaceId::none; ++turn)
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : table.page.get(), Qt::Key_Tab);
        QVERIFY(table.page->board()->cursor() != SpaceId::none);
        const QString first = table.page->board()->accessibleDescription();
        QTest::keyClick(table.page->board(), Qt::Key_Tab);
        QVERIFY(!first.isEmpty() && table.page->board()->accessibleDescription() != first);
    }
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
