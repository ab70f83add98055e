// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is lost and nothing is silent: every click ends in an action, a selection or a stated reason.

#include "tests/views/sitting.h"
#include "views/pages/table/tablewords.h"
#include "views/seats/seatpanel.h"

#include <QRandomGenerator>
#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

class TestClicks : public QObject {
    Q_OBJECT

private:
    /// All that a click may change, as text.
    static QString trace(const Sitting& table)
    {
        const PendingSelection& staging = table.controller().staging();
        QStringList parts;
        const Cursor cursor = table.controller().view().place();
        for (int number :
             {table.match->timeline().last(), cursor.position, cursor.offset,
              int(table.controller().viewer()), int(staging.picked().action),
              int(index(staging.picked().fighter)), int(index(staging.picked().target)),
              int(index(staging.picked().space)), int(index(staging.picked().token)),
              int(staging.picked().boost), int(table.page->cover()->isVisible()),
              int(table.page->sheet()->isVisible()), int(table.controller().playback().busy()),
              table.page->sheet()->step(), int(table.page->result()->isVisible()),
              int(table.page->hand()->cards().size()), int(table.page->promptBar()->look().hint)})
            parts << QString::number(number);
        for (int row : staging.picked().rows)
            parts << QString::number(row);
        parts << QString::number(int(table.page->pileShown().seat))
              << QString::number(int(table.page->pileShown().pile));
        return parts.join(u'/') + table.page->hand()->accessibleName();
    }

    static QWidget* childAt(QWidget& page, QPoint at, QPoint& local)
    {
        QWidget* child = page.childAt(at);
        local = child ? child->mapFrom(&page, at) : at;
        return child ? child : &page;
    }

    /// Clicks there and says whether it had an outcome.
    static bool answers(Sitting& table, QPoint at, QString& where)
    {
        const QString before = trace(table);
        QSignalSpy refused(&table.controller(), &TableController::refused);
        QSignalSpy told(table.page.get(), &TablePage::told);
        QSignalSpy rematch(table.page.get(), &TablePage::rematchRequested);
        QSignalSpy rule(table.page.get(), &TablePage::ruleActivated); // a press on the link of the question
        QPoint local;
        QWidget* target = childAt(*table.page, at, local);
        where = QStringLiteral("%1 at %2,%3")
                    .arg(QLatin1String(target->metaObject()->className()))
                    .arg(at.x())
                    .arg(at.y());
        const auto* button = qobject_cast<const Button*>(target);
        const QString reason = button ? button->reason() : QString();
        QTest::mouseClick(target, Qt::LeftButton, {}, local);
        return trace(table) != before || refused.size() + told.size() + rematch.size() + rule.size() > 0 ||
               !reason.isEmpty();
    }

private Q_SLOTS:
    void fiveHundredAtRandom()
    {
        QRandomGenerator random(2026);
        Sitting table(duelPlan(21));
        QVERIFY(table.untilAsked(Ask::action));
        int silent = 0;
        QString silentAt;
        for (int click = 0; click < 500; ++click) {
            if (table.match->over()) break;
            // Between the clicks somebody plays on now and then, so that every kind of question comes by.
            if (click % 7 == 0) {
                table.controller().view().cursor().goLive();
                table.pilot->step();
                QTest::qWait(1);
            }
            // While the computer thinks, which a slow machine lets one see, there is nothing to press.
            const TableController& controller = table.controller();
            (void)QTest::qWaitFor(
                [&] { return controller.asking() || controller.playback().busy() || table.match->over(); },
                2'000);
            const QPoint at(random.bounded(table.page->width()), random.bounded(table.page->height()));
            QString where;
            if (answers(table, at, where)) continue;
            // A combat that is shown goes on by itself or is held; there a press may ask for what is so
            // already, such as the speed that is chosen.
            if (table.controller().playback().busy()) continue;
            ++silent;
            silentAt += where + u'\n';
        }
        QVERIFY2(silent == 0, qPrintable(QString::number(silent) + u'\n' + silentAt));
    }

    /// What cannot be is refused in the engine's words; one of each kind that a click can reach.
    void refusalsSayWhy()
    {
        Sitting table(duelPlan(21, QStringLiteral("person")));
        QVERIFY(table.until(
            [&] { return table.askedFor(Ask::action) && table.match->state().table.turn.number == 1; }));
        const auto note = [&] { return table.controller().note(); };
        const SeatId own = table.controller().viewer();
        const SeatId foe = own == idAt<SeatId>(0) ? idAt<SeatId>(1) : idAt<SeatId>(0);
        QStringList said;
        const auto refusedBy = [&](const std::function<void()>& act) {
            QSignalSpy refused(&table.controller(), &TableController::refused);
            act();
            QVERIFY2(refused.size() == 1, qPrintable(said.join(u'\n')));
            said << note();
        };
        // A fighter that is not one's own, with nobody taken up and no attack possible.
        refusedBy([&] { table.pilot->clickFighter(heroOf(foe)); });
        // A space too far away.
        table.pilot->clickFighter(heroOf(own));
        SpaceId far = SpaceId::none;
        const auto& spaces = table.match->info().setup.battlefield.spaces;
        for (std::size_t space = 0; space < spaces.size(); ++space) {
            const SpaceId id = idAt<SpaceId>(static_cast<int>(space));
            if (!table.page->board()->look().offer(id) && !table.page->board()->look().pieceOn(id)) far = id;
        }
        QVERIFY(far != SpaceId::none);
        refusedBy([&] { table.pilot->clickSpace(far); });
        table.controller().input().stepBack();
        // A button that cannot be used: the reason is its own.
        Button* attack = table.page->actions()->button(ActionKind::attack);
        if (!attack->usable()) {
            QVERIFY(!attack->reason().isEmpty());
            QSignalSpy told(table.page.get(), &TablePage::told);
            QTest::mouseClick(attack, Qt::LeftButton);
            QCOMPARE(told.size(), 1);
        }
        // Beside everything.
        refusedBy(
            [&] { QTest::mouseClick(table.page->board()->viewport(), Qt::LeftButton, {}, QPoint(3, 3)); });
        // A card that is no boost or cannot be used for an attack now.
        for (const HandCard& card : table.page->hand()->cards())
            if (!card.look.dimmed.isEmpty()) {
                refusedBy([&] { table.pilot->clickCard(card.owner, card.card); });
                break;
            }
        // An action while another is under way.
        QTest::mouseClick(table.page->actions()->button(ActionKind::maneuver), Qt::LeftButton);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        Button* scheme = table.page->actions()->button(ActionKind::scheme);
        QVERIFY(!scheme->usable());
        // A space somebody stands on.
        table.pilot->clickFighter(heroOf(own));
        refusedBy([&] { table.pilot->clickFighter(heroOf(foe)); });
        // The past.
        table.controller().view().cursor().moveTo({});
        refusedBy([&] { table.pilot->clickSpace(far); });
        for (const QString& words : said)
            QVERIFY(!words.isEmpty());
        QVERIFY(QSet<QString>(said.begin(), said.end()).size() >= 4);
    }

    /// Take-backs go step by step up to the last card that was drawn, and say why not further.
    void takingBackStopsAtADraw()
    {
        Sitting table(duelPlan(3));
        QVERIFY(table.untilAsked(Ask::action));
        const int before = table.match->timeline().last();
        QTest::mouseClick(table.page->actions()->button(ActionKind::maneuver),
                          Qt::LeftButton); // draws a card
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        const FighterId hero = heroOf(table.controller().viewer());
        const SpaceId stood = table.match->state().table.fighter(hero).space;
        table.pilot->clickFighter(hero);
        table.pilot->clickSpace(table.page->board()->look().offers.front().space);
        QTest::mouseClick(table.page->promptBar()->confirmButton(), Qt::LeftButton);
        QTRY_VERIFY(table.asked()); // until then the button says that everything is shown first
        Button* back = table.page->promptBar()->takeBackButton();
        int steps = 0;
        while (back->usable() && steps < 10) {
            QTest::mouseClick(back, Qt::LeftButton);
            QTRY_VERIFY(table.asked());
            ++steps;
        }
        QVERIFY(steps >= 1);
        QCOMPARE(table.match->timeline().last(), before + 1); // the draw stays
        QCOMPARE(table.match->state().table.fighter(hero).space, stood);
        QVERIFY(!back->reason().isEmpty());
        QCOMPARE(back->reason(), TableWords(table.controller()).takeBackReason());
        QSignalSpy told(table.page.get(), &TablePage::told);
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(told.size(), 1);
    }

    void practiceTakesBackMore()
    {
        MatchPlan plan = duelPlan(3);
        plan.practice = true;
        Sitting table(plan);
        QVERIFY(table.untilAsked(Ask::action));
        const int before = table.match->timeline().last();
        QTest::mouseClick(table.page->actions()->button(ActionKind::maneuver), Qt::LeftButton);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        Button* back = table.page->promptBar()->takeBackButton();
        QVERIFY(back->usable());
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(table.match->timeline().last(), before);
        QCOMPARE(table.match->annotations().notes.back().takenBack, 1); // and the file says so
    }
};

QTEST_MAIN(TestClicks)
#include "tst_clicks.moc"
