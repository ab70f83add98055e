// SPDX-License-Identifier: GPL-3.0-or-later
// Team matches at a TablePage, by mouse: four persons, three persons with one in two seats, and computers.

#include "tests/views/sitting.h"
#include "views/hand/handtabs.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/pickbuttons.h"
#include "views/pages/start/seatchooser.h"
#include "views/seats/seatpanel.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

class TestFourSeats : public QObject {
    Q_OBJECT

private:
    /// A, B, A, B; `players` as match files call them.
    static MatchPlan plan(const QStringList& players, bool pair, std::uint64_t seed)
    {
        MatchPlan plan = duelPlan(seed);
        const QStringList heroes{QStringLiteral("sherlock-holmes"), QStringLiteral("dracula"),
                                 QStringLiteral("alice"), QStringLiteral("medusa")};
        const QStringList names{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo"),
                                QStringLiteral("Dan")};
        plan.count = 4;
        for (int seat = 0; seat < 4; ++seat)
            plan.seats[static_cast<std::size_t>(seat)] = {heroes[seat], names[seat], players[seat],
                                                          pair && seat == 2};
        return plan;
    }

private Q_SLOTS:
    void fourPersonsPlayToTheEnd()
    {
        const QString person = QStringLiteral("person");
        Sitting table(plan({person, person, person, person}, false, 3));
        QVERIFY(table.match);
        QSet<int> seen;
        QVERIFY(table.until(
            [&] {
                if (table.page->cover()->isVisible() &&
                    table.controller().presence().awaited() != SeatId::none)
                    seen.insert(static_cast<int>(index(table.controller().presence().awaited())));
                return table.match->over();
            },
            200'000));
        QCOMPARE(seen.size(), 4);
        QVERIFY(table.untilOver());
        const fabletop::Table& end = table.match->state().table;
        const SeatId winner = table.page->result()->look().seat;
        QCOMPARE(table.match->rules().team(winner), end.turn.winner);
        for (int seat = 0; seat < 4; ++seat) // R-TEAM-10: both heroes of the other team
            if (table.match->rules().team(idAt<SeatId>(seat)) != end.turn.winner)
                QCOMPARE(end.fighter(heroOf(idAt<SeatId>(seat))).status, FighterStatus::defeated);
        QVERIFY(table.page->result()->look().title.contains(QStringLiteral(" and ")));
    }

    void panelsStandWithTheirTeams()
    {
        const QString bot = QStringLiteral("greedy1");
        Sitting table(plan({QStringLiteral("person"), bot, bot, bot}, false, 4));
        const auto place = [&](int seat) { return table.page->panel(idAt<SeatId>(seat))->geometry(); };
        const int middle = table.page->width() / 2;
        QVERIFY(place(0).right() < middle && place(2).right() < middle);
        QVERIFY(place(1).left() > middle && place(3).left() > middle);
        QVERIFY(place(0).bottom() <= place(2).top());
        for (int seat = 0; seat < 4; ++seat) {
            QVERIFY(table.page->panel(idAt<SeatId>(seat))->isVisible());
            for (int other = 0; other < seat; ++other)
                QVERIFY(!place(seat).intersects(place(other)));
            QVERIFY(!place(seat).intersects(table.page->board()->geometry()));
        }
        QCOMPARE(table.page->promptBar()->look().order.size(), std::size_t(4));
    }

    void onePersonHoldsTwoHands()
    {
        const QString bot = QStringLiteral("greedy1");
        Sitting table(plan({QStringLiteral("person"), bot, QStringLiteral("person"), bot}, true, 6));
        QVERIFY(table.untilAsked(Ask::action));
        const SeatId asked = table.controller().viewer();
        const SeatId other = asked == idAt<SeatId>(0) ? idAt<SeatId>(2) : idAt<SeatId>(0);
        QCOMPARE(table.controller().presence().ownSeats().size(), std::size_t(2));
        QCOMPARE(table.page->handTabs()->buttons().size(), std::size_t(2));
        Button* tab = table.page->handTabs()->buttons()[index(other) / 2];
        QTest::mouseClick(tab, Qt::LeftButton);
        QVERIFY(!table.page->hand()->cards().empty());
        for (const HandCard& card : table.page->hand()->cards()) {
            QCOMPARE(card.owner, other);
            QVERIFY(card.card != CardId::unseen);
        }
        // Its cards cannot be played now, and that is said.
        QSignalSpy refused(&table.controller(), &TableController::refused);
        QSignalSpy told(table.page.get(), &TablePage::told);
        QTest::mouseClick(table.page->hand(), Qt::LeftButton, {},
                          (table.page->hand()->cardRect(0).topLeft() + QPointF(16, 40)).toPoint());
        QVERIFY(refused.size() + told.size() > 0);
        QTest::mouseClick(table.page->handTabs()->buttons()[index(asked) / 2], Qt::LeftButton);
        for (const HandCard& card : table.page->hand()->cards())
            QCOMPARE(card.owner, asked);
        QVERIFY(table.untilOver());
        QVERIFY(table.page->cover()->isHidden());
    }

    /// In the smallest window too a seat says who it is for, whole.
    void namesOfSeatsAreReadWhole()
    {
        NewMatchPage page(duelPlan(1), Language::pt, lightTheme());
        page.resize(904, 606);
        page.show();
        page.countButton(4)->click();
        int fields = 0;
        for (const SeatChooser* seat : page.findChildren<SeatChooser*>())
            for (const QLineEdit* name : seat->findChildren<QLineEdit*>()) {
                if (!name->isVisible() || name->placeholderText().isEmpty()) continue;
                const int words = name->fontMetrics().horizontalAdvance(name->placeholderText());
                QVERIFY2(words + 12 <= name->width(), qPrintable(name->placeholderText()));
                ++fields;
            }
        QVERIFY(fields >= 4);
    }

    void battlefieldsWithTwoStartsSayWhyNot()
    {
        NewMatchPage page(duelPlan(1), Language::en, lightTheme());
        page.resize(1224, 766);
        page.show();
        QTest::mouseClick(page.countButton(4), Qt::LeftButton);
        QCOMPARE(page.plan().count, 4);
        int barred = 0;
        const QString chosen = page.plan().battlefield;
        for (FieldPick* pick : page.fields()) {
            QCOMPARE(pick->reason().isEmpty(), pick->starts() >= 4);
            if (pick->reason().isEmpty()) continue;
            ++barred;
            QTest::mouseClick(pick, Qt::LeftButton);
            QCOMPARE(page.plan().battlefield, chosen);
        }
        QVERIFY(barred >= 2);
        QTest::mouseClick(page.partnerButton(2), Qt::LeftButton);
        QCOMPARE(page.plan().holder(2), 0);
        QSignalSpy start(&page, &NewMatchPage::startRequested);
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        QCOMPARE(start.size(), 1);
        Diagnostics diagnostics;
        const auto match = makeMatch(page.plan(), diagnostics);
        QVERIFY(match && diagnostics.empty());
        QCOMPARE(match->rules().seatCount(), 4);
        QCOMPARE(match->rules().seats[0].person, match->rules().seats[2].person);
    }
};

QTEST_MAIN(TestFourSeats)
#include "tst_fourseats.moc"
