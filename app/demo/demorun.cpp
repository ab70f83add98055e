// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demorun.h"

#include "app/demo/autopilot.h"
#include "app/session/matchsession.h"
#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combatsheet.h"
#include "views/hand/promptbar.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/newmatchpage.h"
#include "views/theme/button.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QPixmap>

namespace fabletop {

namespace {

constexpr std::uint64_t demoSeed = 7;
constexpr qint64 stuckAfter = 60'000; ///< milliseconds without a decision

} // namespace

DemoRun::DemoRun(QApplication& qt, QString folder, const QString& language)
    : m_folder(std::move(folder)), m_application(qt, m_settings, language, m_folder)
{}

DemoRun::~DemoRun() = default;

QString DemoRun::matchIn(const QString& folder)
{
    return folder + QStringLiteral("/demo.match");
}

QString DemoRun::run()
{
    if (!begin() || !play()) return m_problem;
    finish();
    return m_problem;
}

bool DemoRun::settle(int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    do
        QApplication::processEvents(QEventLoop::AllEvents, 5);
    while (clock.elapsed() < milliseconds);
    return true;
}

void DemoRun::shoot(const QString& name)
{
    settle(450); // backdrop and baked board
    const QString file =
        QStringLiteral("%1/%2-%3.png").arg(m_folder).arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(name);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    m_application.window().grab().save(&buffer, "PNG");
    const auto fault = writeWholeFile(file, bytes);
    if (fault && m_problem.isEmpty()) m_problem = fault->sentence();
}

bool DemoRun::first(const QString& moment)
{
    if (m_seen.contains(moment)) return false;
    m_seen.insert(moment);
    return true;
}

bool DemoRun::begin()
{
    m_settings.setSpeed(4);
    m_settings.setPalette(QStringLiteral("light"));
    MainWindow& window = m_application.window();
    m_application.setPalette(QStringLiteral("light"));
    window.resize(1280, 800);
    window.show();
    window.pages().page<TablePage>()->setSpeed(4);
    shoot(QStringLiteral("welcome"));
    MatchPlan plan = lastPlan(m_settings);
    plan.seats[0] = {shippedHeroes().value(0), QStringLiteral("Ana"), QStringLiteral("person")};
    plan.seats[1] = {shippedHeroes().value(1), QStringLiteral("Computer"), QStringLiteral("greedy1")};
    plan.battlefield = QStringLiteral("baskerville-manor");
    plan.seed = demoSeed;
    window.turnTo(pageid::newMatch);
    window.findChild<NewMatchPage*>()->setPlan(plan);
    shoot(QStringLiteral("new-match"));
    QFile::remove(matchIn(m_folder));
    Diagnostics diagnostics;
    auto match = makeMatch(plan, diagnostics);
    if (!match) {
        m_problem = diagnostics.empty() ? QStringLiteral("no match")
                                        : QString::fromStdString(toLine(diagnostics.front()));
        return false;
    }
    window.session().play(std::move(match), matchIn(m_folder));
    m_pilot = std::make_unique<Autopilot>(*window.pages().find<TablePage>(), makeBot("greedy1"), demoSeed);
    return true;
}

bool DemoRun::play()
{
    TablePage& table = *m_application.window().pages().find<TablePage>();
    int decided = 0;
    while (!table.match()->over()) {
        if (const int now = table.match()->timeline().last(); now != decided) {
            decided = now;
            m_time.setRemainingTime(stuckAfter); // a busy machine is slow and not stuck
        }
        if (m_time.hasExpired()) {
            m_problem = QStringLiteral("the match didn’t go on after decision %1").arg(decided);
            return false;
        }
        if (table.sheet()->isVisible())
            shootCombat();
        else if (table.controller().asking() && !table.controller().playback().busy())
            shootQuestion();
        m_pilot->step();
        settle(4);
    }
    while (table.controller().playback().busy() && !m_time.hasExpired()) {
        m_pilot->step();
        settle(10);
    }
    return true;
}

void DemoRun::shootQuestion()
{
    TablePage& table = *m_application.window().pages().find<TablePage>();
    const Ask ask = table.controller().staging().ask();
    m_pilot->rest();
    if (ask == Ask::placeSetUp && first(QStringLiteral("placing"))) return shoot(QStringLiteral("placing"));
    if (ask == Ask::defend && first(QStringLiteral("defense"))) return shoot(QStringLiteral("defense"));
    if (ask == Ask::number && first(QStringLiteral("number"))) return shoot(QStringLiteral("name-a-number"));
    if (ask == Ask::card && first(QStringLiteral("card"))) return shoot(QStringLiteral("choose-a-card"));
    if (ask == Ask::yes && first(QStringLiteral("yes"))) return shoot(QStringLiteral("yes-or-no"));
    if (ask != Ask::action && ask != Ask::maneuver) return;
    if (ask == Ask::action && first(QStringLiteral("action"))) shoot(QStringLiteral("action"));
    const Question& question = table.controller().staging().question();
    for (const Decision& option : question.options) {
        if (ask == Ask::maneuver && option.verb == Verb::move &&
            option.space != table.controller().table().fighter(option.fighter).space &&
            question.observation.table.turn.number > 2 && first(QStringLiteral("maneuver")))
            return shootManeuver(option);
        if (ask == Ask::action && option.verb == Verb::attack && first(QStringLiteral("attack")))
            return shootAttack(option);
    }
}

void DemoRun::shootManeuver(const Decision& decision)
{
    m_pilot->clickFighter(decision.fighter);
    shoot(QStringLiteral("maneuver"));
    m_pilot->prepare(decision);
    const auto& cards = m_application.window().pages().find<TablePage>()->hand()->cards();
    if (!cards.empty()) m_pilot->hoverCard(cards.back().owner, cards.back().card);
    shoot(QStringLiteral("maneuver-staged"));
    m_application.window().pages().find<TablePage>()->controller().input().stepBack();
}

void DemoRun::shootAttack(const Decision& decision)
{
    m_pilot->prepare(decision);
    shoot(QStringLiteral("attack"));
    m_pilot->confirm();
}

void DemoRun::shootCombat()
{
    CombatSheet& sheet = *m_application.window().pages().find<TablePage>()->sheet();
    if (++m_combats != 1) return;
    for (int step : {3, 5, 6, 9}) {
        sheet.setStep(step);
        shoot(QStringLiteral("combat-step-%1").arg(step));
    }
}

void DemoRun::finish()
{
    MainWindow& window = m_application.window();
    m_pilot->rest();
    shoot(QStringLiteral("result"));
    window.turnTo(pageid::replay);
    window.pages().find<ReplayPage>()->seek(window.session().match()->timeline().last() * 2 / 3);
    shoot(QStringLiteral("replay"));
    m_application.setPalette(QStringLiteral("dark"));
    shoot(QStringLiteral("replay-dark"));
    window.turnTo(pageid::table);
    shoot(QStringLiteral("table-dark"));
}

} // namespace fabletop
