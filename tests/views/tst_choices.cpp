// SPDX-License-Identifier: GPL-3.0-or-later
// Choices of effects: what yes would make of a value, abilities settled for good, forecasts of attacks,
// routes.

#include "model/engine/queries.h"
#include "tests/views/sitting.h"
#include "views/combat/combataside.h"
#include "views/combat/combatband.h"
#include "views/pages/table/choices/forecast.h"
#include "views/pages/table/eventspaces.h"
#include "views/pages/table/resultcurves.h"
#include "views/pages/table/tablelooks.h"
#include "views/pages/table/tablenews.h"
#include "views/pages/table/tablewords.h"
#include "views/seats/deckpanel.h"
#include "views/seats/seatpanel.h"

#include <QElapsedTimer>
#include <QMenu>
#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

class TestChoices : public QObject {
    Q_OBJECT

private:
    static MatchPlan plan(const QString& hero, std::uint64_t seed)
    {
        MatchPlan plan = duelPlan(seed, QStringLiteral("greedy1"));
        plan.seats[0].hero = hero;
        plan.seats[1].hero = QStringLiteral("king-arthur");
        return plan;
    }

private Q_SLOTS:
    /// "3 becomes 5" is what happens.
    void yesSaysWhatItMakesOfTheValue()
    {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 40 && seen < 2; ++seed) {
            Sitting table(plan(QStringLiteral("sherlock-holmes"), seed));
            const bool found = table.until([&] {
                return table.match->over() ||
                       (table.askedFor(Ask::yes) &&
                        TableWords(table.controller()).confirmText() != QStringLiteral("Yes"));
            });
            if (!found || table.match->over()) continue;
            // Stage and ledger stay where they are: it is answered in the bar.
            auto* aside = table.page->findChild<CombatAside*>();
            QTRY_COMPARE(aside->part(), CombatAside::Part::both);
            QVERIFY(table.page->findChild<CombatBand*>()->isHidden()); // the stage has both values
            QVERIFY(table.page->promptBar()->isVisible() && table.page->promptBar()->isEnabled());
            const auto outcome = valueOutcome(table.controller().staging().question());
            QVERIFY(outcome);
            QCOMPARE(TableWords(table.controller()).confirmText(),
                     QStringLiteral("Change to %1").arg(outcome->after));
            QCOMPARE(TableWords(table.controller()).declineText(),
                     QStringLiteral("Leave %1").arg(outcome->before));
            const int before = table.match->timeline().eventCount();
            QTest::mouseClick(table.page->promptBar()->confirmButton(), Qt::LeftButton);
            bool changed = false;
            const Timeline& timeline = table.match->timeline();
            for (int event = before; event < timeline.eventCount() && !changed; ++event)
                if (const auto* value = std::get_if<ValueChanged>(&timeline.event(event).body)) {
                    QCOMPARE(int(value->becomes), outcome->after);
                    QCOMPARE(int(value->side), outcome->side);
                    changed = true;
                }
            QVERIFY(changed);
            ++seen;
        }
        QVERIFY(seen > 0);
    }

    void neverIsNotAskedAgain()
    {
        Sitting table(plan(QStringLiteral("dracula"), 5));
        const auto asks = [&] {
            return table.asked() && table.controller().askingAbility() != AbilityId::none;
        };
        QVERIFY(table.until(asks));
        QVERIFY(table.page->promptBar()->settleButton()->isVisible());
        const AbilityId ability = table.controller().askingAbility();
        const HeroRules& hero = table.match->rules().hero(table.controller().viewer());
        QTest::mouseClick(table.page->promptBar()->settleButton(), Qt::LeftButton);
        auto* menu = table.page->promptBar()->findChild<QMenu*>();
        QVERIFY(menu && menu->actions().size() == 3);
        menu->actions().at(2)->trigger();
        menu->close();
        QCOMPARE(table.controller().triggers().wish(hero, ability), Trigger::never);
        bool again = false;
        table.until([&] {
            again = again || (table.asked() && table.controller().askingAbility() == ability);
            return again || table.match->over();
        });
        QVERIFY(!again);
        // A click on the ability in the panel asks again.
        table.page->panel(idAt<SeatId>(0))->abilityClicked(idAt<SeatId>(0));
        QCOMPARE(table.controller().triggers().wish(hero, ability), Trigger::ask);
    }

    /// The forecast, made from what the seat may know, is the value of the attack as it is really declared.
    void forecastsAreTheDeclaredValues()
    {
        Sitting table(plan(QStringLiteral("robin-hood"), 8));
        int compared = 0;
        table.until([&] {
            if (!table.askedFor(Ask::action)) return table.match->over();
            const Question& question = table.controller().staging().question();
            for (const Decision& option : question.options) {
                if (option.verb != Verb::attack) continue;
                // Played on by the engine itself, with the real hands, until the cards are turned.
                State truth = table.match->state();
                OptionList next;
                EventLog log;
                if (apply(table.match->rules(), truth, option, next, &log)) continue;
                while (truth.table.combat.step < CombatStep::reveal && next.count > 0) {
                    const auto pass = std::find_if(next.begin(), next.end(),
                                                   [](const Decision& o) { return o.verb == Verb::decline; });
                    answer(table.match->rules(), truth, Decision(pass == next.end() ? next[0] : *pass), next,
                           &log);
                }
                int value = -1;
                for (const Event& event : log.events)
                    if (const auto* changed = std::get_if<ValueChanged>(&event.body);
                        changed && changed->side == attackSide && changed->change == ValueChange::printed &&
                        value < 0)
                        value = changed->becomes;
                if (value < 0) continue;
                for (const Forecast& row : forecasts(question, option.fighter, option.target)) {
                    if (row.card != option.card) continue;
                    compared += row.value == value ? 1 : -1000;
                }
                if (!TableWords(table.controller())
                         .forecast(option.target)
                         .contains(table.controller().narrator().card(question.seat, option.card)) &&
                    attackerOf(question, option.target, table.controller().staging().picked().fighter) ==
                        option.fighter)
                    compared = -5000;
            }
            return table.match->over();
        });
        QVERIFY2(compared > 5, qPrintable(QString::number(compared)));
    }

    /// Under the pointer: the way there, and how much of the move it takes.
    void hoverDrawsTheRoute()
    {
        Sitting table(duelPlan(21));
        QVERIFY(table.untilAsked(Ask::action));
        const FighterId hero = heroOf(table.controller().viewer());
        table.pilot->clickFighter(hero);
        const BoardLook look = table.page->board()->look();
        QVERIFY(!look.offers.empty());
        int drawn = 0;
        for (const SpaceOffer& offer : look.offers) {
            if (look.pieceOn(offer.space)) continue;
            QTest::mouseMove(table.page->board()->viewport(), QPoint(2, 2));
            QTest::mouseMove(table.page->board()->viewport(),
                             table.page->board()->spaceRect(offer.space).center());
            const BoardLook hovered = table.page->board()->look();
            QCOMPARE(hovered.hoverPath.size(), std::size_t(offer.amount + 1));
            QCOMPARE(hovered.hoverPath.front(), look.piece(hero)->space);
            QCOMPARE(hovered.hoverPath.back(), offer.space);
            QCOMPARE(hovered.hoverText, QStringLiteral("%1/2").arg(offer.amount));
            ++drawn;
        }
        QVERIFY(drawn > 2);
    }

    /// Piles open as far as they may be known, and the deck panel stands away from the pointer.
    void pilesOpen()
    {
        Sitting table(duelPlan(21));
        QVERIFY(table.untilAsked(Ask::action));
        const SeatId foe = idAt<SeatId>(1);
        SeatPanel* panel = table.page->panel(foe);
        QTest::mouseMove(panel, panel->pileRect(SeatPanel::Pile::deck).center().toPoint());
        QVERIFY(table.page->deckPanel()->isVisible());
        QVERIFY(!table.page->deckPanel()->geometry().intersects(panel->geometry()));
        int copies = 0;
        for (const DeckLook::Row& row : table.page->deckPanel()->look().rows)
            copies += row.left + row.inHand + row.inPlay + row.discarded;
        QCOMPARE(copies, 30);
        QTest::mouseClick(panel, Qt::LeftButton, {},
                          panel->pileRect(SeatPanel::Pile::hand).center().toPoint());
        QCOMPARE(table.page->hand()->cards().size(), table.match->state().table.seat(foe).hand().size());
        for (const HandCard& card : table.page->hand()->cards())
            QVERIFY(card.look.back); // nothing was shown yet
        QTest::mouseClick(panel, Qt::LeftButton, {},
                          panel->pileRect(SeatPanel::Pile::hand).center().toPoint());
        QVERIFY(!table.page->pileShown().any());
    }

    void openHandsAreOpen()
    {
        MatchPlan open = duelPlan(21, QStringLiteral("greedy1"));
        open.openHands = true;
        Sitting table(open);
        QVERIFY(table.untilAsked(Ask::action));
        const fabletop::Table seen = table.controller().table();
        for (CardId card : seen.seat(idAt<SeatId>(1)).hand())
            QVERIFY(card != CardId::unseen);
        for (CardId card : seen.seat(idAt<SeatId>(1)).deck())
            QCOMPARE(card, CardId::unseen);
    }

    void whatHappenedSinceIsTold()
    {
        Sitting table(duelPlan(21, QStringLiteral("greedy1")));
        QVERIFY(table.until(
            [&] { return table.askedFor(Ask::action) && table.match->state().table.turn.number == 3; }));
        const std::vector<NewsOfAction> news = TableNews(table.controller()).actions();
        // One block an action: the computer's two, and what else its turn brought.
        const Timeline& timeline = table.match->timeline();
        std::size_t actions = 0;
        std::size_t sentences = 0;
        for (int event = 0; event < timeline.eventCount(); ++event) {
            const int turn = timeline.structure().chapterAt(Level::turn, event);
            if (turn < 0 || timeline.structure().chapters()[static_cast<std::size_t>(turn)].number != 2)
                continue;
            actions += std::holds_alternative<ActionBegan>(timeline.event(event).body);
        }
        for (const NewsOfAction& block : news)
            sentences += 1 + static_cast<std::size_t>(block.details.size());
        QVERIFY(actions == 2 && news.size() >= actions && news.size() <= actions + 2);
        QVERIFY(sentences > news.size());
        Button* button = table.page->pane()->newsButton();
        QVERIFY(button->isVisible() && button->text().startsWith(QString::number(news.size())));
        QSignalSpy told(table.page.get(), &TablePage::told);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.first().first().toString(), newsText(news));
        QCOMPARE(newsText(news).split(QStringLiteral("\n\n")).size(), qsizetype(news.size()));
        QCOMPARE(newsText(news, news.size()).count(u'\n'), qsizetype(2 * (news.size() - 1)));
        // Gone with the next own input.
        table.pilot->clickFighter(heroOf(table.controller().viewer()));
        QVERIFY(TableNews(table.controller()).actions().empty());
        QVERIFY(!button->isVisible());
    }

    /// As where an action is chosen: a lock on each, and its reason.
    void withoutADefenseEachCardSaysWhy()
    {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 20 && seen == 0; ++seed) {
            Sitting table(duelPlan(seed, QStringLiteral("greedy1")));
            table.until([&] {
                if (!table.askedFor(Ask::defend) || table.page->hand()->cards().empty())
                    return table.match->over();
                const auto& options = table.controller().staging().question().options;
                return std::none_of(options.begin(), options.end(),
                                    [](const Decision& option) { return option.verb == Verb::defend; });
            });
            if (table.match->over()) continue;
            ++seen;
            for (const HandCard& card : table.page->hand()->cards()) {
                QVERIFY(!card.look.dimmed.isEmpty());
                QCOMPARE(card.look.dimmed, TableWords(table.controller()).cardReason(card.owner, card.card));
                QVERIFY(!card.usable && !card.look.playable);
            }
        }
        QCOMPARE(seen, 1);
    }

    /// The bar asks then; only what it speaks of has its number on the board.
    void aQuestionKeepsNoNumberOfWhatWasTold()
    {
        Sitting table(duelPlan(3, QStringLiteral("greedy1")));
        int told = 0;
        table.until([&] {
            if (!table.asked() || table.controller().looksBack()) return table.match->over();
            const int last = TableNews(table.controller()).lastTold();
            told += last >= 0 && spacesNamed(table.controller().view().event(last)) != 0;
            const SpaceSet spoken =
                table.controller().noteSpaces() | bit(table.controller().staging().picked().space);
            if (spokenSpaces(table.controller()) != spoken) told = -1000;
            if (table.page->board()->look().named != spoken) told = -2000; // nor of where the pointer was
            return told < 0 || told > 5 || table.match->over();
        });
        QVERIFY2(told > 0, qPrintable(QString::number(told)));
    }

    void turnsBelowTheCurvesAreCountedInSteps()
    {
        ResultLook look;
        look.events = 400;
        for (int turn = 1; turn <= 40; ++turn) // of very different lengths
            look.turns.push_back({turn, 10 * turn - (turn % 3) * 3, 10 * turn + 10 - ((turn + 1) % 3) * 3});
        QFont font = QApplication::font();
        font.setPixelSize(11);
        // The turns are as wide as each other, however much happened in them.
        const qreal each = turnShare(look, look.turns[1].event);
        for (std::size_t turn = 0; turn < look.turns.size(); ++turn)
            QVERIFY(qAbs(turnShare(look, look.turns[turn].event) - static_cast<qreal>(turn) * each) < 1e-6);
        QCOMPARE(turnShare(look, look.turns.back().end), 1.0);
        QCOMPARE(labelStep(look, 4000, font), 5);
        int before = 5;
        for (int width = 4000; width > 60; width -= 20) {
            const int step = labelStep(look, width, font);
            QVERIFY(step >= before && (step == 5 || step == 10 || step == 20));
            before = step;
        }
        QVERIFY(before >= 10);
    }

    void rematchIsOneClick()
    {
        Sitting table(duelPlan(11));
        QVERIFY(table.untilOver());
        QVERIFY(table.page->result()->isVisible());
        QSignalSpy wanted(table.page.get(), &TablePage::rematchRequested);
        QElapsedTimer clock;
        clock.start();
        QTest::mouseClick(table.page->result()->findChild<Button*>(), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        Diagnostics diagnostics;
        auto again = makeRematch(*table.match, false, diagnostics);
        QVERIFY(again);
        table.page->setMatch(again.get(), Language::en);
        again->begin();
        table.match = std::move(again);
        QVERIFY(table.untilAsked(Ask::action));
        QVERIFY(table.page->result()->isHidden());
        QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
    }
};

QTEST_MAIN(TestChoices)
#include "tst_choices.moc"
