// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of every page, to look at: at one size, in one palette, language and text size.
//
//     cmake --build build/release --target page_pictures
//     QT_QPA_PLATFORM=offscreen build/release/tests/page_pictures FOLDER [WIDTHxHEIGHT] [light|dark]
//     [en|es|fr|pt] [TEXT%] [PAGE…]
//
// Without PAGE all of them; PAGE is the beginning of a name that stands under its picture, as "replay". The
// match is the same on every run, and what a page needs of it is played also where it isn't pictured.

#include "app/window/application.h"
#include "tests/support/packing.h"
#include "tests/window/settled.h"
#include "tests/window/sights.h"
#include "views/pages/replay/analysis/analysistab.h"
#include "views/pages/table/puzzles/puzzle.h"
#include "views/pages/table/puzzles/puzzlepage.h"
#include "views/pages/table/resultbar.h"
#include "views/theme/button.h"
#include "views/theme/pressguard.h"
#include "views/workshop/packages/packagespage.h"
#include "views/workshop/packages/packageview.h"
#include "views/workshop/trials/balancechoices.h"
#include "views/workshop/trials/balancepage.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QTemporaryDir>
#include <cstdio>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

struct Wish {
    QString folder;
    QSize size{1280, 800};
    QString palette = QStringLiteral("light");
    QString language = QStringLiteral("en");
    double textScale = 1;
    QStringList pages = {};

    [[nodiscard]] bool wants(const QString& page) const
    {
        return pages.isEmpty() || std::any_of(pages.begin(), pages.end(),
                                              [&](const QString& wanted) { return page.startsWith(wanted); });
    }
};

Wish wishOf(const QStringList& arguments)
{
    Wish wish;
    wish.folder = arguments.value(1);
    for (const QString& word : arguments.mid(2)) {
        const QStringList sides = word.split(u'x');
        if (sides.size() == 2 && sides[0].toInt() > 0 && sides[1].toInt() > 0)
            wish.size = {sides[0].toInt(), sides[1].toInt()};
        else if (word == u"light" || word == u"dark")
            wish.palette = word;
        else if (word == u"en" || word == u"es" || word == u"fr" || word == u"pt")
            wish.language = word;
        else if (word.endsWith(u'%'))
            wish.textScale = word.chopped(1).toDouble() / 100;
        else
            wish.pages << word;
    }
    return wish;
}

bool askedFor(const TablePage& table, Ask ask)
{
    return isAsked(table) && table.controller().staging().ask() == ask;
}

bool showSeats(MainWindow& window, int count)
{
    window.turnTo(pageid::newMatch);
    newMatchOf(window)->countButton(count)->click();
    return true;
}

bool showResult(MainWindow& window)
{
    return playUntil(window, 0, [&](const TablePage& table) {
        return window.session().match()->over() && !table.result()->isHidden();
    });
}

/// A replay inside a combat in the middle of the match.
bool showMiddle(MainWindow& window, ReplayPanel::Page tab)
{
    const Timeline& timeline = window.session().match()->timeline();
    const auto& fights = timeline.structure().fights();
    const Cursor place = timeline.cursorAt(fights[fights.size() / 2].endEvent);
    pageOf<ReplayPage>(window)->seek(place.position, place.offset);
    return showReplay(window, tab);
}

/// The same with the match analyzed, thinking little, at the first mistake that was judged.
bool showJudged(MainWindow& window, bool tried)
{
    Match& match = *window.session().match();
    if (!match.annotations().analysis) {
        Analyst analyst(match.sharedRules(), match.timeline(), {.iterations = 600});
        analyst.work();
        match.setAnalysis(analyst.result());
    }
    showReplay(window, ReplayPanel::analysisPage);
    ReplayPage& page = *pageOf<ReplayPage>(window);
    page.panel()->analysis()->place()->answer(-1); // of a picture before
    page.seek(0);
    page.jump(Jump::mistake, true);
    if (tried) page.panel()->analysis()->tryButton()->click();
    return tried || QTest::qWaitFor([&] { return page.panel()->analysis()->place()->review() != nullptr; });
}

/// A position with a wrong answer, or with the right one shown.
bool showPuzzle(MainWindow& window, bool answer)
{
    window.turnTo(pageid::puzzles);
    PuzzlePage& page = *pageOf<PuzzlePage>(window);
    if (answer) return page.showAnswer(), true;
    const Puzzle& puzzle = *page.puzzle();
    const auto wrong =
        std::find_if(puzzle.match().options().begin(), puzzle.match().options().end(),
                     [&puzzle](const Decision& decision) { return !puzzle.position().isRight(decision); });
    Autopilot(*page.table(), makeBot("greedy1")).perform(*wrong);
    return QTest::qWaitFor([&] { return !puzzle.tries().empty() && puzzle.tries().front().chance >= 0; },
                           60'000);
}

/// A hero's balance after a few games against two others.
bool showBalance(MainWindow& window)
{
    showHero(window, HeroWorkspace::Mode::balance);
    BalancePage& page = *pageOf<WorkshopHub>(window)->heroes()->balance();
    page.setSeed(7);
    BalanceChoices& choices = *page.choices();
    choices.allHeroes()->setChecked(false);
    for (int row = 0; row < 3; ++row)
        choices.heroList()->item(row)->setCheckState(Qt::Checked);
    choices.gamesBox()->setCurrentIndex(0);
    if (!page.running() && page.model().rowCount() == 0) page.startButton()->click();
    return QTest::qWaitFor([&page] { return !page.running() && page.model().rowCount() > 0; }, 60'000);
}

/// A package that is offered, and lies in the folder of settings.
bool showOffered(MainWindow& window, bool installed)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("mara.fabletop")));
    if (!file.open(QIODevice::WriteOnly)) return false;
    file.write(test::maraPackage());
    file.close();
    showWorkshop(window, QStringLiteral("packages"));
    PackagesPage& page = *pageOf<WorkshopHub>(window)->packages();
    page.offer(file.fileName());
    if (installed) {
        QTest::qWait(PressGuard::quiet + 50);
        page.view()->installButton()->click();
    }
    return true;
}

/// What there is to see beside the pages themselves, in the order of a match.
std::vector<Sight> allSights()
{
    using Window = MainWindow&;
    std::vector<Sight> all{
        {"new match, four", [](Window window) { return showSeats(window, 4); }},
        {"new match, two", [](Window window) { return showSeats(window, 2); }},
        {"table, setup", [](Window window) { return playUntil(window, 0, isAsked); }},
        {"table, action",
         [](Window window) {
             return playUntil(window, 0, [](const TablePage& table) { return askedFor(table, Ask::action); });
         }},
        {"table, hint",
         [](Window window) {
             TablePage& table = *pageOf<TablePage>(window);
             table.hint().toggle();
             return QTest::qWaitFor([&] { return table.hint().shown(); });
         }},
        {"table, maneuver",
         [](Window window) {
             return playUntil(window, 0,
                              [](const TablePage& table) { return askedFor(table, Ask::maneuver); });
         }},
        {"table, defense",
         [](Window window) {
             return playUntil(window, 0, [](const TablePage& table) { return askedFor(table, Ask::defend); });
         }},
    };
    for (Sight& sight : sights())
        all.push_back(std::move(sight));
    all.push_back({"puzzles, wrong", [](Window window) { return showPuzzle(window, false); }});
    all.push_back({"puzzles, answer", [](Window window) { return showPuzzle(window, true); }});
    all.push_back(
        {"balance, open", [](Window window) { return showHero(window, HeroWorkspace::Mode::balance); }});
    all.push_back({"balance, played", showBalance});
    all.push_back(
        {"packages", [](Window window) { return showWorkshop(window, QStringLiteral("packages")); }});
    all.push_back({"packages, offered", [](Window window) { return showOffered(window, false); }});
    all.push_back({"packages, installed", [](Window window) { return showOffered(window, true); }});
    all.push_back({"table, result", showResult});
    all.push_back(
        {"result, replay", [](Window window) { return showReplay(window, ReplayPanel::eventsPage); }});
    all.push_back(
        {"result, hands", [](Window window) { return showReplay(window, ReplayPanel::cardsPage); }});
    all.push_back(
        {"middle, hands", [](Window window) { return showMiddle(window, ReplayPanel::cardsPage); }});
    all.push_back(
        {"middle, combat", [](Window window) { return showMiddle(window, ReplayPanel::combatPage); }});
    all.push_back(
        {"middle, branches", [](Window window) { return showMiddle(window, ReplayPanel::branchesPage); }});
    all.push_back(
        {"middle, not judged", [](Window window) { return showMiddle(window, ReplayPanel::analysisPage); }});
    all.push_back({"middle, judged", [](Window window) { return showJudged(window, false); }});
    all.push_back({"middle, tried", [](Window window) { return showJudged(window, true); }});
    all.push_back({"result, judged", [](Window window) {
                       showJudged(window, false);
                       pageOf<ReplayPage>(window)->toEnd();
                       return true;
                   }});
    return all;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    Application::introduce();
    const Wish wish = wishOf(QApplication::arguments());
    if (wish.folder.isEmpty() || !QDir().mkpath(wish.folder)) {
        std::fputs("page_pictures FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE] [TEXT%] [PAGE...]\n", stderr);
        return 2;
    }
    const QTemporaryDir folder;
    PassingSettings settings;
    settings.setSpeed(0);
    settings.setPalette(wish.palette);
    settings.setValue(QStringLiteral("look/textScale"), wish.textScale);
    Application application(qt, settings, wish.language, folder.path());
    MainWindow& window = application.window();
    window.resize(wish.size);
    window.show();
    if (!sitDown(window, settings, folder.path() + QStringLiteral("/pictures.match"))) return 1;
    int missing = 0;
    for (const Sight& sight : allSights()) {
        const QString name = QString::fromLatin1(sight.name);
        if (!sight.show(window)) {
            std::fprintf(stderr, "%s: the moment never came\n", sight.name);
            ++missing;
            continue;
        }
        if (!wish.wants(name)) continue;
        settle(16);
        QString file = name;
        file.remove(u',').replace(u' ', u'-');
        window.grab().save(QStringLiteral("%1/%2.png").arg(wish.folder, file));
    }
    return missing == 0 ? 0 : 1;
}
