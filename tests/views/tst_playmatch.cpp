// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches at a TablePage, played with the mouse.

#include "app/demo/autopilot.h"
#include "model/bots/bot.h"
#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/promptbar.h"
#include "views/pages/start/matchplan.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/resultbar.h"
#include "views/theme/button.h"
#include "views/theme/style.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

using namespace fabletop;

namespace {

/// All that a click may change, as text, so that a test can say that something did.
QString traceOf(TablePage& page)
{
    const PendingSelection& staging = page.controller().staging();
    QString trace = QStringLiteral("%1/%2/%3/%4/%5/%6")
                        .arg(page.match()->timeline().last())
                        .arg(static_cast<int>(staging.picked().action))
                        .arg(index(staging.picked().fighter))
                        .arg(index(staging.picked().target))
                        .arg(index(staging.picked().space))
                        .arg(staging.picked().rows.size());
    for (int row : staging.picked().rows)
        trace += QStringLiteral(",%1").arg(row);
    return trace + QStringLiteral("/%1%2%3%4/")
                       .arg(page.cover()->isVisible())
                       .arg(page.sheet()->isVisible())
                       .arg(page.controller().playback().busy())
                       .arg(page.sheet()->step());
}

/// Equal but for rounding along an edge of the picture.
bool alike(const QImage& a, const QImage& b)
{
    if (a.size() != b.size()) return false;
    int worst = 0;
    int differing = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb two = b.pixel(x, y);
            const int by = std::max({std::abs(qRed(one) - qRed(two)), std::abs(qGreen(one) - qGreen(two)),
                                     std::abs(qBlue(one) - qBlue(two))});
            worst = std::max(worst, by);
            differing += by > 4;
        }
    return worst <= 40 && differing < a.width() * 2;
}

} // namespace

class TestPlayMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void personAgainstComputer();
    void everyHeroIsPlayedToTheEnd_data();
    void everyHeroIsPlayedToTheEnd();
    void twoPersonsShareAScreen();
    void everyClickAnswers();
    void motionEndsInTheTable();
    void dragBeginsAManeuver();
    void nothingIsLostByTakingBack();

private:
    struct Table {
        PassingSettings settings;
        std::unique_ptr<Match> match;
        std::unique_ptr<TablePage> page;
        std::unique_ptr<Autopilot> pilot;
        ~Table()
        {
            if (page) page->setMatch(nullptr, Language::en);
        }
    };
    std::unique_ptr<Table> sit(const QString& second, std::uint64_t seed, double speed = 0,
                               const QString& hero = QStringLiteral("sherlock-holmes"));
    bool untilAsked(Table& table, Ask ask, int steps = 400);

    std::shared_ptr<const Theme> m_theme;
    int m_idle = 0; ///< clicks that came to nothing
};

void TestPlayMatch::initTestCase()
{
    m_theme = std::make_shared<const Theme>(false, QApplication::font());
    applyTheme(*qApp, m_theme);
}

std::unique_ptr<TestPlayMatch::Table> TestPlayMatch::sit(const QString& second, std::uint64_t seed,
                                                         double speed, const QString& hero)
{
    auto table = std::make_unique<Table>();
    table->settings.setSpeed(speed);
    MatchPlan plan = lastPlan(table->settings);
    plan.seats[0] = {hero, QStringLiteral("Ana"), QStringLiteral("person")};
    plan.seats[1] = {QStringLiteral("dracula"), QStringLiteral("Ben"), second};
    plan.battlefield = QStringLiteral("baskerville-manor");
    plan.seed = seed;
    Diagnostics diagnostics;
    table->match = makeMatch(plan, diagnostics);
    if (!table->match) return nullptr;
    table->page = std::make_unique<TablePage>(table->settings, m_theme);
    table->page->resize(1224, 766);
    table->page->show();
    table->page->setMatch(table->match.get(), Language::en);
    table->match->begin();
    table->pilot = std::make_unique<Autopilot>(*table->page, makeBot("greedy1"), seed);
    m_idle = 0;
    table->pilot->setClick([this, page = table->page.get()](QWidget& widget, QPoint at) {
        const QString before = traceOf(*page);
        QWidget* child = widget.childAt(at);
        QTest::mouseClick(child ? child : &widget, Qt::LeftButton, {},
                          child ? child->mapFrom(&widget, at) : at);
        if (traceOf(*page) == before && page->controller().note().isEmpty()) ++m_idle;
    });
    return table;
}

bool TestPlayMatch::untilAsked(Table& table, Ask ask, int steps)
{
    for (int step = 0; step < steps && !table.match->over(); ++step) {
        if (table.page->controller().asking() && !table.page->controller().playback().busy() &&
            table.page->controller().staging().ask() == ask)
            return true;
        table.pilot->step();
        QTest::qWait(1);
    }
    return false;
}

void TestPlayMatch::personAgainstComputer()
{
    const auto table = sit(QStringLiteral("random"), 11);
    QVERIFY(table);
    QElapsedTimer clock;
    clock.start();
    while ((!table->match->over() || !table->page->atRest() || table->page->controller().playback().busy()) &&
           clock.elapsed() < 120'000) {
        table->pilot->step();
        QTest::qWait(1);
    }
    QVERIFY2(table->match->over(), qPrintable(table->page->promptBar()->look().text));
    QCOMPARE(m_idle, 0);
    QVERIFY(table->page->result()->isVisible());
    const fabletop::Table& end = table->match->state().table;
    const SeatId winner = table->page->result()->look().seat;
    QCOMPARE(table->match->rules().team(winner), end.turn.winner);
    const SeatId loser = winner == idAt<SeatId>(0) ? idAt<SeatId>(1) : idAt<SeatId>(0);
    QCOMPARE(end.fighter(heroOf(loser)).status, FighterStatus::defeated);
    QVERIFY(!table->page->result()->look().cause.isEmpty());
}

void TestPlayMatch::everyHeroIsPlayedToTheEnd_data()
{
    QTest::addColumn<QString>("hero");
    for (const QString& hero : shippedHeroes())
        QTest::newRow(qPrintable(hero)) << hero;
}

/// Whatever a hero's texts ask can be answered with the mouse.
void TestPlayMatch::everyHeroIsPlayedToTheEnd()
{
    QFETCH(QString, hero);
    const auto table = sit(QStringLiteral("random"), 9, 0, hero);
    QVERIFY(table);
    table->pilot = std::make_unique<Autopilot>(*table->page, makeBot("random"), 9);
    QElapsedTimer clock;
    clock.start();
    while (!table->match->over() && clock.elapsed() < 60'000) {
        table->pilot->step();
        QTest::qWait(1);
    }
    QVERIFY2(table->match->over(), qPrintable(table->page->promptBar()->look().text));
}

void TestPlayMatch::twoPersonsShareAScreen()
{
    const auto table = sit(QStringLiteral("person"), 5);
    QVERIFY(table);
    QSet<int> welcomed;
    int covers = 0;
    for (int step = 0; step < 4000 && !table->match->over() && table->match->state().table.turn.number < 9;
         ++step) {
        if (table->page->cover()->isVisible()) {
            ++covers;
            QVERIFY(table->page->hand()->cards().empty());
            QVERIFY(!table->page->controller().asking());
            if (table->page->controller().presence().awaited() !=
                SeatId::none) // else it is for all of them, before a combat goes on
                welcomed.insert(static_cast<int>(table->page->controller().presence().awaited()));
        } else if (table->page->controller().asking()) {
            const SeatId asked = table->page->controller().staging().question().seat;
            if (table->page->controller().viewer() ==
                SeatId::none) // a question of the board, in a combat that both watch
                QVERIFY(table->page->hand()->cards().empty());
            else
                QCOMPARE(table->page->controller().viewer(), asked);
            for (const HandCard& card : table->page->hand()->cards())
                QVERIFY(card.owner == asked || table->page->controller().foreignHand() == card.owner);
        }
        table->pilot->step();
        QTest::qWait(1);
    }
    QVERIFY(table->match->state().table.turn.number >= 9 || table->match->over());
    QCOMPARE(welcomed.size(), 2);
    QVERIFY(covers > 4);
    QCOMPARE(m_idle, 0);
}

void TestPlayMatch::everyClickAnswers()
{
    for (Ask ask : {Ask::placeSetUp, Ask::action, Ask::maneuver}) {
        const auto table = sit(QStringLiteral("random"), 21);
        QVERIFY(table && untilAsked(*table, ask));
        const auto& spaces = table->match->info().setup.battlefield.spaces;
        for (std::size_t space = 0; space < spaces.size() && table->page->controller().asking() &&
                                    table->page->controller().staging().ask() == ask;
             ++space) {
            const SpaceId id = idAt<SpaceId>(static_cast<int>(space));
            const QString before = traceOf(*table->page);
            QTest::mouseClick(table->page->board()->viewport(), Qt::LeftButton, {},
                              table->page->board()->spaceRect(id).center());
            QVERIFY2(traceOf(*table->page) != before || !table->page->controller().note().isEmpty(),
                     qPrintable(QString::fromStdString(spaces[space].id)));
        }
        if (!untilAsked(*table, ask)) continue;
        for (int card = 0; card < static_cast<int>(table->page->hand()->cards().size()); ++card) {
            const QString before = traceOf(*table->page);
            const QPoint at = (table->page->hand()->cardRect(card).topLeft() + QPointF(16, 40)).toPoint();
            QTest::mouseClick(table->page->hand(), Qt::LeftButton, {}, at);
            QVERIFY2(traceOf(*table->page) != before || !table->page->controller().note().isEmpty(),
                     qPrintable(QString::number(card)));
        }
        for (ActionKind kind : {ActionKind::attack, ActionKind::scheme, ActionKind::maneuver}) {
            Button* button = table->page->actions()->button(kind);
            const QString before = traceOf(*table->page);
            const QString told = button->reason();
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(traceOf(*table->page) != before || !told.isEmpty() ||
                    !table->page->controller().note().isEmpty());
        }
    }
}

void TestPlayMatch::motionEndsInTheTable()
{
    const auto table = sit(QStringLiteral("random"), 33, 4);
    QVERIFY(table);
    BattlefieldView fresh;
    fresh.resize(table->page->board()->size());
    fresh.setBattlefield(table->match->info().setup.battlefield, m_theme);
    fresh.show();
    int compared = 0;
    int last = -1;
    QElapsedTimer clock;
    clock.start();
    while (compared < 12 && !table->match->over() && clock.elapsed() < 120'000) {
        const bool rest = table->page->atRest() && !table->page->controller().playback().busy() &&
                          table->page->controller().asking();
        if (rest && table->match->timeline().last() != last) {
            last = table->match->timeline().last();
            table->pilot->rest();
            const BoardLook told = table->page->controller().looks().board(table->page->controller().table());
            QCOMPARE(table->page->board()->look().pieces, told.pieces);
            QCOMPARE(table->page->board()->look().tokens, told.tokens);
            fresh.resize(table->page->board()->size());
            fresh.setLook(table->page->board()->look());
            const auto same = [&] {
                return alike(table->page->board()->viewport()->grab().toImage(),
                             fresh.viewport()->grab().toImage());
            };
            for (int wait = 0; wait < 60 && !same(); ++wait)
                QTest::qWait(50);
            if (!same()) {
                table->page->board()->viewport()->grab().save(QDir::tempPath() +
                                                              QStringLiteral("/board-after-motion.png"));
                fresh.viewport()->grab().save(QDir::tempPath() + QStringLiteral("/board-fresh.png"));
            }
            QVERIFY2(same(), "the board after a motion differs from one built fresh; see the pictures in the "
                             "temporary folder");
            ++compared;
        }
        table->pilot->step();
        QTest::qWait(5);
    }
    QVERIFY(compared >= 12 || table->match->over());
}

void TestPlayMatch::dragBeginsAManeuver()
{
    const auto table = sit(QStringLiteral("random"), 21);
    QVERIFY(table && untilAsked(*table, Ask::action));
    const FighterId hero = heroOf(idAt<SeatId>(0));
    table->pilot->clickFighter(hero);
    const BoardLook look = table->page->board()->look();
    QVERIFY(!look.offers.empty());
    const SpaceId goal = look.offers.front().space;
    const int before = table->match->timeline().last();
    BattlefieldView* board = table->page->board();
    dragFromTo(*board->viewport(), board->spaceRect(look.piece(hero)->space).center(),
               board->spaceRect(goal).center());
    QTRY_COMPARE(table->match->timeline().last(), before + 1);
    QTRY_VERIFY(table->page->controller().asking());
    QCOMPARE(table->page->controller().staging().ask(), Ask::maneuver);
    QCOMPARE(table->page->controller().staging().picked().fighter, hero);
    QCOMPARE(table->page->controller().staging().picked().space, goal);
    QTest::keyClick(table->page.get(), Qt::Key_Escape);
    QCOMPARE(table->page->controller().staging().picked().space, SpaceId::none);
}

void TestPlayMatch::nothingIsLostByTakingBack()
{
    const auto table = sit(QStringLiteral("random"), 3);
    QVERIFY(table && untilAsked(*table, Ask::action));
    QTest::mouseClick(table->page->actions()->button(ActionKind::maneuver), Qt::LeftButton);
    QTRY_VERIFY(table->page->controller().asking() &&
                table->page->controller().staging().ask() == Ask::maneuver);
    const FighterId hero = heroOf(idAt<SeatId>(0));
    const FighterId helper = fighterAt(idAt<SeatId>(0), 1);
    const SpaceId stood = table->match->state().table.fighter(hero).space;
    table->pilot->clickFighter(hero);
    SpaceId goal = SpaceId::none;
    for (const SpaceOffer& offer : table->page->board()->look().offers)
        if (offer.kind == OfferKind::steps) goal = offer.space;
    table->pilot->clickSpace(goal);
    table->pilot->clickFighter(helper);
    QTRY_VERIFY(table->page->controller().asking() && !table->page->controller().playback().busy());
    QCOMPARE(table->match->state().table.fighter(hero).space, goal);
    QVERIFY(table->page->promptBar()->takeBackButton()->usable());
    QTest::mouseClick(table->page->promptBar()->takeBackButton(), Qt::LeftButton);
    QCOMPARE(table->match->state().table.fighter(hero).space, stood);
    QTRY_VERIFY(table->page->controller().asking());
    QCOMPARE(table->page->controller().staging().ask(), Ask::maneuver);
}

QTEST_MAIN(TestPlayMatch)
#include "tst_playmatch.moc"
