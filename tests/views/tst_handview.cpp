// SPDX-License-Identifier: GPL-3.0-or-later
// The row of a hand: widths, gaps, overlapping, heads, the card in front, keys.

#include "model/content/catalogue.h"
#include "views/baking/illustrations.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/cards/cardpeek.h"
#include "views/hand/handgrid.h"
#include "views/hand/handview.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace fabletop;

class TestHandView : public QObject {
    Q_OBJECT

    std::shared_ptr<const Theme> m_theme;
    std::vector<std::shared_ptr<const HeroRules>> m_heroes;
    std::unique_ptr<QWidget> m_page;
    HandView* m_hand = nullptr;

    std::vector<HandCard> cardsOf(int count, std::size_t hero = 0, Language language = Language::en) const
    {
        std::vector<HandCard> cards;
        const auto& rules = *m_heroes[hero];
        for (int card = 0; card < count; ++card) {
            const CardId id = idAt<CardId>(card % static_cast<int>(rules.cards.size()));
            cards.push_back({cardFace(rules, id, language), idAt<SeatId>(0), id, card});
        }
        return cards;
    }
    /// A page of 1224 × 766 with a hand row of 214 at its usual place.
    void show(int wide = 1224, int high = 214)
    {
        m_page = std::make_unique<QWidget>();
        m_page->resize(wide, 766);
        m_hand = new HandView(m_theme, m_page.get());
        m_hand->setMoving(false);
        m_hand->setGeometry(0, 736 - high - HandView::lift, wide, high + HandView::lift);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTest::mouseMove(m_page.get(), QPoint(2, 2));
    }
    void keepPicture(const QString& name)
    {
        if (qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES"))
            m_page->grab(QRect(0, 400, m_page->width(), 366)).save(name + QStringLiteral(".png"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        m_theme->art().illustrations().setPatient(true);
        applyTheme(*qApp, m_theme);
        Diagnostics diagnostics;
        for (const QString& id : shippedHeroes())
            m_heroes.push_back(loadHero(id, diagnostics));
    }
    void cleanup() { m_page.reset(); }

    void handsOfAllSizes_data()
    {
        QTest::addColumn<int>("count");
        for (int count : {1, 5, 7, 8, 10, 12, 16, 24})
            QTest::addRow("%d", count) << count;
    }
    void handsOfAllSizes()
    {
        QFETCH(int, count);
        show();
        m_hand->setCards(cardsOf(count));
        const CardPainter painter(*m_theme);
        const QRectF room(0, HandView::lift, m_hand->width(), m_hand->height());
        qreal last = -1e9;
        for (int place = 0; place < count; ++place) {
            const QRectF sheet = m_hand->cardRect(place);
            QCOMPARE(sheet.height(), 206.0);
            QVERIFY(sheet.width() >= 148 && sheet.width() <= 232);
            QVERIFY(sheet.left() >= last + 72); // of each enough is seen
            if (!m_hand->crowded()) {
                QVERIFY(
                    painter.fitsInHand(m_hand->cards()[static_cast<std::size_t>(place)].look, sheet.size()));
                if (place > 0) QVERIFY(sheet.left() >= m_hand->cardRect(place - 1).right() + 1.9);
            }
            if (count <= 15) QVERIFY(room.contains(sheet));
            // The one in front shows all of its text inside the row.
            const QRectF front = m_hand->frontRect(place);
            QVERIFY(room.contains(front));
            QVERIFY(painter.fitsInHand(m_hand->cards()[static_cast<std::size_t>(place)].look, front.size()));
            last = sheet.left();
        }
        QCOMPARE(m_hand->crowded(), count > 8); // up to eight are read without pointing at any
        keepPicture(QStringLiteral("row-%1").arg(count));
    }

    void eightNarrowCardsStandSideBySide()
    {
        show();
        std::vector<HandCard> cards = cardsOf(8);
        for (HandCard& card : cards)
            card.look = cards.front().look;
        m_hand->setCards(cards);
        QVERIFY(!m_hand->crowded());
        QVERIFY(m_hand->cardRect(1).left() - m_hand->cardRect(0).right() >= 1.9);
    }

    void thePointedOneComesToTheFrontAndHidesNone()
    {
        show();
        m_hand->setCards(cardsOf(14));
        QSignalSpy hovered(m_hand, &HandView::cardHovered);
        for (int place = 0; place < 14; ++place) {
            const QRectF sheet = m_hand->cardRect(place);
            QTest::mouseMove(m_hand, QPoint(static_cast<int>(sheet.left()) + 20, 100));
            QCOMPARE(m_hand->current(), place);
            QCOMPARE(hovered.last().first().toInt(), place);
        }
        keepPicture(QStringLiteral("row-front"));
        QSignalSpy clicked(m_hand, &HandView::cardClicked);
        QTest::mouseMove(m_hand, QPoint(static_cast<int>(m_hand->cardRect(3).left()) + 20, 100));
        QTest::mouseClick(m_hand, Qt::LeftButton, {},
                          QPoint(static_cast<int>(m_hand->cardRect(3).left()) + 20, 100));
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.first().first().toInt(), 3);
    }

    /// Where the row is low only heads are seen, and the whole card above the one that is pointed at.
    void heads()
    {
        show(904, 64);
        m_hand->setCards(cardsOf(7));
        QVERIFY(m_hand->heads() && m_hand->crowded());
        QTest::mouseMove(m_hand, m_hand->cardRect(2).center().toPoint());
        QCOMPARE(m_hand->current(), 2);
        auto* front = m_page->findChild<QLabel*>();
        QVERIFY(front && front->isVisible());
        QVERIFY(m_page->rect().contains(front->geometry()));
        QVERIFY(front->geometry().bottom() <= m_hand->geometry().top() + m_hand->cardRect(2).top() + 24);
        QVERIFY(CardPainter(*m_theme).fitsInHand(m_hand->cards()[2].look, m_hand->frontRect(2).size()));
        keepPicture(QStringLiteral("row-heads"));
        m_hand->setEnabled(false);
        QVERIFY(!front->isVisible());
    }

    void larger()
    {
        show(1864, 298);
        m_hand->setCards(cardsOf(7));
        QCOMPARE(m_hand->cardRect(0).height(), 290.0);
        QVERIFY(!m_hand->crowded());
        QVERIFY(std::abs(m_hand->cardRect(0).width() - 148 * 290.0 / 206) < 0.1);
        keepPicture(QStringLiteral("row-larger"));
    }

    void byKeys()
    {
        show();
        m_hand->setCards(cardsOf(10));
        m_hand->setFocus(Qt::TabFocusReason);
        QCOMPARE(m_hand->current(), 0);
        QTest::keyClick(m_hand, Qt::Key_Right);
        QTest::keyClick(m_hand, Qt::Key_Right);
        QCOMPARE(m_hand->current(), 2);
        const CardLook& look = m_hand->cards()[2].look;
        QVERIFY(m_hand->accessibleDescription().contains(look.title));
        QVERIFY(m_hand->accessibleDescription().contains(look.parts.front().text));
        QSignalSpy clicked(m_hand, &HandView::cardClicked);
        QTest::keyClick(m_hand, Qt::Key_Return);
        QCOMPARE(clicked.first().first().toInt(), 2);
        auto* peek = m_hand->findChild<CardPeek*>();
        QVERIFY(peek && !peek->visible());
        QTest::keyClick(m_hand, Qt::Key_I);
        QVERIFY(peek->visible());
        QCOMPARE(peek->shown()->title, look.title);
        QTest::keyClick(m_hand, Qt::Key_I);
        QVERIFY(!peek->visible());
        QTest::keyClick(m_hand, Qt::Key_I);
        QVERIFY(peek->visible());
        QTest::keyClick(m_hand, Qt::Key_Left);
        QVERIFY(!peek->visible());
    }

    void whyItCannotBePlayedIsSpoken()
    {
        show();
        auto cards = cardsOf(3);
        cards[0].look.dimmed = QStringLiteral("No attack card");
        m_hand->setCards(cards);
        m_hand->setFocus(Qt::TabFocusReason);
        QCOMPARE(m_hand->accessibleDescription().count(QStringLiteral("No attack card")), 1);
    }

    /// The card that asks is read too, and stands apart.
    void theCardThatAsks()
    {
        show();
        auto cards = cardsOf(7);
        CardLook asking = cards[6].look;
        asking.parts.front().askedFrom = 0;
        asking.parts.front().askedLength = 12;
        cards.pop_back();
        m_hand->setAsking(asking);
        m_hand->setCards(cards);
        QVERIFY(CardPainter(*m_theme).fitsInHand(asking, m_hand->askingRect().size()));
        QVERIFY(m_hand->cardRect(0).left() > m_hand->askingRect().right() + 14);
        QVERIFY(!m_hand->crowded());
        QVERIFY(m_hand->accessibleName().contains(asking.parts.front().text));
        keepPicture(QStringLiteral("row-asking"));
    }

    void allInAGrid()
    {
        show();
        auto* grid = new HandGrid(m_theme, m_page.get());
        grid->setCards(cardsOf(13));
        grid->setGeometry(0, 0, 1224, 466);
        grid->show();
        const CardPainter painter(*m_theme);
        for (int place = 0; place < 13; ++place) {
            QVERIFY(painter.fitsInHand(cardsOf(13)[static_cast<std::size_t>(place)].look,
                                       grid->cardRect(place).size()));
            for (int other = 0; other < place; ++other)
                QVERIFY(!grid->cardRect(place).intersects(grid->cardRect(other)));
        }
        QSignalSpy clicked(grid, &HandGrid::cardClicked);
        QTest::mouseClick(grid, Qt::LeftButton, {}, grid->cardRect(4).center().toPoint());
        QCOMPARE(clicked.first().first().toInt(), 4);
        if (qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES"))
            m_page->grab().save(QStringLiteral("row-grid.png"));
        QSignalSpy closed(grid, &HandGrid::closeRequested);
        QTest::keyClick(grid, Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
    }
};

QTEST_MAIN(TestHandView)
#include "tst_handview.moc"
