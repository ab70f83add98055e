// SPDX-License-Identifier: GPL-3.0-or-later
// Two persons at one screen: whose hand lies open when, what the cover lets through, and who takes what back.

#include "model/items/eventlogmodel.h"
#include "model/match/words/ledger.h"
#include "model/match/words/peoplenames.h"
#include "tests/views/sitting.h"
#include "views/cards/cardpeek.h"
#include "views/cards/cardwidget.h"
#include "views/hand/handtabs.h"
#include "views/seats/deckpanel.h"
#include "views/seats/seatpanel.h"

#include <QListView>
#include <QSignalSpy>
#include <functional>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

MatchPlan people(std::uint64_t seed, const QString& first = QStringLiteral("sherlock-holmes"),
                 const QString& second = QStringLiteral("dracula"))
{
    MatchPlan plan = duelPlan(seed, QStringLiteral("person"));
    plan.seats[0].hero = first;
    plan.seats[1].hero = second;
    return plan;
}

bool handIsHidden(const TablePage& page)
{
    return page.hand()->cards().empty();
}

} // namespace

class TestHotSeat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // -- the cover

    void onlyItsButtonAndEnterOpenTheCover()
    {
        Sitting table(people(5));
        TablePage& page = *table.page;
        page.activateWindow();
        QTRY_VERIFY(page.cover()->isVisible());
        QWidget* focus = page.cover()->button();
        for (int key : {Qt::Key_Space, Qt::Key_Tab, Qt::Key_Escape, Qt::Key_M, Qt::Key_A, Qt::Key_1,
                        Qt::Key_Right, Qt::Key_Backspace}) {
            QTest::keyClick(focus, static_cast<Qt::Key>(key));
            QVERIFY2(page.cover()->isVisible() && handIsHidden(page), qPrintable(QString::number(key)));
        }
        QTest::keyClick(focus, Qt::Key_Tab, Qt::ShiftModifier);
        for (const QPoint at : {QPoint(5, 5), page.cover()->rect().center(),
                                page.cover()->rect().bottomRight() - QPoint(5, 5)}) {
            QTest::mouseClick(page.cover(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(page.cover(), Qt::LeftButton, {}, at);
            QTest::mouseClick(page.cover(), Qt::RightButton, {}, at);
            QVERIFY(page.cover()->isVisible());
        }
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(),
                       true); // still held from before
        QCoreApplication::sendEvent(focus, &held);
        QVERIFY(page.cover()->isVisible());
        QTest::keyClick(&page, Qt::Key_Space); // whoever has the keyboard
        QVERIFY(page.cover()->isVisible());
        QTest::keyClick(focus, Qt::Key_Return);
        QVERIFY(page.cover()->isHidden());
        QVERIFY(table.asked());
    }

    void nothingBelowTheCoverCanBeReached()
    {
        Sitting table(people(5));
        TablePage& page = *table.page;
        QTRY_VERIFY(page.cover()->isVisible());
        for (QWidget* below : page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QCOMPARE(below->isEnabled(), below == page.cover());
        table.pilot->step();
        QVERIFY(page.cover()->isHidden());
        for (QWidget* below : page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY(below->isEnabled());
    }

    /// What the one before had under the pointer, had opened or was told is gone when the next one looks.
    void whatWasLookedAtGoesWithItsViewer()
    {
        Sitting table(people(5));
        TablePage& page = *table.page;
        QVERIFY(table.untilAsked(Ask::action));
        const SeatId first = table.controller().viewer();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.hand()->setFocus();
        QTest::keyClick(page.hand(), Qt::Key_I);
        const auto* enlarged = page.hand()->findChild<CardPeek*>();
        QVERIFY(enlarged && enlarged->visible());
        QCOMPARE(enlarged->shown()->title, page.hand()->cards().front().look.title);
        Q_EMIT page.panel(first)->abilityHovered(first, true);
        QVERIFY(page.largePane()->isVisible());
        Q_EMIT page.panel(first)->pileClicked(first, SeatPanel::Pile::deck);
        QVERIFY(page.deckPanel()->isVisible());
        QVERIFY(table.until(
            [&] { return page.cover()->isVisible() && table.controller().presence().awaited() != first; }));
        QVERIFY(!enlarged->visible());
        QVERIFY(page.largePane()->isHidden());
        QVERIFY(page.deckPanel()->isHidden());
        QVERIFY(!page.pileShown().any());
        for (const CardWidget* shown : page.findChildren<CardWidget*>())
            QVERIFY2(shown->accessibleName().isEmpty() && shown->accessibleDescription().isEmpty(),
                     qPrintable(shown->accessibleName()));
        QVERIFY(page.deckPanel()->accessibleName().isEmpty());
        QVERIFY(table.controller().note().isEmpty());
        // The log says what a spectator may know, not what the one before did.
        const Narrator& narrator = table.controller().narrator();
        QStringList told;
        const Timeline& timeline = table.match->timeline();
        for (int event = 0; event < timeline.eventCount(); ++event)
            if (const QString words = narrator.event(timeline.seen(event, Viewer::spectator()),
                                                     timeline.seenBefore(event, Viewer::spectator()));
                !words.isEmpty())
                told << words;
        const auto* log = page.findChild<EventLogModel*>();
        QCOMPARE(log->rowCount(), told.size());
        for (int row = 0; row < log->rowCount(); ++row)
            QCOMPARE(log->index(row, 0).data().toString(), told[row]);
    }

    void anotherLanguageOpensNothing()
    {
        Sitting table(people(5));
        QVERIFY(table.untilAsked(Ask::action));
        QVERIFY(table.until([&] { return table.page->cover()->isVisible(); }));
        table.page->setLanguage(Language::fr);
        QVERIFY(table.page->cover()->isVisible() && handIsHidden(*table.page));
        QCOMPARE(table.controller().presence().sight(), Viewer::spectator());
    }

    // -- a combat that both watch

    /// From the moment the sheet comes up no hand lies open until a cover was opened again; and it tells
    /// nothing that only one of them may know.
    void aSharedSheetHidesHandsAndSecrets_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("holmes, dracula") << "sherlock-holmes"
                                         << "dracula";
        QTest::newRow("medusa, alice") << "medusa"
                                       << "alice";
        QTest::newRow("arthur, robin") << "king-arthur"
                                       << "robin-hood";
    }
    void aSharedSheetHidesHandsAndSecrets()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        Sitting table(people(7, first, second));
        TablePage& page = *table.page;
        int sheets = 0;
        bool publicNow = false;
        bool sheetBefore = false;
        QString wrong;
        QVERIFY(table.until(
            [&] {
                const bool sheet = page.sheet()->isVisible();
                if (sheet && !sheetBefore) ++sheets;
                if (sheet) publicNow = true;
                if (page.cover()->isVisible() || table.match->over()) publicNow = false;
                sheetBefore = sheet;
                if (table.match->over()) return true;
                if ((sheet || publicNow || page.cover()->isVisible()) && !handIsHidden(page))
                    wrong = QStringLiteral("a hand lies open");
                if (sheet &&
                    page.sheet()->ledger() != ledgerAt(table.match->timeline(),
                                                       endOf(page.sheet()->ledger(), *table.match),
                                                       Viewer::spectator(), table.controller().narrator()))
                    wrong = QStringLiteral("the sheet tells more than a spectator may know");
                return !wrong.isEmpty() || sheets > 12;
            },
            120'000));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(sheets > 2);
    }

    /// A card drawn in secret after a combat is not named on the sheet, in the log or in the sentence above.
    void aSecretDrawIsNotNamed()
    {
        int draws = 0;
        for (std::uint64_t seed : {7, 11, 13}) {
            Sitting table(people(seed, QStringLiteral("medusa"), QStringLiteral("sherlock-holmes")));
            TablePage& page = *table.page;
            table.until(
                [&] {
                    if (table.match->over()) return true;
                    if (page.sheet()->isVisible())
                        for (const LedgerRow& row : page.sheet()->ledger().rows)
                            for (const LedgerLine& line : row.lines) {
                                const Event* event =
                                    line.event < 0 ? nullptr : &table.match->timeline().event(line.event);
                                const auto* moved = event ? std::get_if<CardMoved>(&event->body) : nullptr;
                                if (!moved || moved->why != Why::draw) continue;
                                ++draws;
                                const QString card =
                                    table.controller().narrator().card(moved->seat, moved->card);
                                if (line.sentence.contains(card))
                                    qFatal("named: %s", qPrintable(line.sentence));
                            }
                    return table.match->timeline().last() > 160;
                },
                60'000);
        }
        QVERIFY(draws > 0);
    }

    void theSheetIsOpaque()
    {
        Sitting table(people(7));
        TablePage& page = *table.page;
        QVERIFY(table.until([&] { return page.sheet()->isVisible(); }));
        QVERIFY(page.sheet()->testAttribute(Qt::WA_OpaquePaintEvent));
        // The same sheet over a red page and over a green one.
        QWidget* parent = page.sheet()->parentWidget();
        const auto over = [&](const QColor& ground) {
            QPalette palette = parent->palette();
            palette.setColor(QPalette::Window, ground);
            parent->setPalette(palette);
            return page.sheet()->grab().toImage();
        };
        QCOMPARE(over(Qt::red), over(Qt::green));
    }

    /// Where an effect asks in a combat: a question of the board is put in front of all; one that needs a
    /// hand comes after a cover, and another cover comes before the sheet that all watch returns.
    void questionsInACombatAreCoveredWhereTheyNeedAHand()
    {
        int inFront = 0;
        int covered = 0;
        int returned = 0;
        for (const auto& [first, second] : {std::pair{"medusa", "sherlock-holmes"},
                                            {"dracula", "king-arthur"},
                                            {"robin-hood", "bigfoot"},
                                            {"sinbad", "alice"}})
            for (std::uint64_t seed : {3, 4}) {
                Sitting table(people(seed, QLatin1String(first), QLatin1String(second)));
                TablePage& page = *table.page;
                table.until(
                    [&] {
                        if (table.match->over()) return true;
                        const Combat& combat = table.match->state().table.combat;
                        const bool fighting =
                            combat.step >= CombatStep::reveal && combat.step < CombatStep::over;
                        if (page.cover()->isVisible() &&
                            table.controller().presence().awaited() == SeatId::none) {
                            ++returned; // for all
                            if (!handIsHidden(page) || table.controller().viewer() != SeatId::none)
                                qFatal("a hand lies open");
                            table.pilot->step();
                            if (page.cover()->isVisible() || !page.sheet()->isVisible())
                                qFatal("the sheet didn't come back");
                        }
                        if (table.asked() && fighting && !page.sheet()->isVisible()) {
                            const bool nobody = table.controller().viewer() == SeatId::none;
                            bool cards = false;
                            for (const Decision& option : table.controller().staging().question().options)
                                cards |= option.card != CardId::none;
                            if (nobody && (cards || !handIsHidden(page)))
                                qFatal("a hand is needed or shown in front of all");
                            ++(nobody ? inFront : covered);
                        }
                        return table.match->timeline().last() > 150;
                    },
                    60'000);
            }
        QVERIFY2(inFront > 0 && covered > 0 && returned > 0,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(inFront).arg(covered).arg(returned)));
    }

    // -- taking back

    void theOtherPersonCannotTakeBack_data()
    {
        QTest::addColumn<bool>("practice");
        QTest::newRow("match") << false;
        QTest::newRow("practice") << true;
    }
    void theOtherPersonCannotTakeBack()
    {
        QFETCH(bool, practice);
        MatchPlan plan = people(5);
        plan.practice = practice;
        Sitting table(plan);
        TablePage& page = *table.page;
        // Placing brings nothing to light: it could be taken back but for who asks.
        const auto decider = [&] {
            const Timeline& timeline = table.match->timeline();
            return timeline.last() == 0 ? SeatId::none : timeline.step(timeline.last()).decision.seat;
        };
        QVERIFY(table.until([&] {
            return page.cover()->isVisible() && decider() != SeatId::none &&
                   table.controller().presence().awaited() != decider();
        }));
        const SeatId first = decider();
        // The cover lies, and the one who decided is still there: back to them, under a cover of their own.
        const int position = table.match->timeline().last();
        table.controller().takeBack();
        QCOMPARE(table.match->timeline().last(), position - 1);
        QTRY_VERIFY(page.cover()->isVisible());
        QCOMPARE(table.controller().presence().awaited(), first);
        QVERIFY(handIsHidden(page));
        // Decided again; now the next person opens the cover.
        QVERIFY(table.until(
            [&] { return page.cover()->isVisible() && table.controller().presence().awaited() != first; }));
        table.pilot->step();
        QVERIFY(table.asked() && table.controller().viewer() != first);
        const int now = table.match->timeline().last();
        QVERIFY(!page.promptBar()->takeBackButton()->usable());
        table.controller().takeBack();
        QCOMPARE(table.match->timeline().last(), now);
        QCOMPARE(table.controller().note(),
                 table.controller().narrator().takeBack(
                     table.match->canTakeBack(bit(table.controller().viewer())), table.match->timeline()));
    }

    // -- open hands

    void openHandsNeedNoCover()
    {
        MatchPlan plan = people(5);
        plan.openHands = true;
        Sitting table(plan);
        QVERIFY(table.untilAsked(Ask::action));
        QVERIFY(table.page->cover()->isHidden());
        QVERIFY(table.controller().presence().sight().handsOpen());
        QVERIFY(!table.controller().presence().covers());
    }

private:
    /// How far the combat on a sheet has come, by its last line.
    static Cursor endOf(const Ledger& ledger, const Match& match)
    {
        const Fight& fight = match.timeline().structure().fights()[static_cast<std::size_t>(ledger.fight)];
        for (int end = fight.endEvent; end > fight.firstEvent; --end)
            if (ledgerAt(match.timeline(), match.timeline().cursorAt(end), Viewer::spectator(),
                         narratorOf(match)) == ledger)
                return match.timeline().cursorAt(end);
        return match.timeline().cursorAt(fight.endEvent);
    }
    static Narrator narratorOf(const Match& match)
    {
        return {match.sharedRules(), peopleOf(match.info()), Language::en};
    }
};

QTEST_MAIN(TestHotSeat)
#include "tst_hotseat.moc"
