// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// sights: every page of the window with something on it, one after the other, for tests that look at all of
/// them and for pictures to look at.

#include "app/demo/autopilot.h"
#include "model/bots/bot.h"
#include "model/content/catalogue.h"
#include "tests/support/lamplighter.h"
#include "tests/window/windowhand.h"
#include "views/combat/combatsheet.h"
#include "views/library/librarypage.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/start/matchplan.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablepage.h"
#include "views/workshop/workshophub.h"

#include <QElapsedTimer>
#include <QTest>
#include <functional>

namespace fabletop::testing {

/// A page, or a part of one, and how one gets there; `show` is false where the moment never came.
struct Sight {
    const char* name;
    std::function<bool(MainWindow&)> show;
};

/// Ana against Rui, whom the computer plays: what there is to see at table and replay.
inline bool sitDown(MainWindow& window, const Settings& settings, const QString& matchFile)
{
    MatchPlan plan = lastPlan(settings);
    plan.seats[0].player = QStringLiteral("person");
    plan.seats[0].name = QStringLiteral("Ana");
    plan.seats[1].name = QStringLiteral("Rui");
    plan.seats[1].player = QStringLiteral("greedy1");
    plan.seed = 7;
    plan.first = 1;
    Diagnostics diagnostics;
    auto match = makeMatch(plan, diagnostics);
    if (!match) return false;
    pageOf<TablePage>(window)->setSpeed(0);
    window.session().play(std::move(match), matchFile);
    return true;
}

inline bool turnedTo(MainWindow& window, const QString& page, const QString& place = {})
{
    window.turnTo(page, place);
    return true;
}

/// Plays on until `there`.
inline bool playUntil(MainWindow& window, double speed, const std::function<bool(TablePage&)>& there)
{
    window.turnTo(pageid::table);
    TablePage& table = *pageOf<TablePage>(window);
    table.setSpeed(speed);
    Autopilot pilot(table, makeBot("greedy1"), 7);
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 60'000) {
        if (there(table)) return true;
        if (window.session().match()->over()) QTest::qWait(10);
        pilot.step();
        QTest::qWait(1);
    }
    return false;
}

inline bool isAsked(const TablePage& table)
{
    return table.controller().asking() && !table.controller().playback().busy() &&
           !table.sheet()->isVisible();
}

inline bool showCombat(MainWindow& window)
{
    // A combat is there for a while.
    return playUntil(window, 1, [](const TablePage& table) { return table.sheet()->isVisible(); });
}

inline bool showReplay(MainWindow& window, ReplayPanel::Page tab)
{
    window.turnTo(pageid::replay);
    pageOf<ReplayPage>(window)->findChild<ReplayPanel*>()->setPage(tab);
    return true;
}

inline bool showLibrary(MainWindow& window)
{
    window.turnTo(pageid::library);
    const LibraryModel& model = pageOf<LibraryPage>(window)->model();
    return QTest::qWaitFor([&model] { return !model.reading() && model.rowCount() > 0; }, 60'000);
}

inline bool showWorkshop(MainWindow& window, const QString& part)
{
    window.turnTo(pageid::workshop);
    pageOf<WorkshopHub>(window)->goTo(part);
    return true;
}

inline bool showBattlefield(MainWindow& window)
{
    showWorkshop(window, QStringLiteral("battlefields"));
    BattlefieldEditor& editor = pageOf<WorkshopHub>(window)->battlefields()->editor();
    Diagnostics ignored;
    if (editor.battlefield().spaces.empty())
        editor.document().adopt(*loadBattlefield(QStringLiteral("soho"), ignored), QString(), false);
    return true;
}

inline bool showHero(MainWindow& window, HeroWorkspace::Mode mode)
{
    showWorkshop(window, QStringLiteral("heroes"));
    HeroWorkspace* heroes = pageOf<WorkshopHub>(window)->heroes();
    if (heroes->editor()->document().text().isEmpty())
        heroes->editor()->document().adopt(test::lamplighterText(), QString(), false);
    heroes->setMode(mode);
    return true;
}

inline bool showRuleSets(MainWindow& window)
{
    showWorkshop(window, QStringLiteral("rulesets"));
    pageOf<WorkshopHub>(window)->ruleSets()->files().startNew();
    return true;
}

/// In an order in which each finds what it needs.
inline std::vector<Sight> sights()
{
    using Window = MainWindow&;
    return {
        {"welcome", [](Window window) { return turnedTo(window, pageid::welcome); }},
        {"new match", [](Window window) { return turnedTo(window, pageid::newMatch); }},
        {"table", [](Window window) { return playUntil(window, 0, isAsked); }},
        {"combat", showCombat},
        {"replay, combat", [](Window window) { return showReplay(window, ReplayPanel::combatPage); }},
        {"replay, events", [](Window window) { return showReplay(window, ReplayPanel::eventsPage); }},
        {"replay, hands", [](Window window) { return showReplay(window, ReplayPanel::cardsPage); }},
        {"replay, notes", [](Window window) { return showReplay(window, ReplayPanel::notesPage); }},
        {"library", showLibrary},
        {"puzzles", [](Window window) { return turnedTo(window, pageid::puzzles); }},
        {"cards", [](Window window) { return turnedTo(window, pageid::cards); }},
        {"rules",
         [](Window window) { return turnedTo(window, pageid::rulebook, QStringLiteral("R-TURN-01")); }},
        {"settings", [](Window window) { return turnedTo(window, pageid::settings); }},
        {"begin a hero", [](Window window) { return showWorkshop(window, QStringLiteral("heroes")); }},
        {"begin a battlefield",
         [](Window window) { return showWorkshop(window, QStringLiteral("battlefields")); }},
        {"battlefields", showBattlefield},
        {"hero text", [](Window window) { return showHero(window, HeroWorkspace::Mode::text); }},
        {"card trial", [](Window window) { return showHero(window, HeroWorkspace::Mode::sandbox); }},
        {"shaking", [](Window window) { return showHero(window, HeroWorkspace::Mode::shake); }},
        {"versions", [](Window window) { return showHero(window, HeroWorkspace::Mode::versions); }},
        {"rule sets", showRuleSets},
    };
}

} // namespace fabletop::testing
