// SPDX-License-Identifier: GPL-3.0-or-later
// The whole card beside the pointer that rests on its name.

#include "views/cards/cardpeek.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>
#include <QWidget>

using namespace fabletop;

namespace {

CardLook named(const QString& title)
{
    CardLook look;
    look.title = title;
    look.dimmed = QStringLiteral("Not now");
    look.chosen = true;
    return look;
}

} // namespace

class TestCardPeek : public QObject {
    Q_OBJECT

    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<QWidget> m_window;
    QWidget* m_list = nullptr; ///< left half "One", a face-down card in the middle, the rest nothing
    CardPeek* m_peek = nullptr;
    QString m_title;

    void over(QPoint at) { QTest::mouseMove(m_list, at); }

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
        m_title = QStringLiteral("One");
        m_window = std::make_unique<QWidget>();
        m_window->resize(1000, 700);
        m_list = new QWidget(m_window.get());
        m_list->setGeometry(200, 100, 400, 300);
        m_peek = &CardPeek::attach(*m_list, m_theme, [this](QPoint at) -> std::optional<CardLook> {
            if (at.x() < 100) return named(m_title);
            CardLook back;
            back.back = true;
            if (at.x() < 200) return back;
            if (at.x() < 300) return {};
            return named(QStringLiteral("Two"));
        });
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QTest::mouseMove(m_window.get(), QPoint(2, 2));
    }
    void cleanup() { m_window.reset(); }

    void afterAWhileAndNeverOverThePointer()
    {
        QElapsedTimer time;
        time.start();
        over({50, 150});
        QVERIFY(!m_peek->visible());
        QTRY_VERIFY(m_peek->visible());
        QVERIFY(time.elapsed() >= CardPeek::delay - 5);
        QCOMPARE(m_peek->shown()->title, QStringLiteral("One"));
        QVERIFY(m_peek->shown()->dimmed.isEmpty() && !m_peek->shown()->chosen); // the card, not its state
        const QPoint pointer = m_list->mapTo(m_window.get(), QPoint(50, 150));
        QVERIFY(!m_peek->shownRect().contains(pointer));
        QVERIFY(m_window->rect().contains(m_peek->shownRect()));
        QVERIFY(m_peek->shownRect().width() > m_theme->px(CardPeek::cardWide));
        over({60, 150});
        QVERIFY(m_peek->visible()); // still the same
        over({250, 150});
        QVERIFY(!m_peek->visible());
        QVERIFY(!m_peek->shown());
    }

    void insideTheWindowAtEachEdge()
    {
        for (const QPoint corner : {QPoint(0, 0), QPoint(600, 0), QPoint(0, 400), QPoint(600, 400)}) {
            m_list->move(corner);
            for (const QPoint at : {QPoint(1, 1), QPoint(398, 298), QPoint(398, 1), QPoint(1, 298)}) {
                m_peek->showAt(at);
                QVERIFY(m_peek->visible());
                QVERIFY(m_window->rect().contains(m_peek->shownRect()));
                QVERIFY(!m_peek->shownRect().contains(m_list->mapTo(m_window.get(), at)));
            }
        }
    }

    void neverABackAndNothingForNothing()
    {
        over({150, 150});
        QTest::qWait(CardPeek::delay + 80);
        QVERIFY(!m_peek->visible());
        over({250, 150});
        QTest::qWait(CardPeek::delay + 80);
        QVERIFY(!m_peek->visible());
    }

    void goesWithTheCard()
    {
        over({50, 150});
        QTRY_VERIFY(m_peek->visible());
        m_title = QStringLiteral("Three"); // the row holds another card now
        m_list->update();
        QTRY_VERIFY(!m_peek->visible());
        over({51, 150});
        QTRY_VERIFY(m_peek->visible());
        m_list->hide();
        QVERIFY(!m_peek->visible());
    }

    void aPressTakesItAwayAndHoldingBringsIt()
    {
        over({50, 150});
        QTRY_VERIFY(m_peek->visible());
        QTest::mousePress(m_list, Qt::LeftButton, {}, QPoint(50, 150));
        QVERIFY(!m_peek->visible());
        QTRY_VERIFY(m_peek->visible());
        QTest::mouseRelease(m_list, Qt::LeftButton, {}, QPoint(50, 150));
        QVERIFY(!m_peek->visible());
    }

    void whereTheCallerWants()
    {
        auto* other = new QWidget(m_window.get());
        other->setGeometry(600, 100, 100, 100);
        other->show();
        CardPeek& peek = CardPeek::attach(
            *other, m_theme, [](QPoint) { return std::optional(named(QStringLiteral("There"))); },
            [](QSize, QPoint) { return QPoint(20, 30); });
        peek.showAt({10, 10});
        QCOMPARE(peek.shownRect().topLeft(), QPoint(20, 30));
        peek.hide();
    }
};

QTEST_MAIN(TestCardPeek)
#include "tst_cardpeek.moc"
