// SPDX-License-Identifier: GPL-3.0-or-later
// What the row of cards says at a table: why a card can't be played, all of them at once, what lies elsewhere
// now.

#include "tests/views/sitting.h"
#include "views/cards/cardpeek.h"
#include "views/hand/handgrid.h"
#include "views/hand/traybacks.h"
#include "views/seats/deckpanel.h"

using namespace fabletop;
using namespace fabletop::testing;

class TestHandRow : public QObject {
    Q_OBJECT

    static void over(const Sitting& table, int place)
    {
        QTest::mouseMove(table.page->hand(), table.page->hand()->cardRect(place).center().toPoint());
    }

private Q_SLOTS:
    /// In the bar, with its rule, as long as the pointer or the keyboard is on the card.
    void whyACardCannotBePlayed()
    {
        int told = 0;
        Sitting table(duelPlan(7));
        table.until([&] {
            if (!table.askedFor(Ask::action) || QTest::currentTestFailed()) return told > 12;
            HandView& hand = *table.page->hand();
            QTest::mouseMove(table.page->promptBar(), QPoint(300, 8));
            const QString before = table.page->promptBar()->look().help;
            for (int place = 0; place < static_cast<int>(hand.cards().size()); ++place) {
                const CardLook& look = hand.cards()[static_cast<std::size_t>(place)].look;
                if (look.dimmed.isEmpty()) continue;
                [&] {
                    QVERIFY(!look.playable);
                    over(table, place);
                    QCOMPARE(table.page->promptBar()->look().help, look.dimmed);
                    QVERIFY2(table.page->promptBar()->look().rule.startsWith(QStringLiteral("R-")),
                             qPrintable(look.dimmed));
                    QVERIFY(!table.page->promptBar()->look().harm);
                }();
                ++told;
            }
            QTest::mouseMove(table.page->promptBar(), QPoint(300, 8));
            QCoreApplication::processEvents();
            [&] { QCOMPARE(table.page->promptBar()->look().help, before); }();
            return told > 12;
        });
        QVERIFY(told > 4);
    }

    /// In a maneuver every card is a boost: neither sign.
    void neitherSignInAManeuver()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        table.controller().input().pickAction(ActionKind::maneuver);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        QVERIFY(!table.page->hand()->cards().empty());
        for (const HandCard& card : table.page->hand()->cards())
            QVERIFY(card.look.dimmed.isEmpty() && !card.look.playable);
    }

    /// Of what can be picked, something can; and what has the bar has no lock.
    void playableCardsAreSigned()
    {
        int playable = 0;
        Sitting table(duelPlan(7));
        QVERIFY(table.until([&] {
            if (table.askedFor(Ask::defend))
                for (const HandCard& card : table.page->hand()->cards()) {
                    playable += card.look.playable;
                    if (card.look.playable != card.look.dimmed.isEmpty()) return false;
                }
            return playable > 2;
        }));
    }

    void allAtOnce()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        TablePage& page = *table.page;
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTest::keyClick(&page, Qt::Key_G);
        auto* grid = page.findChild<HandGrid*>();
        QVERIFY(grid && grid->isVisible() && grid->hasFocus());
        QVERIFY(grid->geometry().bottom() <= page.promptBar()->geometry().top());
        QTest::keyClick(grid, Qt::Key_Escape);
        QTRY_VERIFY(!page.findChild<HandGrid*>());
        QVERIFY(page.hand()->hasFocus());
        // A card of it is as good as one of the row.
        QTest::keyClick(&page, Qt::Key_G);
        grid = page.findChild<HandGrid*>();
        QSignalSpy told(&page, &TablePage::told);
        QTest::mouseClick(grid, Qt::LeftButton, {}, grid->cardRect(0).center().toPoint());
        QTRY_VERIFY(!page.findChild<HandGrid*>());
        QVERIFY(table.controller().staging().picked().rows.size() == 1 ||
                !table.controller().note().isEmpty() || table.page->promptBar()->look().harm);
    }

    void theLog()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        TablePage& page = *table.page;
        QVERIFY(page.largePane()->isHidden());
        QTest::mouseClick(page.pane(), Qt::LeftButton, {}, page.pane()->rect().center());
        QVERIFY(page.largePane()->isVisible() && page.largePane()->showsLog());
        QVERIFY(page.panel(SeatId{1})->geometry().intersects(page.largePane()->geometry()));
        QVERIFY(!page.board()->geometry().intersects(page.largePane()->geometry()));
        QTest::keyClick(&page, Qt::Key_Escape);
        QVERIFY(page.largePane()->isHidden());
        QTest::keyClick(&page, Qt::Key_L);
        QVERIFY(page.largePane()->isVisible());
        QTest::keyClick(&page, Qt::Key_L);
        QVERIFY(page.largePane()->isHidden());
    }

    /// Who has laid down a card for a combat is seen at their seat, and the card is not.
    void cardsLaidDown()
    {
        Sitting table(duelPlan(7));
        const auto backs = [&](int seat) {
            return table.page->panel(idAt<SeatId>(seat))->findChild<TrayBacks*>();
        };
        QVERIFY(table.until([&] { return table.askedFor(Ask::defend); }));
        QVERIFY(backs(1)->isVisible() && backs(1)->backs().contains(QStringLiteral("attack")));
        QVERIFY(backs(0)->isHidden());
        QVERIFY(table.page->panel(SeatId{1})->rect().contains(backs(1)->geometry()));
        QVERIFY(table.until([&] { return table.askedFor(Ask::action); }));
        QVERIFY(backs(1)->isHidden() && backs(0)->isHidden());
    }

    /// A title in the list of a deck that stays open shows its card.
    void namesInADeck()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        TablePage& page = *table.page;
        Q_EMIT page.panel(SeatId{0})->pileClicked(SeatId{0}, SeatPanel::Pile::deck);
        DeckPanel& deck = *page.deckPanel();
        QVERIFY(deck.isVisible());
        auto* peek = deck.findChild<CardPeek*>();
        QVERIFY(peek);
        const QPoint at(60, deck.height() / 3);
        QVERIFY(deck.rowAt(at));
        QTest::mouseMove(&deck, at);
        QTRY_VERIFY(peek->visible());
        QCOMPARE(peek->shown()->title, deck.rowAt(at)->title);
        QVERIFY(page.rect().contains(peek->shownRect()));
    }
};

QTEST_MAIN(TestHandRow)
#include "tst_handrow.moc"
