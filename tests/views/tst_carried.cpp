// SPDX-License-Identifier: GPL-3.0-or-later
// A fighter that is dragged shows its own reach; a card that asks stays in sight with the sentence that does.

#include "model/engine/queries.h"
#include "tests/views/sitting.h"

using namespace fabletop;
using namespace fabletop::testing;

namespace {

SpaceSet offered(const BoardLook& look)
{
    SpaceSet set = 0;
    for (const SpaceOffer& offer : look.offers)
        if (offer.kind == OfferKind::steps) set |= bit(offer.space);
    return set;
}

SpaceSet reachOf(const Sitting& table, FighterId fighter)
{
    const State& state = table.controller().staging().question().observation;
    return reach(table.match->rules(), state.table, fighter,
                 moveValue(table.match->rules(), state, fighter).total(), false) &
           ~bit(state.table.fighter(fighter).space);
}

QPoint middleOf(const Sitting& table, SpaceId space)
{
    return table.page->board()->spaceRect(space).center();
}

/// Presses on a fighter and pulls it over the board, without letting go.
void pull(const Sitting& table, FighterId fighter, SpaceId over)
{
    QWidget* board = table.page->board()->viewport();
    const QPoint from = middleOf(table, table.match->state().table.fighter(fighter).space);
    QTest::mouseMove(board, from);
    QTest::mousePress(board, Qt::LeftButton, {}, from);
    QTest::mouseMove(board, from + QPoint(QApplication::startDragDistance() + 4, 3));
    QTest::mouseMove(board, middleOf(table, over));
}

} // namespace

class TestCarried : public QObject {
    Q_OBJECT

    static constexpr SeatId ana{0};

    /// A space that one of them reaches and the other does not.
    static SpaceId only(SpaceSet one, SpaceSet other)
    {
        const SpaceSet set = one & ~other;
        return set ? lowest<SpaceId>(set) : SpaceId::none;
    }

private Q_SLOTS:
    void draggingPicksTheFighter()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        const FighterId hero = heroOf(ana);
        const FighterId friendly = fighterAt(ana, 1);
        table.controller().input().pickFighter(hero);
        QCOMPARE(table.page->board()->look().selected, hero);
        QCOMPARE(offered(table.page->board()->look()), reachOf(table, hero));
        const SpaceId goal = only(reachOf(table, friendly), 0);
        QVERIFY(goal != SpaceId::none);
        pull(table, friendly, goal);
        const BoardLook& look = table.page->board()->look();
        QCOMPARE(look.selected, friendly);
        QCOMPARE(offered(look), reachOf(table, friendly));
        QVERIFY(!look.hoverPath.empty());
        QCOMPARE(look.hoverPath.front(), table.match->state().table.fighter(friendly).space);
        QCOMPARE(look.hoverPath.back(), goal);
        QTest::mouseRelease(table.page->board()->viewport(), Qt::LeftButton, {}, middleOf(table, goal));
        QTRY_VERIFY(table.askedFor(Ask::maneuver)); // dropped where a maneuver leads
        QCOMPARE(table.controller().staging().picked().fighter, friendly);
        QCOMPARE(table.controller().staging().picked().space, goal);
    }

    void aDragThatIsLetGoPutsTheOtherMoveBack()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        table.controller().input().pickAction(ActionKind::maneuver);
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
        const FighterId hero = heroOf(ana);
        const FighterId friendly = fighterAt(ana, 1);
        table.controller().input().pickFighter(hero);
        if (table.controller().staging().picked().fighter != hero)
            table.controller().input().pickFighter(hero);
        const SpaceId goal = only(reachOf(table, hero), 0);
        table.controller().input().pickSpace(goal);
        QCOMPARE(table.controller().staging().picked().space, goal);
        const SpaceId over = only(reachOf(table, friendly), bit(goal));
        pull(table, friendly, over);
        QCOMPARE(table.page->board()->look().selected, friendly);
        QCOMPARE(offered(table.page->board()->look()), reachOf(table, friendly));
        QTest::keyClick(table.page->board(), Qt::Key_Escape);
        QCOMPARE(table.controller().staging().picked().fighter, hero);
        QCOMPARE(table.controller().staging().picked().space, goal);
        QTest::mouseRelease(table.page->board()->viewport(), Qt::LeftButton, {}, middleOf(table, over));
        // Dropped on its goal it acts: the other's move is handed in first.
        QTRY_VERIFY(table.askedFor(Ask::maneuver));
    }

    /// Whatever card asks, in several matches: it stands first in the row, its sentence marked, and the hand
    /// beside it.
    void theCardThatAsksStaysInSight()
    {
        int asked = 0;
        int schemes = 0;
        for (const auto& [first, second] : {std::pair{"sherlock-holmes", "jekyll-and-hyde"},
                                            {"king-arthur", "alice"},
                                            {"robin-hood", "medusa"},
                                            {"sherlock-holmes", "king-arthur"},
                                            {"invisible-man", "dracula"}}) {
            MatchPlan plan = duelPlan(11, QStringLiteral("greedy1"));
            plan.seats[0].hero = QString::fromUtf8(first);
            plan.seats[1].hero = QString::fromUtf8(second);
            Sitting table(plan, 0, QSize(1224, 766), "random");
            QVERIFY(table.match);
            QVERIFY(table.until(
                [&] {
                    if (!table.asked() || QTest::currentTestFailed()) return table.match->over();
                    const Prompt prompt = table.controller().staging().question().prompt;
                    const auto& asking = table.page->hand()->asking();
                    [&] {
                        if (prompt.cause.kind != SourceKind::card) {
                            QVERIFY(!asking);
                            return;
                        }
                        QVERIFY(asking);
                        ++asked;
                        schemes += table.match->state().table.turn.schemeCard != CardId::none;
                        const auto marked =
                            std::count_if(asking->parts.begin(), asking->parts.end(),
                                          [](const CardPart& part) { return part.askedLength > 0; });
                        QCOMPARE(static_cast<int>(marked), 1);
                        QVERIFY(asking->dimmed.isEmpty());
                        const QRectF sheet = table.page->hand()->askingRect();
                        QVERIFY2(table.page->hand()->rect().contains(sheet.toRect()),
                                 qPrintable(QStringLiteral("%1: %2 × %3 at %4, %5 in %6 × %7")
                                                .arg(asking->title)
                                                .arg(sheet.width())
                                                .arg(sheet.height())
                                                .arg(sheet.left())
                                                .arg(sheet.top())
                                                .arg(table.page->hand()->width())
                                                .arg(table.page->hand()->height())));
                        if (!table.page->hand()->cards().empty())
                            QVERIFY(table.page->hand()->cardRect(0).left() > sheet.right());
                    }();
                    return table.match->over();
                },
                150'000));
        }
        QVERIFY2(asked > 15 && schemes > 5,
                 qPrintable(QStringLiteral("%1 questions, %2 of schemes").arg(asked).arg(schemes)));
    }
};

QTEST_MAIN(TestCarried)
#include "tst_carried.moc"
